// One line of the journal: account, description, and an amount on one side.
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { akun } from '../../../resources/finance/akun.ts';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import style from './journal-form.module.css';
import type { Change, Line } from './lines.ts';

interface AmountProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: number | null;
  readonly disabled: boolean;
  readonly onChange: (value: number | null) => void;
}

const Amount = ({ label, ...props }: AmountProps) => (
  <MoneyControl className={style.amount} aria-label={label} min={0} {...props} />
);

interface Props {
  readonly at: number;
  readonly line: Line;
  readonly onChange: (key: number, change: Change) => void;
  readonly onRemove: (key: number) => void;
}

/** Headers and accounts that the system keeps are not offered; amounts wait for an account (specified). */
export const LineRow = memo(({ at, line, onChange, onRemove }: Props) => {
  const { t } = useTranslation();
  const n = at + 1;
  const labelOf = (what: string): string => `${what} ${t('journalForm.line', { n })}`;
  const change = (part: Change) => onChange(line.key, part);
  return (
    <div role="group" aria-label={t('journalForm.line', { n })} className={style.line}>
      <RefSelect
        resource={akun.name}
        label={labelOf(t('journalForm.account'))}
        placeholder={t('journalForm.account')}
        filter={{ postable: 'true', is_active: 'true' }}
        value={line.akun_id}
        onChange={(akun_id) => change({ akun_id })}
      />
      <Input
        aria-label={labelOf(t('journalForm.description'))}
        placeholder={t('journalForm.description')}
        maxLength={300}
        value={line.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Amount
        label={labelOf(t('journalForm.debit'))}
        placeholder={t('journalForm.debit')}
        value={line.debit}
        disabled={line.akun_id === null}
        onChange={(debit) => change({ debit })}
      />
      <Amount
        label={labelOf(t('journalForm.credit'))}
        placeholder={t('journalForm.credit')}
        value={line.credit}
        disabled={line.akun_id === null}
        onChange={(credit) => change({ credit })}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('journalForm.removeLine', { n })}
        onClick={() => onRemove(line.key)}
      />
    </div>
  );
});
LineRow.displayName = 'LineRow';

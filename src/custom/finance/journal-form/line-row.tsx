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
import { useKeys } from './use-keys.ts';

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

/** Where a line ends: the amount on the right. */
const lastInput = (line: HTMLElement): Element | undefined => [...line.querySelectorAll('input')].at(-1);

interface Props {
  readonly at: number;
  readonly line: Line;
  readonly onChange: (key: number, change: Change) => void;
  readonly onRemove: (key: number) => void;
  /** Of the last line: leaving it by Tab asks for another one. */
  readonly onLeave: (() => void) | undefined;
}

/**
 * Headers and accounts that the system keeps are not offered; amounts wait for an account (specified). Tab goes from the last amount to
 * the next line and passes the bin: by keyboard a line is removed with Ctrl+Delete.
 */
export const LineRow = memo(({ at, line, onChange, onRemove, onLeave }: Props) => {
  const { t } = useTranslation();
  const n = at + 1;
  const labelOf = (what: string): string => `${what} ${t('journalForm.line', { n })}`;
  const change = (part: Change) => onChange(line.key, part);
  const ref = useKeys<HTMLDivElement>((event, row) => {
    if (event.ctrlKey && event.key === 'Delete') onRemove(line.key);
    if (event.key === 'Tab' && !event.shiftKey && event.target === lastInput(row)) onLeave?.();
  });
  return (
    <div ref={ref} role="group" aria-label={t('journalForm.line', { n })} className={style.line}>
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
        aria-keyshortcuts="Control+Delete"
        tabIndex={-1}
        onClick={() => onRemove(line.key)}
      />
    </div>
  );
});
LineRow.displayName = 'LineRow';

// The chart with the opening balances, by category; amounts are typed where they may be.
import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import surface from '../../../kit/style/surface.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { type Balances, type Side, totalsOf } from './balances.ts';
import own from './opening.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

export interface Account extends Side {
  readonly code: string;
  readonly name: string;
  readonly categoryname: string;
  readonly isheader: boolean;
}
export interface Group {
  readonly categoryname: string;
  readonly akuns: readonly Account[];
}

const NONE: Side = { debit: 0, credit: 0 };

interface AmountProps {
  readonly account: Account;
  readonly side: keyof Side;
  readonly value: number;
  readonly editable: boolean;
  readonly onChange: (code: string, side: Side) => void;
}

/** Drawn again only when its own amount is another: the chart has some hundred of them. */
const Amount = memo(({ account: { code }, side, value, editable, onChange }: AmountProps) => {
  const { t } = useTranslation();
  if (!editable) return <Figure value={value} />;
  return (
    <MoneyControl
      className={own.amount}
      aria-label={`${t(`period.${side}`)} ${code}`}
      min={0}
      value={value === 0 ? null : value}
      onChange={(amount) => onChange(code, { debit: 0, credit: 0, [side]: amount ?? 0 })}
    />
  );
});
Amount.displayName = 'OpeningAmount';

interface Props {
  readonly groups: readonly Group[];
  readonly balances: Balances;
  readonly editable: boolean;
  readonly onChange: (code: string, side: Side) => void;
}

const Balance = ({ debit, credit }: Side) => {
  const { t } = useTranslation();
  const level = debit === credit;
  return (
    <span className={`${layout.line} ${words.toned}`} data-tone={level ? 'success' : 'danger'} role="status">
      {level ? <CheckCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
      {level ? t('journalForm.level') : t('journalForm.difference', { amount: formatRupiah(Math.abs(debit - credit)) })}
    </span>
  );
};

export const OpeningTable = ({ groups, balances, editable, onChange }: Props) => {
  const { t } = useTranslation();
  const totals = totalsOf(balances);
  const amounts = (['debit', 'credit'] as const).map((side): Column<Account> => ({
    key: side,
    head: t(`period.${side}`),
    as: 'figure',
    cell: (account) => (
      <Amount {...{ account, side, editable, onChange }} value={(balances.get(account.code) ?? NONE)[side]} />
    ),
    sum: <Figure value={totals[side]} always />,
  }));
  return (
    <section className={surface.sheet}>
      <DataTable<Account>
        label={t('period.new')}
        groups={groups.map(({ categoryname, akuns }) => ({
          key: categoryname,
          head: categoryname,
          rows: akuns.filter(({ isheader }) => !isheader),
        }))}
        keyOf={({ code }) => code}
        columns={[
          { key: 'code', head: t('period.code'), as: 'code', cell: ({ code }) => code },
          { key: 'name', head: t('period.account'), cell: ({ name }) => name },
          ...amounts,
        ]}
        sumLabel={<Balance {...totals} />}
      />
    </section>
  );
};

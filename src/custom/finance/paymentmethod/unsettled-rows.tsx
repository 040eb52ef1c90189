// The transactions of a method that are not in the bank yet, each with its tick.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';

export type Tender = AnswerOf<'finance.settlement.unsettled'>['data'][number];
interface RowsProps {
  readonly rows: readonly Tender[];
  readonly left: ReadonlySet<number>;
  readonly onToggle: (ids: readonly number[], ticked: boolean) => void;
}

export const UnsettledRows = ({ rows, left, onToggle }: RowsProps) => {
  const { t } = useTranslation();
  const ticked = rows.length - left.size;
  const all = (
    <Checkbox
      aria-label={t('biaya.tickAll')}
      checked={left.size === 0}
      indeterminate={ticked > 0 && left.size > 0}
      onChange={({ target }) =>
        onToggle(
          rows.map(({ id }) => id),
          target.checked,
        )
      }
    />
  );
  const tick = (row: Tender) => (
    <Checkbox
      aria-label={row.code}
      checked={!left.has(row.id)}
      onChange={({ target }) => onToggle([row.id], target.checked)}
    />
  );
  const receipt = ({ code, customer_name }: Tender) => (
    <>
      {code} <span className={words.quiet}>{customer_name}</span>
    </>
  );
  return (
    <DataTable<Tender>
      label={t('biaya.unsettled')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { key: 'tick', head: all, cell: tick },
        { key: 'receipt', head: t('biaya.receipt'), cell: receipt },
        { key: 'date', head: t('biaya.date'), as: 'code', cell: (row) => <DateText value={row.posting_date} /> },
        { key: 'expected', head: t('biaya.expected'), as: 'code', cell: (row) => <DateText value={row.expected_at} /> },
        { key: 'amount', head: t('biaya.amount'), as: 'figure', cell: ({ amount }) => formatNumber(amount) },
        { key: 'mdr', head: t('biaya.mdr'), as: 'figure', cell: ({ fee_amount }) => formatNumber(fee_amount) },
      ]}
    />
  );
};

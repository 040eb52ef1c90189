// The lines of a bill before its own discount and notes of credit, and how they come to its total.
import { useTranslation } from 'react-i18next';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import { billLine } from '../../../resources/finance/bill-line.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { Money } from '../../../kit/money/money.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import style from '../../../parts/finance/billing/billing.module.css';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

const { fields } = billLine;

const Totals = ({ bill }: { bill: BillRecord }) => {
  const { t } = useTranslation();
  const credited = bill.original_total_amount === null ? 0 : bill.original_total_amount - bill.total_amount;
  const rows = [
    { label: declaration.fields.subtotal_amount.label, value: bill.subtotal_amount, shown: true },
    {
      label: [declaration.fields.discount_amount.label, bill.discount_reason].filter(Boolean).join(' · '),
      value: -bill.discount_amount,
      shown: bill.discount_amount > 0,
    },
    { label: declaration.fields.rounding_amount.label, value: bill.rounding_amount, shown: bill.rounding_amount !== 0 },
    { label: t('tagihan.credited'), value: -credited, shown: credited > 0 },
  ];
  return (
    <dl className={`${layout.pairs} ${style.totals}`}>
      {rows
        .filter(({ shown }) => shown)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={value} />
            </dd>
          </div>
        ))}
      <div className={style.grand}>
        <dt>{declaration.fields.total_amount.label}</dt>
        <dd>
          <Money strong value={bill.total_amount} />
        </dd>
      </div>
      {bill.tax_amount > 0 && (
        <div className={words.quiet}>
          <dt>{declaration.fields.tax_amount.label}</dt>
          <dd>
            <Money value={bill.tax_amount} />
          </dd>
        </div>
      )}
    </dl>
  );
};

const columns: readonly Column<BillRecord['lines'][number]>[] = [
  { key: 'name', head: fields.name.label, as: 'name', cell: ({ name }) => name },
  // What a narrow screen leaves out: the amount of a line says most.
  { key: 'qty', head: fields.qty.label, as: 'figure', wide: true, cell: ({ qty }) => formatNumber(qty) },
  { key: 'price', head: fields.price.label, as: 'figure', wide: true, cell: ({ price }) => <Money value={price} /> },
  {
    key: 'discount',
    head: fields.discount_amount.label,
    as: 'figure',
    wide: true,
    cell: ({ discount_amount }) => <Money value={discount_amount} />,
  },
  {
    key: 'net',
    head: fields.net_amount.label,
    as: 'figure',
    cell: ({ qty, price, discount_amount }) => <Money value={Math.round(qty * price) - discount_amount} />,
  },
];

export const BillLines = ({ bill }: { bill: BillRecord }) => (
  <section className={surface.sheet}>
    <h2 className={words.heading}>{billLine.label}</h2>
    <DataTable label={billLine.label} columns={columns} rows={bill.lines} keyOf={({ id }) => id} />
    <Totals bill={bill} />
  </section>
);

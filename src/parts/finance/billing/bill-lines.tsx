// The lines of a bill before its own discount and notes of credit, and how they come to its total.
import { useTranslation } from 'react-i18next';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import { billLine } from '../../../resources/finance/bill-line.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { Money } from '../../../kit/money/money.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import type { BillRecord } from './bill.ts';
import style from './billing.module.css';

const { fields } = billLine;
/** What a narrow screen leaves out: the amount of a line says most. */
const DETAILS = [fields.qty.label, fields.price.label, fields.discount_amount.label];
const DETAIL = `${style.right} ${style.wide}`;

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
    <dl className={style.totals}>
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
        <div className={style.quiet}>
          <dt>{declaration.fields.tax_amount.label}</dt>
          <dd>
            <Money value={bill.tax_amount} />
          </dd>
        </div>
      )}
    </dl>
  );
};

export const BillLines = ({ bill }: { bill: BillRecord }) => (
  <section className={style.section}>
    <h2 className={style.heading}>{billLine.label}</h2>
    <ScrollRegion label={billLine.label} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{fields.name.label}</th>
            {DETAILS.map((head) => (
              <th key={head} scope="col" className={DETAIL}>
                {head}
              </th>
            ))}
            <th scope="col" className={style.right}>
              {fields.net_amount.label}
            </th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.name}</th>
              <td className={DETAIL}>{formatNumber(line.qty)}</td>
              <td className={DETAIL}>
                <Money value={line.price} />
              </td>
              <td className={DETAIL}>
                <Money value={line.discount_amount} />
              </td>
              <td className={style.right}>
                <Money value={Math.round(line.qty * line.price) - line.discount_amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
    <Totals bill={bill} />
  </section>
);

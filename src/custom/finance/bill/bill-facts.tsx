// What stands beside a bill: its amounts, whose it is, its days, and the document that it comes from.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { visitPath } from '../../../parts/service/visit/visit.ts';
import { payableOf } from '../../../resources/finance/amounts.ts';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import style from '../../../parts/finance/billing/billing.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

const labelIn = (
  options: readonly { readonly value: number; readonly label: string }[],
  value: number | null,
): string => options.find((option) => option.value === value)?.label ?? '';

const Patient = ({ bill: { customer_id, customer_name, customerdata } }: { bill: BillRecord }) =>
  customer_id === null ? (
    customer_name
  ) : (
    <>
      <Link to={`/user/${customer_id}`}>{customer_name}</Link>
      {customerdata?.code && <div className={words.quiet}>{customerdata.code}</div>}
    </>
  );

const useFacts = (bill: BillRecord): readonly Fact[] => {
  const { t } = useTranslation();
  const { fields } = declaration;
  const source = bill.source_type === 'visit' && <Link to={visitPath(bill.source_id)}>{t('tagihan.toVisit')}</Link>;
  const facts: readonly (Fact | false)[] = [
    { label: fields.customer_id.label, value: <Patient bill={bill} /> },
    bill.doctordata !== null && { label: fields.doctor_id.label, value: bill.doctordata.name },
    { label: fields.type.label, value: labelIn(fields.type.options, bill.type) },
    { label: fields.transaction_at.label, value: <DateText value={bill.transaction_at} /> },
    bill.posting_date !== null && { label: fields.posting_date.label, value: <DateText value={bill.posting_date} /> },
    { label: fields.payment_type.label, value: labelIn(fields.payment_type.options, bill.payment_type) },
    payableOf(bill) > 0 &&
      bill.due_date !== null && { label: fields.due_date.label, value: <DateText value={bill.due_date} /> },
    source !== false && { label: fields.source_type.label, value: source },
    bill.void_reason !== null && { label: t('tagihan.reason'), value: bill.void_reason },
  ];
  return facts.filter((fact): fact is Fact => fact !== false);
};

export const BillFacts = ({ bill }: { bill: BillRecord }) => {
  const { t } = useTranslation();
  const facts = useFacts(bill);
  const { fields } = declaration;
  return (
    <aside className={`${surface.sheet} ${style.facts}`} aria-label={t('tagihan.facts')}>
      <dl className={layout.pairs}>
        <div>
          <dt>{fields.total_amount.label}</dt>
          <dd>
            <Money strong value={bill.total_amount} />
          </dd>
        </div>
        <div>
          <dt>{fields.installment_current_amount.label}</dt>
          <dd>
            <Money value={bill.installment_current_amount} />
          </dd>
        </div>
        <div>
          <dt>{fields.outstanding.label}</dt>
          <dd className={words.heading}>
            <Money strong value={payableOf(bill)} />
          </dd>
        </div>
        {bill.writtenoff_amount > 0 && (
          <div>
            <dt>{fields.writtenoff_amount.label}</dt>
            <dd>
              <Money value={bill.writtenoff_amount} />
            </dd>
          </div>
        )}
      </dl>
      <dl className={layout.pairs}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
};

// Rows of installments: which one it is, how late, and what is done with it.
import { useTranslation } from 'react-i18next';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText, InstantText } from '../../../kit/date/date-text.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { type Contact, LastContact, type Promised } from '../contact/last-contact.tsx';
import { PickBox } from '../contact/picked.tsx';
import { PayButton, RemindInstallment } from './row-actions.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

interface InstallmentRow {
  readonly bill_id: number;
  readonly bill_code?: string;
  readonly no: number;
  readonly outstanding: number;
  readonly late_days: number;
  readonly due_date: string | null;
  readonly reminded_at: string | null;
  readonly contact: Contact | null;
  readonly promise: Promised | null;
  readonly customer: { readonly id: number; readonly name: string; readonly code?: string } | null;
}
/** The list of this resource holds installments. */
const of = (row: ListRow) => row as unknown as InstallmentRow;

const PatientCell = ({ row }: { row: ListRow }) => {
  const { customer } = of(row);
  if (!customer) return null;
  return (
    <>
      <Link to={`/user/${customer.id}`}>{customer.name}</Link>
      {customer.code && <div className={words.quiet}>{customer.code}</div>}
    </>
  );
};
const DueCell = ({ row }: { row: ListRow }) => {
  const { due_date, outstanding, customer } = of(row);
  const due = due_date ? <DateText value={due_date} /> : null;
  if (outstanding === 0) return due;
  return (
    <span className={layout.lineTight}>
      <PickBox id={row.id} name={customer?.name ?? ''} />
      {due}
    </span>
  );
};
const ContactCell = ({ row }: { row: ListRow }) => {
  const { contact, promise, reminded_at } = of(row);
  if (contact || promise) return <LastContact contact={contact} promise={promise} />;
  return <InstantText value={reminded_at} />;
};
const BillCell = ({ row }: { row: ListRow }) => {
  const { bill_id, bill_code } = of(row);
  return <Link to={`/finance/payment/bill/${bill_id}`}>{bill_code ?? bill_id}</Link>;
};
const NumberCell = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const { no } = of(row);
  return no === 0 ? t('tagihan.dp') : no;
};
const LateCell = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const { late_days: days } = of(row);
  return days > 0 ? <StatusChip tone="danger" label={t('tagihan.days', { n: days })} /> : null;
};

const Actions = ({ row }: { row: ListRow }) => {
  const { bill_id, outstanding, customer } = of(row);
  if (outstanding === 0) return null;
  const name = customer?.name ?? '';
  return (
    <>
      <RemindInstallment row={row} name={name} />
      <PayButton billId={bill_id} name={name} />
    </>
  );
};

export const installmentOverrides: RowOverrides = {
  cells: {
    due_date: DueCell,
    reminded_at: ContactCell,
    customer: PatientCell,
    bill_id: BillCell,
    no: NumberCell,
    late_days: LateCell,
  },
  Actions,
};

// Rows of installments: which one it is, how late, and what is done with it.
import { useTranslation } from 'react-i18next';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { RowFor } from '../../../screens/list/use-records.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import type { angsuran } from '../../../resources/finance/angsuran.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText, InstantText } from '../../../kit/date/date-text.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { LastContact } from '../contact/last-contact.tsx';
import { PickBox } from '../contact/picked.tsx';
import { PayButton, RemindInstallment } from './row-actions.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

type Installment = ListedOf<'finance.angsuran'>;

const PatientCell = ({ row }: { row: Installment }) => {
  const { customer } = row;
  if (!customer) return null;
  return (
    <>
      <Link to={`/user/${customer.id}`}>{customer.name}</Link>
      {customer.code && <div className={words.quiet}>{customer.code}</div>}
    </>
  );
};
const DueCell = ({ row }: { row: Installment }) => {
  const { due_date, outstanding, customer } = row;
  const due = due_date ? <DateText value={due_date} /> : null;
  if (outstanding === 0) return due;
  return (
    <span className={layout.lineTight}>
      <PickBox id={row.id} name={customer?.name ?? ''} />
      {due}
    </span>
  );
};
const ContactCell = ({ row }: { row: Installment }) => {
  const { contact, promise, reminded_at } = row;
  if (contact || promise) return <LastContact contact={contact} promise={promise} />;
  return <InstantText value={reminded_at} />;
};
const BillCell = ({ row }: { row: Installment }) => {
  const { bill_id, bill_code } = row;
  return <Link to={`/finance/payment/bill/${bill_id}`}>{bill_code ?? bill_id}</Link>;
};
const NumberCell = ({ row }: { row: Installment }) => {
  const { t } = useTranslation();
  const { no } = row;
  return no === 0 ? t('tagihan.dp') : no;
};
const LateCell = ({ row }: { row: Installment }) => {
  const { t } = useTranslation();
  const { late_days: days } = row;
  return days > 0 ? <StatusChip tone="danger" label={t('tagihan.days', { n: days })} /> : null;
};

const Actions = ({ row }: { row: Installment }) => {
  const { bill_id, outstanding, customer } = row;
  if (outstanding === 0) return null;
  const name = customer?.name ?? '';
  return (
    <>
      <RemindInstallment row={row} name={name} />
      <PayButton billId={bill_id} name={name} />
    </>
  );
};

export const installmentOverrides: RowOverrides<RowFor<typeof angsuran>> = {
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

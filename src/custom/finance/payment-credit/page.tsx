// '/finance/payment/bill_credit': what patients owe, on credit or past its day, by age (finance.md 4).
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { bill } from '../../../resources/finance/bill.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { Aging } from '../../../parts/finance/aging/aging.tsx';
import { billCells } from '../../../parts/finance/billing/cells.tsx';
import { CreditMenu } from './credit-menu.tsx';
import type { ListedOf } from '../../../resources/answers.ts';
import { promiseState } from '../../../resources/finance/contact.ts';
import { BrokenPromises, PickedTools } from '../../../parts/finance/contact/collecting.tsx';
import { LastContact } from '../../../parts/finance/contact/last-contact.tsx';
import { PickBox, PickedInstallments } from '../../../parts/finance/contact/picked.tsx';
import layout from '../../../kit/style/layout.module.css';
import { PayOpenBill, RemindButton } from '../../../parts/finance/billing/row-actions.tsx';

const OWED = { iscredit: 'true' };
/** An age is that of all open bills, those of today too: as in its box, so in the rows. */
const ALL = {};
/** The ages stand above the list. */
const HELD = ['age'];
const { iscredit: _iscredit, customer: _customer, payment_type: _payment, ...filters } = bill.list.filters;
const page = {
  ...bill,
  label: 'Tagihan Kredit',
  list: {
    ...bill.list,
    columns: [
      'code',
      'customer_id',
      'total_amount',
      'dp_amount',
      'installment_current_amount',
      'outstanding',
      'installments',
      'due_date',
      'age_days',
      'status',
    ],
    filters,
    sort: { field: 'due_date', order: 'asc' },
  },
  screens: { show: '/finance/payment/bill/:id' },
} satisfies Resource;

type Bill = ListedOf<'finance.bill'>;

const Actions = ({ row }: { row: Bill }) => {
  const name = row.customer_name ?? '';
  return (
    <>
      <RemindButton row={row} name={name} />
      <PayOpenBill row={row} />
      <CreditMenu row={row} />
    </>
  );
};
/** A bill is ticked whole: the round asks for all that is open of it. Nobody can be asked for one that names no patient. */
const DueCell = ({ row }: { row: Bill }) => {
  const Due = billCells.due_date;
  const { contact, promise, customer_id, customer_name, outstanding } = row;
  const canBeAsked = customer_id !== null && outstanding > 0;
  return (
    <>
      <span className={layout.lineTight}>
        {canBeAsked && <PickBox id={row.id} name={customer_name ?? ''} />}
        <Due row={row} />
      </span>
      {(contact ?? promise) && <LastContact contact={contact} promise={promise} />}
    </>
  );
};
const overrides = { cells: { ...billCells, due_date: DueCell }, Actions };

export default function CreditPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const isAged = search.has('age');
  const sums = ['total_amount', 'installment_current_amount', 'outstanding'] as const;
  const totals = (isAged ? [...sums, 'aged' as const] : sums).map((name) => ({
    sum: name,
    label: t(`tagihan.sum.${name}`),
    money: true as const,
  }));
  return (
    <PickedInstallments>
      <ListScreen
        resource={page}
        fixed={isAged ? ALL : OWED}
        held={HELD}
        overrides={overrides}
        creates={false}
        totals={totals}
        bounded
      >
        <Aging kind="bill" />
        <BrokenPromises of="tagihan" onFollow={() => setSearch({ promise: promiseState.broken })} />
        <PickedTools of="tagihan" />
      </ListScreen>
    </PickedInstallments>
  );
}

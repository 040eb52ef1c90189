// What a patient owes, was billed, pays by installments, and his receipts (finance.md 1).
import { can, mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import { AccountButton } from '../account/account-button.tsx';
import { receiptOverrides } from '../cashier/receipt-actions.tsx';
import { billCells } from './cells.tsx';
import { installmentOverrides } from './installment-cells.tsx';
import { PatientBalance } from './patient-balance.tsx';
import { PayOpenBill } from './row-actions.tsx';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

/** What every row of one patient's list would repeat. */
const SAME: readonly string[] = ['customer_id', 'customer_name', 'customer'];
const billOverrides: RowOverrides = { cells: billCells, Actions: PayOpenBill };
/** Beside a patient's card there is room for what matters most. */
const LISTS = [
  { resource: bill, overrides: billOverrides, without: [...SAME, 'type', 'doctor_id', 'installment_current_amount'] },
  { resource: angsuran, overrides: installmentOverrides, without: [...SAME, 'paid_amount', 'reminded_at'] },
  { resource: billtransaction, overrides: receiptOverrides, without: [...SAME, 'cashier'] },
];

export const PatientBills = ({ id }: { id: number }) => {
  const me = useUser();
  const filter = { customer: id };
  return (
    <div className={layout.stackLarge}>
      {mayCall(me, 'finance.customerbalance') && <PatientBalance id={id} />}
      <div>
        <AccountButton customer={id} />
      </div>
      {LISTS.filter(({ resource }) => can(me, resource.name, 'list')).map(({ resource, overrides, without }) => (
        <section key={resource.name} aria-label={resource.label}>
          <h3 className={words.heading}>{resource.label}</h3>
          <EmbeddedList resource={resource} filter={filter} without={without} overrides={overrides} />
        </section>
      ))}
    </div>
  );
};

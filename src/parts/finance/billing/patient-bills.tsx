// What a patient owes, was billed, pays by installments, and his receipts (finance.md 1).
import type { ComponentProps } from 'react';
import { can, mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
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
const billOverrides = { cells: billCells, Actions: PayOpenBill };
/** Beside a patient's card there is room for what matters most. */
const WITHOUT = {
  bill: [...SAME, 'type', 'doctor_id', 'installment_current_amount'],
  angsuran: [...SAME, 'paid_amount', 'reminded_at'],
  receipt: [...SAME, 'cashier'],
} as const;

const Rows = <R extends Resource>(props: ComponentProps<typeof EmbeddedList<R>>) => {
  const { resource } = props;
  if (!can(useUser(), resource.name, 'list')) return null;
  return (
    <section aria-label={resource.label}>
      <h3 className={words.heading}>{resource.label}</h3>
      <EmbeddedList {...props} />
    </section>
  );
};

export const PatientBills = ({ id }: { id: number }) => {
  const me = useUser();
  const filter = { customer: id };
  return (
    <div className={layout.stackLarge}>
      {mayCall(me, 'finance.customerbalance') && <PatientBalance id={id} />}
      <div>
        <AccountButton customer={id} />
      </div>
      <Rows resource={bill} filter={filter} without={WITHOUT.bill} overrides={billOverrides} />
      <Rows resource={angsuran} filter={filter} without={WITHOUT.angsuran} overrides={installmentOverrides} />
      <Rows resource={billtransaction} filter={filter} without={WITHOUT.receipt} overrides={receiptOverrides} />
    </div>
  );
};

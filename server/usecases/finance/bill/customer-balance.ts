// What a patient still owes, and what is held for him (finance.md 5): shown in the headers of the visit and of the cashier.
import { openBillStates } from '../../../../src/resources/finance/bill-life.ts';
import type { customerBalance as customerBalanceCall } from '../../../../src/resources/finance/payment-calls.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import { openParts } from './open-parts.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';

interface OpenBill {
  readonly id: number;
  readonly code: string;
  readonly transaction_at: string;
  readonly due_date: string | null;
  readonly total_amount: number;
  readonly outstanding: number;
  /** Of it, past its day; of a bill on credit: its late installments. */
  readonly overdue: number;
  /** From today on. */
  readonly next_due: string | null;
}

const openBills = named<OpenBill, [number, readonly number[], string]>(
  'customer_open_bills',
  `select id, code, transaction_at::text as transaction_at, due_date::text as due_date, total_amount,
     total_amount - installment_current_amount as outstanding, p.overdue, p.next_due
   from bills, lateral (
     select coalesce(sum(x.amount) filter (where x.due < $3), 0)::bigint as overdue,
       (min(x.due) filter (where x.due >= $3))::text as next_due
     from (${openParts('o.id = bills.id')}) x
   ) p
   where customer_id = $1 and profile_id = any ($2) and status in ${listed(openBillStates)} order by posting_date, id`,
);

/** Undefined: nobody whom these branches treat. */
const patientOf = named<{ id: number }, [number]>(
  'customer_in_reach',
  `select id from users where id = $1 and role = ${userRole.customer}`,
);

const depositOf = named<{ balance: number }, [number, readonly number[]]>(
  'customer_deposit',
  'select coalesce(sum(balance), 0)::bigint as balance from customerdeposits where customer_id = $1 and profile_id = any ($2)',
);

const sum = (bills: readonly OpenBill[], of: 'outstanding' | 'overdue'): number =>
  bills.reduce((total, bill) => total + bill[of], 0);

/**
 * GET /api/finance/customerbalance: rupiah; bills oldest first. `overdue` is what should have been paid before today.
 * @throws Refusal not-found (404) for who is no patient of the branches in reach
 */
export const customerBalance = async (context: Context, { query }: CallRequest<typeof customerBalanceCall>) => {
  const { tx, branches } = context;
  const [patient, bills, held] = await Promise.all([
    runOne(tx, patientOf, query.customer_id),
    run(tx, openBills, query.customer_id, branches, context.today),
    runOne(tx, depositOf, query.customer_id, branches),
  ]);
  if (!patient) throw new Refusal('not-found');
  const next = bills.flatMap(({ next_due }) => next_due ?? []);
  return {
    outstanding: sum(bills, 'outstanding'),
    overdue: sum(bills, 'overdue'),
    next_due: next.toSorted()[0] ?? null,
    deposit: held?.balance ?? 0,
    bills,
  };
};

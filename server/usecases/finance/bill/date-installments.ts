// Installments that are due with visits get their day when the patient's next visit is confirmed (finance.md 6.3).
import { openInstallmentStates } from '../../../../src/resources/finance/angsuran.ts';
import { dueMode, openBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

/**
 * Of each bill the next row without a day; one row a bill and day. Then the bill is due on it, where nothing is earlier. Bills are
 * locked before their rows, as a payment does.
 */
const dateNext = named<unknown, [number, number, string]>(
  'angsuran_date',
  `with held as materialized (
     select id from bills where customer_id = $1 and profile_id = $2 and status in ${listed(openBillStates)}
       and due_mode = ${dueMode.perVisit} and posting_date < $3
     order by id for no key update
   ), next as (
     select distinct on (a.bill_id) a.id from angsurans a join held b on b.id = a.bill_id
     where a.due_date is null and a.status in ${listed(openInstallmentStates)}
       and not exists (select from angsurans o where o.bill_id = a.bill_id and o.no > 0 and o.due_date = $3)
     order by a.bill_id, a.no
   ), dated as (
     update angsurans a set due_date = $3, version = a.version + 1, updated_at = now() from next where a.id = next.id returning a.bill_id
   )
   update bills b set due_date = least(b.due_date, $3), version = b.version + 1, updated_at = now() from dated where b.id = dated.bill_id`,
);

/** @param day of the visit, 'YYYY-MM-DD' */
export const dateInstallments = async (
  { tx, branch }: WriteContext,
  { customer_id, visit_date: day }: { readonly customer_id: number; readonly visit_date: string },
): Promise<void> => {
  await run(tx, dateNext, customer_id, branch.id, day);
};

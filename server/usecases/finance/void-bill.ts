// Taking a bill back: a draft is dropped, an issued one without payments is reversed (finance.md 3).
import type { bill as billDeclaration } from '../../../src/resources/finance/bill.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../db/statement.ts';
import type { Outcome, StoredOf, WriteContext } from '../contract.ts';
import { requestFor } from '../approval.ts';
import { type BillRow, findBillOf, lockBills } from './bill-rows.ts';
import { giveBack } from './opening-receivable.ts';
import { reverse } from './reverse-journal.ts';
import { showBill } from './show-bill.ts';

const markVoid = named<unknown, [number, string]>(
  'bill_void',
  `update bills set status = -1, void_reason = $2, updated_at = now(), version = version + 1 where id = $1`,
);
const journalOf = named<{ id: number }, [number, number]>(
  'bill_journal',
  `select id from journals where profile_id = $2 and event = 'bill.issued' and source_type = 'bill' and source_id = $1 and origin = 1`,
);

const takeBack = async (context: WriteContext, bill: BillRow, reason: string): Promise<void> => {
  if (bill.installment_current_amount > 0) throw new Refusal('bill-has-payments');
  await giveBack(context, bill);
  await run(context.tx, markVoid, bill.id, reason);
  const journal = bill.status === 0 ? undefined : await runOne(context.tx, journalOf, bill.id, context.branch.id);
  if (journal) await reverse(context, journal.id, context.today, reason);
};

/**
 * Drops or voids the living bill of a document, inside the caller's transaction; nothing happens when there is none.
 * @throws Refusal bill-has-payments (409)
 */
export const cancelBill = async (
  context: WriteContext,
  source: { readonly type: string; readonly id: number },
  reason: string,
): Promise<void> => {
  const id = await findBillOf(context.tx, source, context.branch.id);
  if (id === undefined) return;
  const [bill] = await lockBills(context.tx, [id], context.branch.id);
  if (bill && bill.status !== -1) await takeBack(context, bill, reason);
};

/** POST /api/finance/bill/{id}/void {reason}; waits for an approver where the branch's rule says so. */
export const voidBill = async (
  context: WriteContext,
  row: StoredOf<typeof billDeclaration>,
  { reason }: { reason: string },
): Promise<Outcome> => {
  const [bill] = await lockBills(context.tx, [row.id], context.branch.id);
  if (!bill) throw new Refusal('not-found');
  await takeBack(context, bill, reason);
  return {
    request: await requestFor(context, 'finance.bill.void'),
    record: await showBill(context, row.id),
    log: {
      message: `pembatalan tagihan ${bill.code ?? bill.customer_name}: ${reason}`,
      url: `/finance/payment/bill/${row.id}`,
    },
  };
};

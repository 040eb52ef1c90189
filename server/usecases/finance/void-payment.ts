// Taking a receipt back: its journal is mirrored today and the bills are open again (finance.md 3).
import type { billtransaction } from '../../../src/resources/finance/billtransaction.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { ADMIN } from '../../../src/policies/role.ts';
import { named, run } from '../../db/statement.ts';
import type { Outcome, StoredOf, WriteContext } from '../contract.ts';
import { requestFor } from '../approval.ts';
import { lockBills } from './bill-rows.ts';
import { payBills } from './pay-bills.ts';
import { reverse } from './reverse-journal.ts';
import { showReceipt } from './show-bill.ts';

const allocationsOf = named<{ bill_id: number; amount: number }, [number]>(
  'receipt_allocations',
  'select bill_id, amount from billtransactionallocations where billtransaction_id = $1',
);
const markVoid = named<unknown, [number, string, string]>(
  'receipt_void',
  `update billtransactions set status = -1, void_reason = $2, void_at = $3, updated_at = now(), version = version + 1 where id = $1`,
);

/**
 * POST /api/finance/billtransaction/{id}/void {reason}. The receipt row is locked by whoever calls.
 * Waits for an approver where the branch's rule says so.
 * @throws Refusal void-today-only (403, front desk); those of reversal
 */
export const voidPayment = async (
  context: WriteContext,
  row: StoredOf<typeof billtransaction>,
  { reason }: { reason: string },
): Promise<Outcome> => {
  if (context.actor.role === ADMIN && row.posting_date !== context.today) throw new Refusal('void-today-only');
  const allocations = await run(context.tx, allocationsOf, row.id);
  const bills = await lockBills(
    context.tx,
    allocations.map((a) => a.bill_id),
    context.branch.id,
  );
  await payBills(context.tx, bills, new Map(allocations.map((a) => [a.bill_id, -a.amount])));
  await run(context.tx, markVoid, row.id, reason, context.now.toISOString());
  if (row.journal_id !== null) await reverse(context, row.journal_id, context.today, reason);
  return {
    request: await requestFor(context, 'finance.payment.void'),
    record: await showReceipt(context, row.id),
    log: {
      message: `pembatalan pembayaran ${row.code}: ${reason}`,
      url: `/finance/payment/transaction?keyword=${encodeURIComponent(row.code)}`,
    },
  };
};

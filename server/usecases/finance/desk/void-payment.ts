// Taking a receipt back: its journal is mirrored today, the bills are open again and the deposit is as it was (finance.md 3).
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import type { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { billtransaction as billtransactionDocument } from '../../../../src/resources/finance/billtransaction.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { ADMIN } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Outcome, StoredOf, WriteContext } from '../../kernel/contract.ts';
import { requestFor } from '../../kernel/approval.ts';
import { type BillRow, lockBills } from '../bill/bill-rows.ts';
import { holdDeposit, noteMove } from './deposit-port.ts';
import { OPEN_SESSION } from '../cash/drawer.ts';
import { payBills } from '../bill/pay-bills.ts';
import type { BillPart } from '../../../domain/finance/allocation.ts';
import { aboutVoid } from './receipt-review.ts';
import { reverseAll } from '../ledger/reverse-journal.ts';
import { showReceipt } from '../bill/show-bill.ts';
import { receiptUrl } from './store-receipt.ts';

type Stored = StoredOf<typeof billtransaction>;

const isSettled = named<{ settled: boolean }, [number]>(
  'receipt_settled',
  'select exists (select from billtransactionmethods where billtransaction_id = $1 and settlement_id is not null) as settled',
);
const allocationsOf = named<BillPart, [number]>(
  'receipt_allocations',
  'select bill_id, angsuran_id, -amount as amount from billtransactionallocations where billtransaction_id = $1',
);
/** What was done to the bills of a receipt since it was made, on which it rests; what was handed back stays so when its note goes. */
const settledSince = named<{ code: string; handed_back: boolean }, [readonly number[], number | null]>(
  'receipt_settled_since',
  `select b.code, n.handed_back from bills b, lateral (
     select exists (select from billrefunds r where r.bill_id = b.id and r.payout_amount > 0) as handed_back
   ) n where b.id = any ($1) and (n.handed_back or (b.writtenoff_amount > 0 and exists (
     select from journals j where j.profile_id = b.profile_id and j.event = '${postedEvent.billWrittenOff.key}' and j.source_type = 'bill'
       and j.source_id = b.id and j.id > $2))) order by b.id limit 1`,
);
const movesOf = named<{ change: number }, [number]>(
  'receipt_moves',
  `select direction * amount as change from depositmoves
   where source_type = 'billtransaction' and source_id = $1 order by direction desc, id`,
);
/** Closing or verifying a session waits for who takes one of its receipts back, or pays one back from its drawer. */
const deskOf = named<
  { same_day: boolean; session: number | null; own: number | null },
  [number, readonly number[], number | null]
>(
  'void_desk',
  `with own as materialized (${OPEN_SESSION}),
   held as materialized (select status from kasirsesis where profile_id = $1 and id = $3 for share)
   select f.void_same_day_only as same_day, (select status from held) as session, (select id from own) as own
   from financesettings f where f.profile_id = $1`,
);
const markVoid = named<unknown, [number, string, string, number | null]>(
  'receipt_void',
  `update billtransactions set status = ${billtransactionDocument.state.cancelled}, void_reason = $2, void_at = $3,
   void_kasirsesi_id = $4, updated_at = now(),
     version = version + 1 where id = $1`,
);

/** Answers the session from whose drawer the money goes back; null: from that of its own, which is still open, or from none. */
const requireVoidable = async (
  { tx, actor, cashiers, branch, today }: WriteContext,
  row: Stored,
): Promise<number | null> => {
  const desk = await runOne(tx, deskOf, branch.id, cashiers, row.kasirsesi_id);
  const bound = actor.role === ADMIN && desk?.same_day !== false;
  if (bound && row.posting_date !== today) throw new Refusal('void-today-only');
  if (desk?.session === kasirsesi.state.verified) throw new Refusal('session-verified');
  if ((await runOne(tx, isSettled, row.id))?.settled) throw new Refusal('payment-settled');
  return desk?.session === kasirsesi.state.open ? null : (desk?.own ?? null);
};

/** What was paid before a bill was put on credit is part of its down payment, row 0 (credit-terms.ts). */
const byInstallment = (bills: readonly BillRow[], parts: readonly BillPart[]): readonly BillPart[] =>
  parts.map((part) => {
    const downPayment = bills.find(({ id }) => id === part.bill_id)?.rows.find(({ no }) => no === 0);
    return { ...part, angsuran_id: part.angsuran_id ?? downPayment?.id ?? null };
  });

/** @throws Refusal refund-receipt, payment-refunded, payment-written-off (409) */
const openBillsAgain = async (context: WriteContext, { id, type, journal_id }: Stored): Promise<void> => {
  const allocations = await run(context.tx, allocationsOf, id);
  if (allocations.length === 0) return;
  if (type === receiptType.payout) throw new Refusal('refund-receipt');
  const ids = [...new Set(allocations.map((a) => a.bill_id))];
  const bills = await lockBills(context.tx, ids, context.branch.id);
  const since = await runOne(context.tx, settledSince, ids, journal_id);
  if (since) throw new Refusal(since.handed_back ? 'payment-refunded' : 'payment-written-off', { code: since.code });
  await payBills(context, bills, byInstallment(bills, allocations));
};

/** What went in comes out and the other way round. @throws Refusal deposit-short when it has been used since */
const moveDepositBack = async (context: WriteContext, { id, code, customer_id: payer }: Stored): Promise<void> => {
  if (payer === null) return;
  for (const { change } of await run(context.tx, movesOf, id)) {
    const held = await holdDeposit(context, payer, -change, context.today);
    await noteMove(context, held, { type: 'billtransaction', id }, `Pembatalan ${code}`);
  }
};

/**
 * POST /api/finance/billtransaction/{id}/void {reason}. The receipt row is locked by whoever calls.
 * Waits for an approver where the branch's rule says so.
 * @throws Refusal void-today-only (403, front desk); session-verified, payment-settled, refund-receipt, payment-refunded,
 *   payment-written-off (409); deposit-short (422); those of reversal
 */
export const voidPayment = async (
  context: WriteContext,
  row: Stored,
  { reason }: { reason: string },
): Promise<Outcome> => {
  const session = await requireVoidable(context, row);
  await openBillsAgain(context, row);
  await moveDepositBack(context, row);
  await run(context.tx, markVoid, row.id, reason, context.now.toISOString(), session);
  await reverseAll(context, { type: 'billtransaction', id: row.id }, reason);
  return {
    request: await requestFor(context, 'finance.payment.void', () => aboutVoid(context, row, reason)),
    record: await showReceipt(context, row.id),
    log: { message: `pembatalan pembayaran ${row.code}: ${reason}`, url: receiptUrl(row.code) },
  };
};

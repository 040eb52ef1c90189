// Taking a receipt back: its journal is mirrored today, the bills are open again and the deposit is as it was (finance.md 3).
import { isFrontDesk } from '../../../../src/policies/role.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, WriteContext } from '../../kernel/contract.ts';
import { requestFor } from '../../kernel/approval.ts';
import { type BillRow, lockBills } from '../bill/bill-rows.ts';
import { holdDeposit, noteMove } from './deposit-port.ts';
import { OPEN_SESSION } from '../cash/drawer.ts';
import { payBills } from '../bill/pay-bills.ts';
import type { BillPart } from '../../../domain/finance/allocation.ts';
import { decideVoid, type VoidFacts } from '../../../domain/finance/void-payment.ts';
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
  `update billtransactions set status = ${billtransaction.state.cancelled}, void_reason = $2, void_at = $3,
     void_kasirsesi_id = $4, updated_at = now(), version = version + 1 where id = $1`,
);

/** Everything that the decision rests on; from here on the cashier session and the bills are locked. */
const factsOf = async (
  context: WriteContext,
  row: Stored,
): Promise<{ facts: VoidFacts; bills: readonly BillRow[] }> => {
  const { tx, branch, cashiers, today } = context;
  const [desk, settled, allocations, moves] = await Promise.all([
    runOne(tx, deskOf, branch.id, cashiers, row.kasirsesi_id),
    runOne(tx, isSettled, row.id),
    run(tx, allocationsOf, row.id),
    run(tx, movesOf, row.id),
  ]);
  const ids = [...new Set(allocations.map((a) => a.bill_id))];
  const [bills, since] = await Promise.all([
    lockBills(tx, ids, branch.id),
    runOne(tx, settledSince, ids, row.journal_id),
  ]);
  const facts = {
    receipt: row,
    today,
    frontDesk: isFrontDesk(context.actor),
    desk: { sameDay: desk?.same_day !== false, session: desk?.session ?? null, own: desk?.own ?? null },
    settled: settled?.settled === true,
    allocations,
    bills,
    since,
    moves: moves.map(({ change }) => change),
  };
  return { facts, bills };
};

/** What went in comes out and the other way round. @throws Refusal deposit-short when it has been used since */
const moveDepositBack = async (
  context: WriteContext,
  { id, code, customer_id: payer }: Stored,
  changes: readonly number[],
): Promise<void> => {
  if (payer === null) return;
  for (const change of changes) {
    const held = await holdDeposit(context, payer, change, context.today);
    await noteMove(context, held, { type: 'billtransaction', id }, `Pembatalan ${code}`);
  }
};

/**
 * POST /api/finance/billtransaction/{id}/void {reason}. The row of the receipt is locked by the caller.
 * Waits for an approver where the branch's rule says so.
 * @throws Refusal deposit-short (422); those of `decideVoid` and of reversal
 */
export const voidPayment = async (context: WriteContext, row: Stored, { reason }: { reason: string }) => {
  const { facts, bills } = await factsOf(context, row);
  const { session, parts, deposits } = decideVoid(facts);
  const left = await payBills(context, bills, parts, context.today);
  await moveDepositBack(context, row, deposits);
  await run(context.tx, markVoid, row.id, reason, context.now.toISOString(), session);
  await reverseAll(context, { type: 'billtransaction', id: row.id }, reason);
  await left();
  return {
    request: await requestFor(context, 'finance.payment.void', () => aboutVoid(context, row, reason)),
    record: await showReceipt(context, row.id),
    log: { message: `pembatalan pembayaran ${row.code}: ${reason}`, url: receiptUrl(row.code) },
  };
};

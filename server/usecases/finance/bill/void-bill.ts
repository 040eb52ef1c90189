// Taking a bill back: a draft is dropped, an issued one without payments is reversed (finance.md 3).
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { StoredOf, WriteContext } from '../../kernel/contract.ts';
import { requestFor } from '../../kernel/approval.ts';
import { callBillHooks } from './bill-hooks.ts';
import { aboutBill, billLines } from './bill-review.ts';
import { type BillRow, findBillOf, lockBill } from './bill-rows.ts';
import { giveBack } from './opening-receivable.ts';
import { reverseAll } from '../ledger/reverse-journal.ts';
import { showBill } from './show-bill.ts';
import { voidNotes } from './credit-note-rows.ts';

const markVoid = named<unknown, [number, string]>(
  'bill_void',
  `update bills set status = ${billDocument.state.cancelled}, void_reason = $2, updated_at = now(), version = version + 1 where id = $1`,
);

/** The journals of the bill and of its notes of credit; without payments nothing was handed back by those. */
const takeBack = async (context: WriteContext, bill: BillRow, reason: string): Promise<void> => {
  if (bill.installment_current_amount > 0) throw new Refusal('bill-has-payments');
  await run(context.tx, markVoid, bill.id, reason);
  const notes = bill.status === billDocument.state.draft ? [] : await run(context.tx, voidNotes, bill.id);
  const credited = notes.reduce((sum, { amount }) => sum + amount, 0);
  await giveBack(context, bill, bill.total_amount + credited);
  for (const { id } of notes) await reverseAll(context, { type: 'billrefund', id }, reason);
  await reverseAll(context, { type: 'bill', id: bill.id }, reason);
  const left = await callBillHooks(context, 'voided', {
    bill: { ...bill, status: billDocument.state.cancelled },
    delta: -bill.total_amount,
    day: context.today,
  });
  await left();
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
  const bill = await lockBill(context, id);
  if (bill.status !== billDocument.state.cancelled) await takeBack(context, bill, reason);
};

/** POST /api/finance/bill/{id}/void {reason}; waits for an approver where the branch's rule says so. */
export const voidBill = async (
  context: WriteContext,
  row: StoredOf<typeof billDocument>,
  { reason }: { reason: string },
) => {
  const bill = await lockBill(context, row.id);
  await takeBack(context, bill, reason);
  return {
    request: await requestFor(context, 'finance.bill.void', () =>
      aboutBill(row, bill, {
        status: billDocument.state.cancelled,
        amount: bill.total_amount,
        lines: billLines(bill, () => null),
        reason,
      }),
    ),
    record: await showBill(context, row.id),
    log: {
      message: `pembatalan tagihan ${bill.code ?? bill.customer_name}: ${reason}`,
      url: `/finance/payment/bill/${row.id}`,
    },
  };
};

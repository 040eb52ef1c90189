// Another schedule for what is left of a bill on credit (finance.md 3, 5).
import type { rescheduleBill as rescheduleCall } from '../../../../src/resources/finance/bill-calls.ts';
import { paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { nextDue, type OpenRow } from '../../../domain/finance/installment.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { leftOf } from '../../../../src/resources/finance/amounts.ts';
import { lockBill } from './bill-rows.ts';
import { saveDue, saveRows, storeRows } from './installment-rows.ts';
import { showBill } from './show-bill.ts';

/** A row that is not paid yet, or a new one. */
interface Wanted {
  readonly no: number;
  readonly due_date?: string | null | undefined;
  readonly amount: number;
}

/** An open row keeps what it was paid, and gets what is wanted beside it; what is not wanted of it any more falls away. */
const rescheduled = (row: OpenRow, wanted: Wanted | undefined): OpenRow =>
  wanted
    ? { ...row, due_date: wanted.due_date ?? null, amount: row.paid_amount + wanted.amount }
    : { ...row, amount: row.paid_amount };

const isOpen = ({ amount, paid_amount }: OpenRow): boolean => paid_amount < amount;

/**
 * PUT /api/finance/bill/{id}/angsuran: other days and amounts for what is not paid yet; the log keeps the schedule before.
 * @throws Refusal not-found, bill-not-credit, stale-version (409), schedule-sum, schedule-paid (422)
 */
export const rescheduleBill = async (context: WriteContext, { params, body }: CallRequest<typeof rescheduleCall>) => {
  const bill = await lockBill(context, params['id'] ?? 0);
  if (
    bill.payment_type !== paymentType.credit ||
    (bill.status !== billDocument.state.issued && bill.status !== billDocument.state.partial)
  )
    throw new Refusal('bill-not-credit');
  const wanted = new Map(body.angsurans.map((row) => [row.no, row]));
  if (body.angsurans.reduce((sum, { amount }) => sum + amount, 0) !== leftOf(bill))
    throw refuseField('schedule-sum', 'angsurans');
  const closed = bill.rows.find((row) => !isOpen(row) && wanted.has(row.no));
  if (closed) throw refuseField('schedule-paid', 'angsurans', { no: closed.no });
  const kept = bill.rows.map((row) => (isOpen(row) ? rescheduled(row, wanted.get(row.no)) : row));
  const known = new Set(bill.rows.map(({ no }) => no));
  await saveRows(context.tx, bill.rows, kept);
  const made = await storeRows(
    context,
    bill.id,
    body.angsurans.filter(({ no }) => !known.has(no)).map((row) => ({ ...row, due_date: row.due_date ?? null })),
  );
  await saveDue(context.tx, bill.id, nextDue([...kept, ...made]));
  return {
    record: await showBill(context, bill.id),
    log: {
      message: `penjadwalan ulang angsuran tagihan ${bill.code}`,
      url: `/finance/payment/bill/${bill.id}`,
      before: { angsurans: bill.rows },
      after: { angsurans: body.angsurans },
    },
  };
};

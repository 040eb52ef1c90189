// A note of credit: the bill is worth less from now on, and what was paid beyond that is handed back (finance.md 6.4).
import { standingBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentCode, documentKinds } from '../../../domain/document-code.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { runOne } from '../../../db/statement.ts';
import { type Credited, creditBill } from '../../../domain/finance/credit-note.ts';
import { requestFor } from '../../kernel/approval.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { inRupiah } from '../../kernel/review.ts';
import { tellBill } from '../bill/bill-hooks.ts';
import { aboutBill, billLines } from '../bill/bill-review.ts';
import { actorOf, type BillRow, lockBill } from '../bill/bill-rows.ts';
import { handBack, type Payout, readPayout } from './refund-payout.ts';
import { post } from '../ledger/post-journal.ts';
import { saveCredited } from '../bill/save-credited.ts';
import { showBill } from '../bill/show-bill.ts';
import { insertNote, saveJournal } from '../bill/credit-note-rows.ts';

type Refund = UseCases['finance.bill']['refund'];
type Input = Parameters<Refund>[2];

/** What each line is credited with: as asked, or the amount over all lines. @throws Refusal refund-above-total (422) */
const creditedOf = (bill: BillRow, { amount, lines }: Input): Credited => {
  const asked = new Map<number, number>();
  for (const line of lines ?? []) asked.set(line.bill_line_id, (asked.get(line.bill_line_id) ?? 0) + line.amount);
  const credited = creditBill(bill, { amount: amount ?? null, lines: asked });
  if (!credited) throw refuseField('refund-above-total', 'amount');
  return credited;
};

const storeNote = async (
  context: WriteContext,
  bill: BillRow,
  { credited, payout, reason }: { credited: Credited; payout: Payout | undefined; reason: string },
) => {
  const year = context.today.slice(0, 4);
  const { prefix, series } = documentKinds.creditnote;
  const number = await nextNumber(context.tx, context.branch.id, series, year);
  const code = documentCode(prefix, context.branch.code, year, number);
  const receipt = payout && (await handBack(context, bill, payout, code));
  const note = await runOne(
    context.tx,
    insertNote,
    context.branch.id,
    code,
    bill.id,
    context.today,
    credited.amount,
    JSON.stringify(credited.lines.flatMap(({ id, part }) => (part > 0 ? [{ bill_line_id: id, amount: part }] : []))),
    reason,
    credited.payout,
    payout?.paymentmethod_id ?? null,
    receipt?.id ?? null,
    context.actor.id,
    payout?.deposit !== undefined,
  );
  if (!note) throw new Error('The note of credit was not stored.');
  return { id: note.id, code, receipt };
};

const amountsOf = (bill: BillRow, { lines, rounding }: Credited) => {
  const actor = actorOf(bill);
  const written = (amount: number) => ({ amount, ...(actor && { actor }), description: bill.customer_name });
  const of = (wanted: boolean) =>
    lines.filter(({ kind }) => (kind === billLineKind.package) === wanted).map(({ part, tax }) => written(part - tax));
  return {
    revenue: of(false),
    unearned: of(true),
    tax: lines.map(({ tax }) => written(tax)),
    rounding: [written(rounding)],
  };
};

const REFUNDABLE: readonly number[] = standingBillStates;

/**
 * POST /api/finance/bill/{id}/refund; waits for an approver where the branch's rule says so.
 * @throws Refusal refund-above-total, refund-method, and those of tenders and of posting (422)
 */
export const refundBill: Refund = async (context, row, input) => {
  const bill = await lockBill(context, row.id);
  if (!REFUNDABLE.includes(bill.status)) throw new Refusal('wrong-state', { singular: 'tagihan' });
  const credited = creditedOf(bill, input);
  const payout = credited.payout > 0 ? await readPayout(context, bill, input, credited.payout) : undefined;
  const after = await saveCredited(context, bill, credited);
  const note = await storeNote(context, bill, { credited, payout, reason: input.reason });
  const journal = await post(context, postedEvent.billCredited, {
    source: { type: 'billrefund', id: note.id },
    transaction_at: context.today,
    memo: `Nota kredit ${note.code} ${bill.customer_name}: ${input.reason}`,
    amounts: amountsOf(bill, credited),
  });
  await runOne(context.tx, saveJournal, note.id, journal?.id ?? null);
  await note.receipt?.post();
  await tellBill(context, 'credited', { bill: after, delta: -credited.amount });
  if (after.status === billDocument.state.settled && bill.status !== billDocument.state.settled)
    await tellBill(context, 'settled', { bill: after, delta: 0 });
  return {
    request: await requestFor(context, 'finance.refund', () =>
      aboutBill(row, bill, {
        status: after.status,
        amount: credited.amount,
        changes: [
          inRupiah('Total', bill.total_amount, after.total_amount),
          inRupiah('Dibayar', bill.installment_current_amount, after.installment_current_amount),
          inRupiah('Dikembalikan', null, credited.payout),
        ],
        lines: billLines(bill, ({ net_amount }, at) => net_amount - (credited.lines[at]?.part ?? 0)),
        reason: input.reason,
      }),
    ),
    status: 201,
    record: await showBill(context, row.id),
    log: {
      message: `refund tagihan ${bill.code} sebesar ${formatRupiah(credited.amount)}`,
      url: `/finance/payment/bill/${row.id}`,
      after: { code: note.code, payout_amount: credited.payout, reason: input.reason },
    },
  };
};

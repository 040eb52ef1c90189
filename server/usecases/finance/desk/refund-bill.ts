// A note of credit: the bill is worth less from now on, and what was paid beyond that is handed back (finance.md 6.4).
import { billType } from '../../../../src/resources/finance/bill-life.ts';
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { paymentmethod } from '../../../../src/resources/finance/paymentmethod.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { isFrontDesk } from '../../../../src/policies/role.ts';
import { documentCode, documentKinds } from '../../../domain/document-code.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { runOne } from '../../../db/statement.ts';
import { decideCredited, decideRefund, type RefundInput, type RefundPlan } from '../../../domain/finance/refund.ts';
import { requestFor } from '../../kernel/approval.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { inRupiah, inWords } from '../../kernel/review.ts';
import { inTurn, callBillHooks } from '../bill/bill-hooks.ts';
import { aboutBill, billLines } from '../bill/bill-review.ts';
import { type BillRow, lockBill } from '../bill/bill-rows.ts';
import { type HeldDeposit, holdDeposit } from './deposit-port.ts';
import { handBack } from './refund-payout.ts';
import { readPayoutDesk } from './tender-rows.ts';
import { post } from '../ledger/post-journal.ts';
import { saveCredited } from '../bill/save-credited.ts';
import { showBill } from '../bill/show-bill.ts';
import { insertNote, saveJournal } from '../bill/credit-note-rows.ts';

const storeNote = async (
  context: WriteContext,
  bill: BillRow,
  { credited, payout }: RefundPlan<BillRow>,
  { held, reason }: { held: HeldDeposit | undefined; reason: string },
) => {
  const year = context.today.slice(0, 4);
  const { prefix, series } = documentKinds.creditnote;
  const number = await nextNumber(context.tx, context.branch.id, series, year);
  const code = documentCode(prefix, context.branch.code, year, number);
  const receipt = payout && (await handBack(context, bill, { payout, held, note: code }));
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
    held !== undefined,
  );
  if (!note) throw new Error('The note of credit was not stored.');
  return { id: note.id, code, receipt };
};

/** Does what was decided: the deposit is held before the first number. */
const apply = async (context: WriteContext, bill: BillRow, plan: RefundPlan<BillRow>, reason: string) => {
  const { after, credited, payout, amounts } = plan;
  const held =
    payout?.depositor === undefined
      ? undefined
      : await holdDeposit(context, payout.depositor, payout.amount, context.today);
  await saveCredited(context, bill, plan);
  const note = await storeNote(context, bill, plan, { held, reason });
  const journal = await post(context, postedEvent.billCredited, {
    source: { type: 'billrefund', id: note.id },
    transaction_at: context.today,
    memo: `Nota kredit ${note.code} ${bill.customer_name}: ${reason}`,
    amounts,
  });
  await runOne(context.tx, saveJournal, note.id, journal?.id ?? null);
  await note.receipt?.post();
  const news = { bill: after, day: context.today };
  const left = [await callBillHooks(context, 'credited', { ...news, delta: -credited.amount })];
  if (after.status === billDocument.state.settled && bill.status !== billDocument.state.settled)
    left.push(await callBillHooks(context, 'settled', { ...news, delta: 0 }));
  await inTurn(left)();
  return note;
};

/** A note of credit as it is asked for; where something is handed back, by which method, or into the deposit. */
interface CreditInput extends RefundInput {
  readonly reason: string;
  readonly paymentmethod_id?: number | null | undefined;
}

/**
 * Gives a note of credit on a locked bill, and hands back what was paid beyond it.
 * @throws Refusal those of `decideCredited`, of `decideRefund` and of posting
 */
export const giveCredit = async (context: WriteContext, bill: BillRow, input: CreditInput) => {
  const credited = decideCredited(bill, input);
  const desk = credited.payout > 0 ? await readPayoutDesk(context, input) : undefined;
  const plan = decideRefund({ bill, input, credited, desk, frontDesk: isFrontDesk(context.actor) });
  return { plan, note: await apply(context, bill, plan, input.reason) };
};

/** By which kind of method it goes back, and under which number. */
const wayOf = ({ payout }: RefundPlan<BillRow>) =>
  (payout?.tenders.rows ?? []).map(({ kind, reference }) => {
    const way = paymentmethod.fields.kind.options.find(({ value }) => value === kind)?.label;
    return inWords('Dikembalikan lewat', null, [way, reference].filter(Boolean).join(' · '));
  });

/**
 * POST /api/finance/bill/{id}/refund; waits for an approver where the branch's rule says so.
 * @throws Refusal package-bill (409): a package is given up on its own page; those of `giveCredit`
 */
export const refundBill: UseCases['finance.bill']['refund'] = async (context, row, input) => {
  const bill = await lockBill(context, row.id);
  if (bill.type === billType.package) throw new Refusal('package-bill');
  const { plan, note } = await giveCredit(context, bill, input);
  const { after, credited } = plan;
  return {
    request: await requestFor(context, 'finance.refund', () =>
      aboutBill(row, bill, {
        status: after.status,
        amount: credited.amount,
        changes: [
          inRupiah('Total', bill.total_amount, after.total_amount),
          inRupiah('Dibayar', bill.installment_current_amount, after.installment_current_amount),
          inRupiah('Dikembalikan', null, credited.payout),
          ...wayOf(plan),
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

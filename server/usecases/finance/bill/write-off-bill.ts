// A receivable that is given up (finance.md 3); what comes in later is recovered.
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { named, run } from '../../../db/statement.ts';
import { requestFor } from '../../kernel/approval.ts';
import { inRupiah } from '../../kernel/review.ts';
import { aboutBill, billLines } from './bill-review.ts';
import { decideWriteOff } from '../../../domain/finance/write-off.ts';
import { lockBill } from './bill-rows.ts';
import { post } from '../ledger/post-journal.ts';
import { showBill } from './show-bill.ts';

const markWritten = named<unknown, [number, number, string]>(
  'bill_write_off',
  `update bills set status = ${billDocument.state.writtenOff}, writtenoff_amount = $2, void_reason = $3, updated_at = now(),
   version = version + 1 where id = $1`,
);

/**
 * POST /api/finance/bill/{id}/writeoff {reason}; waits for an approver where the branch's rule says so.
 * @throws Refusal those of `decideWriteOff` and of posting
 */
export const writeOffBill: UseCases['finance.bill']['writeoff'] = async (context, row, input) => {
  const { id } = row;
  const bill = await lockBill(context, id);
  const { left, reason, amounts } = decideWriteOff(bill, input.reason);
  await run(context.tx, markWritten, id, left, reason);
  await post(context, postedEvent.billWrittenOff, {
    source: { type: 'bill', id },
    transaction_at: context.today,
    memo: `Hapus buku tagihan ${bill.code} ${bill.customer_name}: ${reason}`,
    amounts,
  });
  return {
    request: await requestFor(context, 'finance.writeoff', () =>
      aboutBill(row, bill, {
        status: billDocument.state.writtenOff,
        amount: left,
        changes: [inRupiah('Sisa tagihan', left, 0)],
        lines: billLines(bill, ({ net_amount }) => net_amount),
        reason,
      }),
    ),
    record: await showBill(context, id),
    log: {
      message: `hapus buku tagihan ${bill.code} sebesar ${formatRupiah(left)}: ${reason}`,
      url: `/finance/payment/bill/${id}`,
    },
  };
};

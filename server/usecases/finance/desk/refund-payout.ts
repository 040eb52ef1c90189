// Money of a note of credit that goes back to the patient, or into his deposit: a receipt of its own (finance.md 6.4).
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { PayoutPlan } from '../../../domain/finance/refund.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { BillRow } from '../bill/bill-rows.ts';
import { type HeldDeposit, noteMove } from './deposit-port.ts';
import { post } from '../ledger/post-journal.ts';
import { storeReceipt } from './store-receipt.ts';

const saveJournal = named<unknown, [number, number | null]>(
  'refund_receipt_journal',
  'update billtransactions set journal_id = $2 where id = $1',
);

/**
 * Stores the receipt; `post` books it, after the note of credit is booked.
 * @param held the deposit that it goes into, held; undefined: it is handed back @param note its code
 */
export const handBack = async (
  context: WriteContext,
  bill: BillRow,
  { payout, held, note }: { payout: PayoutPlan; held: HeldDeposit | undefined; note: string },
) => {
  const { amount, tenders, amounts } = payout;
  const receipt = await storeReceipt(context, {
    type: receiptType.payout,
    day: context.today,
    payer: { id: bill.customer_id, name: bill.customer_name },
    tenders,
    allocations: [{ bill_id: bill.id, angsuran_id: null, amount }],
    price: amount,
    deposit: 0,
    note: `Refund ${note}`,
  });
  const source = { type: 'billtransaction', id: receipt.id };
  if (held) await noteMove(context, held, source, `Refund ${note}`);
  return {
    id: receipt.id,
    post: async () => {
      const memo = `Pengembalian dana ${receipt.code} ${bill.customer_name}`;
      const journal = await post(context, postedEvent.billRefunded, {
        source,
        transaction_at: context.today,
        memo,
        amounts,
      });
      await runOne(context.tx, saveJournal, receipt.id, journal?.id ?? null);
    },
  };
};

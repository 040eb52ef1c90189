// Money of a note of credit that goes back to the patient, or into his deposit: a receipt of its own (finance.md 6.4).
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { HANDED_BACK, paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { actorOf, type BillRow } from '../bill/bill-rows.ts';
import { type HeldDeposit, holdDeposit, noteMove } from './deposit-port.ts';
import { post, type Posting } from '../ledger/post-journal.ts';
import { storeReceipt } from './store-receipt.ts';
import type { Tenders } from '../../../domain/finance/tender.ts';
import { readTenders } from './tender-rows.ts';

export interface Payout {
  readonly paymentmethod_id: number;
  /** Rupiah. */
  readonly amount: number;
  readonly tenders: Tenders;
  /** The patient's deposit that it goes into; undefined: it is handed back. */
  readonly deposit: HeldDeposit | undefined;
}
interface Asked {
  readonly paymentmethod_id?: number | null | undefined;
  readonly to_deposit?: boolean | null | undefined;
  readonly reference?: string | null | undefined;
}

/** What goes out costs no MDR. */
const withoutFee = ({ rows }: Tenders) => rows.map((row) => ({ ...row, fee_amount: 0 }));

/**
 * Tenders that money is handed back by: what a card or QRIS took is on its way to the bank, and nothing is taken out of there.
 * @throws Refusal refund-method (422)
 */
export const payingOut = (tenders: Tenders): Tenders => {
  const at = tenders.rows.findIndex(({ kind }) => !HANDED_BACK.includes(kind));
  if (at >= 0) throw refuseField('refund-method', `methods.${at}.paymentmethod_id`);
  return { ...tenders, rows: withoutFee(tenders) };
};

const methodOf = named<{ id: number; kind: number }, [number, number | null, boolean]>(
  'payout_method',
  `select id, kind from paymentmethods where profile_id = $1 and case when $3 then kind = ${paymentKind.deposit} else id = $2 end`,
);

/**
 * How the payout is made. The deposit's row is locked from here on, before the first counter.
 * @throws Refusal refund-method, deposit-nobody, method-inactive, reference-missing, session-missing (422)
 */
export const readPayout = async (
  context: WriteContext,
  { customer_id }: BillRow,
  { paymentmethod_id = null, to_deposit, reference }: Asked,
  amount: number,
): Promise<Payout> => {
  const intoDeposit = to_deposit === true;
  const method = await runOne(context.tx, methodOf, context.branch.id, paymentmethod_id, intoDeposit);
  if (!method || (!intoDeposit && !HANDED_BACK.includes(method.kind)))
    throw refuseField('refund-method', 'paymentmethod_id');
  if (intoDeposit && customer_id === null) throw new Refusal('deposit-nobody');
  const read = await readTenders(context, [{ paymentmethod_id: method.id, amount, reference }], null);
  // Nothing was handed over.
  const tenders = { ...read, rows: withoutFee(read), received: 0, change: 0 };
  const deposit =
    intoDeposit && customer_id !== null ? await holdDeposit(context, customer_id, amount, context.today) : undefined;
  return { paymentmethod_id: method.id, amount, tenders, deposit };
};

const saveJournal = named<unknown, [number, number | null]>(
  'refund_receipt_journal',
  'update billtransactions set journal_id = $2 where id = $1',
);

/**
 * Stores the receipt; `post` books it, after the note of credit is booked.
 * @param note its code
 */
export const handBack = async (
  context: WriteContext,
  bill: BillRow,
  { amount, tenders, deposit }: Payout,
  note: string,
) => {
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
  if (deposit) await noteMove(context, deposit, source, `Refund ${note}`);
  const actor = actorOf(bill);
  const shared = { amount, ...(actor && { actor }), description: bill.customer_name };
  const [tender] = tenders.rows;
  const amounts: Posting['amounts'] = deposit
    ? { to_deposit: [shared] }
    : { cash: [{ ...shared, ...(tender && { accounts: { paymentmethod: tender.akun_id } }) }] };
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

// Filling and emptying a patient's deposit, each with a receipt of its own (finance.md 2c, 5, 7a deposit.*).
import type {
  refundDeposit as refundCall,
  topupDeposit as topupCall,
} from '../../../../src/resources/finance/desk-calls.ts';
import { deposit } from '../../../../src/resources/finance/deposit.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { queueFor } from '../../../db/sequence.ts';
import { named, run } from '../../../db/statement.ts';
import type { PostingAmount } from '../../../domain/finance/journal.ts';
import type { CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import { requestFor } from '../../kernel/approval.ts';
import { inRupiah, inWords, reasonOf } from '../../kernel/review.ts';
import { type HeldDeposit, holdDeposit, noteMove } from './deposit-port.ts';
import { payingOut } from './refund-payout.ts';
import { post } from '../ledger/post-journal.ts';
import { tenderLines } from './receipt-review.ts';
import { showReceipt } from '../bill/show-bill.ts';
import type { Payer } from '../../../domain/finance/payment.ts';
import { payerById, receiptUrl, type StoredReceipt, storeReceipt } from './store-receipt.ts';
import { depositIn, type Tenders } from '../../../domain/finance/tender.ts';
import { readTenders } from './tender-rows.ts';

const saveJournal = named<unknown, [number, number]>(
  'deposit_journal',
  'update billtransactions set journal_id = $2 where id = $1',
);

interface Kind {
  readonly type: typeof receiptType.topup | typeof receiptType.payout;
  readonly event: typeof postedEvent.depositReceived | typeof postedEvent.depositRefunded;
  readonly words: string;
}
const TOPPED: Kind = { type: receiptType.topup, event: postedEvent.depositReceived, words: 'Penerimaan deposit' };
const REFUNDED: Kind = { type: receiptType.payout, event: postedEvent.depositRefunded, words: 'Pengembalian deposit' };

interface Moving {
  readonly payer: Payer & { readonly id: number };
  readonly tenders: Tenders;
  /** Rupiah. */
  readonly price: number;
  readonly note: string | null;
}

const postingAmounts = ({ payer, tenders }: Moving): PostingAmount[] =>
  tenders.rows.map(({ amount, akun_id }) => ({
    amount,
    accounts: { paymentmethod: akun_id },
    actor: { type: 'customer', id: payer.id },
    description: payer.name,
  }));

const move = async (
  context: WriteContext,
  { type, event, words }: Kind,
  moving: Moving,
): Promise<StoredReceipt & { readonly deposit: HeldDeposit }> => {
  const { payer, tenders, price, note } = moving;
  const day = context.today;
  const held = await holdDeposit(context, payer.id, type === receiptType.topup ? price : -price, day);
  await queueFor(context.tx, context.branch.id, 'deposit');
  const receipt = await storeReceipt(context, {
    type,
    day,
    payer,
    tenders,
    allocations: [],
    price,
    deposit: price,
    note,
  });
  const source = { type: 'billtransaction', id: receipt.id };
  await noteMove(context, held, source, `${words} ${receipt.code}`);
  const memo = `${words} ${receipt.code} ${payer.name}`;
  const posting = { source, transaction_at: day, memo, amounts: { amount: postingAmounts(moving) } };
  const journal = await post(context, event, posting);
  if (journal) await run(context.tx, saveJournal, receipt.id, journal.id);
  return { ...receipt, deposit: held };
};

type Body = CallRequest<typeof refundCall>['body'] & { readonly received_amount?: number | null | undefined };

const readMoving = async (context: WriteContext, body: Body): Promise<Moving> => {
  const payer = await payerById(context, body.customer_id);
  const tenders = await readTenders(context, body.methods, body.received_amount ?? null);
  if (depositIn(tenders.rows) > 0) throw new Refusal('deposit-by-deposit');
  return { payer, tenders, price: body.methods.reduce((sum, { amount }) => sum + amount, 0), note: body.note ?? null };
};

const told = (words: string, { code }: StoredReceipt, { payer, price }: Moving) => ({
  message: `${words} ${code} ${payer.name} sebesar ${formatRupiah(price)}`,
  url: receiptUrl(code),
});

/**
 * POST /api/finance/deposit/topup
 * @throws Refusal not-found; deposit-by-deposit and those of tenders (422); those of posting
 */
export const topupDeposit = async (
  context: WriteContext,
  { body }: CallRequest<typeof topupCall>,
): Promise<Outcome> => {
  const moving = await readMoving(context, body);
  const receipt = await move(context, TOPPED, moving);
  return {
    status: 201,
    record: await showReceipt(context, receipt.id),
    log: told('penerimaan deposit', receipt, moving),
  };
};

/** What comes out of which deposit, and by what. */
const aboutRefund = async (
  context: WriteContext,
  { payer, price, note }: Moving,
  { id: receipt, deposit: { id, balance } }: Awaited<ReturnType<typeof move>>,
) => ({
  record: { type: deposit.name, id },
  grounds: [
    {
      table: deposit.table,
      id,
      stands: `$.balance >= ${price}`,
      reason: 'Ditutup oleh sistem: saldo deposit tidak lagi mencukupi',
    },
  ],
  told: {
    amount: price,
    date: context.today,
    changes: [
      inWords('Pasien', payer.name, payer.name),
      inRupiah('Saldo deposit', balance + price, balance),
      reasonOf(note),
    ],
    lines: await tenderLines(context, receipt),
  },
});

/**
 * POST /api/finance/deposit/refund; waits for an approver where the branch's rule says so.
 * @throws Refusal not-found; deposit-short, deposit-later, deposit-by-deposit, refund-method and those of tenders (422); those of posting
 */
export const refundDeposit = async (
  context: WriteContext,
  { body }: CallRequest<typeof refundCall>,
): Promise<Outcome> => {
  const read = await readMoving(context, body);
  const moving = { ...read, tenders: payingOut(read.tenders) };
  const receipt = await move(context, REFUNDED, moving);
  return {
    status: 201,
    request: await requestFor(context, 'finance.refund', () => aboutRefund(context, moving, receipt)),
    record: await showReceipt(context, receipt.id),
    log: told('pengembalian deposit', receipt, moving),
  };
};

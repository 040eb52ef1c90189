// Filling and emptying a patient's deposit, each with a receipt of its own (finance.md 2c, 5, 7a deposit.*).
import type {
  refundDeposit as refundCall,
  topupDeposit as topupCall,
} from '../../../../src/resources/finance/desk-calls.ts';
import { deposit } from '../../../../src/resources/finance/deposit.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { isFrontDesk } from '../../../../src/policies/role.ts';
import { queueFor } from '../../../db/sequence.ts';
import { named, run } from '../../../db/statement.ts';
import {
  decideDepositRefund,
  decideTopup,
  type DepositFacts,
  type DepositPlan,
} from '../../../domain/finance/deposit.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { requestFor } from '../../kernel/approval.ts';
import { inRupiah, inWords, reasonOf } from '../../kernel/review.ts';
import { type HeldDeposit, holdDeposit, noteMove } from './deposit-port.ts';
import { post } from '../ledger/post-journal.ts';
import { tenderLines } from './receipt-review.ts';
import { showReceipt } from '../bill/show-bill.ts';
import type { Payer } from '../../../domain/finance/payment.ts';
import { payerById, receiptUrl, type StoredReceipt, storeReceipt } from './store-receipt.ts';
import { readDesk } from './tender-rows.ts';

const saveJournal = named<unknown, [number, number]>(
  'deposit_journal',
  'update billtransactions set journal_id = $2 where id = $1',
);

interface Kind {
  readonly decide: (facts: DepositFacts) => DepositPlan;
  readonly type: typeof receiptType.topup | typeof receiptType.payout;
  readonly event: typeof postedEvent.depositReceived | typeof postedEvent.depositRefunded;
  readonly words: string;
}
const TOPPED: Kind = {
  decide: decideTopup,
  type: receiptType.topup,
  event: postedEvent.depositReceived,
  words: 'Penerimaan deposit',
};
const REFUNDED: Kind = {
  decide: decideDepositRefund,
  type: receiptType.payout,
  event: postedEvent.depositRefunded,
  words: 'Pengembalian deposit',
};

type Body = CallRequest<typeof refundCall>['body'] & { readonly received_amount?: number | null | undefined };

interface Moved extends StoredReceipt {
  readonly payer: Payer;
  /** Rupiah. */
  readonly price: number;
  readonly note: string | null;
  readonly deposit: HeldDeposit;
}

/** Does what was decided: the deposit is held, then the receipt gets its number. */
const apply = async (
  context: WriteContext,
  { type, event, words }: Kind,
  { payer, note }: { payer: DepositFacts['payer']; note: string | null },
  { tenders, price, change, amounts }: DepositPlan,
): Promise<Moved> => {
  const day = context.today;
  const held = await holdDeposit(context, payer.id, change, day);
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
  const journal = await post(context, event, { source, transaction_at: day, memo, amounts });
  if (journal) await run(context.tx, saveJournal, receipt.id, journal.id);
  return { ...receipt, payer, price, note, deposit: held };
};

const move = async (context: WriteContext, kind: Kind, body: Body): Promise<Moved> => {
  const [payer, desk] = await Promise.all([payerById(context, body.customer_id), readDesk(context, body.methods)]);
  const plan = kind.decide({ input: body, desk, frontDesk: isFrontDesk(context.actor), payer });
  return apply(context, kind, { payer, note: body.note ?? null }, plan);
};

const told = (words: string, { code, payer, price }: Moved) => ({
  message: `${words} ${code} ${payer.name} sebesar ${formatRupiah(price)}`,
  url: receiptUrl(code),
});

/**
 * POST /api/finance/deposit/topup
 * @throws Refusal not-found; those of `decideTopup` and of posting
 */
export const topupDeposit = async (context: WriteContext, { body }: CallRequest<typeof topupCall>) => {
  const moved = await move(context, TOPPED, body);
  return {
    status: 201 as const,
    record: await showReceipt(context, moved.id),
    log: told('penerimaan deposit', moved),
  };
};

/** What comes out of which deposit, and by what. */
const aboutRefund = async (
  context: WriteContext,
  { id: receipt, payer, price, note, deposit: { id, balance } }: Moved,
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
 * @throws Refusal not-found; deposit-short, deposit-later (422); those of `decideDepositRefund` and of posting
 */
export const refundDeposit = async (context: WriteContext, { body }: CallRequest<typeof refundCall>) => {
  const moved = await move(context, REFUNDED, body);
  return {
    status: 201 as const,
    request: await requestFor(context, 'finance.refund', () => aboutRefund(context, moved)),
    record: await showReceipt(context, moved.id),
    log: told('pengembalian deposit', moved),
  };
};

// The cashier's part of a demo visit: discount, issue, tenders, now and then a void.
import { named, run, runOne } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Settling, Tender } from './plan.ts';
import type { Transaction } from '../transaction.ts';

export interface Till {
  readonly tx: Transaction;
  /** Ids of the branch's payment methods, by kind: 1 cash 2 transfer 3 debit 4 credit 5 QRIS. */
  readonly methods: ReadonlyMap<number, number>;
}
export interface Due {
  readonly billId: number;
  readonly day: string;
  readonly minute: number;
  readonly settling: Settling;
}

const methodRows = named<{ id: number; kind: number }, [number]>(
  'demo_methods',
  'select id, kind from paymentmethods where profile_id = $1',
);
const totalOf = named<{ total_amount: number }, [number]>('demo_total', 'select total_amount from bills where id = $1');

/** Reads the payment methods inside the day's transaction. */
export const openTill = async (tx: Transaction, branchId: number): Promise<Till> => {
  const rows = await run(tx, methodRows, branchId);
  return { tx, methods: new Map(rows.map(({ id, kind }) => [kind, id])) };
};

const KIND = { cash: 1, transfer: 2, debit: 3, credit: 4, qris: 5 } as const;
const BANKNOTE = 50_000;

interface TenderLine {
  readonly paymentmethod_id: number;
  readonly amount: number;
  readonly reference?: string;
}

/** Cards and transfers carry a slip number, made of the bill. */
const lineOf = (
  { methods }: Till,
  kind: Exclude<Tender, 'cash-and-qris'>,
  amount: number,
  billId: number,
): TenderLine => {
  const id = methods.get(KIND[kind]);
  if (id === undefined) throw new Error(`The branch takes no ${kind}.`);
  const slip = kind === 'cash' || kind === 'qris' ? {} : { reference: String(100_000 + ((billId * 7_919) % 900_000)) };
  return { paymentmethod_id: id, amount, ...slip };
};

const linesOf = (till: Till, tender: Tender, amount: number, billId: number): TenderLine[] => {
  if (tender !== 'cash-and-qris') return [lineOf(till, tender, amount, billId)];
  const cash = Math.floor(amount / 2 / BANKNOTE) * BANKNOTE;
  if (cash === 0) return [lineOf(till, 'qris', amount, billId)];
  return [lineOf(till, 'cash', cash, billId), lineOf(till, 'qris', amount - cash, billId)];
};

const roundUp = (amount: number): number => Math.ceil(amount / BANKNOTE) * BANKNOTE;

/** Deals with the draft bill of a finished visit. */
export const settle = async (till: Till, crew: Crew, { billId, day, minute, settling }: Due): Promise<void> => {
  const desk = (later: number) => crew.at('admin', instantAt(crew.branch.timezone, day, minute + later));
  const { kind, discountPercent, discountReason, tender } = settling;
  if (kind === 'draft') return;
  if (discountPercent > 0) {
    await desk(0).edit('finance.bill', billId, { discount_percent: discountPercent, discount_reason: discountReason });
  }
  if (kind === 'issued') {
    await desk(1).act('finance.bill', billId, 'issue', {});
    return;
  }
  const total = (await runOne(till.tx, totalOf, billId))?.total_amount ?? 0;
  if (total === 0) return;
  const amount = kind === 'part' ? Math.max(1_000, Math.floor(total / 2_000) * 1_000) : total;
  const pay = (later: number, by: Tender) =>
    desk(later).call('finance.billtransaction.record', {
      methods: linesOf(till, by, amount, billId),
      allocations: [{ bill_id: billId, amount }],
      ...(by === 'cash' && { received_amount: roundUp(amount) }),
      issue: later < 3,
    });
  if (settling.voided) {
    const wrong = await pay(1, tender === 'cash' ? 'debit' : 'cash');
    await desk(2).act('finance.billtransaction', wrong.id, 'void', { reason: 'Salah memilih metode pembayaran' });
  }
  await pay(settling.voided ? 3 : 1, tender);
};

// What somebody who keeps the books does, one thing at a time, with what he has made before.
import { addDays } from '../../src/resources/kernel/date.ts';
import type { Random } from '../../server/db/seed/random.ts';
import type { Json } from '../support/app.ts';
import type { DraftLine } from './draft.ts';

interface Row extends Json {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly code: string;
}
interface Bill extends Row {
  readonly total_amount: number;
  readonly installment_current_amount: number;
}
interface Period extends Row {
  readonly start_date: string;
}
/** A receipt that was acknowledged with 201. */
export interface Taken {
  readonly id: number;
  readonly code: string;
  /** Rupiah. */
  readonly amount: number;
}

/** What an act has at hand. */
export interface Books {
  readonly random: Random;
  /** Today in the branch. */
  readonly today: string;
  readonly methods: Readonly<Record<string, number>>;
  /** Makes a draft bill, and answers its id. */
  readonly draft: (lines: readonly DraftLine[]) => Promise<number>;
  /** What he reads. @throws Error for any answer but 200 */
  readonly get: <T>(path: string) => Promise<T>;
  /** What a change answers; undefined: it was refused, since he came too late or asked for what is no longer so. */
  readonly post: (path: string, body: object) => Promise<Row | undefined>;
  readonly put: (path: string, body: object) => Promise<unknown>;
  readonly bills: number[];
  readonly journals: number[];
  /** Those that stand, by id. */
  readonly receipts: Map<number, Taken>;
  /** Told of each receipt as soon as it is acknowledged. */
  readonly onTaken?: ((receipt: Taken) => void) | undefined;
}
type Act = (books: Books) => Promise<void>;

const INCOME = ['4-1101', '4-1102', '4-1103', '4-1401'] as const;
const EXPENSE = ['6-1201', '6-1202', '6-1101', '5-1001'] as const;

const bill: Act = async ({ random, draft, bills, put }) => {
  const lines = Array.from({ length: random.between(1, 4) }, () => ({
    name: 'Tindakan',
    qty: random.between(1, 3),
    price: random.between(1, 1_500_000),
    akun: random.pick(INCOME),
  }));
  const id = await draft(lines);
  bills.push(id);
  if (!random.chance(0.3)) return;
  const discount = { discount_percent: random.between(1, 50), discount_reason: 'Uji' };
  await put(`/api/finance/bill/${id}`, { version: 1, ...discount });
};

/** Does something with one of the bills; makes one where there is none. */
const withBill =
  (act: (books: Books, one: Bill) => Promise<unknown>): Act =>
  async (books) => {
    const { bills, random, get } = books;
    if (bills.length === 0) return bill(books);
    await act(books, await get<Bill>(`/api/finance/bill/${random.pick(bills)}`));
    return undefined;
  };

const pay = withBill(async ({ random, methods, post, receipts, onTaken }, one) => {
  const left = one.total_amount - one.installment_current_amount;
  if (left <= 0 || one.status < 0) return;
  const amount = random.chance(0.5) ? left : random.between(1, left);
  const first = random.between(0, amount);
  const tenders = [
    { paymentmethod_id: methods['Transfer BCA'], amount: first, reference: 'UJI' },
    { paymentmethod_id: methods['QRIS'], amount: amount - first },
  ];
  const receipt = await post('/api/finance/billtransaction', {
    methods: tenders.filter((tender) => tender.amount > 0),
    allocations: [{ bill_id: one.id, amount }],
    issue: true,
  });
  if (!receipt) return;
  const taken = { id: receipt.id, code: receipt.code, amount };
  receipts.set(taken.id, taken);
  onTaken?.(taken);
});

const credit = withBill(({ random, today, post }, { id, version }) =>
  post(`/api/finance/bill/${id}/kredit`, {
    version,
    dp_amount: random.between(0, 200_000),
    cicilan_attempt: random.between(1, 6),
    due_mode: 1,
    first_due_date: addDays(today, 14),
  }),
);

const refund = withBill(async ({ random, post }, { id, version, total_amount }) => {
  if (total_amount === 0) return;
  const amount = random.between(1, total_amount);
  await post(`/api/finance/bill/${id}/refund`, { version, reason: 'Uji', amount, to_deposit: true });
});

const voidBill = withBill(({ post }, { id, version }) =>
  post(`/api/finance/bill/${id}/void`, { reason: 'Uji', version }),
);

const voidReceipt: Act = async (books) => {
  const { receipts, random, get, post } = books;
  if (receipts.size === 0) return pay(books);
  const id = random.pick([...receipts.keys()]);
  const { version } = await get<Row>(`/api/finance/billtransaction/${id}`);
  if (await post(`/api/finance/billtransaction/${id}/void`, { reason: 'Uji', version })) receipts.delete(id);
  return undefined;
};

const journal: Act = async ({ random, today, post, journals }) => {
  const amount = random.between(1, 5_000_000);
  const made = await post('/api/finance-v2/jurnal', {
    transaction_at: random.chance(0.3) ? addDays(today, -random.between(1, 5)) : today,
    memo: 'Beban',
    kind: random.pick([1, 3]),
    details: [
      { akun: { code: random.pick(EXPENSE) }, debit: amount },
      { akun: { code: '1-1111' }, credit: amount },
    ],
  });
  if (made) journals.push(made.id);
};

const reverse: Act = async (books) => {
  const { journals, random, get, post } = books;
  if (journals.length === 0) return journal(books);
  const { id, version } = await get<Row>(`/api/finance-v2/jurnal/${random.pick(journals)}`);
  await post(`/api/finance-v2/jurnal/${id}/reverse`, { reason: 'Uji', version });
  return undefined;
};

/** Closes up to yesterday, or opens the last closed period again. */
const turnPeriod: Act = async ({ today, get, post }) => {
  const { data } = await get<{ data: Period[] }>('/api/finance/periode?limit=50');
  const active = data.find(({ status }) => status === 0);
  if (active && active.start_date < today) {
    const end_date = addDays(today, -1);
    await post(`/api/finance/periode/${active.id}/close`, { version: active.version, end_date, open_next: true });
    return;
  }
  const [last] = data.filter(({ status }) => status === 1).toSorted((a, b) => b.start_date.localeCompare(a.start_date));
  if (last) await post(`/api/finance/periode/${last.id}/reopen`, { version: last.version, reason: 'Uji' });
};

/** What he does, by name, and how often beside the others. */
export const acts: readonly (readonly [{ readonly name: string; readonly act: Act }, number])[] = [
  [{ name: 'bill', act: bill }, 4],
  [{ name: 'pay', act: pay }, 6],
  [{ name: 'credit', act: credit }, 1],
  [{ name: 'refund', act: refund }, 1],
  [{ name: 'voidReceipt', act: voidReceipt }, 2],
  [{ name: 'voidBill', act: voidBill }, 1],
  [{ name: 'journal', act: journal }, 3],
  [{ name: 'reverse', act: reverse }, 1],
  [{ name: 'turnPeriod', act: turnPeriod }, 0.6],
];

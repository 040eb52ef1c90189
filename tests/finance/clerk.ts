// Somebody who keeps the books of a branch at random: bills, receipts, journals, taken back or not, periods closed and opened again.
import { addDays } from '../../src/resources/kernel/date.ts';
import type { Random } from '../../server/db/seed/random.ts';
import type { Answer, Client, Json } from '../support/app.ts';
import { patiently } from '../support/patiently.ts';
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

export interface Workplace {
  readonly by: Pick<Client, 'get' | 'post' | 'put'>;
  readonly random: Random;
  /** Today in the branch. */
  readonly today: string;
  readonly methods: Readonly<Record<string, number>>;
  /** Makes a draft bill, and answers its id. */
  readonly draft: (lines: readonly DraftLine[]) => Promise<number>;
  /** Bills of the branch, for colleagues who work on the same ones; without it only his own. */
  readonly bills?: number[];
  /** Told of each receipt as soon as it is acknowledged. */
  readonly onTaken?: (receipt: Taken) => void;
}

const INCOME = ['4-1101', '4-1102', '4-1103', '4-1401'] as const;
const EXPENSE = ['6-1201', '6-1202', '6-1101', '5-1001'] as const;
/** Answers of somebody who came too late, or asked for what is no longer so. */
const REFUSED = [404, 409, 422];
export interface Clerk {
  /** Does one thing, and answers what it was. */
  readonly act: () => Promise<string>;
  /** Rupiah of the receipts that stand. */
  readonly received: () => number;
}

export const clerkOf = ({ by, random, today, methods, draft, bills = [], onTaken }: Workplace): Clerk => {
  const receipts = new Map<number, Taken>();
  const journals: number[] = [];

  const post = async <T = Row>(path: string, body: object): Promise<Answer<T> | undefined> => {
    const answer = await patiently(() => by.post<T>(path, body));
    if (answer.status < 300) return answer;
    if (REFUSED.includes(answer.status)) return undefined;
    throw new Error(`${path} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
  const get = async <T>(path: string): Promise<T> => {
    const { status, body } = await patiently(() => by.get<T>(path));
    if (status !== 200) throw new Error(`${path} answers ${status}: ${JSON.stringify(body)}`);
    return body;
  };

  const bill = async (): Promise<void> => {
    const lines = Array.from({ length: random.between(1, 4) }, () => ({
      name: 'Tindakan',
      qty: random.between(1, 3),
      price: random.between(1, 1_500_000),
      akun: random.pick(INCOME),
    }));
    const id = await draft(lines);
    bills.push(id);
    if (random.chance(0.3))
      await by.put(`/api/finance/bill/${id}`, {
        version: 1,
        discount_percent: random.between(1, 50),
        discount_reason: 'Uji',
      });
  };

  const pay = async (): Promise<void> => {
    if (bills.length === 0) return bill();
    const one = await get<Bill>(`/api/finance/bill/${random.pick(bills)}`);
    const left = one.total_amount - one.installment_current_amount;
    if (left <= 0 || one.status < 0) return undefined;
    const amount = random.chance(0.5) ? left : random.between(1, left);
    const first = random.between(0, amount);
    const tenders = [
      { paymentmethod_id: methods['Transfer BCA'], amount: first, reference: 'UJI' },
      { paymentmethod_id: methods['QRIS'], amount: amount - first },
    ];
    const answer = await post('/api/finance/billtransaction', {
      methods: tenders.filter((tender) => tender.amount > 0),
      allocations: [{ bill_id: one.id, amount }],
      issue: true,
    });
    if (!answer) return undefined;
    const taken = { id: answer.body.id, code: answer.body.code, amount };
    receipts.set(taken.id, taken);
    onTaken?.(taken);
    return undefined;
  };

  const credit = async (): Promise<void> => {
    if (bills.length === 0) return bill();
    const { id, version } = await get<Row>(`/api/finance/bill/${random.pick(bills)}`);
    await post(`/api/finance/bill/${id}/kredit`, {
      version,
      dp_amount: random.between(0, 200_000),
      cicilan_attempt: random.between(1, 6),
      due_mode: 1,
      first_due_date: addDays(today, 14),
    });
    return undefined;
  };

  const refund = async (): Promise<void> => {
    if (bills.length === 0) return bill();
    const { id, version, total_amount } = await get<Bill>(`/api/finance/bill/${random.pick(bills)}`);
    if (total_amount === 0) return undefined;
    const amount = random.between(1, total_amount);
    await post(`/api/finance/bill/${id}/refund`, { version, reason: 'Uji', amount, to_deposit: true });
    return undefined;
  };

  const voidReceipt = async (): Promise<void> => {
    if (receipts.size === 0) return pay();
    const id = random.pick([...receipts.keys()]);
    const { version } = await get<Row>(`/api/finance/billtransaction/${id}`);
    if (await post(`/api/finance/billtransaction/${id}/void`, { reason: 'Uji', version })) receipts.delete(id);
    return undefined;
  };

  const voidBill = async (): Promise<void> => {
    if (bills.length === 0) return bill();
    const { id, version } = await get<Row>(`/api/finance/bill/${random.pick(bills)}`);
    await post(`/api/finance/bill/${id}/void`, { reason: 'Uji', version });
    return undefined;
  };

  const journal = async (): Promise<void> => {
    const amount = random.between(1, 5_000_000);
    const answer = await post('/api/finance-v2/jurnal', {
      transaction_at: random.chance(0.3) ? addDays(today, -random.between(1, 5)) : today,
      memo: 'Beban',
      kind: random.pick([1, 3]),
      details: [
        { akun: { code: random.pick(EXPENSE) }, debit: amount },
        { akun: { code: '1-1111' }, credit: amount },
      ],
    });
    if (answer) journals.push(answer.body.id);
  };

  const reverse = async (): Promise<void> => {
    if (journals.length === 0) return journal();
    const { id, version } = await get<Row>(`/api/finance-v2/jurnal/${random.pick(journals)}`);
    await post(`/api/finance-v2/jurnal/${id}/reverse`, { reason: 'Uji', version });
    return undefined;
  };

  /** Closes up to yesterday, or opens the last closed period again. */
  const turnPeriod = async (): Promise<void> => {
    const { data } = await get<{ data: Period[] }>('/api/finance/periode?limit=50');
    const active = data.find(({ status }) => status === 0);
    if (active && active.start_date < today) {
      const end_date = addDays(today, -1);
      await post(`/api/finance/periode/${active.id}/close`, { version: active.version, end_date, open_next: true });
      return;
    }
    const [last] = data
      .filter(({ status }) => status === 1)
      .toSorted((a, b) => b.start_date.localeCompare(a.start_date));
    if (last) await post(`/api/finance/periode/${last.id}/reopen`, { version: last.version, reason: 'Uji' });
  };

  const works: readonly (readonly [() => Promise<void>, number])[] = [
    [bill, 4],
    [pay, 6],
    [credit, 1],
    [refund, 1],
    [voidReceipt, 2],
    [voidBill, 1],
    [journal, 3],
    [reverse, 1],
    [turnPeriod, 0.6],
  ];
  return {
    act: async () => {
      const work = random.weighted(works);
      await work();
      return work.name;
    },
    received: () => [...receipts.values()].reduce((sum, { amount }) => sum + amount, 0),
  };
};

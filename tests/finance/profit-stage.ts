// A new branch with a month of profit, one of loss before it, and two partners who share in profits (finance.md 6.10).
import { expect } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Json, TestApp } from '../support/app.ts';
import { newBranch } from './new-branch.ts';
import type { Verification } from './verification-answer.ts';

type Month = AnswerOf<'finance.profitsharing.bulan'>;
export type KeptMonth = AnswerOf<'finance.profitsharing.hitung'>;
interface Owed extends Json {
  readonly id: number;
  readonly amount: number;
  readonly bruto_amount: number;
  readonly status: number;
  readonly kind: string;
}
type Lines = readonly (readonly [code: string, debit: number, credit: number])[];

export const PROFIT = '/api/finance/profitsharing';
/** Months back from today's; below nothing: to come. */
const first = (back: number): string => addMonths(`${today().slice(0, 7)}-01`, -back);
export const month = (back: number): string => first(back).slice(0, 7);
export const lastDay = (back: number): string => addDays(first(back - 1), -1);

/** 40.000.000 of profit: 4.000.000 and 1.000.000 to the partners, a fifth of 35.000.000 kept, half of the rest to investors. */
export const WATERFALL = {
  steps: {
    income: 150_000_000,
    discount: -6_000_000,
    doctor: -52_000_000,
    lab: -6_000_000,
    consumables: -4_000_000,
    partner: -1_000_000,
    investor: 0,
    goods: -2_000_000,
    operating: -39_000_000,
    other: 1_000_000,
    tax: -1_000_000,
  },
  profit: 40_000_000,
  rumahsakit_amount: 5_000_000,
  reserve_percent: 20,
  reserve_amount: 7_000_000,
  investor_percent: 50,
  investor_pool: 14_000_000,
  rest: 14_000_000,
};

const PROFITABLE: Lines = [
  ['5-1001', 52_000_000, 0],
  ['5-1002', 6_000_000, 0],
  ['5-1003', 1_000_000, 0],
  ['5-1004', 4_000_000, 0],
  ['5-1101', 2_000_000, 0],
  ['6-1101', 39_000_000, 0],
  ['9-1001', 1_000_000, 0],
  ['7-1001', 0, 1_000_000],
  ['1-1111', 0, 104_000_000],
];

export const openProfit = async (clinic: TestApp) => {
  const { by, id: branch } = await newBranch(clinic, 'LBA');
  const post = async (day: string, lines: Lines): Promise<void> => {
    const details = lines.map(([code, debit, credit]) => ({ akun: { code }, description: 'Uji', debit, credit }));
    body(await by.post('/api/finance-v2/jurnal', { transaction_at: day, memo: 'Uji', details }), 201);
  };
  const agree = async (name: string, percent: number, valid_from = '2020-01-01', mitra?: number): Promise<number> => {
    const partner = { name, kind: 1, status: 1 };
    const mitra_id = mitra ?? body(await by.post<KeptMonth>('/api/finance/mitra', partner), 201).id;
    const doctorsPart = { doctor_type: 1, doctor_value: 40, doctor_base: 1, deduct_lab: true, deduct_bhp: false };
    const part = { rumahsakit_percent: percent, rumahsakit_base: 3, mitra_id, recognition: 1, valid_from };
    body(await by.post('/api/finance/sharingprofit', { name, source: 1, ...doctorsPart, ...part }), 201);
    return mitra_id;
  };
  const look = async (back: number, who = by): Promise<Month> =>
    body(await who.get<Month>(`${PROFIT}/bulan`, { query: { month: month(back) } }));
  const keep = (back: number) => by.post<KeptMonth>(`${PROFIT}/hitung`, { month: month(back) });
  const act = ({ id, version }: { id: number; version: number }, verb: 'approve' | 'cancel', more: Json = {}) =>
    by.post<KeptMonth>(`${PROFIT}/${id}/${verb}`, { version, ...more });
  const kept = async (back: number) => {
    const { record } = await look(back);
    if (!record) throw new Error('The month is not kept.');
    return record;
  };
  const owed = async (status?: number): Promise<readonly Owed[]> => {
    const query = {
      actor_type: 'rumahsakit',
      limit: '50',
      ...(status === undefined ? {} : { status: String(status) }),
    };
    const { data } = body(await by.get<{ data: Owed[] }>('/api/finance/hutang', { query }));
    return data.toSorted((a, b) => a.id - b.id);
  };
  const expectHolding = async (): Promise<void> => {
    const { checks } = body(await by.get<Verification>('/api/finance-v2/jurnal/verifikasi'));
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  };

  body(await by.post('/api/finance/periode', { start_date: first(3), saldo_awal: [] }), 201);
  const partners = [await agree('RS Sehat Uji', 10), await agree('RS Sentosa Uji', 2.5)] as const;
  // More rules of the same partner, about other days on: he still gets one percentage, the latest.
  await agree('RS Sehat Uji lagi', 8, first(12), partners[0]);
  await agree('RS Sehat Uji baru', 10, first(6), partners[0]);
  const setting = { metode: 2, percent: 50, reserve_percent: 20, interval: 12, valid_from: '2020-01-01' };
  body(await by.post('/api/finance/devidensetting', setting), 201);
  await post(first(1), [
    ['1-1111', 144_000_000, 0],
    ['4-1901', 5_000_000, 0],
    ['4-1902', 1_000_000, 0],
    ['4-1103', 0, 150_000_000],
  ]);
  await post(lastDay(1), PROFITABLE);
  await post(first(2), [
    ['6-1201', 7_000_000, 0],
    ['1-1111', 0, 7_000_000],
  ]);
  return { by, branch, partners, post, agree, look, keep, kept, act, owed, expectHolding };
};

// What is added up of incomes (finance.md 4 Income), each figure reckoned again from the rows of the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { FIRST, type IncomeFact, type Incomes, MIDDLE, openIncomes, type OwedFact } from './income-stage.ts';

let at: Incomes;
let elsewhere: Client;
let empty: Client;
beforeAll(async () => {
  at = await openIncomes();
  elsewhere = await at.clinic.as('finance.jkt');
  empty = await at.clinic.as('finance.dps');
});
afterAll(() => at.clinic.close());

const ALL = { start_date: FIRST, end_date: today() };
/** Cuts the month before today's, and leaves its second half. */
const CUT = { start_date: addDays(MIDDLE, 1), end_date: today() };
const RANGES = [ALL, CUT, { start_date: FIRST, end_date: MIDDLE }];

const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((all, row) => all + of(row), 0);
const stands = ({ status }: IncomeFact): boolean => status !== -1;
const paidOf = ({ paid_amount }: OwedFact): number => paid_amount;
const amountOf = ({ amount }: OwedFact): number => amount;
const ask = async <T>(path: string, query: object, by = at.books): Promise<T> =>
  body(await by.get<T>(`/api/finance/${path}`, { query: { ...query } }));

const BOOKED = [
  'income/deviden',
  'income/deviden/kelompok',
  'income/service',
  'income/paket',
  'tindakan/doctorfee',
  'tindakan/mitra',
];
const asked = (path: string): object => (path.endsWith('kelompok') ? { ...ALL, by: 'month' } : ALL);

describe('every list of incomes', () => {
  it('is a sheet, is empty in a branch without any, and wants a range in order', async () => {
    for (const path of BOOKED) {
      const sheet = await at.books.get(`/api/finance/${path}`, {
        query: { ...asked(path), export: 'xlsx' },
      });
      expect([sheet.status, sheet.bytes.subarray(0, 2).toString()], path).toEqual([200, 'PK']);
      const none = await ask<{ data: unknown[]; count: number; sums: Record<string, number> }>(
        path,
        asked(path),
        empty,
      );
      expect([none.data, none.count], path).toEqual([[], 0]);
      expect(
        Object.values(none.sums).every((amount) => amount === 0),
        path,
      ).toBe(true);
      const odd = { ...asked(path), start_date: today(), end_date: FIRST } as Record<string, string>;
      expect((await at.books.get(`/api/finance/${path}`, { query: odd })).body, path).toMatchObject({
        errors: { end_date: ['Tanggal akhir harus setelah tanggal awal'] },
      });
    }
  });

  it('is for who keeps the books, visits and packages for the desk as well', async () => {
    const desk = await at.clinic.as('admin.bdg');
    const investor = await at.clinic.as('investor');
    for (const path of BOOKED) {
      const query = asked(path) as Record<string, string>;
      const forDesk = path === 'income/service' || path === 'income/paket';
      expect((await desk.get(`/api/finance/${path}`, { query })).status, path).toBe(forDesk ? 200 : 403);
      for (const other of [at.doctor, investor])
        expect((await other.get(`/api/finance/${path}`, { query })).status, path).toBe(403);
    }
  });
});

describe('the investors’ part', () => {
  type Dividends = AnswerOf<'finance.income.deviden'>;
  type Groups = AnswerOf<'finance.income.deviden.kelompok'>;

  it('adds up to the incomes and to what is owed of them', async () => {
    for (const range of RANGES) {
      const incomes = await at.facts(1, range.start_date, range.end_date);
      const owed = await at.owedOf(incomes, 'investor');
      const standing = incomes.filter(stands);
      const { data, count, sums } = await ask<Dividends>('income/deviden', range);
      expect(count).toBe(incomes.length);
      expect(sums).toEqual({
        clinic_amount: sum(standing, (row) => row.klinik_amount + row.investor_amount),
        investor_amount: sum(standing, (row) => row.investor_amount),
        accrued_amount: sum(owed, amountOf),
        paid_amount: sum(owed, paidOf),
      });
      expect(sums.accrued_amount).toBe(sum(incomes, (row) => row.accrued_investor));
      const shown = data.filter(({ cancelled }) => !cancelled);
      expect(sum(shown, (row) => row.investor_amount)).toBe(sums.investor_amount);
      expect(sum(shown, (row) => sum(row.holders, ({ amount }) => amount))).toBe(sums.investor_amount);
    }
  });

  it('is the same by investor and by month, and leads to the rows of each', async () => {
    const whole = (await ask<Dividends>('income/deviden', ALL)).sums;
    const months = await ask<Groups>('income/deviden/kelompok', { ...ALL, by: 'month' });
    expect(months.data.map(({ month }) => month)).toEqual([today().slice(0, 7), MIDDLE.slice(0, 7)]);
    expect(sum(months.data, (row) => row.clinic_amount)).toBe(whole.clinic_amount);
    const people = await ask<Groups>('income/deviden/kelompok', { ...ALL, by: 'investor' });
    for (const { data, sums } of [months, people]) {
      expect(sums).toEqual(whole);
      for (const name of ['investor_amount', 'accrued_amount', 'paid_amount'] as const)
        expect(
          sum(data, (row) => row[name]),
          name,
        ).toBe(whole[name]);
    }
    for (const { investor_id, ...group } of people.data) {
      const one = await ask<Dividends>('income/deviden', { ...ALL, investor_id });
      expect(one.sums).toMatchObject({
        investor_amount: group.investor_amount,
        accrued_amount: group.accrued_amount,
        paid_amount: group.paid_amount,
      });
      const shown = one.data.filter(({ cancelled }) => !cancelled);
      expect(sum(shown, (row) => row.investor_amount)).toBe(group.investor_amount);
      expect(sum(one.data, (row) => row.accrued_amount)).toBe(group.accrued_amount);
    }
    expect(new Set(people.data.map(({ investor }) => investor)).size).toBe(3);
  });

  it('is found by treatment, patient and bill, page by page', async () => {
    const { data } = await ask<Dividends>('income/deviden', { ...ALL, limit: 2 });
    expect(data).toHaveLength(2);
    const [row] = data;
    for (const keyword of ['crown', row?.rm, row?.patient, row?.bill])
      expect((await ask<Dividends>('income/deviden', { ...ALL, keyword })).count, String(keyword)).toBeGreaterThan(0);
    const none = await ask<Dividends>('income/deviden', { ...ALL, keyword: 'tidak ada yang begini' });
    expect([none.count, none.sums.investor_amount]).toEqual([0, 0]);
  });
});

describe('the income of visits', () => {
  type Services = AnswerOf<'finance.income.service'>;
  interface BillFact {
    readonly id: number;
    readonly total_amount: number;
    readonly installment_current_amount: number;
    readonly rounding_amount: number;
    readonly net_amount: number;
    readonly discount_amount: number;
  }
  const billsOf = (branch: number, { start_date, end_date }: typeof ALL): Promise<readonly BillFact[]> =>
    at.clinic.database.asOwner<BillFact>(
      `select b.id, b.total_amount, b.installment_current_amount, b.rounding_amount, sum(l.net_amount)::bigint as net_amount,
         sum(l.discount_amount + l.bill_discount_amount)::bigint as discount_amount
       from bills b join bill_lines l on l.bill_id = b.id
       where b.profile_id = ${branch} and b.type = 1 and b.status in (1, 2, 3, 4)
         and b.posting_date between '${start_date}' and '${end_date}' group by b.id`,
    );

  it('has parts that make the total, row by row and in all', async () => {
    for (const range of RANGES) {
      const bills = await billsOf(1, range);
      const { data, count, sums } = await ask<Services>('income/service', { ...range, limit: 100 });
      expect(count).toBe(bills.length);
      expect(sums.total_amount).toBe(sum(bills, (bill) => bill.total_amount));
      expect(sums.paid_amount).toBe(sum(bills, (bill) => bill.installment_current_amount));
      expect(sums.outstanding).toBe(sums.total_amount - sums.paid_amount);
      expect(sums.discount_amount).toBe(sum(bills, (bill) => bill.discount_amount));
      for (const one of [...data, sums]) {
        const { treatment_amount, item_amount, lab_amount, fee_amount, discount_amount, rounding_amount } = one;
        const parts = treatment_amount + item_amount + lab_amount + fee_amount - discount_amount + rounding_amount;
        expect(parts).toBe(one.total_amount);
      }
      for (const name of ['treatment_amount', 'fee_amount', 'total_amount', 'paid_amount', 'outstanding'] as const)
        expect(
          sum(data, (row) => row[name]),
          name,
        ).toBe(sums[name]);
    }
  });

  it('says how each was paid, and nothing of another branch', async () => {
    const { data } = await ask<Services>('income/service', ALL);
    const settled = data.find(({ id }) => id === at.bills.settled);
    expect(settled).toMatchObject({ methods: ['Tunai'], outstanding: 0, status: 'Lunas' });
    // What went back to the patient is no way of paying.
    expect(data.find(({ id }) => id === at.bills.returned)).toMatchObject({
      methods: ['Tunai'],
      total_amount: 2_050_000,
    });
    expect(data.map(({ id }) => id)).not.toContain(at.bills.foreign);
    expect(data.map(({ id }) => id)).not.toContain(at.bills.gone);
    const { data: theirs } = await ask<Services>('income/service', ALL, elsewhere);
    expect(theirs.map(({ id }) => id)).toEqual([at.bills.foreign]);
    expect((await ask<Services>('income/service', { ...ALL, keyword: settled?.code })).count).toBe(1);
    expect((await ask<Services>('income/service', { ...ALL, doctor_id: at.doctorId })).count).toBe(data.length);
    expect((await ask<Services>('income/service', { ...ALL, doctor_id: at.doctorId + 1 })).count).toBe(0);
  });
});

describe('the income of packages', () => {
  it('is nothing while none are sold', async () => {
    const told = await ask<AnswerOf<'finance.income.paket'>>('income/paket', ALL);
    const sums = { price_amount: 0, unearned_amount: 0 };
    expect(told).toMatchObject({ data: [], count: 0, sums });
  });
});

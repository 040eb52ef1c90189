// What doctors and partners get of a range of treatments (finance.md 4 Income), each figure reckoned again from the rows of the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { FIRST, type IncomeFact, type Incomes, MIDDLE, openIncomes, type OwedFact } from './income-stage.ts';

let at: Incomes;
let elsewhere: Client;
beforeAll(async () => {
  at = await openIncomes();
  elsewhere = await at.clinic.as('finance.jkt');
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

describe('what doctors get', () => {
  type Fees = AnswerOf<'finance.tindakan.doctorfee'>;
  interface Listed {
    readonly count: number;
    readonly sums: Readonly<Record<string, number>>;
  }

  it('adds up to the incomes and to what is owed of them', async () => {
    for (const range of RANGES) {
      const incomes = await at.facts(1, range.start_date, range.end_date);
      const owed = await at.owedOf(incomes, 'doctor');
      const standing = incomes.filter(stands);
      const expected = {
        treatments: standing.length,
        net_amount: sum(standing, (row) => row.net_amount),
        target_amount: sum(standing, (row) => row.doctor_amount),
        accrued_amount: sum(owed, amountOf),
        paid_amount: sum(owed, paidOf),
        owed_amount: sum(owed, (row) => row.amount - row.paid_amount),
        awaited_amount: sum(
          incomes.filter(({ status }) => status === 0),
          (row) => row.doctor_amount - row.accrued_doctor,
        ),
      };
      const { data, sums } = await ask<Fees>('tindakan/doctorfee', range);
      expect(sums).toEqual(expected);
      expect(data).toMatchObject([{ doctor_id: at.doctorId, employed: false, ...expected }]);
      expect(sums.accrued_amount).toBe(sum(incomes, (row) => row.accrued_doctor));
      expect(sums.owed_amount).toBe(sums.accrued_amount - sums.paid_amount);
    }
    const { sums } = await ask<Fees>('tindakan/doctorfee', ALL);
    expect(Math.min(sums.paid_amount, sums.owed_amount, sums.awaited_amount)).toBeGreaterThan(0);
  });

  it('leads to rows that add up to it', async () => {
    const [row] = (await ask<Fees>('tindakan/doctorfee', CUT)).data;
    const rows = await ask<Listed>('tindakanincome', { ...CUT, doctor: row?.doctor_id, sum: 'all' });
    expect(rows.sums).toMatchObject({
      net_amount: row?.net_amount,
      doctor_amount: row?.target_amount,
      accrued_doctor: row?.accrued_amount,
    });
    expect((await ask<Fees>('tindakan/doctorfee', { ...ALL, keyword: 'tidak ada' })).count).toBe(0);
    const [theirs] = (await ask<Fees>('tindakan/doctorfee', ALL, elsewhere)).data;
    expect(theirs).toMatchObject({ doctor_id: at.doctorId, treatments: 1, accrued_amount: 1_000_000 });
  });
});

describe('what partners get', () => {
  type Partners = AnswerOf<'finance.tindakan.mitra'>;

  it('adds up to the incomes, with what approved months brought', async () => {
    for (const range of RANGES) {
      const incomes = await at.facts(1, range.start_date, range.end_date);
      const owed = await at.owedOf(incomes, 'rumahsakit');
      const standing = incomes.filter(stands);
      const { data, sums } = await ask<Partners>('tindakan/mitra', range);
      expect(sums).toEqual({
        treatments: standing.length,
        net_amount: sum(standing, (row) => row.net_amount),
        target_amount: sum(standing, (row) => row.rumahsakit_amount),
        profit_amount: 0,
        accrued_amount: sum(owed, amountOf),
        paid_amount: sum(owed, paidOf),
        owed_amount: sum(owed, (row) => row.amount - row.paid_amount),
      });
      expect(sums.accrued_amount).toBe(sum(incomes, (row) => row.accrued_rumahsakit));
      expect(data).toMatchObject([{ mitra: 'RS Uji', percent: 10 }]);
    }
  });

  it('knows the months’ profits by the last day of the month', async () => {
    const [partner] = (await ask<Partners>('tindakan/mitra', ALL)).data;
    await at.clinic.database.asOwner(
      `insert into hutangs (profile_id, actor_type, actor_id, actor_name, kind, source_type, source_id, description,
         transaction_at, due_date, amount, akun_id)
       select profile_id, actor_type, actor_id, actor_name, kind, 'profitsharing', 901, 'Laba bulanan',
         '${MIDDLE}', '${MIDDLE}', 700000, akun_id
       from hutangs where actor_type = 'rumahsakit' and profile_id = 1 limit 1`,
    );
    const [after] = (await ask<Partners>('tindakan/mitra', ALL)).data;
    expect(after).toMatchObject({
      profit_amount: 700_000,
      accrued_amount: (partner?.accrued_amount ?? 0) + 700_000,
      target_amount: partner?.target_amount,
      percent: 10,
    });
    expect((await ask<Partners>('tindakan/mitra', CUT)).sums.profit_amount).toBe(0);
    await at.clinic.database.asOwner(`delete from hutangs where source_type = 'profitsharing'`);
  });
});

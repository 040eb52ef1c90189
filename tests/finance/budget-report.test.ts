// Profit and loss beside its budget, worked out again from raw rows; what is read of it by whom (decision 104).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { accountIds } from './account.ts';
import { type Cell, keepBudget, YEAR } from './budget-stage.ts';
import { holdShares, makeInvestor } from './hold-shares.ts';

const REPORT = '/api/finance-v2/laporan/labarugi';
type Statement = AnswerOf<'finance.laporan.labarugi'>;

let clinic: TestApp;
let books: Client;
let other: Client;
let head: Client;
let akun: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  other = await clinic.as('finance.jkt');
  head = await clinic.as('superadmin');
  akun = await accountIds(clinic);
});
afterAll(() => clinic.close());

const at = (code: string, month: number, amount: number): Cell => ({ akun_id: akun[code] ?? 0, month, amount });
/** The statement beside its budget, by code of the account or name of the sum. */
const compared = async (by: Client, start: string, end: string, more: Readonly<Record<string, string>> = {}) => {
  const query = { start_date: start, end_date: end, compare: 'anggaran', ...more };
  const { status, body } = await by.get<Statement>(REPORT, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...body, of: new Map(body.rows.map((row) => [row.code || row.name, row.values])) };
};

/** Rupiah by code, from raw rows: lines of journals, and cells of budgets by their days. */
const worked = async (branches: readonly number[], start: string, end: string) => {
  const rows = await clinic.database.asOwner<{ code: string; type: number; actual: number; budget: number }>(
    `select a.code, a.type, coalesce(l.amount, 0)::bigint as actual, coalesce(b.amount, 0)::bigint as budget
     from akuns a
     left join lateral (select sum(credit - debit) * case when a.type in (4, 7) then 1 else -1 end as amount from journal_lines
       where akun_id = a.id and profile_id = any ($1) and kind in (1, 3) and transaction_at between $2 and $3) l on true
     left join lateral (
       select sum(round(c.amount * c.until / c.days) - round(c.amount * c.before / c.days)) as amount from (
         select amount::numeric, extract(day from month + interval '1 month' - interval '1 day') as days,
           extract(day from least($3::date, (month + interval '1 month' - interval '1 day')::date)) as until,
           greatest($2::date - month, 0) as before
         from budgets where akun_id = a.id and profile_id = any ($1)
         and month <= $3 and month + interval '1 month' > $2::date) c) b on true
     where not a.isheader and a.type >= 4`,
    [branches, start, end],
  );
  return rows.filter(({ actual, budget }) => actual !== 0 || budget !== 0);
};

const expectWorked = async (by: Client, branches: readonly number[], range: readonly [string, string], more = {}) => {
  const { of, totals, columns } = await compared(by, range[0], range[1], more);
  const rows = await worked(branches, range[0], range[1]);
  for (const { code, type, actual, budget } of rows) {
    const earned = type === 4 || type === 7;
    const percent = budget === 0 ? null : Math.round(((actual - budget) * 10_000) / Math.abs(budget)) / 100;
    const verdict = Math.sign((actual - budget) * (earned ? 1 : -1)) + 0;
    expect(of.get(code), code).toEqual([actual, budget, actual - budget, percent, verdict]);
  }
  const net = (side: 'actual' | 'budget') =>
    rows.reduce((sum, row) => sum + (row.type === 4 || row.type === 7 ? row[side] : 0 - row[side]), 0);
  expect(totals).toEqual([net('actual'), net('budget')]);
  expect(of.get('Laba Bersih')?.slice(0, 3)).toEqual([net('actual'), net('budget'), net('actual') - net('budget')]);
  return { columns, rows };
};

describe('profit and loss', () => {
  it('stands beside its budget, to the rupiah, whatever range is asked for', async () => {
    const month = `${today().slice(0, 7)}-01`;
    const last = addDays(addMonths(month, 1), -1);
    const earlier = addMonths(month, -1);
    const cells = [earlier, month].flatMap((day) =>
      [
        ['4-1101', 100_000_001],
        ['4-1103', 33_333_333],
        ['6-1204', 1_000_000],
        ['6-1101', 48_250_001],
      ].map(([code, amount]) => at(String(code), Number(day.slice(5, 7)), Number(amount))),
    );
    await keepBudget(books, YEAR, cells);
    await keepBudget(
      other,
      YEAR,
      cells.map((cell) => ({ ...cell, amount: cell.amount + 1 })),
    );
    const whole = await expectWorked(books, [1], [month, last]);
    expect(whole.columns.map(({ label }) => label).slice(1)).toEqual(['Anggaran', 'Selisih', 'Selisih %', 'Penilaian']);
    expect(whole.rows.length).toBeGreaterThan(3);
    const cut = await expectWorked(books, [1], [addDays(earlier, 9), addDays(month, 6)]);
    expect(cut.columns[1]?.label).toBe('Anggaran (menurut hari)');
    await expectWorked(books, [1], [`${YEAR}-01-01`, `${YEAR}-12-31`]);
    await expectWorked(head, [1, 2, 3, 4], [addDays(month, 2), last], { profile_id: 'all' });
  });

  it('is told by tab Finance as the statement has it, to those who keep the books', async () => {
    const range = { start_date: `${YEAR}-01-01`, end_date: today() };
    const path = '/api/dashboard/finance/anggaran';
    const { status, body } = await books.get<AnswerOf<'dashboard.finance.anggaran'>>(path, { query: range });
    expect(status, JSON.stringify(body)).toBe(200);
    const { rows } = await compared(books, range.start_date, range.end_date);
    const sums = rows.filter(({ istotal }) => istotal).map(({ name, values }) => [name, ...values.slice(0, 4)]);
    expect(body.data.map((row) => [row.label, row.amount, row.budget, row.difference, row.percent])).toEqual(sums);
    expect(body.count).toBe(5);
    const investor = await clinic.as('investor');
    expect((await investor.get(path, { query: range })).status).toBe(403);
    const none = { start_date: `${YEAR - 3}-01-01`, end_date: `${YEAR - 3}-12-31` };
    expect((await books.get<{ count: number }>(path, { query: none })).body.count).toBe(0);
  });

  it('says so where there is no budget, and is compared one way at a time', async () => {
    const { meta, columns, rows } = await compared(books, `${YEAR - 3}-01-01`, `${YEAR - 3}-12-31`);
    // Nothing is called better than a budget that is not there.
    expect(columns.map(({ key }) => key)).not.toContain('verdict');
    expect(rows.every(({ values }) => values.length === columns.length)).toBe(true);
    expect(meta.warnings).toEqual(['Belum ada anggaran untuk rentang ini']);
    const both = { start_date: today(), end_date: today(), compare: 'anggaran', group: 'cabang' };
    expect((await books.get(REPORT, { query: both })).status).toBe(422);
  });

  it('comes as sheet and paper with the words of the verdict', async () => {
    const query = { start_date: `${YEAR}-01-01`, end_date: `${YEAR}-12-31`, compare: 'anggaran' };
    for (const as of ['xlsx', 'pdf']) {
      const file = await books.get(`${REPORT}?${new URLSearchParams({ ...query, export: as }).toString()}`);
      expect(file.status, as).toBe(200);
      expect(file.bytes.length).toBeGreaterThan(2_000);
    }
  });

  it('is read with its budget by an investor of the branch, and by nobody else beside the books', async () => {
    const range = [`${YEAR}-01-01`, today()] as const;
    const investor = await clinic.as('investor');
    await holdShares(books, await makeInvestor(clinic, books));
    const { of } = await compared(investor, ...range);
    expect(of.has('Laba Bersih')).toBe(true);
    for (const name of ['admin.bdg', 'dokter.bdg']) {
      const by = await clinic.as(name);
      const query = { start_date: range[0], end_date: range[1], compare: 'anggaran' };
      expect((await by.get(REPORT, { query })).status, name).toBe(403);
    }
    const branch = await other.get(REPORT, { query: { start_date: range[0], end_date: range[1], profile_id: '1' } });
    expect(branch.status).toBe(403);
  });
});

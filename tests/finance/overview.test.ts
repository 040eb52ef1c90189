// The first page of finance: each figure is worked out again from rows, and leads to a page that says the same; whose it is
// (workspace.md 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountAt,
  cashAt,
  dueAt,
  type OfBranch,
  owedAt,
  type Overview,
  payableAt,
  resultAt,
} from '../../src/custom/finance/overview/overview.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays, addMonths, dateIn, type TimeZone } from '../../src/resources/kernel/date.ts';
import { body } from '../service/stage.ts';
import { follow } from '../platform/follow.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { arrangeOverview } from './overview-stage.ts';

let clinic: TestApp;

beforeAll(async () => {
  clinic = await testApp();
  await arrangeOverview(clinic);
});
afterAll(() => clinic.close());

const shown = async (by: Client, branch: OfBranch = {}): Promise<Overview> =>
  body(await by.get<Overview>('/api/finance/ringkasan', { query: { ...branch } }));
const rowsOf = <T extends object>(text: string, values: readonly unknown[]) => clinic.database.asOwner<T>(text, values);
/** What a report page asks of its address. */
const askOf = (address: string): Readonly<Record<string, string>> => {
  const { cabang, ...asked } = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
  return { ...asked, ...(cabang !== undefined && { profile_id: cabang }) };
};

const readers = [
  ['finance.bdg', 'Asia/Jakarta', [1], {}],
  ['manager.mks', 'Asia/Makassar', [3], {}],
  ['superadmin', 'Asia/Jakarta', [1], { profile_id: '1' }],
  ['superadmin', 'Asia/Jakarta', [1, 2, 3, 4], { profile_id: 'all' }],
] as const satisfies readonly (readonly [string, TimeZone, readonly number[], OfBranch])[];

describe.each(readers)('for %s in %s of %o, %o', (who, zone, branches, branch: OfBranch) => {
  const DAY = dateIn(zone, new Date());
  const MONTH = `${DAY.slice(0, 8)}01`;
  let by: Client;
  let told: Overview;
  beforeAll(async () => {
    by = await clinic.as(who);
    told = await shown(by, branch);
  });

  it('cash is the sum of its lines, now and at the end of each of twelve months', async () => {
    expect(told.months).toHaveLength(12);
    expect(told.months.at(-1)).toBe(MONTH);
    for (const [at, month] of told.months.entries()) {
      const lines = await rowsOf<{ code: string; amount: number }>(
        `select a.code, sum(l.debit - l.credit)::bigint as amount from journal_lines l join akuns a on a.id = l.akun_id
         where a.cashflow = 0 and l.profile_id = any ($1) and l.transaction_at < $2 group by 1`,
        [branches, addMonths(month, 1)],
      );
      const expected = new Map(lines.map(({ code, amount }) => [code, amount]));
      for (const { code, ends } of told.accounts)
        expect([code, month, ends[at]]).toEqual([code, month, expected.get(code) ?? 0]);
      const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
      expect(sum(told.accounts.map(({ ends }) => ends[at] ?? 0))).toBe(sum([...expected.values()]));
    }
    expect(told.accounts.length).toBeGreaterThan(1);
    for (const { amount, ends } of told.accounts) expect(ends.at(-1)).toBe(amount);
  });

  it('cash leads to the account, and its months to the cash flow that ends with them', async () => {
    for (const { id, amount } of told.accounts) {
      const { akun, ...query } = askOf(accountAt(branch, told.date, id));
      const ledger = body(
        await by.get<AnswerOf<'finance.laporan.bukubesar'>>('/api/finance-v2/laporan/bukubesar', {
          query: { ...query, akun_id: akun ?? '' },
        }),
      );
      expect(ledger.ending).toBe(amount);
    }
    for (const [at, month] of told.months.entries()) {
      const query = askOf(cashAt(branch, month, told.date));
      const flow = body(
        await by.get<AnswerOf<'finance.laporan.aruskas'>>('/api/finance-v2/laporan/aruskas', { query }),
      );
      const sum = told.accounts.reduce((total, { ends }) => total + (ends[at] ?? 0), 0);
      expect(flow.rows.at(-1)?.values).toEqual([sum]);
    }
  });

  it('the result of the month, and of the same days before, is that of the lines and of the statement', async () => {
    const { ranges, rows } = told.result;
    expect(ranges.map(({ end }) => end)).toEqual([DAY, addMonths(DAY, -1), addMonths(DAY, -12)]);
    for (const [at, range] of ranges.entries()) {
      const [sum] = await rowsOf<{ income: number; profit: number }>(
        `select coalesce(sum(credit - debit) filter (where a.type = 4), 0)::bigint as income,
           coalesce(sum(credit - debit), 0)::bigint as profit
         from journal_lines l join akuns a on a.id = l.akun_id
         where a.type >= 4 and l.profile_id = any ($1) and l.kind in (1, 3) and l.transaction_at between $2 and $3`,
        [branches, range.start, range.end],
      );
      expect([rows[0]?.values[at], rows.at(-1)?.values[at]]).toEqual([sum?.income, sum?.profit]);
      const statement = body(
        await by.get<AnswerOf<'finance.laporan.labarugi'>>('/api/finance-v2/laporan/labarugi', {
          query: askOf(resultAt(branch, range)),
        }),
      );
      for (const { name, values } of rows)
        expect([name, statement.rows.find((row) => row.name === name)?.values[0]]).toEqual([name, values[at]]);
    }
  });

  it('the budget is that of the days so far', async () => {
    const [now] = told.result.ranges;
    const query = askOf(resultAt(branch, now ?? { start: DAY, end: DAY }, true));
    const statement = body(
      await by.get<AnswerOf<'finance.laporan.labarugi'>>('/api/finance-v2/laporan/labarugi', { query }),
    );
    const has = (branches as readonly number[]).includes(1);
    for (const { name, budget } of told.result.rows)
      expect([name, budget]).toEqual([name, has ? statement.rows.find((row) => row.name === name)?.values[1] : null]);
  });

  it('what patients owe is the sum of their bills, by age as the page has it', async () => {
    const [bills] = await rowsOf<{ amount: number }>(
      `select coalesce(sum(total_amount - installment_current_amount), 0)::bigint as amount from bills
       where profile_id = any ($1) and status in (1, 2)`,
      [branches],
    );
    expect(told.owed.reduce((sum, { amount }) => sum + amount, 0)).toBe(bills?.amount);
    for (const { age, amount } of told.owed) {
      const address = owedAt(branch, age);
      const sum = address === undefined ? amount : ((await follow(by, address, { sum: 'aged' })).sum ?? 0);
      expect([age, address === undefined, sum]).toEqual([age, Number(branch.profile_id) > 0, amount]);
    }
  });

  it('what is to be paid is the sum of its rows until each day, and leads to who is due by then', async () => {
    expect(told.due.map(({ until }) => until)).toEqual([-1, 6, 13, 20, 27].map((days) => addDays(DAY, days)));
    const all = await rowsOf<{ actor: string; named: boolean; due: string; amount: number; rest: number }>(
      `select actor_type as actor, actor_id is not null as named, due_date::text as due, amount, amount - paid_amount as rest
       from hutangs where profile_id = any ($1) and status in (0, 1)`,
      [branches],
    );
    const sum = (rows: readonly { readonly rest: number }[]) => rows.reduce((total, { rest }) => total + rest, 0);
    expect([told.payable, told.tax]).toEqual([sum(all), sum(all.filter(({ actor }) => actor === 'pajak'))]);
    let before = 0;
    for (const { until, amount, added } of told.due) {
      const rows = all.filter((row) => row.actor !== 'pajak' && row.named && (row.due <= until || row.amount < 0));
      expect([until, amount, added]).toEqual([until, sum(rows), sum(rows) - before]);
      before = amount;
      const address = dueAt(branch, until);
      expect(address === undefined).toBe(Number(branch.profile_id) > 0);
      if (address === undefined) continue;
      const due = body(
        await by.get<AnswerOf<'finance.hutang.jatuhtempo'>>('/api/finance-v2/hutang/jatuhtempo', {
          query: askOf(address),
        }),
      );
      expect(due.data.reduce((total, row) => total + row.amount, 0)).toBe(amount);
    }
    const { type: _none, ...query } = askOf(payableAt(branch));
    const payees = body(await by.get<AnswerOf<'finance.hutang.aktor'>>('/api/finance/hutang/aktor', { query }));
    expect(payees.data.reduce((total, row) => total + row.balance, 0)).toBe(told.payable);
  });
});

describe('what is to be done', () => {
  it('is counted as on the first page of who keeps the books', async () => {
    const by = await clinic.as('finance.bdg');
    const { lines } = await shown(by);
    const own = body(await by.get<AnswerOf<'platform.today.show'>>('/api/platform/today')).lines;
    for (const line of own.filter(({ name }) => lines.some((one) => one.name === name)))
      expect(lines).toContainEqual(line);
    expect(lines.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sessions', 'settlements', 'bankLines', 'drafts']),
    );
  });

  it('of one branch of several leads to the rows of that one, or nowhere', async () => {
    const head = await clinic.as('superadmin');
    const { lines } = await shown(head, { profile_id: '3' });
    expect(lines.length).toBeGreaterThan(0);
    for (const { name, to } of lines) {
      const known = !['settlements', 'bankLines'].includes(name);
      expect([name, to === null ? undefined : askOf(to)['profile_id']]).toEqual([name, known ? '3' : undefined]);
    }
    const [own] = [await shown(await clinic.as('manager.mks'))];
    for (const { name, count } of lines)
      expect([name, own.lines.find((line) => line.name === name)?.count]).toEqual([name, count]);
  });
});

describe('whose it is', () => {
  it.each(['admin.bdg', 'dokter.bdg', 'perawat.bdg', 'inventory.bdg', 'multimedia.bdg', 'investor'])(
    '%s is refused',
    async (who) => {
      expect((await (await clinic.as(who)).get('/api/finance/ringkasan')).status).toBe(403);
    },
  );

  it('another branch is refused, and all are those in sight', async () => {
    const by = await clinic.as('finance.bdg');
    expect((await by.get('/api/finance/ringkasan', { query: { profile_id: '2' } })).status).toBe(403);
    expect(await shown(by, { profile_id: 'all' })).toEqual(await shown(by));
    expect((await clinic.anonymous.get('/api/finance/ringkasan')).status).toBe(401);
  });
});

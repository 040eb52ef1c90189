// The reports read kept balances of months and lines of few days (docs/decisions/0007): for any range they say what the lines say.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldPast } from '../../server/jobs/folding.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';

interface Statement extends Json {
  readonly rows: readonly { readonly code: string; readonly name: string; readonly values: readonly number[] }[];
  readonly meta: { readonly balanced: boolean };
}
interface Ledger extends Json {
  readonly data: readonly { readonly debit: number; readonly credit: number; readonly balance: number }[];
  readonly count: number;
  readonly opening: number;
  readonly totals: { readonly debit: number; readonly credit: number };
  readonly ending: number;
}
type Days = readonly [start: string, end: string];

const LAPORAN = '/api/finance-v2/laporan';
const DAYS = 130;
const CASH = '1-1101';
const INCOME = '4-1102';

let clinic: TestApp;
let books: Client;
/** Journals of the branch over some months up to today: with cash and without, three kinds, several a day. */
const scatterJournals = (code: string) =>
  clinic.database.asOwner(
    `with made as (
       insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
       select 1, $2 || n, $1::date - n % ${DAYS}, 'Uji', 1 + n % 3, 2, 'uji', 'uji', n, n * 1000
       from generate_series(1, 400) n returning id, source_id as n, transaction_at, kind, total_amount
     )
     insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
     select m.id, s.line_no, 1, m.transaction_at, m.kind, a.id, 'Uji', m.total_amount * (2 - s.line_no), m.total_amount * (s.line_no - 1)
     from made m, (values (1, '${CASH}', '1-1203'), (2, '${INCOME}', '${INCOME}')) s (line_no, moving, still)
     join akuns a on a.code in (s.moving, s.still) where a.code = case when n % 2 = 0 then s.moving else s.still end`,
    [today(), code],
  );

beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  // What was folded, and what came after.
  await scatterJournals('UJI/');
  await foldPast(clinic.database.pool, new Date());
  await scatterJournals('SUSULAN/');
});
afterAll(() => clinic.close());

const day = fc.integer({ min: 0, max: DAYS + 10 }).map((n) => addDays(today(), -n));
const range = fc.tuple(day, day).map((days): Days => days.toSorted() as [string, string]);
const holds = (check: (days: Days) => Promise<void>) => fc.assert(fc.asyncProperty(range, check), { numRuns: 40 });

const statement = async (name: string, [start_date, end_date]: Days) =>
  (await books.get<Statement>(`${LAPORAN}/${name}`, { query: { start_date, end_date } })).body;
const valueOf = ({ rows }: Statement, name: string) =>
  rows.find((row) => row.code === name || row.name === name)?.values[0] ?? 0;
const one = async (sql: string, values: readonly unknown[]): Promise<number> =>
  (
    await clinic.database.asOwner<{ n: number }>(`select coalesce(sum(x), 0)::bigint as n from (${sql}) s (x)`, values)
  )[0]?.n ?? 0;

describe('for any range', () => {
  it('profit and loss is that of the lines', () =>
    holds(async (days) => {
      const want = await one(
        `select l.credit - l.debit from journal_lines l join akuns a on a.id = l.akun_id
         where l.profile_id = 1 and a.code = '${INCOME}' and l.kind in (1, 3) and l.transaction_at between $1 and $2`,
        days,
      );
      expect(valueOf(await statement('labarugi', days), INCOME)).toBe(want);
    }));

  it('the cash flow is that of the lines of cash accounts, beside opening journals', () =>
    holds(async (days) => {
      const want = await one(
        `select l.debit - l.credit from journal_lines l join akuns a on a.id = l.akun_id
         where l.profile_id = 1 and a.cashflow = 0 and l.kind <> 2 and l.transaction_at between $1 and $2`,
        days,
      );
      const flow = await statement('aruskas', days);
      expect([valueOf(flow, 'Kenaikan (Penurunan) Kas'), flow.meta.balanced]).toEqual([want, true]);
    }));

  it('journals add up to their amounts', () =>
    holds(async ([start_date, end_date]) => {
      const query = { start_date, end_date, limit: '1' };
      const { body } = await books.get<Ledger>(`${LAPORAN}/jurnal`, { query });
      const where = 'profile_id = 1 and transaction_at between $1 and $2';
      const days = [start_date, end_date];
      expect([body.count, body.totals.debit]).toEqual([
        await one(`select 1 from journals where ${where}`, days),
        await one(`select total_amount from journals where ${where}`, days),
      ]);
    }));

  it('the ledger goes on from page to page, from its opening to its ending', async () => {
    const id = await one(`select id from akuns where code = '${CASH}'`, []);
    await holds(async (days) => {
      const [start_date, end_date] = days;
      const limit = 25;
      const read = async (page: number) =>
        (
          await books.get<Ledger>(`${LAPORAN}/bukubesar`, {
            query: { start_date, end_date, akun_id: String(id), limit: String(limit), page: String(page) },
          })
        ).body;
      const first = await read(1);
      const sum = (where: string, values: readonly unknown[]) =>
        one(`select debit - credit from journal_lines where profile_id = 1 and akun_id = ${id} and ${where}`, values);
      expect(first.opening).toBe(await sum('transaction_at < $1', [start_date]));
      expect(first.ending).toBe(await sum('transaction_at <= $1', [end_date]));
      const pages = [first];
      for (let page = 2; page <= Math.ceil(first.count / limit); page += 1) pages.push(await read(page));
      let balance = first.opening;
      for (const line of pages.flatMap(({ data }) => data)) {
        balance += line.debit - line.credit;
        expect(line.balance).toBe(balance);
      }
      expect([balance, pages.flatMap(({ data }) => data).length]).toEqual([first.ending, first.count]);
    });
  });
});

// Statements in columns: months, quarters, the year so far, any two ranges. Every cell is that of the report of its own range, and the
// parts of a year come to the whole (workspace.md 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldPast } from '../../server/jobs/folding.ts';
import { columnsOf, differenceOf, type Range } from '../../server/domain/finance/report-column.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';

type Statement = AnswerOf<'finance.laporan.labarugi' | 'finance.laporan.neraca' | 'finance.laporan.aruskas'>;
type Name = 'labarugi' | 'neraca' | 'aruskas';
type Asked = Readonly<Record<string, string>>;
const NAMES: readonly Name[] = ['labarugi', 'neraca', 'aruskas'];
const DAY = today();
const RANGE: Range = { start: addDays(DAY, -40), end: addDays(DAY, -3) };
const OTHER: Range = { start: addDays(DAY, -400), end: addDays(DAY, -371) };

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  await clinic.database.asOwner(
    `with made as (
       insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
       select 1, 'KOLOM/' || n, $1::date - (n * 3) % 500, 'Uji', case when n % 9 = 0 then 3 else 1 end, 2, 'uji', 'uji', n, n * 1000
       from generate_series(1, 350) n returning id, source_id as n, transaction_at, kind, total_amount
     )
     insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
     select m.id, s.line_no, 1, m.transaction_at, m.kind, a.id, 'Uji', m.total_amount * (2 - s.line_no), m.total_amount * (s.line_no - 1)
     from made m, (values (1, array['1-1101', '6-1201', '1-1111']), (2, array['4-1102', '1-1101', '2-2101'])) s (line_no, codes)
     join akuns a on true where a.code = s.codes[1 + n % 3]`,
    [DAY],
  );
  await foldPast(clinic.database.pool, new Date());
});
afterAll(() => clinic.close());

const pathOf = (name: Name): string => `/api/finance-v2/laporan/${name}`;
const read = async (name: Name, { start, end }: Range, more: Asked = {}): Promise<Statement> =>
  body(
    await books.get<Statement>(pathOf(name), { query: { start_date: start, end_date: end, zero: 'true', ...more } }),
  );
const cells = ({ rows }: Statement, column: number) =>
  rows
    .map(({ code, name, values }) => [code || name, values[column] ?? null] as const)
    .filter(([, value]) => value !== null);
/** Rows of nothing are left out of a cash flow. */
const filled = (of: ReturnType<typeof cells>) => of.filter(([, value]) => value !== 0);

const expectCells = async (name: Name, statement: Statement, ranges: readonly Range[]) => {
  for (const [at, range] of ranges.entries())
    expect([range, filled(cells(statement, at))]).toEqual([range, filled(cells(await read(name, range), 0))]);
};

describe.each(NAMES)('%s', (name) => {
  it.each(['bulanan', 'triwulan'] as const)('%s: each column is the report of its own days', async (compare) => {
    const statement = await read(name, RANGE, { compare });
    const { ranges, whole } = columnsOf(RANGE, { compare, periods: 1 });
    const all = name === 'neraca' || !whole ? ranges : [...ranges, whole];
    expect(statement.columns).toHaveLength(all.length);
    expect(statement.columns.every(({ kind }) => kind === 'amount')).toBe(true);
    expect(filled(cells(statement, 0)).length + filled(cells(statement, all.length - 1)).length).toBeGreaterThan(4);
    await expectCells(name, statement, all);
  });

  it('the year so far and any two ranges stand beside what parts them', async () => {
    const other = { compare_start: OTHER.start, compare_end: OTHER.end };
    for (const [more, ranges] of [
      [{ compare: 'tahun' }, columnsOf(RANGE, { compare: 'tahun', periods: 1 }).ranges],
      [{ compare: 'rentang', ...other }, [RANGE, OTHER]],
    ] as const) {
      const statement = await read(name, RANGE, more);
      expect(statement.columns.map(({ kind }) => kind)).toEqual(['amount', 'amount', 'difference', 'percent']);
      await expectCells(name, statement, ranges);
      for (const { values } of statement.rows.filter((row) => row.values.length > 0))
        expect(values.slice(2)).toEqual([...differenceOf(values[0] ?? 0, values[1] ?? 0)]);
    }
  });

  it('is a sheet and a paper as well', async () => {
    for (const [compare, as] of [
      ['bulanan', 'xlsx'],
      ['bulanan', 'pdf'],
      ['triwulan', 'pdf'],
    ] as const) {
      const query = { start_date: RANGE.start, end_date: RANGE.end, compare, export: as };
      const answer = await books.get(pathOf(name), { query });
      expect([as, answer.status]).toEqual([as, 200]);
    }
  });

  it('another range is asked for whole and in order, and nowhere else', async () => {
    const refused: readonly Asked[] = [
      { compare: 'rentang' },
      { compare: 'rentang', compare_start: OTHER.start },
      { compare: 'rentang', compare_start: OTHER.end, compare_end: OTHER.start },
      { compare: 'bulanan', compare_start: OTHER.start, compare_end: OTHER.end },
      { compare_end: OTHER.end },
      { compare: 'bulanan', group: 'cabang' },
    ];
    for (const more of refused) {
      const query = { start_date: RANGE.start, end_date: RANGE.end, ...more };
      expect([more, (await books.get(pathOf(name), { query })).status]).toEqual([more, 422]);
    }
  });
});

it.each(['bulanan', 'triwulan'] as const)('the parts of a year come to the year: %s', async (compare) => {
  for (const name of ['labarugi', 'aruskas'] as const) {
    const { rows, columns } = await read(name, RANGE, { compare });
    const last = columns.length - 1;
    expect(columns[last]?.label).toBe('Jumlah');
    for (const { name: row, values } of rows.filter(
      (one) => one.values.length > 0 && !one.name.startsWith('Kas dan Bank'),
    ))
      expect([row, values.slice(0, last).reduce<number>((sum, value) => sum + (value ?? 0), 0)]).toEqual([
        row,
        values[last],
      ]);
    const of = (title: string) => rows.find((row) => row.name === title)?.values;
    if (name === 'labarugi') continue;
    const [opening, moved, ending] = ['Kas dan Bank Awal', 'Kenaikan (Penurunan) Kas', 'Kas dan Bank Akhir'].map(of);
    expect((opening?.[last] ?? 0) + (moved?.[last] ?? 0)).toBe(ending?.[last]);
    expect(of('Kas dan Bank Akhir')?.[last]).toBe(of('Kas dan Bank Akhir')?.[last - 1]);
  }
});

// The income of the dashboard beside the journal lines that it sums up, for ranges that cut months and that do not.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { today } from '../service/stage.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { patiently } from '../support/patiently.ts';

let clinic: TestApp;
const year = Number(today().slice(0, 4));
beforeAll(async () => {
  clinic = await testApp();
  // Journals of every kind over the year, in two branches, on income, on what is given off it and on an expense.
  await clinic.database.asOwner(
    `with made as (
       insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
       select 1 + n % 2, 'UJI/' || n, make_date($1, 1, 1) + (n * 4 + n % 3), 'Uji', 1 + n % 4, 2, 'uji', 'uji', n, n * 1000
       from generate_series(1, 90) n returning id, profile_id, transaction_at, kind, total_amount, source_id
     )
     insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
     select m.id, s.line_no, m.profile_id, m.transaction_at, m.kind, a.id, 'Uji', m.total_amount * (2 - s.line_no),
       m.total_amount * (s.line_no - 1)
     from made m cross join (values (1), (2)) s (line_no)
     join akuns a on a.code = (case when s.line_no = 1 then (array['1-1101', '4-1901', '6-1201'])[1 + m.source_id % 3]
       else (array['4-1102', '4-1101', '1-1101'])[1 + m.source_id % 3] end)`,
    [year],
  );
});
afterAll(() => clinic.close());

const dayOf = (n: number): string => new Date(Date.UTC(year, 0, 1 + n)).toISOString().slice(0, 10);
const range = fc
  .tuple(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 0, max: 364 }))
  .map(([a, b]): [string, string] => [dayOf(Math.min(a, b)), dayOf(Math.max(a, b))]);
const months = fc
  .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 }))
  .map(([a, b]): [string, string] => {
    const [first, last] = [Math.min(a, b), Math.max(a, b)];
    const [start, end] = [Date.UTC(year, first, 1), Date.UTC(year, last + 1, 0)];
    return [new Date(start).toISOString().slice(0, 10), new Date(end).toISOString().slice(0, 10)];
  });

describe('the income of a range', () => {
  it('is that of the lines, month by month', async () => {
    const manager = await clinic.as('manager.bdg');
    await fc.assert(
      fc.asyncProperty(fc.oneof(range, months), async ([start_date, end_date]) => {
        const { body } = await patiently(() =>
          manager.get<{ data: { month: string; income: number }[] }>('/api/dashboard/finance/monthlyincome', {
            query: { start_date, end_date },
          }),
        );
        const raw = await clinic.database.asOwner<{ month: string; income: number }>(
          `select to_char(l.transaction_at, 'YYYY-MM') as month, sum(l.credit - l.debit)::bigint as income
           from journal_lines l join akuns a on a.id = l.akun_id
           where a.type = 4 and l.profile_id = 1 and l.kind in (1, 3) and l.transaction_at between $1 and $2 group by 1`,
          [start_date, end_date],
        );
        const expected = new Map(raw.map(({ month, income }) => [month, income]));
        expect(body.data.map(({ month, income }) => [month, income])).toEqual(
          body.data.map(({ month }) => [month, expected.get(month) ?? 0]),
        );
        expect([...expected.keys()].filter((month) => !body.data.some((row) => row.month === month))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is not told to a dokter, whose share the books do not know', async () => {
    const doctor = await clinic.as('dokter.bdg');
    const query = { start_date: dayOf(0), end_date: dayOf(30) };
    const { body } = await patiently(() =>
      doctor.get<{ data: object[] }>('/api/dashboard/finance/monthlyincome', { query }),
    );
    expect(body.data).toHaveLength(1);
    expect(body.data.some((row) => 'income' in row)).toBe(false);
  });
});

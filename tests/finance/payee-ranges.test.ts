// What payees were owed and paid over ranges of days, beside the rows and the details of their slips (finance.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body } from '../service/stage.ts';
import { openSlips, type Slips } from './slip-stage.ts';

let at: Slips;
const owner = <Row extends object>(sql: string, values: readonly unknown[] = []) =>
  at.clinic.database.asOwner<Row>(sql, values);
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Paid in parts, one slip taken back, one paid by another: then each is on a day of its own. */
beforeAll(async () => {
  at = await openSlips();
  for (const amount of [2_550_000, 2_550_000, 1_000_000]) await at.pay(await at.billed(), amount);
  const [first, second, third] = await at.open();
  const part = (row: typeof first, amount: number) => at.slip([{ hutang_id: row?.id, amount }]);
  body(await part(first, 200_000), 201);
  const wrong = body(await part(first, 100_000), 201);
  body(await at.undo(wrong));
  body(await at.slip(at.whole([second, third].flatMap((row) => row ?? []))), 201);
  // Their days lie apart: rows 40, 35, 30 days ago, slips 20, 15 and 10, the one taken back 5 days ago.
  await owner('alter table journals disable trigger all');
  for (const [days, of] of [
    [40, first],
    [35, second],
    [30, third],
  ] as const)
    await owner('update hutangs set transaction_at = $1, due_date = $1 where id = $2', [daysAgo(days), of?.id]);
  const slips = await owner<{ id: number }>('select id from hutangtransactions order by id');
  for (const [n, { id }] of slips.entries())
    await owner('update hutangtransactions set transaction_at = $1 where id = $2', [daysAgo(20 - 5 * n), id]);
  await owner('update hutangtransactions set void_at = $1 where id = $2', [daysAgo(5), wrong.id]);
});
afterAll(() => at.clinic.close());

/** Of the doctor, by the details of his slips: what was owed before a day, and what came and was paid from it to another. */
const reckoned = async (from: string, until: string) => {
  const [row] = await owner<{ opening: number; added: number; paid: number }>(
    `with m as (
       select transaction_at as day, amount, 1 as turn from hutangs where actor_type = 'doctor' and actor_id = $1 and status <> -1
       union all
       select s.transaction_at, -d.amount, 2 from hutangtransactions s
         join hutangtransactiondetails d on d.hutangtransaction_id = s.id join hutangs h on h.id = d.hutang_id
       where h.actor_type = 'doctor' and h.actor_id = $1
       union all
       select s.void_at, d.amount, 3 from hutangtransactions s
         join hutangtransactiondetails d on d.hutangtransaction_id = s.id join hutangs h on h.id = d.hutang_id
       where h.actor_type = 'doctor' and h.actor_id = $1 and s.status = -1
     )
     select coalesce(sum(amount) filter (where day < $2), 0)::float8 as opening,
       coalesce(sum(amount) filter (where day between $2 and $3 and turn = 1), 0)::float8 as added,
       coalesce(-sum(amount) filter (where day between $2 and $3 and turn > 1), 0)::float8 as paid from m`,
    [at.doctorId, from, until],
  );
  return row;
};

describe('what a payee was owed over a range', () => {
  it.each([
    [50, 0],
    [41, 36],
    [40, 40],
    [38, 32],
    [33, 18],
    [20, 20],
    [17, 12],
    [15, 5],
    [9, 6],
    [5, 5],
    [3, 1],
  ])('from %i to %i days ago is what its rows and details come to', async (first, last) => {
    const [start_date, end_date] = [daysAgo(first), daysAgo(last)];
    const expected = await reckoned(start_date, end_date);
    const query = { ...at.owner('doctor', at.doctorId), start_date, end_date };
    const card = body(
      await at.books.get<{ opening: number; closing: number; data: { added: number; paid: number }[] }>(
        '/api/finance/hutang/kartu',
        { query },
      ),
    );
    const total = (of: 'added' | 'paid') => card.data.reduce((sum, row) => sum + row[of], 0);
    expect({ opening: card.opening, added: total('added'), paid: total('paid') }).toEqual(expected);
    const listed = body(
      await at.books.get<{
        data: { actor_id: number; opening: number; added: number; paid: number; closing: number }[];
      }>('/api/finance/hutang/aktor', { query: { actor_type: 'doctor', start_date, end_date } }),
    ).data.find(({ actor_id }) => actor_id === at.doctorId);
    expect(listed).toMatchObject({ ...expected, closing: card.closing });
  });

  it('names who is owed nothing any more', async () => {
    body(await at.slip(at.whole(await at.open())), 201);
    const query = { start_date: daysAgo(20), end_date: daysAgo(6) };
    const { data } = body(
      await at.books.get<{ data: { actor_type: string; actor_name: string; balance: number }[] }>(
        '/api/finance/hutang/aktor',
        { query },
      ),
    );
    const doctor = data.find(({ actor_type }) => actor_type === 'doctor');
    expect(doctor).toMatchObject({ balance: 0, actor_name: expect.stringMatching(/\S/) });
  });
});

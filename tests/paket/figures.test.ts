// Packages on the dashboard (paket.md 5): most sold, and sold by day, against the tables themselves.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { CLEANING, type Counter, offer, openCounter, type Sold, WHOLE } from './stage.ts';

const POPULAR = '/api/dashboard/paket/popularpaketpromosi';
const DAILY = '/api/dashboard/paket/dailypaketpromosi';
type Popular = AnswerOf<'dashboard.paket.popularpaketpromosi'>;
type Daily = AnswerOf<'dashboard.paket.dailypaketpromosi'>;

let counter: Counter;
let early = '';
let first: Sold;
const range = () => ({ start_date: addDays(today(), -6), end_date: today() });
beforeAll(async () => {
  counter = await openCounter();
  early = await counter.early();
  const braces = await offer(counter.clinic);
  const cleaning = await offer(counter.clinic, CLEANING, { price: 1_000_000, ...WHOLE });
  first = await counter.sell(braces, { sold_at: early });
  await counter.sell(cleaning, { scheme: 'tunai' });
  await counter.sell(cleaning, { scheme: 'tunai', sold_at: early });
  const gone = await counter.sell(braces);
  body(await counter.cancel(gone.id));
});
afterAll(() => counter.clinic.close());

const counted = async (label: string, column: string) =>
  counter.clinic.database.asOwner<{ count: number }>(
    `select ${column} as ${label}, count(*)::int as count from memberships m join pakethistories h on h.id = m.paket_history_id
     join pakettypes t on t.id = h.pakettype_id where m.profile_id = 1 and m.status <> -1 and m.sold_at between $1 and $2
     group by 1 order by count desc, 1`,
    [range().start_date, range().end_date],
  );

it('which were sold most, without what was given up', async () => {
  const { data } = body(await counter.manager.get<Popular>(POPULAR, { query: range() }));
  expect(data.map(({ label, count }) => ({ label, count }))).toEqual(await counted('label', 't.name'));
  expect(data.map(({ count }) => count)).toEqual([2, 1]);
});

it('how many on each day, those without a sale too', async () => {
  const { data } = body(await counter.manager.get<Daily>(DAILY, { query: range() }));
  expect(data.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, at) => addDays(range().start_date, at)));
  const sold = data.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  expect(sold).toEqual(await counted('date', 'm.sold_at::text'));
});

it('of one customer count for the doctor who saw him last', async () => {
  const customer = String(first.customer_id);
  const of = async (query: Record<string, string>) =>
    body(await counter.manager.get<Popular>(POPULAR, { query: { ...range(), ...query } })).data.reduce(
      (sum, { count }) => sum + count,
      0,
    );
  expect(await of({ customer })).toBe(1);
  const { clinic } = counter;
  const doctors = await clinic.database.asOwner<{ id: number }>(
    `select id from users where role = 2 and profile_id = 1 order by id limit 2`,
  );
  const [one, two] = doctors.map(({ id }) => String(id));
  if (!one || !two) throw new Error('The branch has too few doctors.');
  expect(await of({ doctor: one })).toBe(0);
  const seen = (doctor: string, day: string, at: number) =>
    clinic.database.asOwner(
      `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type) values (1, $1, $2, $3, $4, 'walkin')`,
      [`VIS/UJI/${at}`, first.customer_id, doctor, day],
    );
  await seen(one, addDays(early, -2), 1);
  await seen(two, addDays(early, 1), 2);
  expect([await of({ doctor: one }), await of({ doctor: two })]).toEqual([1, 0]);
  await seen(two, addDays(early, -1), 3);
  expect([await of({ doctor: one }), await of({ doctor: two })]).toEqual([0, 1]);
});

it('is for who sees the tab', async () => {
  for (const by of [counter.admin, await counter.clinic.as('finance.bdg')])
    expect((await by.get(DAILY, { query: range() })).status).toBe(200);
  expect((await counter.stage.doctor.get(DAILY, { query: range() })).status).toBe(403);
});

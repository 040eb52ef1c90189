// What has expired or will (inventory.md 10.2): by batch, with what it is worth, where it came from, and who uses it faster.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pino from 'pino';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { openPurchase, type PurchaseStage } from './purchase-stage.ts';
import { JAKARTA, receiveOf, useOf } from './stock-stage.ts';

type Answer = AnswerOf<'inventory.report.expiry'>;
const PATH = '/api/inventory/report/expiry';
const PILL = 'OBT-00002';
let stage: PurchaseStage;
let receive: number;

const board = async (by: Client = stage.clerk, query: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  body(await by.get<Answer>(PATH, { query }));

beforeAll(async () => {
  stage = await openPurchase();
  const { item, unit, gudang, gudangJakarta, move, posted } = stage;
  const batch = (batch_no: string, days: number) => ({ batch_no, expired_at: addDays(today(), days) });
  // 30 for 300.000, then 70 for 700.000: the average is 10.000.
  const line = { item_id: item('OBT-00001'), unit_id: unit('Ampul'), price: 10_000 };
  receive = (await posted([{ ...line, qty: 30, ...batch('SOON', 25) }])).id;
  await posted([{ ...line, qty: 70, ...batch('LATER', 80) }]);
  await stage.adjust(4, { item_id: item(PILL), qty: 10, unit_cost: 500, ...batch('GONE', -3) });
  await stage.adjust(4, { item_id: item(PILL), qty: 40, unit_cost: 500, ...batch('FAR', 400) });
  await move([useOf(item('OBT-00001'), gudang, 9)], { day: addDays(today(), -1) });
  await move([{ ...receiveOf(item('OBT-00001'), gudangJakarta, 50, 500_000), batch: batch('JKT', 300) }], {
    branch: JAKARTA,
  });
  await move([useOf(item('OBT-00001'), gudangJakarta, 18)], { branch: JAKARTA });
});
afterAll(() => stage.clinic.close());

describe('the board of what expires', () => {
  it('has each batch within the days of its category, what expires first first, at its part of the pool', async () => {
    const { data, sum } = await board();
    expect(data.map(({ batch_no, days, soon, qty, value }) => [batch_no, days, soon, qty, value])).toEqual([
      ['GONE', -3, false, 10, 5_000],
      ['SOON', 25, true, 21, 210_000],
      ['LATER', 80, true, 70, 700_000],
    ]);
    expect(sum).toEqual({
      expired: { count: 1, value: 5_000 },
      soon: { count: 2, value: 910_000 },
      within30: { count: 1, value: 210_000 },
      within60: { count: 1, value: 210_000 },
      within90: { count: 2, value: 910_000 },
    });
  });

  it('leads to the receive that can go back, and to the branch that uses it faster', async () => {
    const { data } = await board();
    expect(data.find(({ batch_no }) => batch_no === 'SOON')).toMatchObject({
      receive_id: receive,
      daily: 0.1,
      faster: { branch: { code: 'JKT' }, warehouse_id: stage.gudangJakarta, daily: 0.2 },
    });
    // What has expired is sent to nobody.
    expect(data.find(({ batch_no }) => batch_no === 'GONE')).toMatchObject({ receive_id: null, faster: null });
    const other = await board(await stage.clinic.as('inventory.jkt'));
    expect(other.data).toEqual([]);
  });

  it('is what the first page counts', async () => {
    const stats = body(await stage.clerk.get<AnswerOf<'inventory.stats.show'>>('/api/inventory/stats'));
    const { sum } = await board();
    const counts = Object.fromEntries(Object.entries(sum).map(([key, { count }]) => [key, count]));
    expect(stats).toMatchObject(counts);
  });

  it('loses a batch that was written off or went back, on the day that says so', async () => {
    const { item } = stage;
    expect(await stage.adjust(2, { item_id: item(PILL), qty: 10, batch_no: 'GONE' })).toBe(5_000);
    expect((await board()).data.map(({ batch_no }) => batch_no)).toEqual(['SOON', 'LATER']);
    expect((await board()).sum.expired).toEqual({ count: 0, value: 0 });
    expect(await stage.differences()).toEqual([]);
  });

  it('is told at night once, where there is something to tell', async () => {
    const { database } = stage.clinic;
    const night = {
      pool: database.pool,
      logger: pino({ level: 'silent' }),
      jobs: nightlyJobs.filter(({ name }) => name === 'stock-expiry'),
    };
    const told = () =>
      database.asOwner<{ message: string; url: string }>(
        `select message, url from applogs where module = 3 and profile_id in (1, 2) and message like 'pengingat%' order by id`,
      );
    await runDueJobs(night, new Date());
    await runDueJobs(night, new Date());
    expect(await told()).toEqual([
      {
        message:
          'pengingat kedaluwarsa: 0 batch kedaluwarsa, 2 batch segera kedaluwarsa (≤30 hari 1, ≤60 hari 1, ≤90 hari 2)',
        url: '/inventory/warehouse/kedaluwarsa',
      },
    ]);
  });

  it('has no worth and no other branch for nurses, is a sheet, and is closed to doctors', async () => {
    const nurse = await stage.clinic.as('perawat.bdg');
    const seen = await board(nurse);
    expect(seen.data).toHaveLength(2);
    expect(JSON.stringify(seen)).not.toMatch(/"value"/);
    expect(seen.data.every(({ faster }) => faster === null)).toBe(true);
    const file = await nurse.get(PATH, { query: { export: 'xlsx' } });
    expect(String(file.headers['content-type'])).toContain('spreadsheet');
    expect((await (await stage.clinic.as('dokter.bdg')).get(PATH)).status).toBe(403);
    expect((await stage.clerk.get(PATH, { query: { profile_id: '2' } })).status).toBe(403);
  });
});

// Fixed assets are depreciated by month, once, in one journal (decision 105).
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depreciateAtNight } from '../../server/usecases/finance/asset/depreciation-night.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { ASSET, type Assets, monthBack, openAssets, RUN } from './asset-stage.ts';

let at: Assets;
beforeAll(async () => {
  at = await openAssets();
});
afterAll(() => at.clinic.close());

const lastDay = (month: string): string => addDays(addMonths(month, 1), -1);
const standing = (month: string) =>
  at.clinic.database.asOwner<{ runs: number; journals: number }>(
    `select count(*)::int as runs, count(distinct j.id)::int as journals from penyusutans r
     left join journals j on j.source_type = 'penyusutan' and j.source_id = r.id and j.reversal_of_id is null
     where r.profile_id = 1 and r.month = $1 and r.status = 1`,
    [month],
  );

describe('the register', () => {
  it('gives numbers without gaps, and the accounts of the category', async () => {
    const first = body(await at.register({ name: 'Panoramik' }), 201);
    const second = body(await at.register({ name: 'Sefalometri', residual_amount: 10_000_000 }), 201);
    expect(first.code).toMatch(/^AT\/BDG\/\d{4}\/\d{6}$/);
    expect(Number(second.code.slice(-6)) - Number(first.code.slice(-6))).toBe(1);
    expect(first).toMatchObject({
      depreciates_from: monthBack(2),
      accumulated_amount: 0,
      book_amount: 160_000_000,
      assetakundata: { code: '1-2104' },
      accumulatedakundata: { code: '1-2204' },
      expenseakundata: { code: '6-1502' },
    });
  });

  it('refuses what has no schedule', async () => {
    const refused = async (given: Parameters<Assets['register']>[0], code: string) =>
      expect((await at.register(given)).body).toMatchObject({ code });
    await refused({ acquired_on: addDays(today(), 1) }, 'asset-future');
    await refused({ depreciates_from: monthBack(3) }, 'asset-first-month');
    await refused({ acquired_on: '2019-05-02' }, 'asset-brought');
    await refused({ residual_amount: 160_000_001 }, 'asset-above-cost');
    await refused({ opening_amount: 1000 }, 'asset-opening');
    await refused(
      { acquired_on: '2015-01-01', depreciates_from: monthBack(0), opening_amount: 1000 },
      'asset-life-over',
    );
  });

  it('tells the sums of its filter', async () => {
    const { body: summed } = await at.books.get<{ sums: Record<string, number>; count: number }>(ASSET, {
      query: { sum: 'all', keyword: 'Sefalometri' },
    });
    expect(summed).toMatchObject({
      count: 1,
      sums: { cost_amount: 160_000_000, accumulated_amount: 0, book_amount: 160_000_000 },
    });
  });

  it('is closed to other branches and to who keeps no books', async () => {
    const [row] = await at.clinic.database.asOwner<{ id: number }>(
      'select min(id)::int as id from asets where profile_id = 1',
    );
    const elsewhere = await at.clinic.as('finance.jkt');
    expect((await elsewhere.get(`${ASSET}/${row?.id}`)).status).toBe(404);
    expect((await elsewhere.get(`${ASSET}/${row?.id}/riwayat`)).status).toBe(404);
    for (const name of ['admin.bdg', 'dokter.bdg', 'inventory.bdg', 'investor']) {
      const by = await at.clinic.as(name);
      expect((await by.get(ASSET)).status, name).toBe(403);
      expect((await at.susut(monthBack(2), by)).status, name).toBe(403);
    }
  });
});

describe('a month', () => {
  it('is told before it is booked, and booked in one journal on its last day', async () => {
    const month = monthBack(2);
    const { body: plan } = await at.books.get<{ total_amount: number; count: number; transaction_at: string }>(
      `${RUN}/rencana`,
      { query: { month: month.slice(0, 7) } },
    );
    expect(plan).toMatchObject({ count: 2, total_amount: 2_666_667 + 2_500_000, transaction_at: lastDay(month) });
    const { id } = body(await at.susut(month), 201);
    const made = await at.run(id);
    expect(made).toMatchObject({ status: 1, asset_count: 2, total_amount: 5_166_667, transaction_at: lastDay(month) });
    expect(made.code).toMatch(/^PYS\/BDG\/\d{4}\/\d{6}$/);
    expect(await at.lines(made.journal_id)).toEqual([
      ['6-1502', 5_166_667],
      ['1-2204', -5_166_667],
    ]);
    const [journal] = await at.clinic.database.asOwner('select kind, origin, event from journals where id = $1', [
      made.journal_id,
    ]);
    expect(journal).toEqual({ kind: 3, origin: 1, event: 'aset.susut' });
  });

  it('is booked once, and never before one that stands', async () => {
    expect((await at.susut(monthBack(2))).body).toMatchObject({ code: 'depreciation-done' });
    expect((await at.susut(monthBack(3))).body).toMatchObject({ code: 'depreciation-later' });
    expect((await at.susut(monthBack(-1))).body).toMatchObject({ code: 'date-in-future' });
  });

  it('of many requests at once is booked by one', async () => {
    const month = monthBack(1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => at.susut(month)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(await standing(month)).toEqual([{ runs: 1, journals: 1 }]);
  });

  it('is held apart by the key of the database alone: without it two stand', async () => {
    const write = () =>
      at.clinic.database.asOwner(
        `insert into penyusutans (profile_id, code, month, transaction_at, asset_count, total_amount)
         values (2, 'UJI-' || gen_random_uuid(), $1, $1, 1, 1)`,
        [monthBack(1)],
      );
    await write();
    await expect(write()).rejects.toThrow('penyusutans_month');
    await at.clinic.database.asOwner('drop index penyusutans_month');
    await write();
    await at.clinic.database.asOwner(`delete from penyusutans where code like 'UJI-%'`);
    await at.clinic.database.asOwner(
      'create unique index penyusutans_month on penyusutans (profile_id, month) where status = 1',
    );
  });

  it('taken back is as if it had not been, from the last one on, and may be booked again', async () => {
    const runs = await at.clinic.database.asOwner<{ id: number }>(
      'select id::int from penyusutans where profile_id = 1 and status = 1 order by month',
    );
    const [first, last] = runs.map(({ id }) => id);
    expect((await at.takeBack(first ?? 0)).body).toMatchObject({ code: 'depreciation-later' });
    expect((await at.takeBack(last ?? 0)).status).toBe(200);
    const [sum] = await at.clinic.database.asOwner(
      `select sum(l.debit - l.credit)::int as amount, count(distinct j.transaction_at)::int as days
       from journals j join journal_lines l on l.journal_id = j.id join akuns a on a.id = l.akun_id
       where j.source_type = 'penyusutan' and j.source_id = $1 and a.code = '1-2204'`,
      [last],
    );
    expect(sum).toEqual({ amount: 0, days: 1 });
    body(await at.susut(monthBack(1)), 201);
    expect(await standing(monthBack(1))).toEqual([{ runs: 1, journals: 1 }]);
  });

  it('catches up on an asset that was registered late', async () => {
    const late = body(await at.register({ name: 'Terlambat', cost_amount: 60_000_000 }), 201);
    const { id } = body(await at.susut(today()), 201);
    expect(await at.run(id)).toMatchObject({ transaction_at: today() });
    expect(await at.asset(late.id)).toMatchObject({ accumulated_amount: 3_000_000, book_amount: 57_000_000 });
    const { body: history } = await at.books.get(`${ASSET}/${late.id}/riwayat`);
    expect(history).toMatchObject({ count: 1, data: [{ amount: 3_000_000, journal: { code: expect.any(String) } }] });
  });

  it('in the books keeps the amounts of its assets as they are, and lets what is told of them change', async () => {
    const [row] = await at.clinic.database.asOwner<{ id: number; version: number }>(
      'select id::int, version from asets where accumulated_amount > 0 order by id limit 1',
    );
    const put = (given: object) => at.books.put(`${ASSET}/${row?.id}`, { version: row?.version, ...given });
    expect((await put({ life_months: 12 })).body).toMatchObject({ code: 'asset-depreciated' });
    expect((await put({ location: 'Lantai 2' })).status).toBe(200);
    expect((await at.act(row?.id ?? 0, 'batal', { reason: 'Uji' })).body).toMatchObject({ code: 'asset-depreciated' });
  });
});

describe('a closed month', () => {
  it('is refused with the text of every posting, and nothing of it stays', async () => {
    const [run] = await at.clinic.database.asOwner<{ id: number }>(
      'select id::int from penyusutans where profile_id = 1 and status = 1 order by month desc limit 1',
    );
    expect((await at.takeBack(run?.id ?? 0)).status).toBe(200);
    const [before] = await at.clinic.database.asOwner('select count(*)::int as n from penyusutans');
    await at.clinic.database.asOwner('update periodes set lock_date = $1 where profile_id = 1 and status = 0', [
      today(),
    ]);
    expect((await at.susut(today())).body).toMatchObject({ code: 'date-locked' });
    expect(await at.clinic.database.asOwner('select count(*)::int as n from penyusutans')).toEqual([before]);
    const [standingRun] = await at.clinic.database.asOwner<{ id: number }>(
      'select id::int from penyusutans where profile_id = 1 and status = 1 order by month desc limit 1',
    );
    expect((await at.takeBack(standingRun?.id ?? 0)).body).toMatchObject({ code: 'date-locked' });
    await at.clinic.database.asOwner('update periodes set lock_date = null where profile_id = 1 and status = 0');
  });
});

describe('the night', () => {
  const jobs = [{ name: 'asset-depreciation', run: depreciateAtNight }];
  const logger = pino({ level: 'silent' });
  const night = async (day: string) => {
    await at.clinic.database.asOwner('delete from job_runs');
    await runDueJobs({ pool: at.clinic.database.pool, logger, jobs }, new Date(`${day}T03:00:00+07:00`));
  };
  const next = () => monthBack(-1);

  it('leaves a month that is under way, and one that somebody took back', async () => {
    await night(today());
    await night(next());
    expect(await standing(monthBack(0))).toEqual([{ runs: 0, journals: 0 }]);
  });

  it('books the month that is over, once, whoever looks, and catches up', async () => {
    const after = monthBack(-2);
    await Promise.all([night(after), night(after)]);
    await night(addDays(after, 1));
    expect(await standing(next())).toEqual([{ runs: 1, journals: 1 }]);
    const [row] = await at.clinic.database.asOwner<{ amount: number; day: string }>(
      `select l.amount::int as amount, r.transaction_at::text as day from penyusutanlines l join penyusutans r on r.id = l.penyusutan_id
       join asets a on a.id = l.aset_id where a.name = 'Terlambat' and r.month = $1`,
      [next()],
    );
    expect(row).toEqual({ amount: 4_000_000, day: lastDay(next()) });
    const [told] = (
      await at.manager.get<{ data: readonly Json[] }>('/api/applog', { query: { keyword: 'penyusutan aset tetap' } })
    ).body.data;
    expect(told).toMatchObject({ userdata: { name: 'Sistem' } });
  });
});

// The night queues what the rhythms bring, once, and catches up on what it slept through (decision 119).
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { firstNight } from '../../server/usecases/finance/subscription/keep-subscription.ts';
import { rangeOf, weekdayOf } from '../../src/resources/finance/subscription.ts';
import { today } from '../service/stage.ts';
import { type MailStage, openMail, SUBSCRIPTIONS } from './mail-stage.ts';

let stage: MailStage;
beforeAll(async () => {
  stage = await openMail();
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.clinic.database.asOwner('delete from reportdeliveries');
  await stage.clinic.database.asOwner('update reportsubscriptions set status = -1');
});

const night = (day: string) =>
  runDueJobs(
    {
      pool: stage.clinic.database.pool,
      logger: pino({ level: 'silent' }),
      jobs: nightlyJobs.filter(({ name }) => name === 'report-queue'),
    },
    new Date(`${day}T03:00:00+07:00`),
  );

describe('the night', () => {
  it('brings what the rhythm says, once, and what it slept through', async () => {
    const finance = await stage.idOf('finance.bdg');
    // Before two in the morning the night of today is still to come.
    const first = firstNight({ timezone: 'Asia/Jakarta', now: new Date() });
    const weekday = weekdayOf(addDays(first, 2));
    await stage.subscribe({ rhythm: 'mingguan', day: weekday, range: 'minggu-lalu', readers: [finance] });
    await stage.subscribe({ rhythm: 'harian', day: null, range: 'kemarin', report: 'kasharian', readers: [finance] });
    // What begins now is not caught up on.
    await night(addDays(first, -1));
    expect(await stage.history()).toHaveLength(0);
    await night(first);
    await night(first);
    expect((await stage.history()).map(({ report, day }) => [report, day])).toEqual([['kasharian', first]]);
    // The server slept on the day of the week.
    await night(addDays(first, 4));
    const rows = await stage.history();
    expect(rows).toHaveLength(3);
    expect(rows.find(({ report }) => report === 'labarugi')).toMatchObject({
      day: addDays(first, 2),
      ...(({ start, end }) => ({ start_date: start, end_date: end }))(rangeOf('minggu-lalu', addDays(first, 2))),
    });
  });

  it('leaves out what is paused, and begins with the next one when it goes on', async () => {
    const id = await stage.subscribe({
      rhythm: 'harian',
      day: null,
      range: 'kemarin',
      readers: [await stage.idOf('finance.bdg')],
    });
    const status = (value: number, version: number) =>
      stage.finance.post(`${SUBSCRIPTIONS}/${id}/status`, { version, status: value });
    expect((await status(0, 1)).status).toBe(200);
    expect((await status(0, 1)).body).toMatchObject({ code: 'stale-version' });
    await night(addDays(today(), 6));
    expect(await stage.history()).toHaveLength(0);
    expect((await status(1, 2)).status).toBe(200);
    await night(addDays(today(), 7));
    expect(await stage.history()).toHaveLength(1);
  });
});

// Balances of annual leave: what leave takes of them and gives back, who gets how much, what goes over and when it ends
// (attendance.md 2, 9, 10; acceptance 9).
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { REQUEST_REACH } from '../../src/resources/attendance/leave-life.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, idOf, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { type Desk, LEFT, type Left, mondayFrom, openDesk } from './leave-stage.ts';

const ADJUST = '/api/attendance/leavebalance/sesuaikan';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.clinic.close());

/** Weeks of one year that no other test asks for. */
let weeks = 0;
const freeMonday = (): string => {
  weeks += 1;
  return mondayFrom(weeks * 7);
};
const yearOf = (day: string): number => Number(day.slice(0, 4));
const cuti = async (start_date: string, days: number) =>
  desk.asked({ type: 5, start_date, end_date: addDays(start_date, days - 1) });

describe('annual leave', () => {
  it('takes the days of the roster off the balance once it is approved, turns them to C, and gives them back', async () => {
    const monday = freeMonday();
    const year = yearOf(monday);
    await desk.grant(year, 12);
    await desk.grant(year + 1, 12);
    // A week may lie in two years.
    const remaining = async () => (await desk.left(year)).remaining + (await desk.left(year + 1)).remaining;
    const before = await remaining();
    const leave = await cuti(monday, 7);
    expect(leave).toMatchObject({ days: 6, is_paid: true });
    const waiting = async () => (await desk.left(year)).waiting + (await desk.left(year + 1)).waiting;
    expect(await waiting()).toBe(6);
    expect(await remaining()).toBe(before);
    const approved = body(await desk.verb(leave, 'approve'));
    expect(await remaining()).toBe(before - 6);
    expect(await waiting()).toBe(0);
    expect(await desk.dayOf(monday)).toEqual({ status: 5, leave_id: leave.id });
    expect(await desk.dayOf(addDays(monday, 6))).toMatchObject({ status: 7 });
    body(await desk.verb(approved, 'cancel'));
    expect(await remaining()).toBe(before);
  });

  it('over the end of a year waits in each of them with its own days, and takes them there', async () => {
    const year = yearOf(today());
    const start_date = `${year}-12-25`;
    // Leave is asked for a year ahead at most: in the first week of January the one to come ends sooner.
    const [end_date = ''] = [`${year + 1}-01-07`, addDays(today(), REQUEST_REACH)].toSorted();
    await desk.clinic.database.asOwner('delete from holidays where holiday_date between $1 and $2', [
      start_date,
      end_date,
    ]);
    const pegawai_id = await idOf(desk.clinic, 'users', 'username', 'inventory.bdg');
    const left = async (of: number) => {
      const query = `${LEFT}?year=${of}&pegawai_id=${pegawai_id}`;
      const { remaining, waiting } = body(await desk.admin.get<Left>(query));
      return { remaining, waiting };
    };
    const isWorkday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0;
    const days = Array.from({ length: 14 }, (_, n) => addDays(start_date, n)).filter(
      (day) => day <= end_date && isWorkday(day),
    );
    const [last, next] = [year, year + 1].map((of) => days.filter((day) => yearOf(day) === of).length);
    const leave = await desk.asked({ pegawai_id, type: 5, start_date, end_date }, desk.admin);
    expect(leave.days).toBe(days.length);
    expect([await left(year), await left(year + 1)]).toEqual([
      { remaining: 12, waiting: last },
      { remaining: 12, waiting: next },
    ]);
    body(await desk.verb(leave, 'approve'));
    expect([await left(year), await left(year + 1)]).toEqual([
      { remaining: 12 - (last ?? 0), waiting: 0 },
      { remaining: 12 - (next ?? 0), waiting: 0 },
    ]);
  });

  it('requested before the first night of a year leaves the entitlement as it was', async () => {
    const monday = freeMonday();
    const year = yearOf(monday);
    const { admin, adminId: pegawai_id } = desk;
    const left = async () => body(await admin.get<Left>(`${LEFT}?year=${year}`));
    const before = await left();
    expect(before).toMatchObject({ entitlement: 12, remaining: 12, waiting: 0 });
    await desk.asked({ pegawai_id, type: 5, start_date: monday, end_date: monday }, admin);
    expect(await left()).toEqual({ ...before, waiting: 1 });
  });

  it('is refused with what is left', async () => {
    const monday = freeMonday();
    await desk.grant(yearOf(monday), 2.5);
    const { remaining } = await desk.left(yearOf(monday));
    expect(remaining).toBe(2.5);
    const answer = await desk.ask({ type: 5, start_date: monday, end_date: addDays(monday, 2) });
    expect(answer).toMatchObject({ status: 422, body: { message: 'Sisa cuti tidak cukup. Sisa 2,5 hari.' } });
    expect((await cuti(monday, 2)).days).toBe(2);
  });

  it('with one day left goes to one of two requests approved at once', async () => {
    const monday = freeMonday();
    const year = yearOf(monday);
    await desk.grant(year, 1);
    const [first, second] = [await cuti(monday, 1), await cuti(addDays(monday, 1), 1)];
    const head = await desk.clinic.as('superadmin');
    body(await head.post('/api/profile/changeprofile', { session_profile_id: 1 }));
    const answers = await Promise.all([desk.verb(first, 'approve'), desk.verb(second, 'approve', head)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe('Sisa cuti tidak cukup. Sisa 0 hari.');
    expect((await desk.left(year)).remaining).toBe(0);
    const taken = answers.findIndex(({ status }) => status === 200) === 0 ? first : second;
    body(await desk.verb({ ...taken, version: taken.version + 1 }, 'cancel'));
    expect((await desk.left(year)).remaining).toBe(1);
  });
});

describe('an adjustment', () => {
  it('is a superior’s, with a reason, and takes no more than there is', async () => {
    const year = yearOf(freeMonday()) + 1;
    const wish = { pegawai_id: desk.nurseId, year, days: 2, reason: 'Lembur hari raya' };
    expect((await desk.admin.post(ADJUST, wish)).status).toBe(403);
    const { entitlement } = body(await desk.manager.post<Left>(ADJUST, wish));
    expect(await desk.left(year)).toMatchObject({ adjusted: 2, remaining: entitlement + 2 });
    const off = await desk.manager.post(ADJUST, { ...wish, days: -60 });
    expect(off).toMatchObject({
      status: 422,
      body: { message: `Penyesuaian melebihi sisa cuti. Sisa ${entitlement + 2} hari.` },
    });
    for (const more of [{ days: 0 }, { days: 0.3 }, { reason: '' }])
      expect((await desk.manager.post(ADJUST, { ...wish, ...more })).status).toBe(422);
    const own = await idOf(desk.clinic, 'users', 'username', 'manager.bdg');
    expect((await desk.manager.post(ADJUST, { ...wish, pegawai_id: own })).status).toBe(403);
  });

  it('shows on the list of the desk; everybody else sees his own', async () => {
    const list = '/api/attendance/leavebalance?limit=100';
    const all = body(await desk.admin.get<{ data: readonly { pegawai_id: number }[] }>(list)).data;
    expect(all.map(({ pegawai_id }) => pegawai_id)).toContain(desk.nurseId);
    const doctor = await desk.clinic.as('dokter.bdg');
    expect(body(await doctor.get<{ count: number }>(list)).count).toBe(0);
    expect((await doctor.get(`${LEFT}?pegawai_id=${desk.nurseId}`)).status).toBe(404);
    expect(body(await desk.admin.get<Left>(`${LEFT}?pegawai_id=${desk.nurseId}`)).pegawai_id).toBe(desk.nurseId);
  });
});

describe('the night', () => {
  /** Years that no other test asks for: the second follows the first. */
  const first = yearOf(today()) + 5;
  const second = first + 1;
  const balances = nightlyJobs.filter(({ name }) => name === 'leave-balance');
  let nights = 0;
  /** The night of a day, at 03.00 in Bandung; each run is a job of its own. */
  const night = async (day: string): Promise<void> => {
    nights += 1;
    const jobs = balances.map((job) => ({ ...job, name: `leave-balance-${nights}` }));
    const { pool } = desk.clinic.database;
    await runDueJobs({ pool, logger: pino({ level: 'silent' }), jobs }, new Date(`${day}T03:00:00+07:00`));
  };
  const row = async (year: number) =>
    (
      await desk.clinic.database.asOwner<Json>(
        `select entitlement::float, carried::float, expired::float, remaining::float, version from leavebalances
         where pegawai_id = $1 and year = $2`,
        [desk.nurseId, year],
      )
    )[0];
  beforeEach(async () => {
    await desk.clinic.database.asOwner(`delete from leavebalances where year >= ${first - 1}`);
    await desk.clinic.database.asOwner(`update users set join_at = '${first - 1}-05-10' where id = $1`, [desk.nurseId]);
  });

  it('grants the days of the branch after twelve months, and to no partner', async () => {
    await desk.clinic.database.asOwner('update branchpreferences set leave_days = 14 where profile_id = 1');
    await desk.clinic.database.asOwner('update pegawais set contract_type = 4 where id = $1', [desk.adminId]);
    await night(`${first}-05-09`);
    expect(await row(first)).toBeUndefined();
    await night(`${first}-05-10`);
    expect(await row(first)).toMatchObject({ entitlement: 14, carried: 0, remaining: 14 });
    const [partner] = await desk.clinic.database.asOwner(
      `select from leavebalances where pegawai_id = $1 and year = ${first}`,
      [desk.adminId],
    );
    expect(partner).toBeUndefined();
    await desk.clinic.database.asOwner('update branchpreferences set leave_days = 12 where profile_id = 1');
  });

  it('grants the days on the day that a request would find them, also to who began on 29 February', async () => {
    const leap = Math.ceil(first / 4) * 4;
    await desk.clinic.database.asOwner(`update users set join_at = '${leap}-02-29' where id = $1`, [desk.nurseId]);
    await night(`${leap + 1}-02-27`);
    expect(await row(leap + 1)).toBeUndefined();
    await night(`${leap + 1}-02-28`);
    expect(await row(leap + 1)).toMatchObject({ entitlement: 12 });
  });

  it('carries over what is left up to the limit, until 30 June, and finds nothing to do again', async () => {
    await desk.grant(first, 9);
    await night(`${second}-01-01`);
    expect(await row(second)).toMatchObject({ entitlement: 12, carried: 6, expired: 0, remaining: 18 });
    const granted = await row(second);
    await night(`${second}-01-02`);
    expect(await row(second)).toEqual(granted);
    await desk.clinic.database.asOwner(
      `update leavebalances set used = 2, used_early = 2 where pegawai_id = $1 and year = ${second}`,
      [desk.nurseId],
    );
    await night(`${second}-06-30`);
    expect(await row(second)).toMatchObject({ carried: 6, expired: 0, remaining: 16 });
    await night(`${second}-07-01`);
    expect(await row(second)).toMatchObject({ carried: 6, expired: 4, remaining: 12 });
    const over = await row(second);
    await night(`${second}-08-01`);
    expect(await row(second)).toEqual(over);
  });

  it('follows what is given back of last year before 30 June', async () => {
    await desk.grant(first, 3);
    await night(`${second}-01-01`);
    expect(await row(second)).toMatchObject({ carried: 3 });
    await desk.grant(first, 5);
    await night(`${second}-02-01`);
    expect(await row(second)).toMatchObject({ carried: 5 });
  });
});

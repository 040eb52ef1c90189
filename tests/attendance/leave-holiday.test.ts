// Approved leave follows the roster and the holidays (docs/decisions/0172): a day that is none of work takes nothing of a balance.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body } from '../service/stage.ts';
import { type Desk, LEAVE, type Leave, mondayFrom, openDesk } from './leave-stage.ts';

const HOLIDAY = '/api/attendance/holiday';
/** A week that lies in one year. */
const monday = [14, 28].map(mondayFrom).find((day) => day.slice(0, 4) === addDays(day, 6).slice(0, 4)) ?? '';
const year = Number(monday.slice(0, 4));

let desk: Desk;
let leave: Leave;
beforeAll(async () => {
  desk = await openDesk();
  await desk.clinic.database.asOwner('delete from holidays where holiday_date between $1 and $2', [
    monday,
    addDays(monday, 6),
  ]);
  // Nothing goes over from the year before.
  await desk.clinic.database.asOwner('delete from leavebalances where pegawai_id = $1', [desk.nurseId]);
  await desk.grant(year, 5);
  leave = await desk.asked({ type: 5, start_date: monday, end_date: addDays(monday, 2) });
  body(await desk.verb(leave, 'approve'));
});
afterAll(() => desk.clinic.close());

const now = async () => {
  const { days, statusname } = body(await desk.manager.get<Leave>(`${LEAVE}/${leave.id}`));
  return { days, statusname, remaining: (await desk.left(year)).remaining };
};
const free = async (day: string): Promise<number> =>
  body(await desk.manager.post<{ id: number }>(HOLIDAY, { name: 'Cuti bersama', holiday_date: day }), 201).id;
const work = async (id: number): Promise<void> => {
  body(await desk.manager.delete(`${HOLIDAY}/${id}`));
};
const approved = (days: number) => ({ days, statusname: 'Disetujui', remaining: 5 - days });

describe('approved annual leave', () => {
  it('gives back the day that becomes a holiday, and takes it again where it becomes none', async () => {
    expect(await now()).toEqual(approved(3));
    const first = await free(monday);
    expect(await now()).toEqual(approved(2));
    const others = [await free(addDays(monday, 1)), await free(addDays(monday, 2))];
    expect(await now()).toEqual(approved(0));
    expect((await desk.dayOf(monday))?.status).not.toBe(5);
    for (const id of [first, ...others]) await work(id);
    expect(await now()).toEqual(approved(3));
  });

  it('follows the roster too', async () => {
    const paint = (shift_id: number | null | undefined) =>
      desk.manager.post('/api/attendance/schedule/bulk', {
        rows: [{ pegawai_id: desk.nurseId, work_date: monday, shift_id }],
      });
    body(await paint(null));
    expect(await now()).toEqual(approved(2));
    body(await paint(undefined));
    expect(await now()).toEqual(approved(3));
  });

  it('keeps what it took where the balance does not hold more, and takes nothing below nothing', async () => {
    const id = await free(monday);
    await desk.clinic.database.asOwner(
      'update leavebalances set adjusted = used - entitlement where pegawai_id = $1 and year = $2',
      [desk.nurseId, year],
    );
    await work(id);
    expect(await now()).toEqual({ days: 2, statusname: 'Disetujui', remaining: 0 });
  });

  it('counts what is asked for no sooner than it is decided, and other leave as well', async () => {
    const day = addDays(monday, 4);
    const excused = await desk.asked({ type: 3, start_date: day, end_date: addDays(day, 1) });
    const daysOf = async () => body(await desk.manager.get<Leave>(`${LEAVE}/${excused.id}`)).days;
    const before = await free(day);
    expect(await daysOf()).toBe(2);
    body(await desk.verb(excused, 'approve'));
    expect(await daysOf()).toBe(1);
    await work(before);
    expect(await daysOf()).toBe(2);
  });

  it('of every branch follows a holiday of all of them, wherever the superadmin works', async () => {
    const day = addDays(monday, 3);
    const excused = await desk.asked({ type: 3, start_date: day, end_date: day });
    body(await desk.verb(excused, 'approve'));
    const head = await desk.clinic.as('superadmin');
    body(await head.post('/api/profile/changeprofile', { session_profile_id: 2 }));
    const all = { name: 'Libur nasional', holiday_date: day, profile_id: null };
    const made = body(await head.post<{ id: number; version: number }>(HOLIDAY, all), 201);
    const daysOf = async () => body(await desk.manager.get<Leave>(`${LEAVE}/${excused.id}`)).days;
    expect(await daysOf()).toBe(0);
    const { id, version } = made;
    body(await head.put(`${HOLIDAY}/${id}`, { version, profile_id: 2 }));
    expect(await daysOf()).toBe(1);
  });
});

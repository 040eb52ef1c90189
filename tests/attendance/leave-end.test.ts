// Leave that is called off, and what becomes of it when somebody leaves (attendance.md 3).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { at, type Desk, LEAVE, type Leave, mondayFrom, openDesk, OVERTIME } from './leave-stage.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.clinic.close());

/** Weeks that no other test asks for. */
let weeks = 0;
const freeMonday = (): string => {
  weeks += 1;
  return mondayFrom(weeks * 7);
};

describe('leave that is called off', () => {
  it('by whoever asked ends its request, on the list and at the bell', async () => {
    const day = freeMonday();
    const first = await desk.asked({ start_date: day, end_date: day });
    expect(body(await desk.verb(first, 'cancel', desk.nurse))).toMatchObject({ statusname: 'Dibatalkan' });
    expect(body(await desk.nurse.get(`/api/applog/${first.applog_id}`))).toMatchObject({ statusname: 'Ditarik' });
    const second = await desk.asked({ start_date: day, end_date: day });
    body(await desk.nurse.post(`/api/applog/${second.applog_id}/tarik`));
    expect(body(await desk.nurse.get<Leave>(`${LEAVE}/${second.id}`))).toMatchObject({ statusname: 'Dibatalkan' });
  });

  it('gives the days back what they were', async () => {
    const day = freeMonday();
    const leave = await desk.asked({ start_date: day, end_date: day });
    const approved = body(await desk.verb(leave, 'approve'));
    expect(await desk.dayOf(day)).toMatchObject({ status: 3 });
    body(await desk.verb(approved, 'cancel', desk.nurse));
    expect(await desk.dayOf(day)).toEqual({ status: 0, leave_id: null });
  });

  it('is called off by a superior alone once it has begun', async () => {
    const start_date = addDays(today(), -3);
    const leave = await desk.asked({ start_date, end_date: addDays(today(), 3) });
    const approved = body(await desk.verb(leave, 'approve'));
    expect(await desk.verb(approved, 'cancel', desk.nurse)).toMatchObject({
      status: 409,
      body: { message: 'Izin/cuti yang sudah dimulai hanya dapat dibatalkan oleh manajer.' },
    });
    expect((await desk.verb(approved, 'cancel', desk.admin)).status).toBe(403);
    expect((await desk.verb(approved, 'cancel')).status).toBe(200);
  });
});

describe('whoever leaves', () => {
  it('takes no leave and works no overtime after his last day', async () => {
    const monday = mondayFrom(350);
    const open = await desk.asked({ start_date: monday, end_date: monday });
    const begun = await desk.asked({ start_date: addDays(monday, -7), end_date: addDays(monday, -4) });
    body(await desk.verb(begun, 'approve'));
    const overtime = { work_date: monday, start_at: at(monday, '16:00'), end_at: at(monday, '18:00') };
    const late = body(await desk.work(overtime), 201);
    const leave_at = addDays(monday, -6);
    body(await desk.manager.delete(`/api/attendance/pegawai/${desk.nurseId}`, { leave_at }));
    const { data } = body(await desk.manager.get<{ data: readonly Leave[] }>(`${LEAVE}?limit=100`));
    expect(data.find(({ id }) => id === open.id)).toMatchObject({ statusname: 'Dibatalkan', requests: [] });
    expect(data.find(({ id }) => id === begun.id)).toMatchObject({
      statusname: 'Disetujui',
      end_date: leave_at,
      days: 2,
    });
    expect(body(await desk.manager.get(`${OVERTIME}/${late.id}`))).toMatchObject({ statusname: 'Dibatalkan' });
    expect(await desk.dayOf(addDays(monday, -4))).not.toMatchObject({ status: 3 });
    const answer = await desk.ask({ start_date: monday, end_date: monday }, desk.manager);
    expect(answer).toMatchObject({ status: 422, body: { message: 'Pegawai tidak bekerja pada tanggal tersebut.' } });
  });

  it('takes none that had no day of work until then', async () => {
    const sunday = addDays(mondayFrom(300), -1);
    const leave = await desk.asked({ start_date: sunday, end_date: addDays(sunday, 2) });
    body(await desk.verb(leave, 'approve'));
    body(await desk.manager.delete(`/api/attendance/pegawai/${desk.nurseId}`, { leave_at: sunday }));
    expect(body(await desk.manager.get(`${LEAVE}/${leave.id}`))).toMatchObject({ statusname: 'Dibatalkan' });
  });
});

// Overtime is asked for within the limits of the law, decided once, and paid as far as it was worked (attendance.md 2, 3;
// corrections 18).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { at, type Desk, mondayFrom, openDesk, OVERTIME, type Overtime } from './leave-stage.ts';

const LIMIT = 'Lembur maksimal 4 jam sehari dan 18 jam seminggu.';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.clinic.close());

let weeks = 0;
const freeMonday = (): string => {
  weeks += 1;
  return mondayFrom(weeks * 7);
};
const hours = (day: string, from: string, to: string) => ({
  work_date: day,
  start_at: at(day, from),
  end_at: at(day, to),
});
const worked = async (day: string, from: string, to: string, more = {}): Promise<Overtime> =>
  body(await desk.work({ ...hours(day, from, to), ...more }), 201);
/** Punches of the nurse, and the day anew. */
const punch = async (day: string, ...times: readonly string[]): Promise<void> => {
  for (const time of times)
    await desk.clinic.database.asOwner(
      'insert into attendancelogs (profile_id, pegawai_id, punched_at, source) values (1, $1, $2, 2) on conflict do nothing',
      [desk.nurseId, at(day, time)],
    );
};
const shown = async ({ id }: Pick<Overtime, 'id'>) => body(await desk.nurse.get<Overtime>(`${OVERTIME}/${id}`));

describe('a request for overtime', () => {
  it('knows the kind of its day and its minutes', async () => {
    const monday = freeMonday();
    const made = await worked(monday, '16:00', '18:30');
    expect(made).toMatchObject({ day_type: 1, minutes_request: 150, minutes_paid: 0, statusname: 'Diajukan' });
    expect(made.code).toMatch(/^SPL\/BDG\/\d{4}\/\d{6}$/);
    expect(await worked(addDays(monday, 6), '08:00', '17:00')).toMatchObject({ day_type: 2, minutes_request: 540 });
  });

  it('is held to 4 hours a day', async () => {
    const monday = freeMonday();
    expect((await desk.work(hours(monday, '16:00', '20:01'))).body.message).toBe(LIMIT);
    await worked(monday, '16:00', '18:00');
    expect((await desk.work(hours(monday, '19:00', '21:30'))).body.message).toBe(LIMIT);
    expect((await desk.work(hours(monday, '19:00', '21:00'))).status).toBe(201);
  });

  it('is held to 18 hours a week, in which rest days do not count', async () => {
    const monday = freeMonday();
    for (const n of [0, 1, 2, 3]) await worked(addDays(monday, n), '16:00', '20:00');
    await worked(addDays(monday, 6), '08:00', '18:00');
    expect((await desk.work(hours(addDays(monday, 4), '16:00', '18:30'))).body.message).toBe(LIMIT);
    await worked(addDays(monday, 4), '16:00', '18:00');
    expect((await desk.work(hours(addDays(monday, 5), '16:00', '16:30'))).body.message).toBe(LIMIT);
    expect((await desk.work(hours(addDays(monday, 7), '16:00', '20:00'))).status).toBe(201);
    weeks += 1;
  });

  it('goes beyond by a superior alone', async () => {
    const monday = freeMonday();
    const wish = { ...hours(monday, '16:00', '21:00'), is_override: true };
    expect((await desk.work(wish)).status).toBe(403);
    expect((await desk.work(wish, desk.admin)).status).toBe(403);
    expect(body(await desk.work(wish, desk.manager), 201)).toMatchObject({ is_override: true, minutes_request: 300 });
  });

  it('has no wage beyond the table of the law', async () => {
    const sunday = addDays(freeMonday(), 6);
    const answer = await desk.work({ ...hours(sunday, '06:00', '18:00') });
    const refused = { status: 422, body: { message: 'Lembur pada hari istirahat maksimal 11 jam.' } };
    expect(answer).toMatchObject(refused);
    // Nor in two parts.
    await worked(sunday, '06:00', '12:00');
    expect(await desk.work(hours(sunday, '13:00', '18:30'))).toMatchObject(refused);
    await worked(sunday, '13:00', '18:00');
  });

  it('ends earlier on a holiday of the shortest day of a week of six', async () => {
    const saturday = addDays(freeMonday(), 5);
    await desk.clinic.database.asOwner("insert into holidays (holiday_date, name, profile_id) values ($1, 'Uji', 1)", [
      saturday,
    ]);
    expect(await desk.work(hours(saturday, '08:00', '17:30'))).toMatchObject({
      status: 422,
      body: { message: 'Lembur pada hari istirahat maksimal 9 jam.' },
    });
    expect(await worked(saturday, '08:00', '17:00')).toMatchObject({ day_type: 2, minutes_request: 540 });
  });

  it.each([
    ['16:00', '16:00', 'Jam selesai harus setelah jam mulai, paling lama 24 jam.'],
    ['18:00', '17:00', 'Jam selesai harus setelah jam mulai, paling lama 24 jam.'],
  ])('from %s to %s is refused', async (from, to, text) => {
    expect((await desk.work(hours(mondayFrom(200), from, to))).body.message).toBe(text);
  });

  it('belongs to its day, or to the night after it', async () => {
    const monday = freeMonday();
    const next = addDays(monday, 1);
    const late = { work_date: monday, start_at: at(next, '07:00'), end_at: at(next, '09:00') };
    expect((await desk.work(late)).status).toBe(201);
    const wrong = { work_date: monday, start_at: at(next, '13:00'), end_at: at(next, '14:00') };
    expect((await desk.work(wrong)).status).toBe(422);
    expect((await desk.work({ ...wrong, start_at: at(addDays(monday, -1), '13:00') })).status).toBe(422);
  });

  it('overlaps no other, also where two are made at once', async () => {
    const monday = freeMonday();
    const answers = await Promise.all([
      desk.work(hours(monday, '16:00', '17:30')),
      desk.work(hours(monday, '17:00', '18:00')),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe('Sudah ada lembur pada jam tersebut.');
  });

  it('is refused to those who have no right to it', async () => {
    const { database } = desk.clinic;
    await database.asOwner('update pegawais set is_overtime_exempt = true where id = $1', [desk.nurseId]);
    const answer = await desk.work(hours(mondayFrom(210), '16:00', '18:00'));
    await database.asOwner('update pegawais set is_overtime_exempt = false where id = $1', [desk.nurseId]);
    expect(answer).toMatchObject({ status: 422, body: { message: 'Pegawai ini tidak berhak atas lembur.' } });
  });

  it('of two at once counts the other', async () => {
    const monday = freeMonday();
    const answers = await Promise.all([
      desk.work(hours(monday, '16:00', '18:30')),
      desk.work(hours(monday, '18:30', '21:00')),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe(LIMIT);
  });
});

describe('the decision', () => {
  it('is made at the bell, or on the list, and never by whoever asked', async () => {
    const monday = freeMonday();
    const first = await worked(monday, '16:00', '18:00');
    body(await desk.manager.put(`/api/applog/${first.applog_id}`, { status: 1, reason: 'Pasien banyak' }));
    expect(await shown(first)).toMatchObject({ statusname: 'Disetujui', minutes_approved: 120 });
    const second = await worked(monday, '19:00', '20:00');
    expect(body(await desk.workVerb(second, 'reject'))).toMatchObject({ statusname: 'Ditolak' });
    const own = body(await desk.work(hours(monday, '19:00', '20:00'), desk.manager), 201);
    expect((await desk.workVerb(own, 'approve')).status).toBe(403);
    for (const by of [desk.nurse, desk.admin]) expect((await desk.workVerb(own, 'approve', by)).status).toBe(403);
  });

  it('approves fewer minutes, and no more', async () => {
    const monday = freeMonday();
    const made = await worked(monday, '16:00', '18:00');
    const more = await desk.workVerb(made, 'approve', desk.manager, { minutes_approved: 121 });
    expect(more).toMatchObject({ status: 422, body: { message: 'Waktu yang disetujui melebihi yang diajukan.' } });
    const less = body(await desk.workVerb(made, 'approve', desk.manager, { minutes_approved: 90 }));
    expect(less).toMatchObject({ minutes_approved: 90 });
  });
});

describe('what is paid', () => {
  /** A working day of the past that no other test has. */
  let days = 0;
  const pastDay = (): string => {
    days += 1;
    const day = addDays(today(), -2 * days);
    return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? pastDay() : day;
  };

  it('is what was approved and also worked, rounded down to half hours', async () => {
    const day = pastDay();
    await punch(day, '07:58', '17:50');
    const made = await worked(day, '16:00', '18:00');
    expect(body(await desk.workVerb(made, 'approve'))).toMatchObject({ minutes_approved: 120, minutes_paid: 90 });
  });

  it('is never more than was approved', async () => {
    const day = pastDay();
    await punch(day, '07:58', '20:00');
    const made = await worked(day, '16:00', '18:00');
    const approved = body(await desk.workVerb(made, 'approve', desk.manager, { minutes_approved: 60 }));
    expect(approved.minutes_paid).toBe(60);
    expect(body(await desk.workVerb(approved, 'cancel'))).toMatchObject({ minutes_paid: 0, statusname: 'Dibatalkan' });
  });

  it('is no hour of the shift', async () => {
    const day = pastDay();
    await punch(day, '07:58', '18:05');
    const made = await worked(day, '14:00', '18:00');
    expect(body(await desk.workVerb(made, 'approve'))).toMatchObject({ minutes_approved: 240, minutes_paid: 120 });
  });

  it('follows the day when that is reckoned anew', async () => {
    const day = pastDay();
    const made = await worked(day, '16:00', '18:00');
    expect(body(await desk.workVerb(made, 'approve'))).toMatchObject({ minutes_paid: 0 });
    await punch(day, '07:58', '18:00');
    // What touches the day: leave of another, here a request that is approved beside it.
    const other = await worked(day, '20:00', '21:00');
    body(await desk.workVerb(other, 'approve'));
    expect(await shown(made)).toMatchObject({ minutes_paid: 120 });
  });
});

// Appointments with their length, unit and nurse: what the database keeps apart, and what of a plan becomes one (workspace.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client, Json } from '../support/app.ts';
import { closeSessions, next, openSession } from './schedule-stage.ts';
import { act, body, idOf, newPatient, openStage, type Stage, type Visit } from './stage.ts';

type Told = Visit & { readonly message: string; readonly errors?: Json; readonly minutes: number | null };

let stage: Stage;
let nurseId: number;
beforeAll(async () => {
  stage = await openStage();
  nurseId = await idOf(stage.clinic, 'users', 'username', 'perawat.bdg');
  await closeSessions(stage.clinic, stage.doctorId);
  await openSession(stage.clinic, stage.doctorId);
});
afterAll(() => stage.clinic.close());

const booking = async (more: Json, by: Client = stage.admin): Promise<Answer<Told>> =>
  stage.book({ type: 'janji', ...more }, by) as Promise<Answer<Told>>;
const move = (visit: Visit, to: Json, by: Client = stage.admin) => act<Told>(by, 'visit', visit, 'jadwalulang', to);
const filledAt = async (day: string): Promise<readonly (readonly [string, number])[]> => {
  const { data } = body(
    await stage.admin.get<{ data: readonly { times: readonly { time: string; terisi: number }[] }[] }>(
      '/api/service/jadwal/slot',
      { query: { doctor: String(stage.doctorId), start_date: day, end_date: day } },
    ),
  );
  return data.flatMap(({ times }) => times.map(({ time, terisi }) => [time, terisi] as const));
};
/** The rows as they are stored, by the owner of the tables. */
const stored = (day: string) =>
  stage.clinic.database.asOwner<{ start: string; lane: number; status: number; id: number; during: string }>(
    `select id, lane, status, during::text, session_time::text as start from visits
     where doctor_id = $1 and visit_date = $2 and status in (0, 1, 2) order by session_time, id`,
    [stage.doctorId, day],
  );

describe('the length of an appointment', () => {
  it('is one slot unless it is said, and whole slots always', async () => {
    const day = next(1, 1);
    expect(body(await booking({ visit_date: day, session_time: '09:00' }), 201)).toMatchObject({ minutes: 30 });
    expect(body(await booking({ visit_date: day, session_time: '09:30', minutes: 70 }), 201).minutes).toBe(90);
    expect(await filledAt(day)).toEqual([
      ['09:00', 1],
      ['09:30', 1],
      ['10:00', 1],
      ['10:30', 1],
    ]);
  });

  it('may not go beyond the session, nor into an absence', async () => {
    const day = next(1, 2);
    const long = await booking({ visit_date: day, session_time: '10:30', minutes: 60 });
    expect(long.status).toBe(422);
    expect(long.body.errors).toEqual({ minutes: ['Janji 60 menit melewati akhir sesi pukul 11:00'] });
    const leave = { doctor_id: stage.doctorId, start_at: `${day}T10:00:00+07:00`, end_at: `${day}T12:00:00+07:00` };
    body(await stage.admin.post('/api/service/jadwallibur', { ...leave, reason: 'Seminar' }), 201);
    expect((await booking({ visit_date: day, session_time: '09:30', minutes: 60 })).body.errors).toEqual({
      visit_date: ['Dokter libur pada tanggal ini'],
    });
    body(await booking({ visit_date: day, session_time: '09:30' }), 201);
  });

  it('is changed where it stands, without forgetting the reminder', async () => {
    const day = next(1, 3);
    const visit = body(await booking({ visit_date: day, session_time: '09:00' }), 201);
    const asked = body(await act(stage.admin, 'visit', visit, 'ingatkan', { patient_answer: 'hadir' }));
    expect(body(await move(asked, { minutes: 60 }))).toMatchObject({ minutes: 60, patient_answer: 'hadir' });
  });

  it('counts where it overlaps: a session of two takes no third, however they lie', async () => {
    const day = next(1, 4);
    body(await booking({ visit_date: day, session_time: '09:00', minutes: 60 }), 201);
    body(await booking({ visit_date: day, session_time: '09:30', minutes: 60 }), 201);
    const refused = await booking({ visit_date: day, session_time: '09:00', minutes: 60 });
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual({ session_time: ['Jam 09:00 sudah penuh'] });
    body(await booking({ visit_date: day, session_time: '10:00' }), 201);
    expect((await booking({ visit_date: day, session_time: '09:30' })).status).toBe(409);
  });

  it('finds room that no lane has whole: the lanes are given anew', async () => {
    const day = next(1, 5);
    const first = body(await booking({ visit_date: day, session_time: '09:00', minutes: 60 }), 201);
    body(await booking({ visit_date: day, session_time: '09:00' }), 201);
    body(await booking({ visit_date: day, session_time: '09:30', minutes: 60 }), 201);
    body(await booking({ visit_date: day, session_time: '10:30' }), 201);
    await stage.leave(first);
    // Lanes are 2 until 09:30, 2 from 09:30 and 1 from 10:30: from 09:00 on there is one place at every moment.
    body(await booking({ visit_date: day, session_time: '09:00', minutes: 120 }), 201);
    const rows = await stored(day);
    expect(rows).toHaveLength(4);
    expect(Math.max(...rows.map(({ lane }) => lane))).toBe(2);
  });

  it('goes on after midnight, on the clock of its branch', async () => {
    const doctor = await idOf(stage.clinic, 'users', 'username', 'dokter.mks');
    const desk = await stage.clinic.as('admin.mks');
    await closeSessions(stage.clinic, doctor);
    const night = { profile_id: 3, hari: 1, jam_mulai: '22:00', jam_selesai: '23:50', slot_minutes: 60, kapasitas: 1 };
    await openSession(stage.clinic, doctor, night);
    await openSession(stage.clinic, doctor, {
      ...night,
      hari: 2,
      jam_mulai: '00:00',
      jam_selesai: '02:00',
      slot_minutes: 30,
    });
    const day = next(1, 6);
    const make = async (more: Json) =>
      desk.post<Told>('/api/service/visit', {
        customer_id: await newPatient(desk),
        doctor_id: doctor,
        type: 'janji',
        priority: 0,
        ...more,
      });
    await stage.clinic.database.asOwner(`update jadwals set slot_minutes = 90 where doctor_id = $1 and hari = 1`, [
      doctor,
    ]);
    body(await make({ visit_date: day, session_time: '23:30' }), 201);
    const [row] = await stage.clinic.database.asOwner<{ start: string; end: string }>(
      `select to_char(lower(during) at time zone 'UTC', 'DD HH24:MI') as start,
         to_char(upper(during) at time zone 'UTC', 'DD HH24:MI') as end
       from visits where doctor_id = $1 and visit_date = $2`,
      [doctor, day],
    );
    const after = String(Number(day.slice(8))).padStart(2, '0');
    expect(row).toEqual({ start: `${after} 15:30`, end: `${after} 17:00` });
    const nextDay = next(2, 6 + (next(2) < next(1) ? 1 : 0));
    const refused = await make({ visit_date: nextDay, session_time: '00:30' });
    expect(refused.status).toBe(409);
    body(await make({ visit_date: nextDay, session_time: '01:00' }), 201);
  });
});

describe('a unit and a nurse that are named', () => {
  it('are never at two appointments at once, and free beside them', async () => {
    const day = next(1, 7);
    const [unit, other] = stage.units;
    const at = (session_time: string, more: Json) => booking({ visit_date: day, session_time, ...more });
    body(await at('09:00', { minutes: 60, booked_unit_id: unit, booked_perawat_id: nurseId }), 201);
    const unitTaken = await at('09:30', { booked_unit_id: unit });
    expect(unitTaken.status).toBe(409);
    expect(unitTaken.body.errors).toEqual({ booked_unit_id: ['Unit sudah dipesan pasien lain pada jam ini'] });
    const nurseTaken = await at('09:30', { booked_unit_id: other, booked_perawat_id: nurseId });
    expect(nurseTaken.body.errors).toEqual({ booked_perawat_id: ['Perawat sudah dipesan pasien lain pada jam ini'] });
    const beside = body(await at('10:00', { booked_unit_id: unit, booked_perawat_id: nurseId }), 201);
    expect((await move(beside, { session_time: '09:30' })).status).toBe(409);
    expect((await at('10:30', { booked_unit_id: stage.doctorId * 1000 })).status).toBe(422);
    expect((await booking({ visit_date: day, booked_unit_id: unit })).body.errors).toEqual({
      booked_unit_id: ['Pilih jam terlebih dahulu'],
    });
  });

  it('are of the branch', async () => {
    const foreign = await idOf(stage.clinic, 'units', 'profile_id', '2');
    expect((await booking({ visit_date: next(1, 8), session_time: '09:00', booked_unit_id: foreign })).status).toBe(
      422,
    );
  });
});

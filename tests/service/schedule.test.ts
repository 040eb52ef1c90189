// Appointments: sessions, places, absences, moving and reminding (service.md 2.5, 3.1, 6.2, worked example 7).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import type { Answer, Client, Json } from '../support/app.ts';
import { closeSessions, next, openSession } from './schedule-stage.ts';
import { act, body, idOf, newPatient, openStage, type Stage, today, type Visit } from './stage.ts';

let stage: Stage;
let other: Client;
const MONDAY = next(1);
const LATER_MONDAY = next(1, 1);
beforeAll(async () => {
  stage = await openStage();
  other = await stage.clinic.as('manager.jkt');
  await closeSessions(stage.clinic, stage.doctorId);
  await openSession(stage.clinic, stage.doctorId);
});
afterAll(() => stage.clinic.close());

type Told = Visit & { readonly code: string; readonly message: string; readonly errors?: Json };
const booking = async (more: Json, by: Client = stage.admin): Promise<Answer<Told>> =>
  stage.book({ type: 'janji', visit_date: MONDAY, ...more }, by);
const slotsOf = async (start: string, end: string) =>
  body(
    await stage.admin.get<{ data: readonly { date: string; sesi: string; times: readonly Json[] }[] }>(
      '/api/service/jadwal/slot',
      { query: { doctor: String(stage.doctorId), start_date: start, end_date: end } },
    ),
  ).data;

describe('a place in a session', () => {
  it('has the times of worked example 7', async () => {
    const [session] = await slotsOf(MONDAY, MONDAY);
    expect(session).toMatchObject({ date: MONDAY, hari: 1, sesi: 'Uji' });
    expect(session?.times.map(({ time }) => time)).toEqual(['09:00', '09:30', '10:00', '10:30']);
  });

  it('is refused where the doctor does not practise', async () => {
    for (const more of [
      { session_time: '09:15' },
      { session_time: '11:00' },
      { session_time: '09:00', visit_date: addDays(MONDAY, 1) },
    ]) {
      const refused = await booking(more);
      expect(refused.status).toBe(422);
      expect(refused.body.message).toBe('Dokter tidak praktik pada hari dan jam ini');
    }
  });

  it('is full for the third; a manager may take one more, and no further', async () => {
    for (let n = 0; n < 2; n += 1) body(await booking({ session_time: '09:30' }), 201);
    const third = await booking({ session_time: '09:30' });
    expect(third.status).toBe(409);
    expect(third.body.message).toBe('Jam 09:30 sudah penuh');
    body(await booking({ session_time: '09:30' }, stage.manager), 201);
    expect((await booking({ session_time: '09:30' }, stage.manager)).status).toBe(409);
    const [session] = await slotsOf(MONDAY, MONDAY);
    expect(session?.times[1]).toEqual({ time: '09:30', kapasitas: 2, terisi: 3 });
  });

  it('of two who book the last one at once goes to one', async () => {
    body(await booking({ session_time: '10:00' }), 201);
    const patients = [await newPatient(stage.admin), await newPatient(stage.admin)];
    const again = await stage.clinic.again('admin.bdg');
    const answers = await Promise.all(
      [stage.admin, again].map((by, n) =>
        by.post<Told>('/api/service/visit', {
          customer_id: patients[n],
          doctor_id: stage.doctorId,
          visit_date: MONDAY,
          session_time: '10:00',
          type: 'janji',
          priority: 0,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Jam 10:00 sudah penuh');
  });

  it('is free again when a visit is cancelled', async () => {
    const [visit] = [body(await booking({ session_time: '10:30', visit_date: LATER_MONDAY }), 201)];
    body(await booking({ session_time: '10:30', visit_date: LATER_MONDAY }), 201);
    expect((await booking({ session_time: '10:30', visit_date: LATER_MONDAY })).status).toBe(409);
    await stage.leave(visit);
    body(await booking({ session_time: '10:30', visit_date: LATER_MONDAY }), 201);
  });
});

describe('the sessions of a range', () => {
  it('are counted by weekday and time, without cancelled visits (worked example 7)', async () => {
    const [first, second] = [next(1, 10), next(1, 11)];
    for (const visit_date of [first, second]) body(await booking({ session_time: '09:30', visit_date }), 201);
    await stage.leave(body(await booking({ session_time: '09:30', visit_date: second }), 201));
    const { data } = body(
      await stage.admin.get<{ data: readonly Json[] }>('/api/insight/visit/jadwaltimes', {
        query: { start_date: first, end_date: second },
      }),
    );
    expect(data).toHaveLength(7);
    expect(data[0]).toEqual({ hari: 1, hariname: 'Senin', times: [{ time: '09:30', count: 2 }] });
    expect(data.slice(1).flatMap(({ times }) => times)).toEqual([]);
  });
});

describe('the free times of a doctor', () => {
  it('are asked for 31 days at most, in order', async () => {
    const query = (start_date: string, end_date: string) => ({
      query: { doctor: String(stage.doctorId), start_date, end_date },
    });
    const ask = (start: string, end: string) => stage.admin.get('/api/service/jadwal/slot', query(start, end));
    expect((await ask(MONDAY, addDays(MONDAY, 30))).status).toBe(200);
    expect((await ask(MONDAY, addDays(MONDAY, 31))).status).toBe(422);
    expect((await ask(MONDAY, addDays(MONDAY, -1))).status).toBe(422);
  });
});

describe('an absence', () => {
  it('closes its times, and puts appointments inside it on the list of those to be moved', async () => {
    const day = next(1, 3);
    const visit = body(await booking({ session_time: '09:00', visit_date: day }), 201);
    const leave = { doctor_id: stage.doctorId, start_at: `${day}T00:00:00+07:00`, end_at: `${day}T10:00:00+07:00` };
    body(await stage.admin.post('/api/service/jadwallibur', { ...leave, reason: 'Seminar' }), 201);
    const refused = await booking({ session_time: '09:30', visit_date: day });
    expect(refused.body.message).toBe('Dokter libur pada tanggal ini');
    body(await booking({ session_time: '10:00', visit_date: day }), 201);
    const [session] = await slotsOf(day, day);
    expect(session?.times.map(({ time }) => time)).toEqual(['10:00', '10:30']);
    const calendar = body(
      await stage.admin.get<{ displaced: { id: readonly number[] } }>('/api/service/jadwal/kalender', {
        query: { start_date: today(), end_date: today() },
      }),
    );
    expect(calendar.displaced.id).toEqual([visit.id]);
  });

  it('must end after it begins', async () => {
    const leave = { start_at: '2026-12-02T00:00:00Z', end_at: '2026-12-01T00:00:00Z', reason: 'Seminar' };
    expect((await stage.admin.post('/api/service/jadwallibur', leave)).status).toBe(422);
  });
});

describe('an appointment that is moved', () => {
  const move = (visit: Visit, to: Json, by: Client = stage.admin) => act<Told>(by, 'visit', visit, 'jadwalulang', to);

  it('takes the new place and forgets the reminder; the log keeps the old day', async () => {
    const visit = body(await booking({ session_time: '09:00', visit_date: next(1, 4) }), 201);
    const asked = body(await act(stage.admin, 'visit', visit, 'ingatkan', { patient_answer: 'hadir' }));
    expect(asked).toMatchObject({ status: 0, patient_answer: 'hadir', reminder_sent_at: expect.any(String) });
    const moved = body(await move(asked, { visit_date: next(1, 5), session_time: '10:30' }));
    expect(moved).toMatchObject({
      status: 0,
      visit_date: next(1, 5),
      session_time: '10:30',
      patient_answer: null,
      reminder_sent_at: null,
    });
    const [log] = await stage.clinic.database.asOwner<{ before: Json; after: Json }>(
      `select before, after from applogs where message = 'penjadwalan ulang kunjungan ' || $1`,
      [moved.code],
    );
    expect(log?.before).toMatchObject({ visit_date: next(1, 4), session_time: '09:00' });
    expect(log?.after).toMatchObject({ visit_date: next(1, 5), session_time: '10:30' });
  });

  it('is refused as a new one, in the past, and once it is confirmed', async () => {
    const day = next(1, 6);
    const visit = body(await booking({ session_time: '09:00', visit_date: day }), 201);
    expect((await move(visit, { session_time: '09:10' })).status).toBe(422);
    expect((await move(visit, { visit_date: addDays(today(), -1), session_time: null })).status).toBe(422);
    for (let n = 0; n < 2; n += 1) body(await booking({ session_time: '10:00', visit_date: day }), 201);
    expect((await move(visit, { session_time: '10:00' })).body.message).toBe('Jam 10:00 sudah penuh');
    const here = await stage.queued();
    expect((await move(here, { visit_date: day })).status).toBe(409);
  });

  it("is a doctor's own affair, and nobody's of another branch", async () => {
    const visit = body(await booking({ session_time: '09:00', visit_date: next(1, 7) }), 201);
    expect((await move(visit, { session_time: '09:30' }, other)).status).toBe(404);
    const colleague = await idOf(stage.clinic, 'users', 'username', 'dokter2.bdg');
    expect((await move(visit, { doctor_id: colleague, session_time: null }, stage.doctor)).status).toBe(403);
    body(await move(visit, { session_time: '09:30' }, stage.doctor));
  });
});

describe("a doctor's sessions", () => {
  const session = (more: Json = {}): Json => ({
    doctor_id: stage.doctorId,
    hari: 1,
    sesi: 'Pagi',
    jam_mulai: '10:30',
    jam_selesai: '12:00',
    slot_minutes: 30,
    kapasitas: 1,
    valid_from: '2026-01-01',
    status: 1,
    ...more,
  });

  it('do not overlap, in any branch', async () => {
    const refused = await stage.admin.post('/api/service/jadwal', session());
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ message: 'Jadwal dokter bentrok dengan Cabang Bandung Uji' });
    await openSession(stage.clinic, stage.doctorId, { profile_id: 2, hari: 2, sesi: 'Tamu' });
    const abroad = await stage.admin.post('/api/service/jadwal', session({ hari: 2 }));
    expect(abroad.body).toMatchObject({ message: 'Jadwal dokter bentrok dengan Cabang Jakarta Selatan Tamu' });
  });

  it('may stand side by side, on other days, in other times, or switched off', async () => {
    for (const more of [{ jam_mulai: '11:00' }, { hari: 3 }, { hari: 4, valid_to: '2026-06-30' }, { status: 0 }])
      body(await stage.admin.post('/api/service/jadwal', session(more)), 201);
    const later = { hari: 4, valid_from: '2026-07-01' };
    body(await stage.admin.post('/api/service/jadwal', session(later)), 201);
    const backwards = await stage.admin.post('/api/service/jadwal', session({ hari: 5, jam_selesai: '10:00' }));
    expect(backwards.body).toMatchObject({ errors: { jam_selesai: ['Jam selesai harus setelah jam mulai'] } });
  });
});

describe('the reminders of a day', () => {
  it('carry number and text for the desk, and are nothing for doctor and nurse', async () => {
    const day = next(1, 8);
    const visit = body(await booking({ session_time: '09:00', visit_date: day }), 201);
    const query = { query: { date: day } };
    const { data } = body(
      await stage.admin.get<{ data: readonly (Json & { text: string })[] }>('/api/service/visit/pengingat', query),
    );
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ id: visit.id, customerdata: { phone: '08123456789' } });
    expect(data[0]?.text).toContain('Senin');
    expect(data[0]?.text).toContain('pukul 09.00 dengan drg. Ratna Puspita, Sp.Ort di Cabang Bandung');
    expect((await stage.doctor.get('/api/service/visit/pengingat', query)).status).toBe(403);
    expect((await stage.nurse.get('/api/service/visit/pengingat', query)).status).toBe(403);
    expect(body(await other.get('/api/service/visit/pengingat', query))).toMatchObject({ count: 0 });
  });
});

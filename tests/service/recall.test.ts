// Patients who are to come again, who wait for a place, and who did not come (service.md 2.17, 3.1, 10).
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import type { Client, Json } from '../support/app.ts';
import { closeSessions, next, openSession } from './schedule-stage.ts';
import { act, body, newPatient, openStage, type Stage, today, type Visit, writeNote } from './stage.ts';

interface Recall extends Json {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly due_at: string;
  readonly text: string;
  readonly attempts: readonly Json[];
}

let stage: Stage;
let other: Client;
const MONDAY = next(1);
beforeAll(async () => {
  stage = await openStage();
  other = await stage.clinic.as('manager.jkt');
  await closeSessions(stage.clinic, stage.doctorId);
  await openSession(stage.clinic, stage.doctorId);
});
afterAll(() => stage.clinic.close());

const finished = async (next_control_at: string | null): Promise<Visit> => {
  const visit = await stage.scaled(await stage.seated(stage.units[0]));
  await writeNote(stage.doctor, visit.id);
  return body(await act(stage.doctor, 'visit', visit, 'selesai', { next_control_at }));
};
const recallsOf = async (visit: Json): Promise<readonly Recall[]> => {
  const query = { query: { customer: String(visit['customer_id']) } };
  return body(await stage.admin.get<{ data: readonly Recall[] }>('/api/service/recall', query)).data;
};
const result = (row: Recall, input: Json, by: Client = stage.admin) =>
  by.post<Recall & { visitdata: Json }>(`/api/service/recall/${row.id}/hasil`, { version: row.version, ...input });

describe('the end of a visit', () => {
  it('with a next control puts the patient on the list, and its reopening takes him off', async () => {
    const visit = await finished(addDays(today(), 14));
    expect(visit).toMatchObject({ status: 3, next_control_at: addDays(today(), 14) });
    const [row, ...more] = await recallsOf(visit);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      status: 0,
      reason: 'kontrol',
      due_at: addDays(today(), 14),
      source_visit_id: visit.id,
    });
    expect(row?.text).toContain('sudah waktunya kontrol dengan drg. Ratna Puspita, Sp.Ort di Cabang Bandung');
    const open = body(await act(stage.manager, 'visit', visit, 'bukakembali', { reason: 'Tindakan kurang' }));
    expect(await recallsOf(visit)).toEqual([]);
    body(await act(stage.doctor, 'visit', open, 'selesai'));
    expect(await recallsOf(visit)).toHaveLength(1);
  });

  it('without one leaves the list as it is', async () => {
    expect(await recallsOf(await finished(null))).toEqual([]);
  });
});

describe('a patient who has an appointment already', () => {
  it('is told so on the list, until it is cancelled', async () => {
    const visit = await finished(addDays(today(), 3));
    const { customer_id } = visit;
    expect(await recallsOf(visit)).toMatchObject([{ status: 0, nextdata: null }]);
    const booked = body(
      await stage.book({ customer_id, doctor_id: stage.doctorId, visit_date: MONDAY, session_time: '09:00' }),
      201,
    );
    const nextdata = { id: booked.id, visit_date: MONDAY };
    expect(await recallsOf(visit)).toMatchObject([{ status: 0, visitdata: null, nextdata }]);
    body(await act(stage.admin, 'visit', booked, 'batal', { cancel_type: 'tidak_hadir', reason: 'Pasien sakit' }));
    expect(await recallsOf(visit)).toMatchObject([{ status: 0, nextdata: null }]);
  });
});

describe('the result of a call', () => {
  it('is kept with every try, and makes the appointment with one click', async () => {
    const visit = await finished(addDays(today(), 7));
    const [row] = await recallsOf(visit);
    if (!row) throw new Error('There is no recall.');
    const missed = body(await result(row, { result: 'tidak diangkat', note: 'Coba sore' }));
    expect(missed).toMatchObject({ status: 0, attempts: [{ result: 'tidak diangkat', note: 'Coba sore' }] });
    const full = await result(missed, { result: 'janji', visit_date: MONDAY, session_time: '08:00' });
    expect(full.status).toBe(422);
    const made = body(await result(missed, { result: 'janji', visit_date: MONDAY, session_time: '09:30' }));
    expect(made).toMatchObject({ status: 1, visitdata: { visit_date: MONDAY } });
    expect(made.attempts).toHaveLength(2);
    const booked = body(await stage.admin.get<Visit>(`/api/service/visit/${String(made.visitdata['id'])}`));
    expect(booked).toMatchObject({
      type: 'kontrol',
      session_time: '09:30',
      status: 0,
      customer_id: visit['customer_id'],
    });
    await stage.leave(booked);
    expect((await recallsOf(visit))[0]).toMatchObject({ status: 0, visit_id: null });
  });

  it('may be a refusal, which ends it; nobody of another branch has a say, nor a nurse', async () => {
    const [row] = await recallsOf(await finished(addDays(today(), 7)));
    if (!row) throw new Error('There is no recall.');
    expect((await result(row, { result: 'janji' })).body).toMatchObject({ message: 'Tanggal janji wajib diisi' });
    expect((await result(row, { result: 'menolak' }, other)).status).toBe(404);
    expect((await result(row, { result: 'menolak' }, stage.nurse)).status).toBe(403);
    const ended = body(await result(row, { result: 'menolak' }));
    expect(ended).toMatchObject({ status: -1, statusname: 'Menolak' });
    expect((await result(ended, { result: 'menolak' })).status).toBe(409);
  });
});

describe('the waiting list', () => {
  const waits = async (more: Json): Promise<Json & { id: number; version: number }> =>
    body(
      await stage.admin.post('/api/service/daftartunggu', {
        customer_id: await newPatient(stage.admin),
        until: addDays(MONDAY, 30),
        status: 1,
        ...more,
      }),
      201,
    );
  interface Place extends Json {
    readonly waiting: readonly { readonly id: number }[];
  }
  const proposed = async (): Promise<readonly Place[]> =>
    body(await stage.admin.get<{ data: readonly Place[] }>('/api/service/daftartunggu/usulan')).data;

  it('is asked about a place that was given up, until it is taken', async () => {
    const day = addDays(MONDAY, 7);
    const fits = await waits({ hari: [1], jam_dari: '09:00', jam_sampai: '10:00' });
    await waits({ hari: [2] });
    await waits({ jam_dari: '13:00' });
    await waits({ until: addDays(day, -1) });
    const visit = body(await stage.book({ type: 'janji', visit_date: day, session_time: '10:00' }), 201);
    expect((await proposed()).filter(({ date }) => date === day)).toEqual([]);
    await stage.leave(visit);
    const [place, ...more] = (await proposed()).filter(({ date }) => date === day);
    expect(more).toEqual([]);
    expect(place).toMatchObject({ date: day, time: '10:00', doctor_id: stage.doctorId });
    expect(place?.waiting.map(({ id }) => id)).toEqual([fits.id]);
    for (let n = 0; n < 2; n += 1) {
      body(await stage.book({ type: 'janji', visit_date: day, session_time: '10:00' }), 201);
    }
    expect((await proposed()).filter(({ date }) => date === day)).toEqual([]);
  });

  it('refuses hours that end before they begin', async () => {
    const refused = await stage.admin.post('/api/service/daftartunggu', {
      customer_id: await newPatient(stage.admin),
      until: MONDAY,
      status: 1,
      jam_dari: '10:00',
      jam_sampai: '09:00',
    });
    expect(refused.status).toBe(422);
  });
});

describe('the night', () => {
  const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
  const stateOf = async (id: number) => body(await stage.admin.get<Visit>(`/api/service/visit/${id}`));
  const at = (hours: number, days = 0): Date =>
    new Date(Date.parse(`${addDays(today(), days)}T00:00:00+07:00`) + hours * 3_600_000);

  it('marks who did not come, once, from two in the morning on; who waits is left', async () => {
    const yesterday = addDays(today(), -1);
    const missed = body(await stage.book({ type: 'janji' }), 201);
    const waiting = await stage.queued();
    const planned = body(await stage.book({ type: 'janji', visit_date: MONDAY, session_time: '10:30' }), 201);
    await stage.clinic.database.asOwner('update visits set visit_date = $1 where id = any ($2)', [
      yesterday,
      [missed.id, waiting.id],
    ]);
    const { pool } = stage.clinic.database;
    await runDueJobs({ pool, logger }, at(1));
    expect((await stateOf(missed.id)).status).toBe(0);
    await Promise.all([runDueJobs({ pool, logger }, at(2.5)), runDueJobs({ pool, logger }, at(2.5))]);
    expect(await stateOf(missed.id)).toMatchObject({ status: -1, cancel_type: 'tidak_hadir' });
    expect((await stateOf(waiting.id)).status).toBe(1);
    expect((await stateOf(planned.id)).status).toBe(0);
    const log = { query: { groupvisit: String(missed.id), limit: '1' } };
    expect(body(await stage.manager.get('/api/applog', log))).toMatchObject({
      data: [{ message: `penandaan tidak hadir kunjungan ${missed.code}`, userdata: { id: null, name: 'Sistem' } }],
    });
    const [patient] = await stage.clinic.database.asOwner<{ visits_count: number }>(
      'select visits_count from rekammedis where customer_id = $1',
      [missed['customer_id']],
    );
    expect(patient?.visits_count).toBe(0);
  });

  it('tries a job again that failed, and does the others', async () => {
    const done: string[] = [];
    let fails = true;
    const jobs = [
      {
        name: 'odd',
        run: async () => {
          if (fails) throw new Error('broken');
          done.push('odd');
          return 1;
        },
      },
      {
        name: 'even',
        run: async () => {
          done.push('even');
          return 1;
        },
      },
    ];
    const { pool } = stage.clinic.database;
    await runDueJobs({ pool, logger, jobs }, at(3));
    fails = false;
    await runDueJobs({ pool, logger, jobs }, at(3));
    expect(done.filter((name) => name === 'even')).toHaveLength(4);
    expect(done.filter((name) => name === 'odd')).toHaveLength(4);
  });
});

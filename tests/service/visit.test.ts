import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { weekdayOf } from '../../src/resources/service/weekday.ts';
import { openSession } from './schedule-stage.ts';
import { act, body, idOf, newPatient, openStage, type Stage, today } from './stage.ts';

const VISIT = '/api/service/visit';

let clinic: Stage['clinic'];
let admin: Stage['admin'];
let doctor: Stage['doctor'];
let nurse: Stage['nurse'];
let units: Stage['units'];
let book: Stage['book'];
let doctorId: number;
let queued: Stage['queued'];
let leave: Stage['leave'];
let secondDoctorId: number;

beforeAll(async () => {
  ({ clinic, admin, doctor, nurse, units, book, queued, leave, doctorId } = await openStage());
  await openSession(clinic, doctorId, { hari: weekdayOf(today()) });
  secondDoctorId = await idOf(clinic, 'users', 'username', 'dokter2.bdg');
});
afterAll(() => clinic.close());

describe('a new visit', () => {
  it('waits for confirmation, and gets its queue number when it is confirmed', async () => {
    const made = body(await book({ type: 'janji', session_time: '09:30' }), 201);
    expect(made).toMatchObject({
      status: 0,
      statusname: 'Belum Konfirmasi',
      queue_number: null,
      label: null,
      isnew: true,
    });
    expect(made.code).toMatch(/^VST\/BDG\/\d{4}\/\d{6}$/);
    const confirmed = body(await act(admin, 'visit', made, 'konfirmasi'));
    expect(confirmed).toMatchObject({ status: 1, statusname: 'Antri', waiting_minutes: 0, session_time: '09:30' });
    expect(confirmed.label).toBe(`RP-${String(confirmed.queue_number).padStart(3, '0')}`);
    const again = await act<Json>(admin, 'visit', made, 'konfirmasi');
    expect([again.status, again.body['message']]).toEqual([409, 'Status kunjungan sudah berubah']);
  });

  it('of a patient who was here before is not his first', async () => {
    const customer_id = await newPatient(admin);
    const first = await queued({ customer_id });
    const second = await queued({ customer_id, doctor_id: secondDoctorId });
    expect([first.isnew, second.isnew]).toEqual([true, false]);
  });

  it('is refused beside an open one with the same doctor and day', async () => {
    const customer_id = await newPatient(admin);
    const first = await queued({ customer_id });
    const twice = await book({ customer_id });
    expect([twice.status, twice.body.message]).toEqual([
      409,
      `Pasien sudah memiliki kunjungan ${first.code} pada tanggal ini`,
    ]);
    const both = await newPatient(admin);
    const raced = await Promise.all([book({ customer_id: both }), book({ customer_id: both })]);
    expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('is refused for days too far back, for patients of other branches and for people who left', async () => {
    const old = await book({ visit_date: '2020-01-01' });
    expect([old.status, old.body.message]).toEqual([422, 'Tanggal kunjungan paling lama 7 hari yang lalu']);
    const early = await book({ visit_date: '2099-01-01', confirm: true });
    expect(early.status).toBe(422);
    const foreign = await newPatient(await clinic.as('admin.jkt'));
    expect((await book({ customer_id: foreign })).status).toBe(422);
    const inactive = await newPatient(admin);
    await clinic.database.asOwner('update users set status = 0 where id = $1', [inactive]);
    const refused = await book({ customer_id: inactive });
    expect([refused.status, refused.body.message]).toEqual([422, 'Pasien tidak aktif']);
  });

  it('of a doctor is the next control of a patient of his own', async () => {
    const customer_id = await newPatient(admin);
    expect((await book({ customer_id, type: 'kontrol', visit_date: '2099-01-01' }, doctor)).status).toBe(404);
    await queued({ customer_id });
    expect((await book({ customer_id, type: 'kontrol', visit_date: '2099-01-01' }, doctor)).status).toBe(201);
    expect((await book({ customer_id, type: 'walkin', visit_date: '2099-01-02' }, doctor)).status).toBe(403);
  });
});

describe('the queue', () => {
  it('gives ten who are confirmed at once ten numbers', async () => {
    const visits = await Promise.all(Array.from({ length: 10 }, async () => body(await book(), 201)));
    const confirmed = await Promise.all(visits.map((visit) => act(admin, 'visit', visit, 'konfirmasi')));
    expect(new Set(confirmed.map((answer) => body(answer).queue_number)).size).toBe(10);
  });

  it('lets one of two admins confirm a visit', async () => {
    const visit = body(await book(), 201);
    const answers = await Promise.all([1, 2].map(() => act(admin, 'visit', visit, 'konfirmasi')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('does not give a number again', async () => {
    const visit = await queued();
    const back = body(await act(admin, 'visit', visit, 'batalkonfirmasi'));
    expect(back).toMatchObject({ status: 0, queue_number: null });
    const next = body(await act(admin, 'visit', back, 'konfirmasi'));
    expect(next.queue_number).toBeGreaterThan(visit.queue_number ?? 0);
  });

  it('seats one of two patients in a unit and names him to the other', async () => {
    const visits = [await queued(), await queued()] as const;
    const unit_id = units[0];
    const answers = await Promise.all(visits.map((visit) => act(nurse, 'visit', visit, 'masukunit', { unit_id })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const inside = answers.find(({ status }) => status === 200)?.body;
    const outside = answers.find(({ status }) => status === 409)?.body;
    expect(outside?.['message']).toBe(`Unit Unit 1 sedang dipakai ${inside?.label}`);
    if (inside) await leave(inside);
    const missing = await act<Json>(nurse, 'visit', await queued(), 'masukunit');
    expect([missing.status, missing.body['message']]).toEqual([422, 'Unit wajib dipilih']);
  });

  it('tells a doctor nothing of a patient whom he does not treat, not even that a step is late', async () => {
    const visit = await queued();
    const stranger = await clinic.as('dokter2.bdg');
    for (const verb of ['panggil', 'kembaliantri', 'jadwalulang', 'selesai'])
      for (const version of [visit.version, visit.version + 1])
        expect((await act(stranger, 'visit', { ...visit, version }, verb)).status, verb).toBe(404);
  });

  it('refuses skipped steps', async () => {
    const fresh = body(await book(), 201);
    expect((await act(nurse, 'visit', fresh, 'masukunit', { unit_id: units[0] })).status).toBe(409);
    expect((await act(doctor, 'visit', await queued(), 'selesai')).status).toBe(409);
  });
});

describe('a cancelled visit', () => {
  it('says why, leaves the patient new, and does not come back', async () => {
    const customer_id = await newPatient(admin);
    const visit = await queued({ customer_id });
    const silent = await act<Json>(admin, 'visit', visit, 'batal', { cancel_type: 'tidak_hadir' });
    expect([silent.status, silent.body['message']]).toEqual([422, 'Alasan pembatalan wajib diisi']);
    const gone = await leave(visit);
    expect(gone).toMatchObject({ status: -1, cancel_type: 'salah_input', cancel_reason: 'Salah pasien' });
    const dead = await act<Json>(admin, 'visit', gone, 'konfirmasi');
    expect([dead.status, dead.body['message']]).toEqual([409, 'Kunjungan sudah dibatalkan']);
    expect((await queued({ customer_id })).isnew).toBe(true);
  });
});

describe('who sees a visit', () => {
  it('is nobody of another branch, and no doctor of other patients', async () => {
    const visit = await queued({ doctor_id: secondDoctorId });
    const elsewhere = await clinic.as('manager.jkt');
    expect((await elsewhere.get(`${VISIT}/${visit.id}`)).status).toBe(404);
    expect((await act(elsewhere, 'visit', visit, 'panggil')).status).toBe(404);
    expect((await doctor.get(`${VISIT}/${visit.id}`)).status).toBe(404);
    expect((await act(doctor, 'visit', visit, 'panggil')).status).toBe(404);
    const list = body(await doctor.get<{ data: { doctor_id: number }[] }>(`${VISIT}?limit=100`));
    expect(list.data.length).toBeGreaterThan(0);
    expect(list.data.map(({ id }: Json & { doctor_id: number }) => id)).not.toContain(visit.id);
    expect((await act(await clinic.as('dokter2.bdg'), 'visit', visit, 'panggil')).status).toBe(200);
  });

  it('counts the day by state', async () => {
    const range = `start_date=${today()}&end_date=${today()}`;
    const count = async () =>
      body(await admin.get<{ data: { status: number; count: number }[] }>(`/api/insight/visit/countvisit?${range}`))
        .data;
    const before = await count();
    expect(before.map(({ status }) => status)).toEqual([0, 1, 2, 3, -1]);
    await queued();
    expect((await count())[1]?.count).toBe((before[1]?.count ?? 0) + 1);
    const summed = body(await admin.get<{ sum: number; data: Json[] }>(`${VISIT}?sum=1&visit_date=${today()}`));
    expect(summed.data).toEqual([]);
    expect(summed.sum).toBe((await count()).reduce((sum, row) => sum + row.count, 0));
  });
});

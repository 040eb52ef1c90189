// The medical record of one patient: over all his branches, his header, and the printed summary with its reason (service.md 4, 6.1).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordTreatmentRow, RecordVisit } from '../../src/resources/service/record-calls.ts';
import type { Client, Json } from '../support/app.ts';
import { body, newPatient, openStage, type Stage, today } from './stage.ts';

let stage: Stage;
/** Treated in Bandung, where a visit waits for him as well, and seen in Jakarta. */
let patient: number;
beforeAll(async () => {
  stage = await openStage();
  patient = await newPatient(stage.admin);
  const { clinic, units, doctor } = stage;
  const visit = await stage.noted(await stage.scaled(await stage.seated(units[0], { customer_id: patient })));
  body(await doctor.post(`/api/service/visit/${visit.id}/selesai`, { version: visit.version }));
  await clinic.database.asOwner('insert into customerprofiles (user_id, profile_id) values ($1, 2)', [patient]);
  await clinic.database.asOwner(
    `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type, status, confirmed_at, finished_at, keluhan)
     select 2, 'VST-JKT', $1, id, '2026-01-05', 'janji', 3, now(), now(), 'Gusi berdarah' from users where username = 'dokter.jkt'`,
    [patient],
  );
});
afterAll(() => stage.clinic.close());

const path = (id = patient): string => `/api/service/rekammedis/${id}`;
const visits = (by: Client, query: Readonly<Record<string, string>> = {}) =>
  by.get<{ data: readonly RecordVisit[]; count: number }>(`${path()}/kunjungan`, { query });
const treatments = (by: Client) => by.get<{ data: readonly RecordTreatmentRow[]; count: number }>(`${path()}/tindakan`);

describe('the visits of a record', () => {
  it('are those of all branches, the newest first, with what was done', async () => {
    const { data, count } = body(await visits(stage.admin));
    expect(count).toBe(2);
    expect(data).toMatchObject([
      {
        visit_date: today(),
        statusname: 'Selesai',
        own: true,
        profiledata: { code: 'BDG' },
        treatments: [{ name: 'Scaling', qty: 1 }],
      },
      { code: 'VST-JKT', own: false, profiledata: { code: 'JKT' }, keluhan: 'Gusi berdarah', treatments: [] },
    ]);
    const second = body(await visits(stage.admin, { limit: '1', page: '2' }));
    expect(second).toMatchObject({ count: 2, data: [{ code: 'VST-JKT' }] });
  });

  it('are seen from the other branch as well, and say no amounts', async () => {
    const jkt = await stage.clinic.as('perawat.jkt');
    const { data } = body(await visits(jkt));
    expect(data.map(({ own }) => own)).toEqual([false, true]);
    expect(JSON.stringify(data)).not.toMatch(/amount|price|phone/);
  });

  it('list the treatments with their visit', async () => {
    const { data, count } = body(await treatments(await stage.clinic.as('perawat.jkt')));
    expect(count).toBe(1);
    expect(data).toMatchObject([{ name: 'Scaling', performed_on: today(), own: false, profiledata: { code: 'BDG' } }]);
  });

  it('bring note and diagnoses along for who may read them', async () => {
    const note = { soap: { subjective: 'Gigi ngilu saat minum dingin' }, diagnoses: [] };
    expect(body(await visits(stage.nurse)).data[0]).toMatchObject(note);
    const seen = body(await visits(await stage.clinic.as('multimedia.bdg'))).data[0];
    expect(seen).not.toHaveProperty('soap');
    expect(seen).not.toHaveProperty('diagnoses');
  });

  it('are of patients in reach; of a doctor, his own', async () => {
    const { clinic } = stage;
    expect((await visits(await clinic.as('admin.mks'))).status).toBe(404);
    expect((await visits(await clinic.as('dokter2.bdg'))).status).toBe(404);
    expect((await visits(stage.doctor)).status).toBe(200);
    expect((await visits(await clinic.as('finance.bdg'))).status).toBe(403);
    expect((await stage.admin.get(`${path(stage.doctorId)}/kunjungan`)).status).toBe(404);
  });

  it('leave the scope of the request as it was', async () => {
    await visits(stage.admin);
    const own = await stage.admin.get<{ count: number }>('/api/service/visit', {
      query: { customer: String(patient) },
    });
    expect(body(own).count).toBe(1);
  });
});

describe('the header of a record', () => {
  const headerOf = async (by: Client): Promise<Json> =>
    body(await by.get<{ rekammedisdata: Json }>(`/api/users/${patient}`)).rekammedisdata;
  const change = async (by: Client, changes: Json) =>
    by.put(path(), { ...changes, version: (await headerOf(stage.admin))['version'] });

  it('is changed by the desk, once for a version', async () => {
    const answer = body(
      await change(stage.admin, { golongan_darah: 'AB+', pekerjaan: 'Guru', doctor_id: stage.doctorId }),
    );
    expect(answer).toMatchObject({
      rekammedisdata: { golongan_darah: 'AB+', pekerjaan: 'Guru', doctordata: { id: stage.doctorId } },
    });
    const stale = await stage.admin.put(path(), { pekerjaan: 'Dosen', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale-version' } });
    const [log] = await stage.clinic.database.asOwner<{ before: Json; after: Json }>(
      `select before, after from applogs where message like 'perubahan rekam medis%' order by id desc limit 1`,
    );
    expect(log).toMatchObject({ before: { golongan_darah: null }, after: { golongan_darah: 'AB+' } });
  });

  it('refuses a doctor who is none, other roles, and other branches', async () => {
    const nurse = body(await stage.nurse.get<{ id: number }>('/api/auth/me')).id;
    expect((await change(stage.admin, { doctor_id: nurse })).status).toBe(422);
    expect((await change(stage.nurse, { pekerjaan: 'Dosen' })).status).toBe(403);
    expect((await change(await stage.clinic.as('admin.mks'), { pekerjaan: 'Dosen' })).status).toBe(404);
  });
});

describe('the printed summary', () => {
  const ask = (by: Client, reason: string) => by.post<{ id: number }>(`${path()}/resume`, { reason });
  const print = (by: Client, cetak: number) => by.get(`${path()}/resume`, { query: { cetak: String(cetak) } });

  it('is a PDF for whoever gave a reason, which stands among the readers', async () => {
    const { id } = body(await ask(stage.doctor, 'Rujukan ke rumah sakit'), 201);
    const paper = await print(stage.doctor, id);
    expect(paper.status).toBe(200);
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const readers = await stage.manager.get<{ data: readonly Json[] }>(`/api/users/${patient}/pembaca`);
    expect(body(readers).data).toContainEqual(
      expect.objectContaining({ kindname: 'Cetak Resume Medis', reason: 'Rujukan ke rumah sakit' }),
    );
  });

  it('asks for a reason, of one person, for a while', async () => {
    expect((await ask(stage.doctor, '  ')).status).toBe(422);
    expect((await ask(await stage.clinic.as('multimedia.bdg'), 'Ingin tahu')).status).toBe(403);
    expect((await ask(await stage.clinic.as('dokter2.bdg'), 'Ingin tahu')).status).toBe(404);
    const { id } = body(await ask(stage.admin, 'Permintaan pasien'), 201);
    expect((await print(stage.manager, id)).status).toBe(404);
    expect((await print(stage.admin, id + 1)).status).toBe(404);
    const [row] = await stage.clinic.database.asOwner<{ id: number }>(
      `insert into readlogs (profile_id, customer_id, user_id, role, kind, reason, read_at)
       select profile_id, customer_id, user_id, role, kind, reason, read_at - interval '20 minutes' from readlogs where id = $1
       returning id`,
      [id],
    );
    expect((await print(stage.admin, row?.id ?? 0)).status).toBe(404);
  });
});

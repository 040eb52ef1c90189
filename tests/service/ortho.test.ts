// Orthodontic cases and their controls (service.md 2.14, 3.1).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { act, body, idOf, openStage, type Stage, today, type Visit } from './stage.ts';

interface Case extends Json {
  readonly id: number;
  readonly version: number;
  readonly status: number;
}
interface Control extends Json {
  readonly version: number;
}
interface Sheet {
  readonly orthocase: Case | null;
  readonly progress: Control | null;
  readonly timeline: readonly Control[];
}

const CASE = '/api/service/orthocase';
let stage: Stage;
let visit: Visit;
let customer: number;
let found: Case;
let elsewhere: Client;
beforeAll(async () => {
  stage = await openStage();
  elsewhere = await stage.clinic.as('manager.jkt');
  visit = await stage.seated(stage.units[1]);
  customer = Number((visit['customerdata'] as Json)['id']);
});
afterAll(() => stage.clinic.close());

const openCase = (by: Client, more: Json = {}) =>
  by.post<Case & { message: string }>(CASE, {
    customer_id: customer,
    doctor_id: stage.doctorId,
    angle_class: 'II/1',
    appliance: 'metal',
    slot: '.022',
    start_at: today(),
    control_interval_weeks: 4,
    ...more,
  });
const control = {
  stage: 'leveling',
  upper_wire: '.014 NiTi',
  lower_wire: '.014 NiTi',
  procedures: ['ganti karet'],
  hygiene: 'cukup',
};
const at = (id = visit.id): string => `/api/service/orthoprogress/${id}`;
const write = (more: Json = {}, by = stage.doctor) =>
  by.put<Sheet & { message: string }>(at(), { ...control, version: 0, ...more });

describe('an orthodontic case', () => {
  it('is opened once for a patient, in whichever branch', async () => {
    expect(body(await stage.doctor.get<Sheet>(at()))).toEqual({ orthocase: null, progress: null, timeline: [] });
    expect((await openCase(stage.nurse)).status).toBe(403);
    const stranger = await stage.clinic.as('dokter2.bdg');
    expect((await openCase(stranger)).status).toBe(404);
    const himself = await idOf(stage.clinic, 'users', 'username', 'dokter2.bdg');
    expect((await openCase(stranger, { doctor_id: himself })).status).toBe(404);
    const answers = await Promise.all([openCase(stage.doctor), openCase(stage.manager)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    found = answers.find(({ status }) => status === 201)?.body as Case;
    const doctor_id = await idOf(stage.clinic, 'users', 'username', 'dokter.jkt');
    expect((await openCase(elsewhere, { doctor_id })).status).toBe(422);
    await stage.clinic.database.asOwner('insert into customerprofiles (user_id, profile_id) values ($1, 2)', [
      customer,
    ]);
    const second = await openCase(elsewhere, { doctor_id });
    expect([second.status, second.body.message]).toEqual([409, 'Pasien masih memiliki kasus orto yang terbuka']);
    expect((await elsewhere.get(`${CASE}/${found.id}`)).status).toBe(404);
  });

  it('takes controls once it is active, and they end a visit without a note', async () => {
    const early = await write();
    expect([early.status, early.body.message]).toEqual([422, 'Pasien belum memiliki kasus orto yang aktif']);
    expect((await act<Json>(stage.doctor, 'visit', visit, 'selesai')).status).toBe(422);
    found = body(await stage.doctor.post<Case>(`${CASE}/${found.id}/mulai`, { version: found.version }));
    expect(found.status).toBe(1);
    const sheet = body(await write());
    expect(sheet).toMatchObject({ orthocase: { id: found.id }, progress: { version: 1, upper_wire: '.014 NiTi' } });
    const answers = await Promise.all(
      ['.016 NiTi', '.018 NiTi'].map((upper_wire) => write({ upper_wire, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await write({ version: 1 })).body).toMatchObject({ changed: { name: 'drg. Ratna Puspita, Sp.Ort' } });
    expect((await write({ stage: 'tidur', version: 2 })).status).toBe(422);
    expect((await write({ procedures: ['sihir'], version: 2 })).status).toBe(422);
    visit = body(await act(stage.doctor, 'visit', visit, 'selesai'));
    expect(visit.status).toBe(3);
  });

  it('is read with its controls where the patient is known, and nowhere else', async () => {
    const doctor_id = await idOf(stage.clinic, 'users', 'username', 'dokter.jkt');
    const there = body(await stage.book({ customer_id: customer, doctor_id }, elsewhere), 201);
    const read = body(await elsewhere.get<Sheet>(at(there.id)));
    expect(read).toMatchObject({ orthocase: { own: false, profilename: 'Cabang Bandung' }, progress: null });
    expect(read.timeline).toHaveLength(1);
    expect((await elsewhere.get(at())).status).toBe(404);
    expect((await (await stage.clinic.as('multimedia.bdg')).get(at())).status).toBe(403);
  });

  it('ends after the retention, or is stopped with a reason', async () => {
    const step = (verb: string, more: Json = {}) =>
      stage.doctor.post<Case>(`${CASE}/${found.id}/${verb}`, { version: found.version, ...more });
    expect((await step('selesai')).status).toBe(409);
    expect((await step('hentikan')).status).toBe(422);
    found = body(await step('retensi'));
    found = body(await step('selesai'));
    expect(found.status).toBe(3);
    expect((await stage.doctor.put(`${CASE}/${found.id}`, { planned_months: 12, version: found.version })).status).toBe(
      409,
    );
    const next = body(await openCase(stage.manager), 201);
    const stopped = await stage.manager.post<Case>(`${CASE}/${next.id}/hentikan`, {
      version: 1,
      reason: 'Pindah kota',
    });
    expect(body(stopped)).toMatchObject({ status: -1, stop_reason: 'Pindah kota' });
  });
});

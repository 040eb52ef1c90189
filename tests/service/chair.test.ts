// Treatments at the chair: buttons of a doctor, done at once, and never twice by mistake; the age of an answer about allergies.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import type { MedicalAlert } from '../../src/resources/service/medical.ts';
import type { Client, Json } from '../support/app.ts';
import { body, idOf, newPatient, openStage, type Stage, type Treatment, type Visit } from './stage.ts';

const TREATMENT = '/api/service/visitperawatan';
const FAVOURITE = '/api/service/tindakanfavorit';
const SETTINGS = '/api/profile/pengaturan';
type Favourites = AnswerOf<'service.tindakanfavorit.list'>;
type Refused = Treatment & { readonly code: string; readonly message: string; readonly status: number };

let stage: Stage;
let visit: Visit;
let extraction: number;
beforeAll(async () => {
  stage = await openStage();
  extraction = await idOf(stage.clinic, 'tindakanmedis', 'scope', 'gigi');
  visit = await stage.seated(stage.units[0]);
});
afterAll(() => stage.clinic.close());

const enter = (more: Json, by: Client = stage.doctor) =>
  by.post<Refused>(TREATMENT, { visit_id: visit.id, perawatan_id: stage.scaling, ...more });
const prefer = async (values: Json): Promise<void> => {
  const { body: now } = await stage.manager.get<{ preferences: Json; version: number }>(SETTINGS);
  body(await stage.manager.put(SETTINGS, { ...now.preferences, version: now.version, ...values }));
};
const linesOf = async () =>
  body(await stage.doctor.get<{ visitperawatans: readonly Treatment[] }>(`/api/service/visit/${visit.id}`))
    .visitperawatans;

describe('the same treatment of one day', () => {
  it('asks before it stands there twice, by tooth, and is kept as meant', async () => {
    body(await enter({}), 201);
    const again = await enter({});
    expect([again.status, again.body.code]).toEqual([409, 'treatment-again']);
    expect(again.body.message).toBe('Scaling sudah dicatat pada hari yang sama');
    expect(body(await enter({ repeated: true }), 201)).toMatchObject({ repeated: true });
    body(await enter({ perawatan_id: extraction, tooth: [18, 28] }), 201);
    const shared = await enter({ perawatan_id: extraction, tooth: [28, 38] });
    expect([shared.status, shared.body.message]).toEqual([409, expect.stringContaining('gigi 28 sudah dicatat')]);
    expect(body(await enter({ perawatan_id: extraction, tooth: [48] }), 201)['repeated']).toBeNull();
  });

  it('is not asked of a retry, nor of a cancelled one, nor of a change of something else', async () => {
    const tooth = [38];
    const values = { visit_id: visit.id, perawatan_id: extraction, tooth };
    const options = { headers: { 'idempotency-key': randomUUID() } };
    const before = (await linesOf()).length;
    const first = body(await stage.doctor.post<Treatment>(TREATMENT, values, options), 201);
    const retried = body(await stage.doctor.post<Treatment>(TREATMENT, values, options), 201);
    expect(retried.id).toBe(first.id);
    expect(await linesOf()).toHaveLength(before + 1);
    const path = `${TREATMENT}/${first.id}`;
    const noted = body(await stage.doctor.put<Treatment>(path, { version: first.version, note: 'Anestesi' }));
    const moved = await stage.doctor.put(path, { version: noted.version, tooth: [18] });
    expect(moved.status).toBe(409);
    body(await stage.doctor.post(`${path}/batal`, { version: noted.version }));
    body(await enter({ perawatan_id: extraction, tooth }), 201);
  });

  it('entered by two at once asks one of them', async () => {
    const other = { perawatan_id: extraction, tooth: [11] };
    const both = await Promise.all([enter(other), enter(other, stage.nurse)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('done at the chair', () => {
  it('is done at once where the branch wants it: by those at the chair, while the patient is in the unit', async () => {
    await prefer({ selesai_di_kursi: true });
    const done = body(await enter({ perawatan_id: extraction, tooth: [21] }), 201);
    expect(done).toMatchObject({ status: 1, performed_at: expect.any(String) });
    expect(body(await enter({ perawatan_id: extraction, tooth: [22] }, stage.nurse), 201).status).toBe(1);
    expect(body(await enter({ perawatan_id: extraction, tooth: [23] }, stage.admin), 201).status).toBe(0);
    const waiting = await stage.queued();
    const planned = body(await enter({ visit_id: waiting.id }), 201);
    expect(planned).toMatchObject({ status: 0, performed_at: null });
    await prefer({ selesai_di_kursi: false });
    expect(body(await enter({ perawatan_id: extraction, tooth: [24] }), 201).status).toBe(0);
  });
});

const buttons = async (by: Client, doctor = stage.doctorId): Promise<Favourites['data']> =>
  body(await by.get<Favourites>(`${FAVOURITE}?doctor=${doctor}`)).data;

describe('the buttons of a doctor', () => {
  it('are those that he pinned and then those that he did most, twelve at most, with prices for who sees them', async () => {
    const used = await buttons(stage.doctor);
    expect(used.length).toBeLessThanOrEqual(12);
    const [rare] = await stage.clinic.database.asOwner<{ id: number }>(
      'select id from tindakanmedis where status = 1 and id <> all ($1) order by id desc limit 1',
      [used.map(({ id }) => id)],
    );
    const id = rare?.id ?? 0;
    body(await stage.doctor.put(`${FAVOURITE}/${id}`, { pinned: true }));
    const [first] = await buttons(stage.doctor);
    expect(first).toMatchObject({ id, pinned: true });
    expect(first?.price).toEqual(expect.any(Number));
    const [seen] = await buttons(stage.nurse);
    expect(seen).toMatchObject({ id, pinned: true });
    expect(seen).not.toHaveProperty('price');
    body(await stage.doctor.put(`${FAVOURITE}/${id}`, { pinned: false }));
    expect((await buttons(stage.doctor)).map((button) => button.id)).not.toContain(id);
  });

  it('are pinned by himself, as many as there are places', async () => {
    expect((await stage.nurse.put(`${FAVOURITE}/${stage.scaling}`, { pinned: true })).status).toBe(403);
    expect((await stage.manager.put(`${FAVOURITE}/${stage.scaling}`, { pinned: true })).status).toBe(403);
    expect((await stage.doctor.put(`${FAVOURITE}/999999`, { pinned: true })).status).toBe(404);
    const all = await stage.clinic.database.asOwner<{ id: number }>(
      'select id from tindakanmedis where status = 1 order by id limit 13',
    );
    const pins = await Promise.all(all.map(({ id }) => stage.doctor.put(`${FAVOURITE}/${id}`, { pinned: true })));
    expect(pins.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(pins.filter(({ status }) => status === 422)).toHaveLength(1);
    for (const { id } of all) await stage.doctor.put(`${FAVOURITE}/${id}`, { pinned: false });
  });

  it('of another branch are nobody’s business', async () => {
    body(await stage.doctor.put(`${FAVOURITE}/${stage.scaling}`, { pinned: true }));
    expect(await buttons(await stage.clinic.as('perawat.jkt'))).toEqual([]);
    const other = await stage.clinic.as('dokter.jkt');
    expect((await buttons(other)).filter(({ pinned }) => pinned)).toEqual([]);
    expect((await (await stage.clinic.as('finance.bdg')).get(`${FAVOURITE}?doctor=1`)).status).toBe(403);
    body(await stage.doctor.put(`${FAVOURITE}/${stage.scaling}`, { pinned: false }));
  });
});

describe('an answer about allergies', () => {
  const alertOf = async (patient: number): Promise<MedicalAlert> =>
    body(await stage.nurse.get<MedicalAlert>(`/api/service/rekammedis/${patient}/alergi`));
  const age = (patient: number, months: number) =>
    stage.clinic.database.asOwner(
      `update rekammedis set alergi_checked_at = now() - make_interval(months => $2, days => 1) where customer_id = $1`,
      [patient, months],
    );

  it('is due when nobody gave it, and again after the months of the branch, on the record and on the chip', async () => {
    const patient = await newPatient(stage.admin);
    expect(await alertOf(patient)).toMatchObject({ alergi_due: true });
    const { version } = await alertOf(patient);
    const answer = { alergi: ['Latex'], riwayat: {}, patient_note: null, version };
    body(await stage.nurse.put(`/api/service/rekammedis/${patient}/alergi`, answer));
    expect(await alertOf(patient)).toMatchObject({ alergi_due: false, alergi_months: 0 });
    await age(patient, 5);
    expect(await alertOf(patient)).toMatchObject({ alergi_due: false, alergi_months: 5 });
    await age(patient, 6);
    expect(await alertOf(patient)).toMatchObject({ alergi_due: true, alergi_months: 6 });
    const chips = `/api/service/customer/chip?ids=${patient}`;
    const [chip] = body(await stage.admin.get<AnswerOf<'service.customer.chip'>>(chips)).data;
    expect(chip).toMatchObject({ alergi: ['Latex'], alergi_months: 6, alergi_due: true });
    await prefer({ alergi_bulan: 12 });
    expect(await alertOf(patient)).toMatchObject({ alergi_due: false, alergi_months: 6 });
    await prefer({ alergi_bulan: 6 });
    const refused = body(await stage.manager.get<{ preferences: Json; version: number }>(SETTINGS));
    const sent = { ...refused.preferences, version: refused.version, alergi_bulan: 0 };
    expect((await stage.manager.put(SETTINGS, sent)).status).toBe(422);
  });
});

describe('a diagnosis at the chair', () => {
  type Found = AnswerOf<'service.diagnosa.cari'>['data'];
  const find = async (query: string, by: Client = stage.doctor): Promise<Found> =>
    body(await by.get<{ data: Found }>(`/api/service/diagnosacari?${query}`)).data;

  it('is found by code, with its point or without, chapters after their codes', async () => {
    const found = await find('keyword=K02');
    expect(found.at(-1)).toMatchObject({ icd10: 'K02', ischapter: true });
    expect(found.slice(0, -1).every(({ icd10, ischapter }) => icd10.startsWith('K02.') && !ischapter)).toBe(true);
    expect((await find('keyword=k021'))[0]?.icd10).toBe('K02.1');
    expect((await find('keyword=email%20karies')).map(({ icd10 }) => icd10)).toContain('K02.0');
    expect(await find('keyword=%25')).toEqual([]);
  });

  it('stands first where the doctor uses it, of his own branch', async () => {
    const rare = await idOf(stage.clinic, 'diagnosas', 'icd10', 'K02.4');
    body(await stage.doctor.post('/api/service/visitdiagnosa', { visit_id: visit.id, diagnosa_id: rare }), 201);
    expect((await find(''))[0]).toMatchObject({ icd10: 'K02.4', isown: true });
    expect((await find('keyword=K02'))[0]).toMatchObject({ icd10: 'K02.4' });
    expect((await find(`doctor=${stage.doctorId}`, stage.nurse))[0]).toMatchObject({ icd10: 'K02.4' });
    const elsewhere = await find(`doctor=${stage.doctorId}`, await stage.clinic.as('perawat.jkt'));
    expect(elsewhere.filter(({ isown }) => isown)).toEqual([]);
    expect((await (await stage.clinic.as('finance.bdg')).get('/api/service/diagnosacari')).status).toBe(403);
  });
});

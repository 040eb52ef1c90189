// Diagnoses of a visit, templates of notes, allergies, and what earlier visits tell (service.md 2.3, 2.7, 2.12, 4, 6.1).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { act, body, idOf, openStage, type Stage, type Visit, writeNote } from './stage.ts';

interface Diagnosis extends Json {
  readonly id: number;
  readonly version: number;
  readonly isprimary: boolean;
}
interface Rows<T = Json> {
  readonly data: readonly T[];
  readonly count: number;
}
interface Alert extends Json {
  readonly version: number;
  readonly alergi: readonly string[];
  readonly alergi_checked_at: string | null;
}

const DIAGNOSIS = '/api/service/visitdiagnosa';
let stage: Stage;
let visit: Visit;
let multimedia: Client;
let elsewhere: Client;
let stranger: Client;
const icd: Record<string, number> = {};
beforeAll(async () => {
  stage = await openStage();
  multimedia = await stage.clinic.as('multimedia.bdg');
  elsewhere = await stage.clinic.as('manager.jkt');
  stranger = await stage.clinic.as('dokter2.bdg');
  for (const code of ['K02.1', 'K04.0', 'K05.1']) icd[code] = await idOf(stage.clinic, 'diagnosas', 'icd10', code);
  visit = await stage.seated(stage.units[1]);
});
afterAll(() => stage.clinic.close());

const enter = (more: Json, by = stage.doctor) =>
  by.post<Diagnosis & { message: string }>(DIAGNOSIS, { visit_id: visit.id, ...more });
const primaries = async (): Promise<readonly unknown[]> =>
  body(await stage.doctor.get<Rows>(`${DIAGNOSIS}?visit=${visit.id}&isprimary=true`)).data.map(
    (row) => row['diagnosa_id'],
  );

describe('the list of diagnoses', () => {
  it('knows K00 to K14 with favourites, and X is told none', async () => {
    const all = body(await stage.nurse.get<Rows>('/api/service/diagnosa?limit=1'));
    expect(all.count).toBe(125);
    const found = body(await stage.doctor.get<Rows>('/api/service/diagnosa?keyword=sisa akar'));
    expect(found.data).toMatchObject([{ icd10: 'K08.3', name_en: 'Retained dental root', isfavorite: true }]);
    expect((await multimedia.get('/api/service/diagnosa')).status).toBe(403);
    expect((await multimedia.get(DIAGNOSIS)).status).toBe(403);
    const odd = { icd10: 'k2', name_id: 'Uji', name_en: 'Test', isfavorite: false, status: 1 };
    expect((await stage.manager.post('/api/service/diagnosa', odd)).status).toBe(422);
  });
});

describe('the diagnoses of a visit', () => {
  it('have exactly one primary, the first until another is made it', async () => {
    const first = body(await enter({ diagnosa_id: icd['K02.1'], tooth: 36 }), 201);
    const second = body(await enter({ diagnosa_id: icd['K05.1'] }, stage.nurse), 201);
    expect([first.isprimary, second.isprimary]).toEqual([true, false]);
    const twice = await enter({ diagnosa_id: icd['K02.1'], tooth: 36 });
    expect([twice.status, twice.body.message]).toEqual([409, 'Diagnosis ini sudah dicatat pada kunjungan ini']);
    expect((await enter({ diagnosa_id: icd['K02.1'], tooth: 19 })).status).toBe(422);
    const raised = await stage.doctor.put<Diagnosis>(`${DIAGNOSIS}/${second.id}`, {
      isprimary: true,
      version: second.version,
    });
    expect(body(raised).isprimary).toBe(true);
    expect(await primaries()).toEqual([icd['K05.1']]);
    const lowered = { isprimary: false, version: body(raised).version };
    expect((await stage.doctor.put(`${DIAGNOSIS}/${second.id}`, lowered)).status).toBe(422);
    expect((await stage.doctor.delete(`${DIAGNOSIS}/${second.id}`)).status).toBe(200);
    expect(await primaries()).toEqual([icd['K02.1']]);
  });

  it('stay one primary when two are entered at once', async () => {
    const answers = await Promise.all(
      [11, 12, 13].map((tooth) => enter({ diagnosa_id: icd['K04.0'], tooth, isprimary: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await primaries()).toHaveLength(1);
  });

  it('belong to the branch and to the doctor’s own patients', async () => {
    expect((await enter({ diagnosa_id: icd['K04.0'] }, stage.admin)).status).toBe(403);
    for (const client of [elsewhere, stranger]) {
      expect((await enter({ diagnosa_id: icd['K04.0'] }, client)).status).toBe(404);
      expect(body(await client.get<Rows>(`${DIAGNOSIS}?visit=${visit.id}`)).count).toBe(0);
    }
  });

  it('are locked with the note', async () => {
    await writeNote(stage.doctor, visit.id);
    body(await stage.doctor.post(`/api/service/visitsoap/${visit.id}/kunci`, { version: 1 }));
    const late = await enter({ diagnosa_id: icd['K05.1'] });
    expect([late.status, late.body.message]).toEqual([409, 'Catatan sudah dikunci. Tambahkan addendum']);
    visit = body(await act(stage.doctor, 'visit', visit, 'selesai'));
  });
});

describe('templates of notes', () => {
  it('are a doctor’s own, and a manager’s for all', async () => {
    const url = '/api/service/soaptemplate';
    const own = body(await stage.doctor.post<Diagnosis>(url, { name: 'Tumpatan', plan: 'Tumpatan komposit' }), 201);
    expect(own['doctor_id']).toBe(stage.doctorId);
    const general = body(await stage.manager.post<Diagnosis>(url, { name: 'Kontrol', plan: 'Kontrol 6 bulan' }), 201);
    expect(general['doctor_id']).toBeNull();
    expect((await stage.doctor.put(`${url}/${general.id}`, { plan: 'x', version: 1 })).status).toBe(403);
    expect((await stranger.delete(`${url}/${own.id}`)).status).toBe(403);
    expect((await stage.doctor.delete(`${url}/${own.id}`)).status).toBe(200);
    expect((await multimedia.get(url)).status).toBe(403);
  });
});

describe('allergies', () => {
  const at = (): string => `/api/service/rekammedis/${Number((visit['customerdata'] as Json)['id'])}/alergi`;

  it('are not asked for at first, then none, then some', async () => {
    const unasked = body(await stage.nurse.get<Alert>(at()));
    expect(unasked).toMatchObject({ alergi: [], alergi_checked_at: null, riwayat: {} });
    const none = { alergi: [], riwayat: {}, patient_note: null, version: unasked.version };
    const asked = body(await stage.admin.put<Alert>(at(), none));
    expect(asked.alergi_checked_at).not.toBeNull();
    const some = {
      ...none,
      alergi: ['Amoksisilin', 'amoksisilin', 'Latex'],
      riwayat: { diabetes: true, obat_rutin: 'Metformin' },
    };
    const noted = body(await stage.nurse.put<Alert>(at(), { ...some, version: asked.version }));
    expect(noted).toMatchObject({ alergi: ['amoksisilin', 'Latex'], riwayat: { diabetes: true } });
    expect((await stage.doctor.put(at(), { ...none, version: asked.version })).status).toBe(409);
    const seen = body(await multimedia.get<Alert>(at()));
    expect(seen).toMatchObject({ alergi: ['amoksisilin', 'Latex'], riwayat: {}, patient_note: null });
    expect((await multimedia.put(at(), none)).status).toBe(403);
  });

  it('refuse a pregnant man and words of nothing, and are another branch’s secret', async () => {
    const { version } = body(await stage.nurse.get<Alert>(at()));
    const given = { alergi: [], riwayat: { hamil: true }, patient_note: null, version };
    expect((await stage.nurse.put(at(), given)).body).toMatchObject({
      errors: { 'riwayat.hamil': ['Hanya untuk pasien perempuan'] },
    });
    expect((await stage.nurse.put(at(), { ...given, alergi: [' '] })).status).toBe(422);
    for (const client of [elsewhere, stranger]) expect((await client.get(at())).status).toBe(404);
  });
});

describe('earlier visits', () => {
  it('are told with what was found and done, in every branch that knows the patient', async () => {
    const customer = Number((visit['customerdata'] as Json)['id']);
    const next = body(await stage.book({ customer_id: customer }), 201);
    const told = body(await stage.doctor.get<Rows>(`/api/service/visit/${next.id}/sebelumnya`));
    expect(told.count).toBe(1);
    expect(told.data[0]).toMatchObject({ id: visit.id, own: true, soap: { plan: 'Scaling, kontrol 6 bulan' } });
    expect(told.data[0]?.['diagnoses']).toHaveLength(4);
    expect((await elsewhere.get(`/api/service/visit/${next.id}/sebelumnya`)).status).toBe(404);
    expect((await multimedia.get(`/api/service/visit/${next.id}/sebelumnya`)).status).toBe(403);

    await stage.clinic.database.asOwner('insert into customerprofiles (user_id, profile_id) values ($1, 2)', [
      customer,
    ]);
    const doctor_id = await idOf(stage.clinic, 'users', 'username', 'dokter.jkt');
    const there = body(await stage.book({ customer_id: customer, doctor_id }, elsewhere), 201);
    const read = body(await elsewhere.get<Rows>(`/api/service/visit/${there.id}/sebelumnya`));
    expect(read.data).toMatchObject([{ id: visit.id, own: false, profilename: 'Cabang Bandung' }]);
    const write = await elsewhere.put(`/api/service/visitsoap/${visit.id}`, {});
    expect([404, 422]).toContain(write.status);
  });
});

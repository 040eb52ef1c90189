import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { act, body, idOf, openStage, type Stage, type Visit } from './stage.ts';

interface Resep extends Json {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly status: number;
  readonly items: readonly Json[];
}
interface Refused {
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const RESEP = '/api/service/visitresep';
let stage: Stage;
let amoxicillin: number;
let mefenamat: number;
let glove: number;
let visit: Visit;

beforeAll(async () => {
  stage = await openStage();
  amoxicillin = await idOf(stage.clinic, 'items', 'code', 'OBT-00002');
  mefenamat = await idOf(stage.clinic, 'items', 'code', 'OBT-00003');
  glove = await idOf(stage.clinic, 'items', 'code', 'BHP-00001');
  visit = await stage.seated(stage.units[0]);
});
afterAll(() => stage.clinic.close());

const line = (item_id: number, more: Json = {}): Json => ({
  item_id,
  qty: 10,
  signa: '3x1',
  isracikan: false,
  ...more,
});
const write = (items: readonly Json[], by: Client = stage.doctor, at: Visit = visit) =>
  by.post<Resep & Refused>(RESEP, { visit_id: at.id, items });
const step = (verb: string, { id, version }: Resep, by: Client = stage.doctor) =>
  by.post<Resep & Refused>(`${RESEP}/${id}/${verb}`, { version });
const setAllergies = (at: Visit, alergi: readonly string[]) =>
  stage.clinic.database.asOwner(
    'update rekammedis set alergi = $2 where customer_id = (select customer_id from visits where id = $1)',
    [at.id, alergi],
  );

describe('a prescription', () => {
  it('is written for the patient of the visit, with the units of its items', async () => {
    const made = body(await write([line(mefenamat), line(amoxicillin, { qty: 15 })]), 201);
    expect(made.code).toMatch(/^RSP\/BDG\/\d{4}\/\d{6}$/);
    expect(made).toMatchObject({ status: 0, statusname: 'Draft', customer_id: visit['customer_id'] });
    expect(made.items).toMatchObject([
      { itemdata: { name: 'Asam Mefenamat 500 mg' }, unit: 'Tablet', qty: 10 },
      { itemdata: { code: 'OBT-00002' }, qty: 15 },
    ]);
    const query = { visit: String(visit.id) };
    const { data } = body(await stage.nurse.get<{ data: Resep[] }>(RESEP, { query }));
    expect(data.find(({ id }) => id === made.id)?.items).toHaveLength(2);
    const counted = { role: '1', withRmStats: '1', limit: '100' };
    const patients = body(await stage.nurse.get<{ data: Json[] }>('/api/users', { query: counted })).data;
    expect(patients.find(({ id }) => id === visit['customer_id'])).toMatchObject({ meta: { visitreseps_count: 1 } });
  });

  it('takes medicines only, and compounds that are taken together', async () => {
    expect(body(await write([line(glove)]), 422).errors).toHaveProperty(['items.0.item_id']);
    expect(body(await write([line(mefenamat, { qty: 0 })]), 422).errors).toHaveProperty(['items.0.qty']);
    const powder = { isracikan: true, racikan_group: 1 };
    const wrong = await write([line(mefenamat, powder), line(amoxicillin, { ...powder, signa: '2x1' })]);
    expect(body(wrong, 422).errors).toEqual({ 'items.1.signa': ['Aturan pakai satu racikan harus sama'] });
    body(await write([line(mefenamat, powder), line(amoxicillin, powder)]), 201);
  });

  it('is rewritten while it is a draft, by whoever has read it', async () => {
    const made = body(await write([line(mefenamat)]), 201);
    const edit = (version: number, items: readonly Json[]) =>
      stage.doctor.put<Resep & Refused>(`${RESEP}/${made.id}`, { version, note: 'Kontrol', items });
    const changed = body(await edit(made.version, [line(amoxicillin, { signa: '2x1' })]));
    expect(changed).toMatchObject({ note: 'Kontrol', items: [{ item_id: amoxicillin, signa: '2x1' }] });
    expect((await edit(made.version, [])).status).toBe(409);
    const sent = body(await step('kirim', changed));
    expect(body(await edit(sent.version, []), 409).message).toBe('Status resep sudah berubah');
  });

  it('goes to the pharmacy with its items, and can be taken back from there', async () => {
    const empty = body(await write([]), 201);
    expect(body(await step('kirim', empty), 422).message).toBe('Resep belum memiliki item');
    const sent = body(await step('kirim', body(await write([line(mefenamat)]), 201)));
    expect(sent).toMatchObject({ status: 1, statusname: 'Dikirim ke farmasi', sent_at: expect.any(String) });
    expect(body(await step('batal', sent))).toMatchObject({ status: -1 });
  });

  it('that was handed over is not cancelled', async () => {
    const made = body(await write([line(mefenamat)]), 201);
    const sent = body(await step('kirim', made));
    await stage.clinic.database.asOwner('update visitreseps set status = 2 where id = $1', [made.id]);
    expect(body(await step('batal', sent), 409).message).toBe('Resep sudah diserahkan.');
  });

  it('is cancelled by one of two at the same time', async () => {
    const sent = body(await step('kirim', body(await write([line(mefenamat)]), 201)));
    const answers = await Promise.all([step('batal', sent), step('batal', sent, stage.manager)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is not sent before the patient is in the unit, and ends with a cancelled visit', async () => {
    const waiting = await stage.queued();
    const draft = body(await write([line(mefenamat)], stage.doctor, waiting), 201);
    expect(body(await step('kirim', draft), 409).message).toBe('Status kunjungan sudah berubah');
    await stage.leave(waiting);
    expect(body(await stage.doctor.get<Resep>(`${RESEP}/${draft.id}`)).status).toBe(-1);
    expect((await write([line(mefenamat)], stage.doctor, waiting)).status).toBe(409);
  });
});

describe('an allergy of the patient', () => {
  it('is named by the picker, and lets a medicine go only with a reason, by the doctor', async () => {
    const allergic = await stage.seated(stage.units[1]);
    await setAllergies(allergic, ['Amoksisilin']);
    const query = { kind: 'obat', keyword: 'amox', visit: String(allergic.id) };
    const picked = await stage.doctor.get<{ data: Json[] }>('/api/service/itempicker', { query });
    expect(body(picked).data).toMatchObject([{ alergi: 'Amoksisilin' }]);

    const draft = body(await write([line(mefenamat), line(amoxicillin)], stage.nurse, allergic), 201);
    const refused = body(await step('kirim', draft), 422);
    expect(refused.message).toBe('Pasien alergi Amoksisilin. Konfirmasi dengan alasan untuk Amoxicillin 500 mg');
    expect(refused.errors).toEqual({ 'items.1.alergi_reason': ['Alasan wajib diisi'] });
    const items = [line(mefenamat), line(amoxicillin, { alergi_reason: 'Tes kulit negatif' })];
    const changed = body(await stage.doctor.put<Resep>(`${RESEP}/${draft.id}`, { version: draft.version, items }));
    expect(body(await step('kirim', changed, stage.nurse), 422).message).toBe(
      'Resep dengan peringatan alergi hanya dapat dikirim oleh dokter',
    );
    expect(body(await step('kirim', changed)).status).toBe(1);
  });
});

describe('who sees a prescription', () => {
  it('is neither a foreign doctor nor another branch, and an admin reads only', async () => {
    const made = body(await write([line(mefenamat)]), 201);
    for (const name of ['dokter2.bdg', 'manager.jkt']) {
      const stranger = await stage.clinic.as(name);
      expect((await stranger.get(`${RESEP}/${made.id}`)).status).toBe(404);
      expect((await step('kirim', made, stranger)).status).toBe(404);
      expect((await stranger.get(`${RESEP}/${made.id}/print`)).status).toBe(404);
      expect((await write([line(mefenamat)], stranger)).status).toBe(404);
    }
    expect((await stage.admin.get(`${RESEP}/${made.id}`)).status).toBe(200);
    expect((await write([line(mefenamat)], stage.admin)).status).toBe(403);
  });

  it('gets it on paper', async () => {
    const powder = { isracikan: true, racikan_group: 1 };
    const made = body(await write([line(mefenamat), line(amoxicillin, powder)]), 201);
    const { status, bytes, headers } = await stage.nurse.get(`${RESEP}/${made.id}/print`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('finds it by its code and by its visit', async () => {
    const made = body(await write([line(mefenamat)]), 201);
    const found = await stage.manager.get<{ count: number }>(RESEP, { query: { keyword: made.code } });
    expect(body(found).count).toBe(1);
    const closed = body(await act(stage.manager, 'visit', await stage.queued(), 'panggil'));
    const none = await stage.manager.get<{ count: number }>(RESEP, { query: { visit: String(closed.id) } });
    expect(body(none).count).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labDueDay } from '../../server/domain/service/lab-due.ts';
import type { Client, Json } from '../support/app.ts';
import { act, body, idOf, openStage, type Stage, today, type Treatment, type Visit } from './stage.ts';

const FORM = '/api/service/formlab';
const TREATMENT = '/api/service/visitperawatan';
const CROWN_FEE = 600_000;

interface Form extends Json {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly status: number;
  readonly due_at: string | null;
  readonly labfee_estimate: number;
}

let stage: Stage;
let visit: Visit;
let crown: number;
let crownJasa: number;
let retainer: number;

beforeAll(async () => {
  stage = await openStage();
  visit = await stage.seated(stage.units[0]);
  crown = await idOf(stage.clinic, 'tindakanmedis', 'name', 'Crown PFM');
  crownJasa = await idOf(stage.clinic, 'laboratoriumjasas', 'name', 'Crown PFM');
  retainer = await idOf(stage.clinic, 'laboratoriumjasas', 'name', 'Retainer Hawley');
});
afterAll(() => stage.clinic.close());

const planCrown = async (at: Visit = visit): Promise<Treatment> =>
  body(
    await stage.doctor.post<Treatment>(TREATMENT, {
      visit_id: at.id,
      perawatan_id: crown,
      tooth: [16],
      repeated: true,
    }),
    201,
  );
const order = (treatment: Treatment, more: Json = {}, by: Client = stage.doctor) =>
  by.post<Form & { message: string; errors?: Json }>(FORM, {
    visitperawatan_id: treatment.id,
    laboratoriumjasa_id: crownJasa,
    tooth: [16],
    shade: 'A2',
    ...more,
  });
const ordered = async (more: Json = {}, at: Visit = visit): Promise<Form> =>
  body(await order(await planCrown(at), more), 201);
const step = (form: Form, verb: string, input: Json = {}, by: Client = stage.doctor) =>
  by.post<Form & { message: string }>(`${FORM}/${form.id}/${verb}`, { version: form.version, ...input });

describe('a form lab', () => {
  it('is ordered for a treatment and marks it', async () => {
    const treatment = await planCrown();
    expect(treatment['islab']).toBe(false);
    const form = body(await order(treatment), 201);
    expect(form).toMatchObject({
      status: 0,
      statusname: 'Dibuat',
      qty: 1,
      visit_id: visit.id,
      material: 'Porselen fused metal',
    });
    expect(form.code).toMatch(/^LAB\/BDG\/\d{4}\/\d{6}$/);
    expect(form).not.toHaveProperty('labfee_estimate');
    const seen = body(await stage.manager.get<Form>(`${FORM}/${form.id}`));
    expect(seen).toMatchObject({ labfee_estimate: CROWN_FEE, price: 0, labdata: { name: 'Lab Gigi Prima' } });
    expect(body(await stage.doctor.get(`${TREATMENT}/${treatment.id}`))).toMatchObject({ islab: true });
    const rising = body(await stage.doctor.get<{ sum: number }>(`${TREATMENT}?sum=1&islab=true&visit=${visit.id}`));
    expect(rising.sum).toBe(1);
  });

  it('goes to the laboratory, comes back and is fitted, one step after the other', async () => {
    const form = await ordered();
    const early = await step(form, 'terima');
    expect([early.status, early.body.message]).toEqual([422, 'Form lab harus Dikirim terlebih dahulu']);
    const sent = body(await step(form, 'kirim', { courier: 'Pak Dedi' }, stage.nurse));
    expect(sent).toMatchObject({
      status: 1,
      courier: 'Pak Dedi',
      due_at: labDueDay(today(), 7, () => false),
      islate: false,
    });
    expect((await step(form, 'kirim')).status).toBe(409);
    const notYet = await step(sent, 'pasang');
    expect([notYet.status, notYet.body.message]).toEqual([422, 'Form lab harus Diterima terlebih dahulu']);
    const stranger = await idOf(stage.clinic, 'users', 'username', 'perawat.jkt');
    const foreign = await step(sent, 'terima', { checked_by: stranger });
    expect([foreign.status, foreign.body['errors']]).toEqual([422, { checked_by: ['Data tidak ditemukan'] }]);
    const received = body(await step(sent, 'terima', {}, stage.admin));
    expect(received).toMatchObject({ status: 2, checkerdata: { code: 'admin.bdg' } });
    expect(body(await step(received, 'pasang'))).toMatchObject({ status: 3, statusname: 'Terpasang' });
  });

  it('is late when its day has passed and the laboratory still has it', async () => {
    const sent = body(await step(await ordered(), 'kirim'));
    await stage.clinic.database.asOwner(`update formlabs set due_at = current_date - 2 where id = $1`, [sent.id]);
    const late = body(await stage.admin.get<{ data: Form[] }>(`${FORM}?islate=true`));
    expect(late.data.map(({ id }) => id)).toContain(sent.id);
    expect(late.data.every((row) => row['islate'] === true)).toBe(true);
    const others = body(await stage.admin.get<{ data: Form[] }>(`${FORM}?islate=false&visit=${visit.id}`));
    expect(others.data.map(({ id }) => id)).not.toContain(sent.id);
  });

  it('is made again as a draft of its own, free where the laboratory is at fault', async () => {
    const sent = body(await step(await ordered(), 'kirim'));
    const again = body(await step(sent, 'ulang', { remake_fault: 'lab' }));
    expect(again).toMatchObject({ status: 0, parent_id: sent.id, isremake: true, remake_fault: 'lab' });
    expect(body(await stage.manager.get(`${FORM}/${again.id}`))).toMatchObject({ labfee_estimate: 0 });
    expect(body(await stage.manager.get(`${FORM}/${sent.id}`))).toMatchObject({
      status: 1,
      labfee_estimate: CROWN_FEE,
    });
    expect((await step(sent, 'ulang', { remake_fault: 'lab' })).status).toBe(409);
    expect((await step(again, 'ulang', { remake_fault: 'lab' })).status).toBe(422);
    expect((await step(again, 'ulang', { remake_fault: 'lab' }, stage.nurse)).status).toBe(403);
  });

  it('is cancelled before it came back, and unmarks its treatment', async () => {
    const treatment = await planCrown();
    const form = body(await order(treatment), 201);
    expect((await step(form, 'batal', {}, stage.admin)).status).toBe(403);
    expect(body(await step(form, 'batal'))).toMatchObject({ status: -1 });
    expect(body(await stage.doctor.get(`${TREATMENT}/${treatment.id}`))).toMatchObject({ islab: false });
  });

  it('goes with its treatment while it is a draft, and holds it once it was sent', async () => {
    const treatment = await planCrown();
    const draft = body(await order(treatment), 201);
    body(await act<Treatment>(stage.doctor, 'visitperawatan', treatment, 'batal'));
    expect(body(await stage.doctor.get(`${FORM}/${draft.id}`))).toMatchObject({ status: -1 });
    const other = await planCrown();
    const sent = body(await step(body(await order(other), 201), 'kirim'));
    const held = await act<Json>(stage.doctor, 'visitperawatan', other, 'batal');
    expect([held.status, held.body['message']]).toEqual([
      422,
      `Form lab ${sent.code} sudah dikirim. Batalkan form lab terlebih dahulu`,
    ]);
  });

  it('costs nothing or the price of its service', async () => {
    const treatment = await planCrown();
    expect((await order(treatment, { laboratoriumjasa_id: retainer, price: 1 }, stage.manager)).status).toBe(422);
    const priced = body(await order(treatment, { laboratoriumjasa_id: retainer, price: 580_000 }, stage.manager), 201);
    expect(priced).toMatchObject({ price: 580_000, labfee_estimate: 250_000 });
    const changed = await stage.manager.put<Form>(`${FORM}/${priced.id}`, { version: priced.version, tooth: [11, 21] });
    expect(body(changed)).toMatchObject({ qty: 2, price: 580_000, labfee_estimate: 500_000 });
  });

  it('belongs to its branch and to the doctor of the patient', async () => {
    const form = await ordered();
    const treatment = await planCrown();
    const jakarta = await stage.clinic.as('manager.jkt');
    expect((await jakarta.get(`${FORM}/${form.id}`)).status).toBe(404);
    expect((await step(form, 'kirim', {}, jakarta)).status).toBe(404);
    expect((await order(treatment, {}, jakarta)).status).toBe(404);
    const colleague = await stage.clinic.as('dokter2.bdg');
    expect((await colleague.get(`${FORM}/${form.id}`)).status).toBe(404);
    expect((await step(form, 'kirim', {}, colleague)).status).toBe(404);
    expect((await order(treatment, {}, colleague)).status).toBe(404);
    const theirs = body(await colleague.get<{ data: Form[] }>(`${FORM}?visit=${visit.id}`));
    expect(theirs.data).toEqual([]);
  });

  it('goes with a letter, for those who may see the patient', async () => {
    const form = await ordered();
    const letter = await stage.nurse.get(`${FORM}/${form.id}/surat`);
    expect([letter.status, letter.headers['content-type'], letter.bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await (await stage.clinic.as('manager.jkt')).get(`${FORM}/${form.id}/surat`)).status).toBe(404);
    expect((await (await stage.clinic.as('dokter2.bdg')).get(`${FORM}/${form.id}/surat`)).status).toBe(404);
  });

  it('shows the nurse neither fee nor price nor phone', async () => {
    const form = await ordered();
    const seen = body(await stage.nurse.get<Form>(`${FORM}/${form.id}`));
    expect(seen).not.toHaveProperty('price');
    expect(seen).not.toHaveProperty('labfee_estimate');
    expect(seen['customerdata']).not.toHaveProperty('phone');
    expect(body(await stage.admin.get<Form>(`${FORM}/${form.id}`))['customerdata']).toHaveProperty('phone');
    expect((await stage.nurse.get(`${FORM}?sum=labfee_estimate`)).status).toBe(403);
    expect((await stage.doctor.get(`${FORM}?sum=labfee_estimate`)).status).toBe(403);
    const total = body(
      await stage.admin.get<{ sum: number; data: Json[] }>(`${FORM}?sum=labfee_estimate&visit=${visit.id}`),
    );
    expect(total.data).toEqual([]);
    expect(total.sum).toBeGreaterThanOrEqual(CROWN_FEE);
  });
});

describe('the end of a visit', () => {
  it('charges form labs that have a price, once', async () => {
    const own = await stage.seated(stage.units[1]);
    const treatment = await planCrown(own);
    body(await order(treatment), 201);
    const charged = body(
      await order(treatment, { laboratoriumjasa_id: retainer, tooth: [11], price: 580_000 }, stage.manager),
      201,
    );
    body(await act<Treatment>(stage.doctor, 'visitperawatan', treatment, 'selesai'));
    const seen = body(await stage.doctor.get<Visit>(`/api/service/visit/${own.id}`));
    const ended = body(await act(stage.doctor, 'visit', await stage.noted(seen), 'selesai'));
    const bill = body(await stage.manager.get<{ lines: Json[] }>(`/api/finance/bill/${ended.bill_id}`));
    const lab = bill.lines.filter(({ kind }) => kind === 3);
    expect(lab).toMatchObject([{ name: 'Retainer Hawley', qty: 1, price: 580_000, net_amount: 580_000 }]);
    const late = await order(treatment, { laboratoriumjasa_id: retainer, price: 580_000 }, stage.manager);
    expect([late.status, late.body.message]).toEqual([
      422,
      'Tagihan form lab hanya dapat diubah sebelum kunjungan selesai',
    ]);
    expect((await order(treatment)).status).toBe(201);
    const path = `${FORM}/${charged.id}`;
    const { version } = charged;
    expect((await stage.manager.put(path, { version, price: 0 })).status).toBe(422);
    expect((await stage.manager.put(path, { version, tooth: [11, 21] })).status).toBe(422);
    const kept = body(await stage.manager.put<Form>(path, { version, shade: 'B2' }));
    expect(kept).toMatchObject({ shade: 'B2', price: 580_000 });
    const held = await step(kept, 'batal', {}, stage.manager);
    expect([held.status, held.body.message]).toEqual([
      422,
      `Form lab ${charged.code} sudah ditagihkan. Buka kembali kunjungan terlebih dahulu`,
    ]);
  });

  it('cancels the drafts of a visit that is cancelled', async () => {
    const waiting = await stage.queued();
    const form = await ordered({}, waiting);
    const seen = body(await stage.doctor.get<Visit>(`/api/service/visit/${waiting.id}`));
    await stage.leave(seen);
    expect(body(await stage.manager.get(`${FORM}/${form.id}`))).toMatchObject({ status: -1 });
    const treatment = { id: form['visitperawatan_id'] as number } as Treatment;
    expect((await order(treatment)).status).toBe(409);
  });
});

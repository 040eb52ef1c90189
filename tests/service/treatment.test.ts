import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Client, type Json, type TestApp } from '../support/app.ts';
import { act, body, idOf, newPatient, today, type Treatment, unitsOf, type Visit, writeNote } from './stage.ts';

const TREATMENT = '/api/service/visitperawatan';
const CATALOGUE = '/api/service/tindakanmedis';

let clinic: TestApp;
let admin: Client;
let manager: Client;
let doctor: Client;
let nurse: Client;
let doctorId: number;
let open: number;
let filling: number;
let scaling: number;
let extraction: number;
/** In the unit all the time. */
let visit: Visit;

const waiting = async (): Promise<Visit> =>
  body(
    await admin.post<Visit>('/api/service/visit', {
      customer_id: await newPatient(admin),
      doctor_id: doctorId,
      visit_date: today(),
      type: 'walkin',
      priority: 0,
      confirm: true,
    }),
    201,
  );

beforeAll(async () => {
  clinic = await testApp();
  admin = await clinic.as('admin.bdg');
  manager = await clinic.as('manager.bdg');
  doctor = await clinic.as('dokter.bdg');
  nurse = await clinic.as('perawat.bdg');
  doctorId = await idOf(clinic, 'users', 'username', 'dokter.bdg');
  scaling = await idOf(clinic, 'tindakanmedis', 'name', 'Scaling');
  filling = await idOf(clinic, 'tindakanmedis', 'scope', 'permukaan');
  extraction = await idOf(clinic, 'tindakanmedis', 'scope', 'gigi');
  const kategori_id = await idOf(clinic, 'tindakanmediskategoris', 'name', 'Lainnya');
  const made = await manager.post<{ id: number }>(CATALOGUE, {
    code: 'UJI-01',
    name: 'Tindakan uji',
    kategori_id,
    scope: 'mulut',
    islabdefault: false,
    isconsent: false,
    isprice_open: true,
    price_min: 80_000,
    price_max: 150_000,
    status: 1,
    prices: [{ price: 100_000, valid_from: '2020-01-01' }],
  });
  open = body(made, 201).id;
  const [unit] = await unitsOf(clinic, 1);
  visit = body(await act(nurse, 'visit', await waiting(), 'masukunit', { unit_id: unit }));
});
afterAll(() => clinic.close());

const enter = (more: Json, by: Client = doctor) =>
  by.post<Treatment & { errors?: Json; message: string }>(TREATMENT, {
    visit_id: visit.id,
    perawatan_id: scaling,
    repeated: true,
    ...more,
  });

describe('a treatment of a visit', () => {
  it('costs the price of the branch and raises the version of its visit', async () => {
    const seen = body(await doctor.get<Visit>(`/api/service/visit/${visit.id}`));
    const made = body(await enter({}), 201);
    expect(made).toMatchObject({ status: 0, qty: 1, price: 350_000, price_standard: 350_000, amount: 350_000 });
    const now = body(await doctor.get<Visit & { visitperawatans: Json[] }>(`/api/service/visit/${visit.id}`));
    expect(now.version).toBe(seen.version + 1);
    expect(now.visitperawatans.map(({ id }) => id)).toContain(made.id);
  });

  it('is counted by its teeth, and refuses surfaces that a tooth does not have', async () => {
    expect(body(await enter({ perawatan_id: extraction, tooth: [18, 28] }), 201)).toMatchObject({ qty: 2 });
    expect((await enter({ perawatan_id: extraction })).status).toBe(422);
    expect((await enter({ perawatan_id: filling, tooth: [11], surfaces: ['O'] })).status).toBe(422);
    expect((await enter({ perawatan_id: filling, tooth: [85], surfaces: ['O'] })).status).toBe(201);
    expect((await enter({ perawatan_id: filling, tooth: [86], surfaces: ['O'] })).status).toBe(422);
    expect((await enter({ qty: 0 })).status).toBe(422);
  });

  it('keeps to the price of the catalogue unless that is open, and then to its bounds', async () => {
    expect((await enter({ price: 1 })).status).toBe(422);
    expect((await enter({ perawatan_id: open, price: 79_999 })).status).toBe(422);
    expect((await enter({ perawatan_id: open, price: 150_001 })).status).toBe(422);
    expect(body(await enter({ perawatan_id: open, price: 150_000 }), 201).amount).toBe(150_000);
  });

  it('is discounted by the doctor within the limit of the branch', async () => {
    expect((await enter({ discount_amount: 35_001 })).status).toBe(422);
    expect(body(await enter({ discount_amount: 35_000 }), 201).amount).toBe(315_000);
    expect((await enter({ discount_amount: 1 }, manager)).status).toBe(422);
  });

  it('keeps its discount when the rest is changed, but not on a line that costs less', async () => {
    const made = body(await enter({ perawatan_id: extraction, tooth: [18, 28] }), 201);
    const path = `${TREATMENT}/${made.id}`;
    const discount_amount = made.amount / 10;
    const off = body(await doctor.put<Treatment>(path, { version: made.version, discount_amount }));
    const noted = body(await nurse.put<Treatment>(path, { version: off.version, note: 'Anestesi' }));
    const fewer = await nurse.put<{ errors: Json }>(path, { version: noted.version, tooth: [18] });
    expect([fewer.status, fewer.body.errors]).toEqual([422, { discount_amount: ['Diskon melebihi batas 10%'] }]);
    const cheaper = await nurse.put(path, { version: noted.version, perawatan_id: scaling, tooth: null, qty: 1 });
    expect(cheaper.status).toBe(422);
    const more = body(await nurse.put<Treatment>(path, { version: noted.version, tooth: [18, 28, 38] }));
    const kept = body(await doctor.get<Treatment>(path));
    expect([more.qty, kept.amount]).toEqual([3, 3 * made.price - discount_amount]);
  });

  it('shows the nurse no amounts', async () => {
    const made = body(await enter({}, nurse), 201);
    expect(made).not.toHaveProperty('price');
    expect(made).not.toHaveProperty('amount');
    expect((await nurse.get(`${TREATMENT}?sum=amount`)).status).toBe(403);
    const mine = body(await doctor.get<{ data: Json[]; sum: number }>(`${TREATMENT}?sum=amount&visit=${visit.id}`));
    expect(mine.data).toEqual([]);
    expect(mine.sum).toBeGreaterThan(0);
  });

  it('is changed while it is planned', async () => {
    const made = body(await enter({ perawatan_id: extraction, tooth: [18] }), 201);
    const path = `${TREATMENT}/${made.id}`;
    const changed = body(await doctor.put<Treatment>(path, { version: made.version, tooth: [18, 28, 38] }));
    expect(changed).toMatchObject({ qty: 3, amount: 3 * made.price });
    expect((await doctor.put(path, { version: made.version, note: 'x' })).status).toBe(409);
    const other = body(
      await doctor.put<Treatment>(path, { version: changed.version, perawatan_id: scaling, tooth: null, qty: 1 }),
    );
    expect(other).toMatchObject({ name: 'Scaling', price: 350_000, amount: 350_000 });
    const done = body(await act<Treatment>(doctor, 'visitperawatan', other, 'selesai'));
    expect((await doctor.put(path, { version: done.version, note: 'x' })).status).toBe(409);
    const planned = body(await act<Treatment>(doctor, 'visitperawatan', done, 'batalselesai'));
    expect(planned).toMatchObject({ status: 0, performed_at: null });
    expect(body(await act<Treatment>(manager, 'visitperawatan', planned, 'batal'))).toMatchObject({ status: -1 });
  });

  it('is done only in the unit and belongs to its branch', async () => {
    const queued = await waiting();
    const planned = body(await enter({ visit_id: queued.id }), 201);
    const early = await act<Json>(doctor, 'visitperawatan', planned, 'selesai');
    expect([early.status, early.body['message']]).toEqual([
      422,
      'Tindakan hanya dapat diselesaikan saat pasien di dalam unit',
    ]);
    const elsewhere = await clinic.as('manager.jkt');
    expect((await enter({}, elsewhere)).status).toBe(404);
    expect((await elsewhere.get(`${TREATMENT}/${planned.id}`)).status).toBe(404);
    expect((await enter({}, await clinic.as('dokter2.bdg'))).status).toBe(404);
  });

  it('does not come after the end of the visit', async () => {
    const units = await unitsOf(clinic, 1);
    const short = body(await act(nurse, 'visit', await waiting(), 'masukunit', { unit_id: units[1] }));
    const made = body(await enter({ visit_id: short.id }), 201);
    const done = body(await act<Treatment>(nurse, 'visitperawatan', made, 'selesai'));
    const seen = body(await doctor.get<Visit>(`/api/service/visit/${short.id}`));
    await writeNote(doctor, short.id);
    body(await act(doctor, 'visit', seen, 'selesai'));
    const late = await enter({ visit_id: short.id });
    expect([late.status, late.body.message]).toEqual([409, 'Status kunjungan sudah berubah']);
    expect((await act(doctor, 'visitperawatan', done, 'batal')).status).toBe(409);
  });
});

describe('the catalogue', () => {
  it('answers the price of the branch of today', async () => {
    const found = async (by: Client) =>
      body(await by.get<{ data: { id: number; price: number }[] }>(`${CATALOGUE}?limit=100`)).data.find(
        ({ id }) => id === scaling,
      )?.price;
    const jakarta = await clinic.as('manager.jkt');
    expect(await found(manager)).toBe(350_000);
    expect(await found(jakarta)).toBeGreaterThan(350_000);
    const read = body(await manager.get<{ version: number; price: number }>(`${CATALOGUE}/${open}`));
    expect(read.price).toBe(100_000);
    const wrong = await manager.put(`${CATALOGUE}/${open}`, { version: read.version, price_min: 200_000 });
    expect(wrong.status).toBe(422);
    const prices = [
      { price: 100_000, valid_from: '2020-01-01' },
      { price: 120_000, valid_from: '2020-01-01' },
    ];
    expect((await manager.put(`${CATALOGUE}/${open}`, { version: read.version, prices })).status).toBe(422);
    const dearer = [
      { price: 100_000, valid_from: '2020-01-01' },
      { price: 120_000, valid_from: today() },
      { price: 999_000, valid_from: '2099-01-01' },
    ];
    const edited = await manager.put(`${CATALOGUE}/${open}`, { version: read.version, prices: dearer });
    expect(body(edited)).toMatchObject({ price: 120_000 });
  });
});

// Medicines that a doctor prescribes most: his own, with the allergies of the patient in the chair.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import type { Client, Json } from '../support/app.ts';
import { body, idOf, openStage, type Stage, type Visit } from './stage.ts';

type Favourites = AnswerOf<'service.resepfavorit.list'>['data'];
const PATH = '/api/service/resepfavorit';
let stage: Stage;
let visit: Visit;
let amoxicillin: number;
let mefenamat: number;
beforeAll(async () => {
  stage = await openStage();
  visit = await stage.seated(stage.units[0]);
  amoxicillin = await idOf(stage.clinic, 'items', 'code', 'OBT-00002');
  mefenamat = await idOf(stage.clinic, 'items', 'code', 'OBT-00003');
});
afterAll(() => stage.clinic.close());

const keep = (item_id: number, more: Json = {}, by: Client = stage.doctor) =>
  by.post<{ id: number }>(PATH, { item_id, qty: 10, signa: '3x1 sesudah makan', ...more });
const listed = async (by: Client, at: Visit = visit): Promise<Favourites> =>
  body(await by.get<{ data: Favourites }>(`${PATH}?visit=${at.id}`)).data;

describe('favourites of a doctor', () => {
  it('are kept with their dose, once a direction, and seen by who writes at his visits', async () => {
    const { id } = body(await keep(mefenamat), 201);
    expect(body(await keep(mefenamat, { qty: 15 }), 201).id).toBe(id);
    expect(await listed(stage.doctor)).toMatchObject([
      { id, item_id: mefenamat, qty: 15, unit: 'Tablet', alergi: null },
    ]);
    expect(await listed(stage.nurse)).toMatchObject([{ id, qty: 15 }]);
    expect((await keep(mefenamat, {}, stage.nurse)).status).toBe(403);
    const glove = await idOf(stage.clinic, 'items', 'code', 'BHP-00001');
    expect((await keep(glove)).status).toBe(422);
    expect((await keep(mefenamat, { qty: 0 })).status).toBe(422);
  });

  it('are changed by the version that was read, and removed', async () => {
    const { id } = body(await keep(mefenamat, { signa: '2x1' }), 201);
    const own = () => listed(stage.doctor).then((all) => all.find((one) => one.id === id));
    const version = (await own())?.version ?? 0;
    const change = { qty: 6, signa: '2x1 bila nyeri', version };
    const both = await Promise.all([
      stage.doctor.put(`${PATH}/${id}`, change),
      stage.doctor.put(`${PATH}/${id}`, change),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409)?.body;
    expect(late).toMatchObject({ code: 'stale-version', changed: { name: expect.any(String) } });
    expect(await own()).toMatchObject({ qty: 6, signa: '2x1 bila nyeri' });
    const twin = { qty: 1, signa: '3x1 sesudah makan', version: version + 1 };
    expect((await stage.doctor.put(`${PATH}/${id}`, twin)).status).toBe(409);
    const other = await stage.clinic.as('dokter2.bdg');
    expect((await other.put(`${PATH}/${id}`, change)).status).toBe(404);
    expect((await other.delete(`${PATH}/${id}`)).status).toBe(404);
    body(await stage.doctor.delete(`${PATH}/${id}`));
    expect(await own()).toBeUndefined();
  });

  it('name the allergy of the patient, and are not read at a visit out of reach', async () => {
    body(await keep(amoxicillin), 201);
    await stage.clinic.database.asOwner(
      `update rekammedis set alergi = '{Amoksisilin}' where customer_id = (select customer_id from visits where id = $1)`,
      [visit.id],
    );
    const found = (await listed(stage.nurse)).find(({ item_id }) => item_id === amoxicillin);
    expect(found).toMatchObject({ alergi: 'Amoksisilin' });
    const elsewhere = await stage.clinic.as('perawat.jkt');
    expect((await elsewhere.get(`${PATH}?visit=${visit.id}`)).status).toBe(404);
    const foreign = await stage.clinic.as('dokter.jkt');
    expect((await foreign.get(`${PATH}?visit=${visit.id}`)).status).toBe(404);
    expect((await (await stage.clinic.as('finance.bdg')).get(`${PATH}?visit=${visit.id}`)).status).toBe(403);
    expect((await (await stage.clinic.as('multimedia.bdg')).get(`${PATH}?visit=${visit.id}`)).status).toBe(403);
  });
});

// Whom a batch was given to, by the documents that give and take back (inventory.md 10): prescriptions, sales, consumables.
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body, idOf, type Treatment, type Visit } from '../service/stage.ts';
import { openShop, PAINKILLER, type Sale, type Shop } from './sale-stage.ts';

type Trace = AnswerOf<'inventory.batch.trace'>;
const RESEP = '/api/inventory/resep';
const TREATMENT = '/api/service/visitperawatan';
let shop: Shop;
let item: number;
let batch: number;
let visit: Visit;
beforeAll(async () => {
  shop = await openShop();
  await shop.receive(PAINKILLER, 100, 35_000);
  item = shop.item(PAINKILLER);
  [batch = 0] = (
    await shop.stage.clinic.database.asOwner<{ id: number }>('select id from batches where item_id = $1', [item])
  ).map(({ id }) => id);
  visit = await shop.stage.seated(shop.stage.units[0]);
});
afterAll(() => shop.stage.clinic.close());

const patients = async (): Promise<Trace['patients']> =>
  body(await shop.clerk.get<Trace>(`/api/inventory/batch/${batch}/trace`)).patients;
const giveBack = (sale: Sale, qty: number) =>
  shop.stage.manager.post('/api/inventory/salesreturn', {
    sale_id: sale.id,
    reason: 'Salah beli barang',
    refund_method: 1,
    lines: [{ sale_line_id: sale.lines[0]?.id, qty, restock: true }],
  });

describe('the patients of a batch', () => {
  it('are those of prescriptions, with their visits, less what was returned', async () => {
    const { id } = await shop.prescribed([{ item_id: item, qty: 10 }], visit);
    const prepared = body(await shop.clerk.post<Sale>(`${RESEP}/${id}/prepare`, {}));
    const given = body(await shop.clerk.post<Sale>(`${RESEP}/${id}/handover`, { version: prepared['version'] }));
    const whose = {
      customer: { id: visit['customer_id'] },
      visit: { id: visit.id, code: visit.code },
      typename: 'Resep',
      phone: expect.anything(),
    };
    expect(await patients()).toMatchObject([{ ...whose, qty: 10 }]);
    body(await giveBack(given, 4), 201);
    expect(await patients()).toMatchObject([{ ...whose, qty: 6 }]);
  });

  it('are told in the sheet of whom to call, with their visits', async () => {
    const answer = await shop.clerk.get(`/api/inventory/batch/${batch}/trace`, { query: { export: 'xlsx' } });
    const book = new exceljs.Workbook();
    await book.xlsx.load(answer.bytes as unknown as exceljs.Buffer);
    const cells: unknown[] = [];
    book.worksheets[0]?.eachRow((row) => row.eachCell(({ value }) => cells.push(value)));
    expect(cells).toEqual(expect.arrayContaining(['Resep', visit.code]));
  });

  it('are those of sales over the counter, who have no visit, and not of what was cancelled', async () => {
    const draft = (qty: number) => shop.draft([{ item_id: item, qty, batch_id: batch }], { customer_id: shop.patient });
    await shop.stage.clinic.database.asOwner('update items set golongan = 0 where id = $1', [item]);
    const kept = body(await shop.act(await draft(2), 'confirm'));
    const dropped = body(await shop.act(await draft(3), 'confirm'));
    const ofCustomer = async () => (await patients()).filter(({ customer }) => customer.id === shop.patient);
    expect(await ofCustomer()).toHaveLength(2);
    body(await shop.act(dropped, 'void', { reason: 'Salah pilih barang' }, shop.stage.manager));
    expect(await ofCustomer()).toMatchObject([{ qty: 2, visit: null, typename: 'Penjualan' }]);
    body(await giveBack(kept, 2), 201);
    expect(await ofCustomer()).toEqual([]);
  });

  it('are those of treatments, until what was used is cancelled', async () => {
    const perawatan_id = await idOf(shop.stage.clinic, 'tindakanmedis', 'code', 'RAD-02');
    const { id } = body(await shop.stage.doctor.post<Treatment>(TREATMENT, { visit_id: visit.id, perawatan_id }), 201);
    // Treatments use up consumables.
    await shop.stage.clinic.database.asOwner('update items set type = 2 where id = $1', [item]);
    body(await shop.stage.nurse.post(`${TREATMENT}/${id}/bhp`, { lines: [{ item_id: item, qty_used: 1 }] }));
    const ofTreatment = async () => (await patients()).filter(({ typename }) => typename === 'BHP');
    expect(await ofTreatment()).toMatchObject([
      { qty: 1, customer: { id: visit['customer_id'] }, visit: { id: visit.id, code: visit.code } },
    ]);
    body(await shop.stage.manager.post(`${TREATMENT}/${id}/bhp/batal`, { reason: 'Salah pasien' }));
    expect(await ofTreatment()).toEqual([]);
  });
});

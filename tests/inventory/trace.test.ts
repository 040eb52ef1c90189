// A batch followed to the patients who were given it, and withheld (inventory.md 5, 10).
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { moveStock } from '../../server/usecases/inventory/stock/move-stock.ts';
import { act, body, idOf, newPatient, today, type Treatment, unitsOf, type Visit } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { nextLine, openStock, receiveOf, type StockStage } from './stock-stage.ts';

type Trace = AnswerOf<'inventory.batch.trace'>;
const CODE = 'OBT-00001';
let stage: StockStage;
let clerk: Client;
let manager: Client;
const patients: number[] = [];
let batch: number;

/** A treatment that is planned in a visit of today. */
const treat = async (customer_id: number): Promise<{ id: number; visit_id: number; code: string }> => {
  const { clinic } = stage;
  const [admin, nurse, doctor] = await Promise.all(
    ['admin.bdg', 'perawat.bdg', 'dokter.bdg'].map((name) => clinic.as(name)),
  );
  if (!admin || !nurse || !doctor) throw new Error('The test clinic has its people.');
  const doctor_id = await idOf(clinic, 'users', 'username', 'dokter.bdg');
  const booking = { customer_id, doctor_id, visit_date: today(), type: 'walkin', priority: 0, confirm: true };
  const booked = body(await admin.post<Visit>('/api/service/visit', booking), 201);
  const [unit_id] = await unitsOf(clinic, 1);
  const { id: visit_id, code } = body(await act(nurse, 'visit', booked, 'masukunit', { unit_id }));
  const perawatan_id = await idOf(clinic, 'tindakanmedis', 'name', 'Scaling');
  const { id } = body(await doctor.post<Treatment>('/api/service/visitperawatan', { visit_id, perawatan_id }), 201);
  return { id, visit_id, code };
};

/** Given in a treatment, or taken back. */
const give = (customer_id: number, source: { type: string; id: number }, qty: number, back = false) =>
  stage.work((context) => {
    const line = { line: nextLine(), item_id: stage.item(CODE), warehouse_id: stage.gudang };
    return moveStock(context, {
      source,
      day: today(),
      customer_id,
      lines: [
        back
          ? { ...line, type: moveType.bhpCancelled, in: qty, value: 'average', batch }
          : { ...line, type: moveType.bhp, out: qty, batches: [{ batch_id: batch, qty }] },
      ],
    });
  });

beforeAll(async () => {
  stage = await openStock();
  const { clinic } = stage;
  clerk = await clinic.as('inventory.bdg');
  manager = await clinic.as('manager.bdg');
  const admin = await clinic.as('admin.bdg');
  for (let n = 0; n < 3; n += 1) patients.push(await newPatient(admin));
  const printed = { batch_no: 'TARIK', expired_at: addDays(today(), 90) };
  await stage.move([{ ...receiveOf(stage.item(CODE), stage.gudang, 50, 400_000), batch: printed }]);
  const [found] = body(
    await clerk.get<AnswerOf<'inventory.batch.list'>>('/api/inventory/batch', { query: { keyword: 'tarik' } }),
  ).data;
  batch = found?.id ?? 0;
});
afterAll(() => stage.clinic.close());

const trace = async (by = clerk): Promise<Trace> => body(await by.get<Trace>(`/api/inventory/batch/${batch}/trace`));

describe('a batch', () => {
  it('is found by its number, with what the branch holds of it', async () => {
    const query = { keyword: 'tarik' };
    const { data } = body(await clerk.get<AnswerOf<'inventory.batch.list'>>('/api/inventory/batch', { query }));
    expect(data).toMatchObject([{ batch_no: 'TARIK', qty: 50, is_blocked: false }]);
  });

  it('leads to its arrival, its rest, and the patients who kept some of it', async () => {
    const treated = await treat(patients[0] ?? 0);
    const [first = 0, second = 0, third = 0] = patients;
    await give(first, { type: 'visitperawatan', id: treated.id }, 3);
    await give(second, { type: 'sale', id: 1 }, 5);
    await give(second, { type: 'sale', id: 1 }, 2, true);
    await give(third, { type: 'sale', id: 2 }, 4);
    await give(third, { type: 'sale', id: 2 }, 4, true);
    const found = await trace();
    expect(found).toMatchObject({
      batch: { batch_no: 'TARIK', code: CODE },
      arrivals: [{ typename: 'Penerimaan', qty: 50, warehouse: 'Gudang Utama', branch: { code: 'BDG' } }],
      balances: [{ qty: 44, warehouse: 'Gudang Utama' }],
    });
    const byPatient = new Map(found.patients.map((one) => [one.customer.id, one]));
    expect([...byPatient.keys()].toSorted((a, b) => a - b)).toEqual([first, second]);
    expect(byPatient.get(first)).toMatchObject({
      qty: 3,
      typename: 'BHP',
      visit: { id: treated.visit_id, code: treated.code },
      phone: expect.anything(),
    });
    expect(byPatient.get(second)).toMatchObject({ qty: 3, visit: null });
  });

  it('is a sheet of the patients to call', async () => {
    const answer = await clerk.get(`/api/inventory/batch/${batch}/trace`, { query: { export: 'xlsx' } });
    const book = new exceljs.Workbook();
    await book.xlsx.load(answer.bytes as unknown as exceljs.Buffer);
    const cells: unknown[] = [];
    book.worksheets[0]?.eachRow((row) => row.eachCell(({ value }) => cells.push(value)));
    expect(cells).toEqual(expect.arrayContaining(['Pasien batch TARIK', 'No. HP', 'BHP']));
  });

  it('is told to nobody who does not call patients, and of other branches nothing', async () => {
    for (const name of ['perawat.bdg', 'finance.bdg', 'dokter.bdg'])
      expect((await (await stage.clinic.as(name)).get(`/api/inventory/batch/${batch}/trace`)).status).toBe(403);
    expect(await trace(await stage.clinic.as('inventory.jkt'))).toMatchObject({
      arrivals: [],
      balances: [],
      patients: [],
    });
    expect((await clerk.get('/api/inventory/batch/999999/trace')).status).toBe(404);
  });

  it('is blocked by managers, with a reason that the list tells', async () => {
    const url = `/api/inventory/batch/${batch}/block`;
    expect((await clerk.post(url, { reason: 'Ditarik' })).status).toBe(403);
    expect(body(await manager.post(url, { reason: 'Ditarik pabrik' }))).toMatchObject({ is_blocked: true });
    const listed = body(
      await clerk.get<AnswerOf<'inventory.batch.list'>>('/api/inventory/batch', { query: { blocked: 'true' } }),
    );
    expect(listed.data).toMatchObject([{ id: batch, block_reason: 'Ditarik pabrik' }]);
  });
});

// What somebody has taken already is told at its field, also where row-level security hides the other row from the database's answer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { idOf, newPatient, today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';

interface Refused {
  readonly message?: string;
  readonly errors?: Json;
}
let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
});
afterAll(() => clinic.close());

const twice = async (path: string, body: Json) => {
  const first = await manager.post<Refused>(path, body);
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  const { status, body: told } = await manager.post<Refused>(path, body);
  return [status, told.message, told.errors];
};
const warehouse = { is_default_bhp: false, is_default_sale: false, is_default_receive: false, type: 2, status: 1 };
const item = {
  type: 2,
  allow_decimal: false,
  is_batch: false,
  is_expiry: false,
  golongan: 0,
  sell_price: 0,
  status: 1,
};

describe('a second one', () => {
  it.each([
    ['/api/service/unit', { code: 'GANDA', name: 'Ganda', status: 1 }, 'code', 'Kode'],
    ['/api/attendance/department', { code: 'GANDA', name: 'Ganda', status: 1 }, 'code', 'Kode'],
    ['/api/inventory/warehouse', { ...warehouse, code: 'GANDA', name: 'Ganda' }, 'code', 'Kode'],
  ])('of %s is refused at its field', async (path, body, field, label) => {
    const text = `${label} sudah dipakai`;
    expect(await twice(path, body)).toEqual([409, text, { [field]: [text] }]);
  });

  it('of an item is refused at its name', async () => {
    const category_id = await idOf(clinic, 'item_categories', 'code', 'BHP');
    const unit_id = await idOf(clinic, 'satuans', 'name', 'Pcs');
    const text = 'Nama sudah dipakai';
    const answer = await twice('/api/inventory/item', { ...item, name: 'Ganda', category_id, unit_id });
    expect(answer).toEqual([409, text, { name: [text] }]);
  });

  it('is told by what it is where a field alone would not say it', async () => {
    const customer_id = await newPatient(manager);
    const recall = { customer_id, reason: 'perio', due_at: addDays(today(), 30) };
    const open = 'Pasien masih memiliki recall terbuka dengan alasan itu';
    expect(await twice('/api/service/recall', recall)).toEqual([409, open, { reason: [open] }]);
    const { body } = await manager.get<{ data: { id: number; role: number }[] }>('/api/attendance/pegawai?status=1');
    const pegawai_id = body.data.find(({ role }) => role === 11)?.id;
    const day = 'Pegawai sudah memiliki jadwal pada tanggal itu';
    const roster = { pegawai_id, work_date: addDays(today(), 400), shift_id: null };
    expect(await twice('/api/attendance/schedule', roster)).toEqual([409, day, { work_date: [day] }]);
  });

  it('count of a warehouse is refused in its words, however close together two begin', async () => {
    const { body } = await manager.post<{ id: number }>('/api/inventory/warehouse', {
      ...warehouse,
      code: 'G2',
      name: 'G2',
    });
    const begun = { counted_at: today(), warehouse_id: body.id, is_blind: false };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => manager.post<Refused>('/api/inventory/opname', begun)),
    );
    const refused = answers
      .filter(({ status }) => status !== 201)
      .map(({ status, body: told }) => [status, told.message]);
    expect(refused).toEqual(Array.from({ length: 7 }, () => [409, 'Masih ada opname berjalan di gudang ini.']));
  });
});

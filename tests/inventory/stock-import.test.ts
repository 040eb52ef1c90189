// Opening stock and counts from Excel (inventory.md 5, 8, 9): whole or not at all, and once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf, ShownOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { readRows } from '../../server/sheets/read-rows.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { problems, refusedSheet, sendSheet, toldRows, workbook } from '../support/workbook.ts';
import { openPurchase, type PurchaseStage } from './purchase-stage.ts';

type Openings = AnswerOf<'inventory.adjustment.import'>;
type Counts = AnswerOf<'inventory.opname.import'>;
const OPENING = '/api/inventory/adjustment';
const COUNT = '/api/inventory/opname';

let stage: PurchaseStage;
let clerk: Client;
let nurse: Client;
beforeAll(async () => {
  stage = await openPurchase();
  clerk = stage.clerk;
  nurse = await stage.clinic.as('perawat.bdg');
});
afterAll(() => stage.clinic.close());

const upload = async <T>(by: Client, path: string, bytes: Buffer) =>
  by.upload<T>(path, { part: 'upload', filename: 'lembar.xlsx', bytes });
const countOf = async (table: string): Promise<number> =>
  (await stage.clinic.database.asOwner<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;

describe('opening stock', () => {
  const MEDICINE = 'OBT-00003';
  const opening = (more: Json = {}): Json => ({
    'Kode Item': MEDICINE,
    Gudang: 'gu',
    Batch: 'awal-1',
    'Kedaluwarsa (dd-mm-yyyy)': addDays(today(), 300),
    Jumlah: '40',
    'Harga Pokok per Satuan Dasar': '350',
    ...more,
  });
  const masks = opening({
    'Kode Item': 'BHP-00002',
    Batch: '',
    'Kedaluwarsa (dd-mm-yyyy)': '',
    Jumlah: '50',
    'Harga Pokok per Satuan Dasar': '900',
  });

  it('becomes one draft for a warehouse, and the same sheet again none', async () => {
    const made = await sendSheet<Openings>(clerk, `${OPENING}/import`, [opening(), masks]);
    expect(made).toMatchObject({ added: 2, errors: [], data: [{ gudang: 'Gudang Utama' }] });
    const draft = body(await clerk.get<ShownOf<'inventory.adjustment'>>(`${OPENING}/${made.data[0]?.id}`));
    expect(draft).toMatchObject({
      type: 5,
      status: 0,
      warehouse_id: stage.gudang,
      lines: [
        { item_id: stage.item(MEDICINE), batch_no: 'AWAL-1', qty: 40, unit_cost: 350 },
        { item_id: stage.item('BHP-00002'), batch_no: null, qty: 50, unit_cost: 900 },
      ],
    });
    const before = await countOf('adjustments');
    expect(await sendSheet<Openings>(clerk, `${OPENING}/import`, [opening(), masks])).toMatchObject({
      added: 0,
      data: [],
    });
    expect(await countOf('adjustments')).toBe(before);
    const done = body(await stage.act<{ total_value: number }>(OPENING, draft, 'submit', stage.manager));
    expect(done.total_value).toBe(40 * 350 + 50 * 900);
    expect(await stage.pool(MEDICINE)).toEqual({ qty: 40, value: 14_000 });
    expect(await sendSheet<Openings>(clerk, `${OPENING}/import`, [masks, opening()])).toMatchObject({
      added: 0,
      data: [],
    });
    expect(await countOf('adjustments')).toBe(before);
    expect(await stage.wrong()).toEqual([]);
  });

  it('that says something else of the same batch is refused, as is what has moved', async () => {
    await stage.posted([{ item_id: stage.item('BHP-00001'), unit_id: stage.unit('Box'), qty: 1, price: 100_000 }]);
    const answer = await refusedSheet(clerk, `${OPENING}/import`, [
      opening({ Jumlah: '41' }),
      opening({ 'Kode Item': 'BHP-00001', Batch: '', 'Kedaluwarsa (dd-mm-yyyy)': '' }),
      opening({ 'Kode Item': 'TIDAK-ADA' }),
      opening({ Gudang: 'Gudang Lain', Batch: 'B2' }),
      opening({ Batch: '', 'Kedaluwarsa (dd-mm-yyyy)': '' }),
      opening({ 'Kedaluwarsa (dd-mm-yyyy)': addDays(today(), 10), Gudang: 'Gudang Utama' }),
      opening({ 'Kode Item': 'BHP-00003', Batch: '', 'Kedaluwarsa (dd-mm-yyyy)': '', Jumlah: '1,5' }),
    ]);
    expect(toldRows(answer)).toEqual([
      [2, 'jumlah', expect.stringMatching(/^Saldo awal sudah dicatat di ADJ\/BDG\/\d{4}\/\d{6} dengan isi lain$/)],
      [3, 'kode_item', 'Saldo awal hanya untuk item tanpa mutasi.'],
      [4, 'kode_item', 'Item TIDAK-ADA tidak ada'],
      [5, 'gudang', 'Gudang tidak ditemukan'],
      [6, 'batch', expect.stringMatching(/^Batch wajib diisi untuk /)],
      [6, 'kedaluwarsa', expect.stringMatching(/^Tanggal kedaluwarsa wajib diisi untuk /)],
      [7, 'kedaluwarsa', expect.stringMatching(/^Batch AWAL-1 sudah terdaftar dengan tanggal kedaluwarsa /i)],
      [8, 'jumlah', expect.stringMatching(/ harus bilangan bulat dalam satuan Pcs\.$/)],
    ]);
  });
});

describe('a count', () => {
  const begin = async (more: Json = {}) =>
    body(
      await nurse.post<ShownOf<'inventory.opname'>>(COUNT, {
        warehouse_id: stage.gudang,
        counted_at: today(),
        is_blind: true,
        ...more,
      }),
      201,
    );
  const rowsOf = async (by: Client, id: number): Promise<Json[]> => {
    const { header, rows } = await readRows((await by.get(`${COUNT}/template?opname_id=${id}`)).bytes);
    return rows.map(({ cells }) =>
      Object.fromEntries(
        header.map((name, at) => {
          const cell = cells[at] ?? '';
          return [String(name), cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)];
        }),
      ),
    );
  };

  it('goes out without what should be there when it is blind, comes back filled in, and once', async () => {
    const { id } = await begin();
    const rows = await rowsOf(nurse, id);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'Kode Item',
      'Nama',
      'Batch',
      'Kedaluwarsa',
      'Stok Sistem',
      'Stok Fisik',
      'Catatan',
    ]);
    expect(rows.map((row) => row['Stok Sistem']).filter(Boolean)).toEqual([]);
    const filled = rows.map((row) =>
      row['Kode Item'] === 'BHP-00002' ? { ...row, 'Stok Fisik': '48', Catatan: 'Robek 2' } : row,
    );
    const found = {
      ...filled[0],
      'Kode Item': 'OBT-00003',
      Batch: 'baru-9',
      Kedaluwarsa: addDays(today(), 200),
      'Stok Fisik': '3',
    };
    const path = `${COUNT}/import?opname_id=${id}`;
    expect(await sendSheet<Counts>(nurse, path, [...filled, found])).toMatchObject({ added: 2, data: [{ id }] });
    expect(await sendSheet<Counts>(nurse, `${COUNT}/import`, [...filled, found])).toMatchObject({ added: 0 });
    const { data } = body(await stage.manager.get<AnswerOf<'inventory.opname.lines'>>(`${COUNT}/${id}/lines`));
    expect(data.find(({ code }) => code === 'BHP-00002')).toMatchObject({ qty_count: 48, note: 'Robek 2' });
    expect(data.find(({ batch_no }) => batch_no === 'BARU-9')).toMatchObject({ qty_count: 3 });
    const bad = await refusedSheet(nurse, path, [
      { ...found, Batch: '' },
      { ...found, 'Stok Fisik': '-1', Batch: 'x' },
    ]);
    expect(toldRows(bad).map(([row, at]) => [row, at])).toEqual([
      [2, 'batch'],
      [3, 'stok_fisik'],
    ]);
    const { version } = body(await nurse.get<{ version: number }>(`${COUNT}/${id}`));
    body(await nurse.post(`${COUNT}/${id}/submit`, { version }));
    const late = await upload<{ message: string }>(nurse, path, await workbook(filled));
    expect([late.status, late.body.message]).toEqual([409, 'Opname sudah diajukan.']);
    const none = await upload<{ message: string }>(nurse, `${COUNT}/import`, await workbook(filled));
    expect([none.status, none.body.message]).toEqual([422, 'Pilih opname yang sedang berjalan.']);
    body(await stage.manager.post(`${COUNT}/${id}/approve`, { version: version + 1, reason: 'Sesuai' }));
    expect(await stage.pool('BHP-00002')).toMatchObject({ qty: 48 });
  });

  it('of another branch is none', async () => {
    const { id } = await begin({ is_blind: false });
    expect((await rowsOf(nurse, id)).some((row) => row['Stok Sistem'] !== '')).toBe(true);
    const other = await stage.clinic.as('inventory.jkt');
    expect((await other.get(`${COUNT}/template?opname_id=${id}`)).status).toBe(404);
    expect(
      problems(
        await sendSheet<Counts>(nurse, `${COUNT}/import?opname_id=${id}&dryrun=1`, [
          { 'Kode Item': 'X', 'Stok Fisik': '1' },
        ]),
      ),
    ).toEqual([[2, 'Kode Item', 'Item X tidak ada']]);
  });
});

// Items from Excel (inventory.md 5, 8, 9, 11: check 17): whole or not at all, and once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf, ShownOf } from '../../src/resources/answers.ts';
import { readRows } from '../../server/sheets/read-rows.ts';
import { body } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { refusedSheet, sendSheet, toldRows, workbook } from '../support/workbook.ts';
import { openPurchase, type PurchaseStage } from './purchase-stage.ts';

type Items = AnswerOf<'inventory.item.import'>;
const ITEM = '/api/inventory/item';

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

const item = (more: Json = {}): Json => ({
  Kode: '',
  Nama: 'Benang retraksi 00',
  Kategori: 'kon',
  'Tipe (Obat/BHP/Barang Jual/Instrumen)': 'BHP',
  'Satuan Dasar': 'pcs',
  'Satuan Beli': 'Box',
  'Isi per Satuan Beli': '10',
  Barcode: '8990001112223',
  'Harga Jual': '15.000',
  'Pakai Batch (Y/T)': 'Y',
  'Pakai Kedaluwarsa (Y/T)': '',
  'Stok Min': '5',
  'Stok Maks': '20',
  Supplier: '',
  ...more,
});

describe('items', () => {
  it('are added with unit, barcode and bounds, and the same sheet again changes nothing', async () => {
    const rows = [
      item(),
      item({
        Nama: 'Sirup uji',
        Kategori: 'Obat',
        'Tipe (Obat/BHP/Barang Jual/Instrumen)': 'Obat',
        Barcode: '',
        'Satuan Dasar': 'Botol',
        'Pakai Batch (Y/T)': '',
      }),
    ];
    const seen = await sendSheet<Items>(clerk, `${ITEM}/import?dryrun=true`, rows);
    expect(seen).toMatchObject({ count: 2, errors: [], data: [] });
    const made = await sendSheet<Items>(clerk, `${ITEM}/import`, rows);
    expect(made).toMatchObject({ added: 2, changed: 0, message: '2 Item berhasil Ditambahkan.' });
    const [retraction, syrup] = await Promise.all(
      ['Benang retraksi 00', 'Sirup uji'].map(async (name) => {
        const { id } = made.data.find((one) => one.name === name) ?? { id: 0 };
        return body(await clerk.get<ShownOf<'inventory.item'>>(`${ITEM}/${id}`));
      }),
    );
    expect(retraction).toMatchObject({ is_batch: true, is_expiry: false, sell_price: 15_000, golongan: 0 });
    expect(retraction?.code).toMatch(/^KON-\d{5}$/);
    expect(retraction?.units).toMatchObject([
      { unit_id: stage.unit('Pcs'), factor: 1, barcode: '8990001112223' },
      { unit_id: stage.unit('Box'), factor: 10, is_purchase: true, barcode: null },
    ]);
    expect(syrup).toMatchObject({ type: 1, is_batch: true, is_expiry: true });
    expect(
      body(await clerk.get<{ data: Json[] }>(`/api/inventory/itembranch?item=${retraction?.id}`)).data,
    ).toMatchObject([{ min_stock: 5, max_stock: 20 }]);
    const before = await countOf('items');
    expect(await sendSheet<Items>(clerk, `${ITEM}/import`, rows)).toMatchObject({
      added: 0,
      changed: 0,
      data: [],
      file_id: null,
    });
    expect(await countOf('items')).toBe(before);
  });

  it('17: come out as a sheet that goes in again without a change', async () => {
    const { bytes } = await clerk.get(`${ITEM}/template`);
    const before = await stage.clinic.database.asOwner('select id, version from items order by id');
    const { header, rows } = await readRows(bytes);
    expect(header).toEqual([
      'Kode',
      'Nama',
      'Kategori',
      'Tipe (Obat/BHP/Barang Jual/Instrumen)',
      'Satuan Dasar',
      'Satuan Beli',
      'Isi per Satuan Beli',
      'Barcode',
      'Harga Jual',
      'Pakai Batch (Y/T)',
      'Pakai Kedaluwarsa (Y/T)',
      'Stok Min',
      'Stok Maks',
      'Supplier',
    ]);
    expect(rows.length).toBeGreaterThan(10);
    const again = await upload<Items>(clerk, `${ITEM}/import`, bytes);
    expect(again.body).toMatchObject({ count: rows.length, added: 0, changed: 0, errors: [] });
    expect(await stage.clinic.database.asOwner('select id, version from items order by id')).toEqual(before);
  });

  it('that are known are changed where a cell says otherwise, and only there', async () => {
    const known = {
      Kode: 'bhp-00001',
      Kategori: 'BHP',
      Barcode: '',
      'Pakai Batch (Y/T)': '',
      'Stok Min': '',
      'Stok Maks': '',
    };
    const renamed = item({
      ...known,
      Nama: 'Sarung tangan lateks M',
      'Satuan Beli': '',
      'Isi per Satuan Beli': '',
      'Harga Jual': '',
    });
    expect(await sendSheet<Items>(clerk, `${ITEM}/import`, [renamed])).toMatchObject({ added: 0, changed: 1 });
    const { record } = {
      record: body(await clerk.get<ShownOf<'inventory.item'>>(`${ITEM}/${stage.item('BHP-00001')}`)),
    };
    expect(record).toMatchObject({ code: 'BHP-00001', name: 'Sarung tangan lateks M', is_batch: false });
  });

  it('of 500 rows with one bad row: refused with its number, and nothing is stored', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => item({ Nama: `Uji massal ${at}`, Barcode: '' }));
    rows[300] = item({ Nama: 'Uji massal 300', Barcode: '', Kategori: 'Tidak Ada' });
    const before = await countOf('items');
    const answer = await refusedSheet(clerk, `${ITEM}/import`, rows);
    expect(toldRows(answer)).toEqual([[302, 'kategori', 'Kategori tidak ditemukan']]);
    expect(answer).toMatchObject({ data: [], message: '1 baris salah, tidak ada yang disimpan. Baris: 302' });
    expect(await countOf('items')).toBe(before);
  });

  it('that are wrong are told by row and column', async () => {
    const sale = 'Tipe (Obat/BHP/Barang Jual/Instrumen)';
    const wrong: readonly (readonly [cells: Json, at: string, message: string])[] = [
      [{ Kode: 'a b' }, 'kode', 'Format kode tidak valid'],
      [{ 'Satuan Dasar': 'Karung' }, 'satuan_dasar', 'Satuan tidak ditemukan'],
      [{ 'Isi per Satuan Beli': '' }, 'isi', 'Wajib diisi'],
      [{ 'Satuan Beli': '', 'Isi per Satuan Beli': '5' }, 'satuan_beli', 'Wajib diisi'],
      [{ 'Satuan Beli': 'Pcs' }, 'isi', 'Isi satuan dasar harus 1'],
      [
        { 'Pakai Batch (Y/T)': 'T', 'Pakai Kedaluwarsa (Y/T)': 'Y' },
        'pakai_kedaluwarsa',
        'Kedaluwarsa hanya untuk item yang memakai batch',
      ],
      [{ 'Stok Maks': '1' }, 'stok_maks', 'Di bawah stok minimum'],
      [{ Supplier: 'Tidak Ada' }, 'supplier', 'Supplier tidak ditemukan'],
      [{ Kode: 'UJI-1', Nama: 'Sirup uji', Kategori: 'OBT' }, 'nama', 'Nama sudah dipakai OBT-00005'],
      [{ Barcode: '8990001112223' }, 'barcode', 'Barcode sudah dipakai Benang retraksi 00.'],
      [{ Nama: 'Salah 0' }, 'nama', 'Sama dengan baris 2'],
      [{ 'Harga Jual': '-5' }, 'harga_jual', 'Jumlah tidak valid'],
      [{ [sale]: 'Mainan' }, 'tipe', 'Pilihan tidak valid'],
      [{ Nama: '' }, 'nama', 'Wajib diisi'],
    ];
    const rows = [
      item({ Nama: 'Salah 0', Barcode: '' }),
      ...wrong.map(([cells], at) => item({ Nama: `Salah ${at + 1}`, Barcode: '', ...cells })),
    ];
    expect(toldRows(await refusedSheet(clerk, `${ITEM}/import`, rows))).toEqual(
      wrong.map(([, at, message], row) => [row + 3, at, message]),
    );
  });

  it('that were moved keep type, unit and batches', async () => {
    await stage.posted([{ item_id: stage.item('BHP-00001'), unit_id: stage.unit('Box'), qty: 1, price: 100_000 }]);
    const known = item({
      Kode: 'BHP-00001',
      Nama: 'Sarung tangan lateks M',
      Kategori: 'Obat',
      Barcode: '',
      'Isi per Satuan Beli': '50',
    });
    expect(toldRows(await refusedSheet(clerk, `${ITEM}/import`, [{ ...known, 'Satuan Dasar': 'Botol' }]))).toEqual([
      [2, 'isi', 'Isi satuan yang sudah dipakai tidak dapat diubah'],
      [2, 'satuan_dasar', 'Item sudah memiliki mutasi stok, tipe dan satuan dasar tidak dapat diubah.'],
      [2, 'pakai_batch', 'Item masih memiliki stok, pengaturan batch tidak dapat diubah.'],
      [2, 'kategori', 'Item masih memiliki stok, kategori tidak dapat diubah.'],
    ]);
  });

  it('are no business of a nurse, and no other sheet is taken for one', async () => {
    expect((await nurse.get(`${ITEM}/template`)).status).toBe(403);
    expect((await upload(nurse, `${ITEM}/import`, await workbook([item()]))).status).toBe(403);
    expect(await refusedSheet(clerk, `${ITEM}/import`, [{ Kode: 'x', Harga: '1' }])).toMatchObject({
      message: 'Format file tidak sesuai template',
    });
    const torn = await upload<{ message: string }>(clerk, `${ITEM}/import`, Buffer.from('PK\u0003\u0004 bukan arsip'));
    expect([torn.status, torn.body.message]).toEqual([422, 'Format file tidak sesuai template']);
    const many = Array.from({ length: 5001 }, (_, at) => ({ Nama: `Banyak ${at}` }));
    expect((await upload(clerk, `${ITEM}/import`, await workbook(many.map((one) => item(one))))).status).toBe(422);
  });
});

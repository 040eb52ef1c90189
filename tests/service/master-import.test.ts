import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../../server/sheets/read-rows.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { workbook } from '../support/workbook.ts';
import { body } from './stage.ts';

const TREATMENT = '/api/service/tindakanmedis';
const JASA = '/api/service/laboratoriumjasa';

interface Result {
  readonly count: number;
  readonly added: number;
  readonly changed: number;
  readonly skipped: number;
  readonly message: string;
  readonly file_id: number | null;
  readonly errors: readonly { row: number; field: string; column: string; message: string }[];
}

let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
});
afterAll(() => clinic.close());

const send = async (path: string, rows: readonly Json[], who = manager) =>
  who.upload<Result>(path, { part: 'upload', filename: 'master.xlsx', bytes: await workbook(rows) });

const good = { Kode: 'IMP-01', Nama: 'Veneer komposit', Kategori: 'Konservasi', Cakupan: 'Gigi', Harga: '750000' };
const rows: readonly Json[] = [
  { ...good, 'Butuh Lab (Y/T)': 'Y' },
  { ...good, Kode: 'PER-01', Nama: 'Scaling', Kategori: 'periodonti & scaling', Cakupan: 'Mulut', Harga: '400.000' },
  { ...good, Nama: 'Dua kali' },
  { ...good, Kode: 'IMP-02', Kategori: 'Tidak Ada' },
  { ...good, Kode: 'IMP-03', Harga: 'mahal', 'Berlaku Mulai': '31/02/2026' },
];

describe('treatments from Excel', () => {
  it('are looked at first, every problem by row and column', async () => {
    const { errors, ...seen } = body(await send(`${TREATMENT}/import?dryrun=true`, rows));
    expect(seen).toMatchObject({ count: 2, skipped: 3, file_id: null });
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [4, 'Kode'],
      [5, 'Kategori'],
      [6, 'Harga'],
      [6, 'Berlaku Mulai'],
    ]);
    expect(body(await manager.get<{ count: number }>(`${TREATMENT}?keyword=IMP-`)).count).toBe(0);
  });

  it('tell every wrong cell of a row at once, not the next one when the first is right', async () => {
    const wrong = [
      { ...good, Kode: 'IMP-09' },
      { ...good, Kode: 'IMP-09', Harga: 'mahal', Kategori: 'Tidak Ada', Cakupan: 'Langit' },
    ];
    const { errors } = body(await send(`${TREATMENT}/import?dryrun=true`, wrong));
    expect(errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'Cakupan', 'Pilihan tidak valid'],
      [3, 'Harga', 'Jumlah tidak terbaca. Tulis misalnya 1250000 atau 1.250.000'],
      [3, 'Kode', 'Sama dengan baris 2'],
      [3, 'Kategori', 'Kategori tidak ditemukan'],
    ]);
    const back = await readRows((await send(`${TREATMENT}/import/rejected`, wrong)).bytes);
    expect(back.rows.map(({ cells }) => String(cells.at(-1)).split('; ').length)).toEqual([4]);
  });

  it('add new codes, change known ones, and give the price of the day', async () => {
    const stored = body(await send(`${TREATMENT}/import`, rows));
    expect(stored).toMatchObject({
      added: 1,
      changed: 1,
      skipped: 3,
      message: '1 Tindakan Medis berhasil Ditambahkan. 1 diperbarui.',
    });
    const made = body(await manager.get<{ data: Json[] }>(`${TREATMENT}?keyword=IMP-`)).data;
    expect(made).toMatchObject([{ code: 'IMP-01', islabdefault: true, isconsent: false, price: 750_000, status: 1 }]);
    const known = body(await manager.get<{ data: Json[] }>(`${TREATMENT}?keyword=PER-01`)).data;
    expect(known).toMatchObject([{ name: 'Scaling', price: 400_000, duration_minutes: 45 }]);
    expect((await manager.get(`/api/files/${stored.file_id}`)).status).toBe(200);
  });

  it('give the refused rows back with their reasons', async () => {
    const refused = await send(`${TREATMENT}/import/rejected`, rows);
    const sheet = await readRows(refused.bytes);
    expect(sheet.header.at(-1)).toBe('Alasan');
    expect(sheet.rows.map(({ cells }) => cells.at(-1))).toEqual([
      'Kode: Sama dengan baris 2',
      'Kategori: Kategori tidak ditemukan',
      expect.stringContaining('Berlaku Mulai: Tanggal tidak valid'),
    ]);
  });

  it('come in their template, from a manager', async () => {
    const template = await readRows((await manager.get(`${TREATMENT}/template`)).bytes);
    expect(template.header.slice(0, 5)).toEqual(['Kode', 'Nama', 'Kategori', 'Cakupan', 'Harga']);
    const other = await send(`${TREATMENT}/import`, [{ Nama: 'Tanpa kode' }]);
    expect([other.status, other.body.message]).toEqual([422, 'Format file tidak sesuai template']);
    const admin = await clinic.as('admin.bdg');
    expect((await send(`${TREATMENT}/import`, rows, admin)).status).toBe(403);
  });
});

describe('laboratory services from Excel', () => {
  it('are added to their laboratory or changed there', async () => {
    const sheet = [
      { Laboratorium: 'lab gigi prima', Jasa: 'Crown PFM', Fee: '650000', 'Lama (hari)': '6' },
      { Laboratorium: 'Lab Gigi Prima', Jasa: 'Veneer porselen', Fee: '900000' },
      { Laboratorium: 'Lab Lain', Jasa: 'Crown', Fee: '1' },
    ];
    const stored = body(await send(`${JASA}/import`, sheet));
    expect(stored).toMatchObject({ added: 1, changed: 1, skipped: 1 });
    expect(stored.errors).toMatchObject([{ row: 4, field: 'laboratorium', message: 'Laboratorium tidak ditemukan' }]);
    const seen = body(await manager.get<{ data: Json[] }>(`${JASA}?keyword=Prima`)).data;
    expect(seen.find(({ name }) => name === 'Crown PFM')).toMatchObject({ fee: 650_000, turnaround_days: 6 });
    expect(seen.find(({ name }) => name === 'Veneer porselen')).toMatchObject({ fee: 900_000, turnaround_days: 7 });
  });

  it('have a code, given or the next one, that names one of them in all the group', async () => {
    const lab = 'Lab Gigi Prima';
    const stored = body(
      await send(`${JASA}/import`, [
        { Laboratorium: lab, Jasa: 'Inlay emas', Fee: '1', Kode: 'INL-01' },
        { Laboratorium: lab, Jasa: 'Onlay emas', Fee: '1', Kode: 'INL-01' },
        { Laboratorium: lab, Jasa: 'Overlay', Fee: '1', Kode: 'LAB-HAW' },
        { Laboratorium: lab, Jasa: 'Veneer porselen', Fee: '900000', Kode: 'VEN-01' },
        { Laboratorium: lab, Jasa: 'Splint', Fee: '1' },
      ]),
    );
    expect(stored).toMatchObject({ added: 2, changed: 1, skipped: 2 });
    expect(stored.errors).toMatchObject([
      { row: 3, column: 'Kode', message: 'Sama dengan baris 2' },
      { row: 4, column: 'Kode', message: 'Kode sudah dipakai jasa lain' },
    ]);
    const seen = body(await manager.get<{ data: Json[] }>(`${JASA}?keyword=Prima`)).data;
    const codeOf = (name: string) => seen.find((row) => row['name'] === name)?.['code'];
    expect([codeOf('Inlay emas'), codeOf('Veneer porselen')]).toEqual(['INL-01', 'VEN-01']);
    expect(codeOf('Splint')).toMatch(/^LJ\d{4}$/);
    const { id: _id, code: _code, name: _name, ...like } = seen[0] ?? {};
    const draft = {
      laboratorium_id: like['laboratorium_id'],
      name: 'Bite guard',
      fee: 1,
      turnaround_days: 2,
      status: 1,
    };
    const made = body(await manager.post<{ code: string; id: number; version: number }>(JASA, draft), 201);
    expect(made.code).toMatch(/^LJ\d{4}$/);
    const twice = await manager.put<{ errors: Json }>(`${JASA}/${made.id}`, { code: 'INL-01', version: made.version });
    expect([twice.status, twice.body.errors]).toEqual([409, { code: ['Kode sudah dipakai'] }]);
    expect(body(await manager.put(`${JASA}/${made.id}`, { code: null, version: made.version }))['code']).toMatch(/^LJ/);
  });
});

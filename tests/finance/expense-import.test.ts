// Expenses from Excel (finance.md 8): row errors by column, all or nothing, and the same rows only once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../../server/sheets/read-rows.ts';
import { today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { workbook } from '../support/workbook.ts';
import { journalsOf, linesOf } from './draft.ts';

interface Result {
  readonly count: number;
  readonly added?: number;
  readonly message: string;
  readonly preview?: string;
  readonly file_id: number | null;
  readonly errors: readonly { row: number; column: string; message: string }[];
}
interface Expenses {
  readonly count: number;
  readonly data: readonly { id: number; version: number; code: string; payee: string; total_amount: number }[];
}

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const BIAYA = '/api/finance/biaya';
const row = (Penerima: string, Jumlah: string, more: Json = {}): Json => ({
  Tanggal: today(),
  Penerima,
  'Kode Akun': '6-1202',
  Keterangan: 'Tagihan bulan ini',
  Jumlah,
  Kas: 'Tunai',
  ...more,
});
const upload = async (rows: readonly Json[], query = '', who = books) =>
  who.upload<Result>(`${BIAYA}/import${query}`, {
    part: 'upload',
    filename: 'biaya.xlsx',
    bytes: await workbook(rows),
  });
const listed = async (keyword: string) => (await books.get<Expenses>(`${BIAYA}?keyword=${keyword}&status=1`)).body;

describe('expenses from Excel', () => {
  it('are looked at first, then booked together', async () => {
    const rows = [row('Listrik Uji', '1.250.000'), row('Air Uji', '150000', { 'Kode Akun': '6-1203', Kas: 'tunai' })];
    const seen = await upload(rows, '?dryrun=true');
    expect(seen.body).toMatchObject({ count: 2, errors: [], preview: '2 biaya, Rp 1.400.000', file_id: null });
    expect((await listed('Listrik Uji')).count).toBe(0);
    const stored = await upload(rows);
    expect(stored.body).toMatchObject({ added: 2, message: '2 Biaya berhasil Ditambahkan.' });
    const { data } = await listed('Listrik Uji');
    expect(data).toMatchObject([{ total_amount: 1_250_000 }]);
    const [journal] = await journalsOf(clinic, 'biaya', data[0]?.id ?? 0);
    expect(await linesOf(clinic, journal ?? 0)).toEqual([
      ['6-1202', 1_250_000],
      ['1-1101', -1_250_000],
    ]);
    expect((await books.get(`/api/files/${stored.body.file_id}`)).status).toBe(200);
    expect((await books.get('/api/finance-v2/jurnal/verifikasi')).body).toMatchObject({ ok: true });
  });

  it('name every error by row and column, and none is booked', async () => {
    const seen = await upload([
      row('Salah Uji', '100'),
      row('Salah Uji', '100', { 'Kode Akun': '1-1201' }),
      row('Salah Uji', '100', { 'Kode Akun': '4-1101' }),
      row('Salah Uji', '100', { Kas: 'QRIS' }),
      row('Salah Uji', '100', { Tanggal: '2999-01-01' }),
      row('Salah Uji', '0'),
      row('', '1e5', { 'Kode Akun': '9-9999' }),
    ]);
    expect(seen.body).toMatchObject({ count: 0, message: 'Tidak ada Data yang ditambahkan', file_id: null });
    expect(seen.body.errors.map(({ row: at, column, message }) => [at, column, message])).toEqual([
      [3, 'Kode Akun', 'Akun 1-1201 dikelola otomatis oleh sistem'],
      [4, 'Kode Akun', 'Akun 4-1101 bukan akun biaya, aset atau kewajiban'],
      [5, 'Kas', 'Pilih: Tunai, Transfer BCA'],
      [6, 'Tanggal', 'Tanggal transaksi tidak boleh melebihi hari ini'],
      [7, 'Jumlah', expect.any(String)],
      [8, 'Penerima', 'Wajib diisi'],
      [8, 'Jumlah', expect.any(String)],
      [8, 'Kode Akun', 'Akun 9-9999 tidak ada, tidak aktif atau adalah header'],
    ]);
    expect((await listed('Salah Uji')).count).toBe(0);
  });

  it('are booked once, however the file was saved, and again after they were taken back', async () => {
    const rows = [row('Ulang Uji', '70000'), row('Ulang Uji', '80000')];
    const both = await Promise.all([upload(rows), upload(rows.toReversed())]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { data, count } = await listed('Ulang Uji');
    expect(count).toBe(2);
    const codes = data.map(({ code }) => code).toSorted();
    const again = await upload(rows, '?dryrun=true');
    expect([again.status, again.body.message]).toEqual([409, `Isi berkas ini sudah dibukukan: ${codes.join(' – ')}`]);
    expect((await upload(rows, '', await clinic.as('finance.jkt'))).status).toBe(200);
    for (const { id, version } of data) {
      const taken = await books.post(`${BIAYA}/${id}/void`, { version, reason: 'Salah unggah' });
      expect(taken.status, JSON.stringify(taken.body)).toBe(200);
    }
    expect((await upload(rows)).body).toMatchObject({ added: 2 });
  });

  it('come in their template, from who keeps the books', async () => {
    const template = await readRows((await books.get(`${BIAYA}/template`)).bytes);
    expect(template.header).toEqual(['Tanggal', 'Penerima', 'Kode Akun', 'Keterangan', 'Jumlah', 'Kas']);
    expect((await upload([row('Admin Uji', '1')], '', await clinic.as('admin.bdg'))).status).toBe(403);
  });
});

// Journals and opening balances from Excel (finance.md 8): row errors by column, all or nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../../server/sheets/read-rows.ts';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { problems, sendSheet, workbook } from '../support/workbook.ts';

const JOURNAL = '/api/finance-v2/jurnal';
const OPENING = '/api/finance/saldoawal';

interface Result {
  readonly count: number;
  readonly added?: number;
  readonly changed?: number;
  readonly skipped: number;
  readonly message: string;
  readonly preview?: string;
  readonly file_id: number | null;
  readonly data?: readonly Json[];
  readonly errors: readonly { row: number; column: string; message: string }[];
}

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const send = (path: string, rows: readonly Json[], who = books) => sendSheet<Result>(who, path, rows);
const journals = async (keyword: string) =>
  (await books.get<{ count: number; data: (Json & { id: number })[] }>(`${JOURNAL}?keyword=${keyword}`)).body;

const head = (kode: string, rest: Json = {}): Json => ({ Kode: kode, Tanggal: today(), Memo: 'Saldo lama', ...rest });
const RENT: readonly Json[] = [
  { ...head('LAMA-01'), 'Kode Akun': '6-1201', Keterangan: 'Sewa', Debit: '1.500.000', Kredit: '' },
  { Kode: 'LAMA-01', 'Kode Akun': '1-1111', Kredit: '1500000' },
];
const POWER: readonly Json[] = [
  { ...head('LAMA-02'), 'Kode Akun': '6-1202', Debit: '200000' },
  { ...head('LAMA-02'), 'Kode Akun': '1-1102', Kredit: '200000' },
];

describe('journals from Excel', () => {
  it('are looked at first', async () => {
    const seen = await send(`${JOURNAL}/import?dryrun=true`, [...RENT, ...POWER]);
    expect(seen).toMatchObject({ count: 4, errors: [], preview: '2 jurnal, Rp 1.700.000', file_id: null });
    expect((await journals('LAMA')).count).toBe(0);
  });

  it('name every error by row and column, and none is booked', async () => {
    const rows: readonly Json[] = [
      ...RENT,
      { ...head('SALAH-1'), 'Kode Akun': '6-1201', Debit: '100' },
      { Kode: 'SALAH-1', 'Kode Akun': '1-1111', Kredit: '90' },
      { ...head('SALAH-2'), 'Kode Akun': '1-1201', Debit: '100' },
      { Kode: 'SALAH-2', 'Kode Akun': '1-1100', Kredit: '100' },
      { ...head('SALAH-3', { Tanggal: '31/02/2026' }), 'Kode Akun': '6-1201', Debit: '100' },
      { Kode: 'SALAH-3', 'Kode Akun': '9-9999', Kredit: 'seratus' },
      { ...head('SALAH-4', { Tanggal: '2999-01-01' }), 'Kode Akun': '6-1201', Debit: '5', Kredit: '5' },
      { Kode: 'SALAH-4', 'Kode Akun': '1-1111', Memo: 'Lain', Kredit: '5' },
      { ...head('JU/BDG/2026/000900'), 'Kode Akun': '6-1201', Debit: '1' },
      { Kode: 'JU/BDG/2026/000900', 'Kode Akun': '1-1111', Kredit: '1' },
    ];
    const seen = await send(`${JOURNAL}/import`, rows);
    expect(seen).toMatchObject({ count: 0, message: 'Tidak ada Data yang ditambahkan', file_id: null });
    expect(problems(seen)).toEqual([
      [4, 'Debit', 'Total debit dan kredit harus sama (Rp 100 dan Rp 90)'],
      [6, 'Kode Akun', 'Akun 1-1201 dikelola otomatis oleh sistem'],
      [7, 'Kode Akun', 'Akun 1-1100 adalah header'],
      [8, 'Tanggal', 'Tanggal tidak valid'],
      [9, 'Kredit', 'Jumlah tidak terbaca. Tulis misalnya 1250000 atau 1.250.000'],
      [9, 'Kode Akun', 'Akun 9-9999 tidak ada'],
      [10, 'Debit', 'Isi debit atau kredit saja'],
      [10, 'Tanggal', 'Tanggal transaksi tidak boleh melebihi hari ini'],
      [11, 'Memo', 'Berbeda dari baris 10'],
      [12, 'Kode', 'Kode ini dipakai penomoran otomatis'],
    ]);
    expect((await journals('LAMA')).count).toBe(0);
    const refused = await books.upload(`${JOURNAL}/import/rejected`, {
      part: 'upload',
      filename: 'buku.xlsx',
      bytes: await workbook(rows),
    });
    const sheet = await readRows(refused.bytes);
    expect(sheet.header.at(-1)).toBe('Alasan');
    expect(sheet.rows).toHaveLength(8);
  });

  it('are booked together, each under its own code, and only once', async () => {
    const stored = await send(`${JOURNAL}/import`, [...RENT, ...POWER]);
    expect(stored).toMatchObject({ added: 2, changed: 0, message: '2 Jurnal berhasil Ditambahkan.' });
    const { data } = await journals('LAMA-01');
    expect(data).toMatchObject([{ code: 'LAMA-01', kind: 1, origin: 2, total_amount: 1_500_000, memo: 'Saldo lama' }]);
    const { body } = await books.get<{ details: Json[] }>(`${JOURNAL}/${data[0]?.id}`);
    expect(body.details).toMatchObject([
      { akun: { code: '6-1201' }, debit: 1_500_000, description: 'Sewa' },
      { akun: { code: '1-1111' }, credit: 1_500_000, description: 'Saldo lama' },
    ]);
    const log = await books.get<{ data: { message: string }[] }>('/api/applog?limit=1');
    expect(log.body.data[0]?.message).toBe('impor 2 jurnal');
    expect((await books.get(`/api/files/${stored.file_id}`)).status).toBe(200);
    const again = await send(`${JOURNAL}/import`, [...RENT, ...POWER]);
    expect(problems(again)).toEqual([
      [2, 'Kode', 'Kode jurnal sudah dipakai'],
      [4, 'Kode', 'Kode jurnal sudah dipakai'],
    ]);
    expect((await books.get('/api/finance-v2/jurnal/verifikasi')).body).toMatchObject({ ok: true });
  });

  it('do not reach a locked day', async () => {
    const locked = await clinic.as('finance.jkt');
    const { body } = await locked.get<{ data: { id: number; version: number }[] }>('/api/finance/periode?status=0');
    const [period] = body.data;
    const day = addDays(today(), -1);
    await locked.post(`/api/finance/periode/${period?.id}/lock`, { version: period?.version, lock_date: day });
    const seen = await send(`${JOURNAL}/import`, [{ ...RENT[0], Tanggal: day }, RENT[1] ?? {}], locked);
    expect(problems(seen)).toEqual([[2, 'Tanggal', `Tanggal sudah dikunci sampai ${formatDate(day)}`]]);
  });

  it('come in their template, from who keeps the books', async () => {
    const template = await readRows((await books.get(`${JOURNAL}/template`)).bytes);
    expect(template.header).toEqual(['Kode', 'Tanggal', 'Memo', 'Kode Akun', 'Keterangan', 'Debit', 'Kredit']);
    const file = { part: 'upload', filename: 'buku.xlsx', bytes: await workbook(RENT) };
    expect((await (await clinic.as('admin.bdg')).upload(`${JOURNAL}/import`, file)).status).toBe(403);
    const other = { ...file, bytes: await workbook([{ Nama: 'Lain' }]) };
    const refused = await books.upload(`${JOURNAL}/import`, other);
    expect([refused.status, refused.body['message']]).toEqual([422, 'Format file tidak sesuai template']);
    const missing = ['Kode', 'Kode Akun'].map((name) => `Kolom '${name}' tidak ada`);
    expect(refused.body['errors']).toEqual({ upload: [...missing, "Kolom 'Nama' tidak dikenal"] });
  });

  it('wait one by one where the branch wants them approved: a file is not asked for', async () => {
    const manager = await clinic.as('manager.dps');
    const clerk = await clinic.as('finance.dps');
    await manager.put('/api/approvalrule', { action: 'finance.jurnal', needs_approval: true });
    const file = { part: 'upload', filename: 'buku.xlsx', bytes: await workbook(RENT) };
    expect((await clerk.upload(`${JOURNAL}/import`, file)).status).toBe(403);
    expect((await send(`${JOURNAL}/import`, RENT, manager)).added).toBe(1);
  });

  it('take days as the bare numbers that Excel counts', async () => {
    const serial = String(Math.round(Date.parse(today()) / 86_400_000) + 25_569);
    const rows = RENT.map((row) => ({ ...row, Kode: 'SERI-1', ...(row['Tanggal'] ? { Tanggal: serial } : {}) }));
    const bytes = await workbook(rows, ['Tanggal']);
    const seen = await books.upload<Result>(`${JOURNAL}/import`, { part: 'upload', filename: 'buku.xlsx', bytes });
    expect(seen.body).toMatchObject({ added: 1, errors: [] });
    expect((await journals('SERI-1')).data).toMatchObject([{ transaction_at: today() }]);
  });

  it('may be headed by the names of the design', async () => {
    const seen = await send(`${JOURNAL}/import?dryrun=true`, [
      { kode: 'X-1', tanggal: today(), memo: 'Uji', kode_akun: '6-1201', keterangan: '', debit: '1', kredit: '' },
      { kode: 'X-1', kode_akun: '1-1111', kredit: '1' },
    ]);
    expect(seen).toMatchObject({ count: 2, errors: [] });
  });
});

describe('opening balances from Excel', () => {
  it('come with every account, and are read for the form', async () => {
    const template = await readRows((await books.get(`${OPENING}/template`)).bytes);
    expect(template.header).toEqual(['Kode', 'Nama', 'Debit', 'Kredit']);
    expect(template.rows.length).toBeGreaterThan(100);
    const rows = [
      { Kode: '1-1111', Nama: 'Bank BCA', Debit: '10.000.000' },
      { Kode: '3-1001', Nama: 'Modal', Kredit: '10.000.000' },
    ];
    const seen = await send(`${OPENING}/import`, rows);
    expect(seen.data).toMatchObject([
      { code: '1-1111', debit: 10_000_000, credit: null },
      { code: '3-1001', debit: null, credit: 10_000_000 },
    ]);
  });

  it('name every error', async () => {
    const seen = await send(`${OPENING}/import`, [
      { Kode: '1-1111', Debit: '5', Kredit: '5' },
      { Kode: '1-1100', Debit: '5' },
      { Kode: '1-7777', Debit: '5' },
      { Kode: '1-1111', Debit: '-5' },
    ]);
    expect(problems(seen)).toEqual([
      [2, 'Debit', 'Isi debit atau kredit saja'],
      [3, 'Kode', 'Akun 1-1100 adalah header'],
      [4, 'Kode', 'Akun 1-7777 tidak ada'],
      [5, 'Debit', 'Jumlah tidak valid'],
      [5, 'Kode', 'Sama dengan baris 2'],
    ]);
    expect(seen.data).toEqual([]);
  });

  it('may be headed by the names of the design', async () => {
    const rows = [
      { code: '1-1111', name: 'Bank BCA', debit: '5', credit: '' },
      { code: '3-1001', name: 'Modal', debit: '', credit: '5' },
    ];
    expect(await send(`${OPENING}/import`, rows)).toMatchObject({ count: 2, errors: [] });
  });
});

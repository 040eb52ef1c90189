// What was held for patients and owed to vendors when the books began (finance.md 6.7, 8): detail behind 2-1501 and 2-1102.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { newPatient, today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { workbook } from '../support/workbook.ts';
import { journalsOf, linesOf, methodIdsOf } from './draft.ts';
import { newBranch } from './new-branch.ts';

interface Result {
  readonly count: number;
  readonly errors: readonly { row: number; column: string; message: string }[];
}
interface Invoice extends Json {
  readonly id: number;
  readonly version: number;
  readonly vendor_id: number | null;
  readonly invoice_no: string;
  readonly outstanding: number;
  readonly status: number;
}
interface Deposit extends Json {
  readonly customer_id: number | null;
  readonly balance: number;
}
interface Patient {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}

let clinic: TestApp;
let books: Client;
let kept: Patient;
let other: Patient;
const START = addDays(today(), -10);
const VENDOR = 'PT Sewa Lama';
beforeAll(async () => {
  clinic = await testApp();
  books = (await newBranch(clinic, 'CRB')).by;
  const patient = async () => (await books.get<Patient>(`/api/users/${await newPatient(books)}`)).body;
  [kept, other] = [await patient(), await patient()];
  await books.post('/api/inventory/vendor', { code: 'V-LAMA', name: VENDOR, is_pkp: false, term_days: 30, status: 1 });
});
afterAll(() => clinic.close());

type Sheet = 'depositawal' | 'hutangawal';
const send = async (sheet: Sheet, rows: readonly Json[], more = '') => {
  const file = { part: 'upload', filename: `${sheet}.xlsx`, bytes: await workbook(rows) };
  const answer = await books.upload<Result>(`/api/finance/${sheet}/import${more}`, file);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const problems = ({ errors }: Result) => errors.map(({ row, column, message }) => [row, column, message]);
const shown = async (sheet: Sheet) => (await books.get(`/api/finance/${sheet}`)).body;
const deposits = async () => (await books.get<{ data: Deposit[] }>('/api/finance/deposit?limit=50')).body.data;
const balanceOf = async ({ id }: Patient) =>
  (await deposits()).find(({ customer_id }) => customer_id === id)?.balance ?? 0;
const invoices = async () =>
  (await books.get<{ data: Invoice[] }>('/api/finance/biayainvoice?limit=50')).body.data.toSorted(
    (a, b) => a.id - b.id,
  );
const checks = async () => (await books.get('/api/finance-v2/jurnal/verifikasi')).body;
const verified = async () => expect(await checks()).toMatchObject({ ok: true });

const opening = (saldo: Readonly<Record<string, readonly [debit: number, credit: number]>>) =>
  books.post('/api/finance/periode', {
    start_date: START,
    saldo_awal: Object.entries(saldo).map(([code, [debit, credit]]) => ({ code, debit, credit })),
  });
const held = ({ username, name }: Patient, jumlah: number | string): Json => ({
  'No RM': username,
  Nama: name.toLowerCase(),
  Jumlah: jumlah,
});
const owed = (dokumen: string, jumlah: number | string, values: Json = {}): Json => ({
  'Tipe Aktor': 'Vendor',
  Nama: VENDOR,
  Dokumen: dokumen,
  Tanggal: addDays(START, -40),
  Jumlah: jumlah,
  'Jatuh Tempo': addDays(START, -10),
  ...values,
});

describe('opening balances of deposits and payables', () => {
  it.each([
    ['2-1501', 'Deposit Pasien'],
    ['2-1102', 'Hutang Biaya'],
  ])('of %s stand on the credit side', async (code, name) => {
    const refused = await opening({ [code]: [1000, 0], '3-1001': [0, 1000] });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining(`Saldo awal ${name} harus di sisi kredit`),
    ]);
  });

  it('become documents of nobody, which post nothing and are counted', async () => {
    const opened = await opening({
      '1-1111': [9_800_000, 0],
      '1-1201': [200_000, 0],
      '2-1501': [0, 1_000_000],
      '2-1102': [0, 3_000_000],
      '3-1001': [0, 6_000_000],
    });
    expect(opened.status, JSON.stringify(opened.body)).toBe(201);
    expect(await deposits()).toMatchObject([{ customer_id: null, balance: 1_000_000 }]);
    expect(await invoices()).toMatchObject([
      { vendor_id: null, invoice_no: 'Saldo awal belum dirinci', outstanding: 3_000_000, status: 1, is_opening: true },
    ]);
    expect(await shown('depositawal')).toEqual({ start_date: START, rest: 1_000_000, count: 0, amount: 0 });
    expect(await shown('hutangawal')).toEqual({ start_date: START, rest: 3_000_000, count: 0, amount: 0 });
    expect((await books.get('/api/finance-v2/jurnal')).body['count']).toBe(1);
    await verified();
  });

  it('are missed by the check when their documents say something else', async () => {
    const change = (by: number) =>
      clinic.database.asOwner('update customerdeposits set balance = balance + $1 where customer_id is null', [by]);
    await change(1);
    const { checks: found } = (await checks()) as unknown as { checks: { key: string; ok: boolean }[] };
    expect(found.filter(({ ok }) => !ok).map(({ key }) => key)).toContain('V4');
    await change(-1);
    await verified();
  });
});

describe('opening deposits from Excel', () => {
  it('name every error, and nothing is stored', async () => {
    const seen = await send('depositawal', [
      held(kept, 100_000),
      held(kept, 1),
      { ...held(other, 1), 'No RM': 'XYZ99' },
      { ...held(other, 1), Nama: 'Orang Lain' },
      held(other, 950_000),
      held(other, 0),
    ]);
    expect(problems(seen)).toEqual([
      [3, 'No RM', 'Sama dengan baris 2'],
      [4, 'No RM', 'No. RM tidak ditemukan'],
      [5, 'Nama', `No. RM ini milik ${other.name}`],
      [6, 'No RM', 'Sama dengan baris 5'],
      [7, 'Jumlah', 'Jumlah tidak valid'],
    ]);
    const much = await send('depositawal', [held(kept, 100_000), held(other, 900_001)]);
    expect(problems(much)).toEqual([
      [3, 'Jumlah', 'Melebihi saldo awal Deposit Pasien yang belum dirinci (Rp 1.000.000)'],
    ]);
    expect(await deposits()).toHaveLength(1);
  });

  it('share out the opening balance, once', async () => {
    const rows = [held(kept, 400_000), held(other, 150_000)];
    expect(await send('depositawal', rows, '?dryrun=true')).toMatchObject({ preview: '2 pasien, Rp 550.000' });
    expect(await shown('depositawal')).toMatchObject({ count: 0 });
    expect(await send('depositawal', rows)).toMatchObject({ added: 2 });
    expect([await balanceOf(kept), await balanceOf(other)]).toEqual([400_000, 150_000]);
    expect(await shown('depositawal')).toEqual({ start_date: START, rest: 450_000, count: 2, amount: 550_000 });
    const again = [held(kept, 1), held(other, 1)];
    expect(problems(await send('depositawal', again)).map(([, , message]) => message)).toEqual([
      'Deposit awal pasien ini sudah dirinci',
      'Deposit awal pasien ini sudah dirinci',
    ]);
    expect((await books.get('/api/finance-v2/jurnal')).body['count']).toBe(1);
    await verified();
  });

  it('of two at once share out the amount once', async () => {
    const [a, b] = [await newPatient(books), await newPatient(books)];
    const patients = [a, b].map(async (id) => (await books.get<Patient>(`/api/users/${id}`)).body);
    const answers = await Promise.all(
      (await Promise.all(patients)).map((patient) => send('depositawal', [held(patient, 300_000)])),
    );
    expect(answers.map(({ count }) => count).toSorted((x, y) => x - y)).toEqual([0, 1]);
    expect(await shown('depositawal')).toMatchObject({ rest: 150_000 });
    await verified();
  });

  it('are filled, given back and merged as any deposit', async () => {
    const methods = [{ paymentmethod_id: (await methodIdsOf(books))['Transfer BCA'], amount: 50_000, reference: 'R1' }];
    const back = await books.post('/api/finance/deposit/refund', { customer_id: kept.id, methods });
    expect(back.status, JSON.stringify(back.body)).toBe(201);
    expect(await balanceOf(kept)).toBe(350_000);
    const merge = { from_id: other.id, into_id: kept.id, reason: 'Terdaftar dua kali' };
    expect((await books.post('/api/service/registration/gabung', merge)).status).toBe(200);
    expect(await balanceOf(kept)).toBe(500_000);
    await verified();
  });

  it('are not the desk’s, and are looked at in one branch', async () => {
    const admin = await clinic.as('admin.bdg');
    const overview = await clinic.as('superadmin');
    for (const path of ['/api/finance/depositawal', '/api/finance/hutangawal']) {
      expect((await admin.get(path)).status).toBe(403);
      expect((await overview.get(path)).body['message']).toBe('Cabang Belum dipilih');
    }
  });
});

describe('opening payables from Excel', () => {
  it('name every error, and nothing is stored', async () => {
    const seen = await send('hutangawal', [
      owed('A-1', 1000),
      owed('A-1', 1000),
      owed('A-2', 1000, { Nama: 'PT Tidak Ada' }),
      owed('A-3', 1000, { Tanggal: START, 'Jatuh Tempo': START }),
      owed('A-4', 1000, { 'Jatuh Tempo': addDays(START, -41) }),
      owed('A-5', 1000, { 'Tipe Aktor': 'Dokter' }),
      owed('A-6', 3_000_000),
    ]);
    expect(problems(seen)).toEqual([
      [3, 'Dokumen', 'Sama dengan baris 2'],
      [4, 'Nama', 'Vendor tidak ditemukan atau tidak aktif'],
      [5, 'Tanggal', 'Tanggal harus sebelum periode pertama dimulai'],
      [6, 'Jatuh Tempo', 'Jatuh tempo harus pada atau setelah tanggal'],
      [7, 'Tipe Aktor', 'Pilihan tidak valid'],
      [8, 'Jumlah', 'Melebihi saldo awal Hutang Biaya yang belum dirinci (Rp 3.000.000)'],
    ]);
    expect(await invoices()).toHaveLength(1);
  });

  it('stand among the vendors’ invoices, and are imported once', async () => {
    const rows = [owed('A-1', '1.200.000'), owed('A-2', 800_000, { 'Jatuh Tempo': '' })];
    expect(await send('hutangawal', rows)).toMatchObject({ added: 2 });
    expect(await shown('hutangawal')).toEqual({ start_date: START, rest: 1_000_000, count: 2, amount: 2_000_000 });
    expect((await invoices()).filter(({ vendor_id }) => vendor_id !== null)).toMatchObject([
      { invoice_no: 'A-1', outstanding: 1_200_000, due_date: addDays(START, -10), posting_date: START, status: 1 },
      { invoice_no: 'A-2', outstanding: 800_000, due_date: addDays(START, -40), posting_date: START, status: 1 },
    ]);
    const again = [owed('A-1', 1), owed('A-2', 1)];
    expect(problems(await send('hutangawal', again)).map(([, , message]) => message)).toEqual([
      'Nomor invoice vendor sudah dicatat',
      'Nomor invoice vendor sudah dicatat',
    ]);
    await verified();
  });

  it('give their amount back when they are taken back, and post nothing', async () => {
    const [rest, first] = await invoices();
    const taken = (invoice: Invoice | undefined) =>
      books.post(`/api/finance/biayainvoice/${invoice?.id}/void`, {
        version: invoice?.version,
        reason: 'Salah vendor',
      });
    const refused = await taken(rest);
    expect([refused.status, refused.body['message']]).toEqual([
      422,
      'Saldo awal belum dirinci. Impor hutang awal terlebih dahulu',
    ]);
    expect((await taken(first)).status).toBe(200);
    expect(await shown('hutangawal')).toMatchObject({ rest: 2_200_000, count: 1 });
    expect(await journalsOf(clinic, 'biayainvoice', first?.id ?? 0)).toEqual([]);
    await send('hutangawal', [owed('A-1', 2_200_000)]);
    expect(await shown('hutangawal')).toMatchObject({ rest: 0, count: 2 });
    await verified();
  });
});

describe('a bill', () => {
  it('is paid from an opening deposit', async () => {
    const old = {
      'No RM': kept.username,
      Nama: kept.name,
      'No Tagihan': 'LM-1',
      Tanggal: addDays(START, -3),
      Total: 200_000,
    };
    const file = { part: 'upload', filename: 'piutang.xlsx', bytes: await workbook([old]) };
    expect((await books.upload<Result>('/api/finance/piutangawal/import', file)).body).toMatchObject({ count: 1 });
    const { data } = (await books.get<{ data: { id: number }[] }>(`/api/finance/bill?customer=${kept.id}`)).body;
    const paid = await books.post<{ journal_id: number }>('/api/finance/billtransaction', {
      customer_id: kept.id,
      methods: [{ paymentmethod_id: (await methodIdsOf(books))['Deposit'], amount: 200_000 }],
      allocations: [{ bill_id: data[0]?.id, amount: 200_000 }],
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    expect(await linesOf(clinic, paid.body.journal_id)).toEqual([
      ['2-1501', 200_000],
      ['1-1201', -200_000],
    ]);
    expect(await balanceOf(kept)).toBe(300_000);
    await verified();
  });
});

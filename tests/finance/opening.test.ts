// What patients owed when the books began (finance.md 6.7): bills of type 9 behind the opening balance of 1-1201.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { workbook } from '../support/workbook.ts';
import { linesOf, methodIdsOf, type Receipt } from './draft.ts';
import { newBranch } from './new-branch.ts';

const PATH = '/api/finance/piutangawal';
const OWED = 5_000_000;

interface Result {
  readonly count: number;
  readonly added?: number;
  readonly preview?: string;
  readonly errors: readonly { row: number; column: string; message: string }[];
}
interface Bill extends Json {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly status: number;
  readonly total_amount: number;
  readonly installment_current_amount: number;
}
const isOpen = ({ status }: Bill): boolean => status === 1 || status === 2;

let clinic: TestApp;
let books: Client;
let patient: { readonly id: number; readonly username: string; readonly name: string };
const START = addDays(today(), -10);
beforeAll(async () => {
  clinic = await testApp();
  books = (await newBranch(clinic, 'BGR')).by;
  const registered = await books.post<{ id: number }>('/api/service/registration/storecustomer', {
    name: 'Ibu Piutang',
    gender: 1,
    birth_date: '1990-01-02',
    phone: '081234567890',
    address: 'Jalan Melati',
  });
  patient = (await books.get<typeof patient>(`/api/users/${registered.body.id}`)).body;
});
afterAll(() => clinic.close());

const send = async (rows: readonly Json[], path = `${PATH}/import`) => {
  const file = { part: 'upload', filename: 'piutang.xlsx', bytes: await workbook(rows) };
  const answer = await books.upload<Result>(path, file);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const bills = async (query = 'type=9') =>
  (await books.get<{ data: Bill[] }>(`/api/finance/bill?${query}&limit=50&sortby=code`)).body.data;
const bill = async (code: string): Promise<Bill> => {
  const found = (await bills()).find((one) => one.code === code);
  if (!found) throw new Error(`There is no bill ${code}.`);
  return found;
};
const rest = async (): Promise<number> => (await books.get<{ rest: number }>(PATH)).body.rest;
const verified = async () =>
  expect((await books.get('/api/finance-v2/jurnal/verifikasi')).body).toMatchObject({ ok: true });

const row = (code: string, values: Json = {}): Json => ({
  'No RM': patient.username,
  Nama: 'ibu piutang',
  'No Tagihan': code,
  Tanggal: addDays(START, -30),
  Total: '1.500.000',
  Dibayar: '300.000',
  'Jatuh Tempo': addDays(START, 5),
  ...values,
});

const opening = (saldo: Readonly<Record<string, readonly [debit: number, credit: number]>>) =>
  books.post('/api/finance/periode', {
    start_date: START,
    saldo_awal: Object.entries(saldo).map(([code, [debit, credit]]) => ({ code, debit, credit })),
  });

describe('the opening balance of the receivables', () => {
  it('stands on the debit side', async () => {
    const refused = await opening({ '1-1201': [0, OWED], '3-1001': [OWED, 0] });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('Saldo awal Piutang Pasien harus di sisi debit');
  });

  it('becomes one document without a patient, which posts nothing', async () => {
    const opened = await opening({ '1-1111': [20_000_000, 0], '1-1201': [OWED, 0], '3-1001': [0, 25_000_000] });
    expect(opened.status, JSON.stringify(opened.body)).toBe(201);
    expect(await bills()).toMatchObject([
      { type: 9, status: 1, customer_name: 'Saldo awal belum dirinci', customer_id: null, total_amount: OWED },
    ]);
    expect(await rest()).toBe(OWED);
    expect((await books.get('/api/finance-v2/jurnal')).body['count']).toBe(1);
    await verified();
  });

  it('is paid by patients only', async () => {
    const [document] = await bills();
    const methods = await methodIdsOf(books);
    const answer = await books.post('/api/finance/billtransaction', {
      methods: [{ paymentmethod_id: methods['Tunai'], amount: 1000 }],
      allocations: [{ bill_id: document?.id, amount: 1000 }],
    });
    expect([answer.status, answer.body['message']]).toEqual([
      422,
      'Saldo awal belum dirinci. Impor piutang awal terlebih dahulu',
    ]);
    const taken = await books.post(`/api/finance/bill/${document?.id}/void`, {
      reason: 'Uji',
      version: document?.version,
    });
    expect(taken.status).toBe(422);
  });
});

describe('opening receivables from Excel', () => {
  it('name every error, and nothing is stored', async () => {
    const seen = await send([
      row('LM-01'),
      row('LM-01'),
      row('LM-02', { 'No RM': 'XYZ99' }),
      row('LM-03', { Nama: 'Bapak Lain' }),
      row('LM-04', { Tanggal: START }),
      row('LM-05', { Dibayar: '1.500.000' }),
      row('LM-06', { 'Jatuh Tempo': addDays(START, -40) }),
      row('INV/BGR/2020/000001'),
      row('LM-07', { Total: '', Tanggal: 'kemarin' }),
      row('LM-08', { Total: '9.000.000' }),
    ]);
    expect(seen.count).toBe(0);
    expect(seen.errors.map(({ row: n, column, message }) => [n, column, message])).toEqual([
      [3, 'No Tagihan', 'Sama dengan baris 2'],
      [4, 'No RM', 'No. RM tidak ditemukan'],
      [5, 'Nama', 'No. RM ini milik Ibu Piutang'],
      [6, 'Tanggal', 'Tanggal harus sebelum periode pertama dimulai'],
      [7, 'Dibayar', 'Tagihan sudah lunas'],
      [8, 'Jatuh Tempo', 'Jatuh tempo harus pada atau setelah tanggal'],
      [8, 'Total', 'Melebihi saldo awal Piutang Pasien yang belum dirinci (Rp 5.000.000)'],
      [9, 'No Tagihan', 'Nomor ini dipakai penomoran otomatis'],
      [10, 'Tanggal', 'Tanggal tidak valid'],
      [10, 'Total', 'Wajib diisi'],
    ]);
    expect(await bills()).toHaveLength(1);
  });

  it('share out the opening balance', async () => {
    const rows = [row('LM-01'), row('LM-02', { 'No RM': '', Nama: 'Umum', Total: '800000', Dibayar: '' })];
    expect(await send(rows, `${PATH}/import?dryrun=true`)).toMatchObject({ preview: '2 tagihan, Rp 2.000.000' });
    expect(await rest()).toBe(OWED);
    expect(await send(rows)).toMatchObject({ added: 2, message: '2 Piutang Awal berhasil Ditambahkan.' });
    expect(await bill('LM-01')).toMatchObject({
      type: 9,
      status: 1,
      customer_id: patient.id,
      total_amount: 1_200_000,
      transaction_at: addDays(START, -30),
      posting_date: START,
      due_date: addDays(START, 5),
    });
    expect(await bill('LM-02')).toMatchObject({ customer_id: null, customer_name: 'Umum', total_amount: 800_000 });
    expect((await books.get(PATH)).body).toEqual({ start_date: START, rest: 3_000_000, count: 2, amount: 2_000_000 });
    const again = await send(rows);
    expect(again.errors.map(({ message }) => message)).toEqual([
      'No. tagihan sudah dipakai',
      'No. tagihan sudah dipakai',
    ]);
    await verified();
  });

  it('of two at once share out the amount once', async () => {
    const answers = await Promise.all(
      ['A', 'B'].map((n) => send([row(`LM-1${n}`, { Total: '2000000', Dibayar: '' })])),
    );
    expect(answers.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await rest()).toBe(1_000_000);
    await verified();
  });

  it('are not the desk’s', async () => {
    const admin = await clinic.as('admin.bdg');
    expect((await admin.get(PATH)).status).toBe(403);
    const overview = await clinic.as('superadmin');
    expect((await overview.get(PATH)).body['message']).toBe('Cabang Belum dipilih');
  });
});

describe('an opening bill', () => {
  it('is paid as any other, and what is paid and owed is the patient’s', async () => {
    const { id } = await bill('LM-01');
    const methods = await methodIdsOf(books);
    const paid = await books.post<Receipt>('/api/finance/billtransaction', {
      methods: [{ paymentmethod_id: methods['QRIS'], amount: 500_000 }],
      allocations: [{ bill_id: id, amount: 500_000 }],
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    expect(await linesOf(clinic, paid.body.journal_id)).toEqual([
      ['1-1123', 500_000],
      ['1-1201', -500_000],
    ]);
    expect(await bill('LM-01')).toMatchObject({ status: 2, installment_current_amount: 500_000 });
    const { body } = await books.get<{ data: { meta: Json }[] }>(
      `/api/users?withFinanceStats=true&role=1&keyword=${patient.username}`,
    );
    expect(body.data[0]?.meta).toMatchObject({ paid_amount: 500_000 });
    const owed = (await bills(`customer=${patient.id}`))
      .filter(isOpen)
      .reduce((sum, one) => sum + one.total_amount - one.installment_current_amount, 0);
    expect(body.data[0]?.meta['hutang_amount']).toBe(owed);
    await verified();
  });

  it('is no income of the day on which the books began', async () => {
    const query = { start_date: START, end_date: today() };
    const types = await books.get<{ data: Json[] }>('/api/dashboard/finance/incometype', { query });
    expect(types.body.data).toEqual([]);
    const months = await books.get<{ data: Json[] }>('/api/dashboard/finance/monthlyincome', { query });
    expect(months.body.data.every(({ billed }) => billed === 0)).toBe(true);
  });

  it('gives its amount back when it is taken back, with what a note of credit had lowered it by', async () => {
    const act = async (code: string, verb: string, body: Json) => {
      const { id, version } = await bill(code);
      return (await books.post(`/api/finance/bill/${id}/${verb}`, { version, ...body })).status;
    };
    const before = await rest();
    expect(await act('LM-02', 'refund', { amount: 200_000, reason: 'Keberatan pasien' })).toBe(201);
    expect(await act('LM-02', 'void', { reason: 'Salah nama' })).toBe(200);
    expect(await rest()).toBe(before + 800_000);
    await verified();
    expect(await act('LM-01', 'void', { reason: 'Salah' })).toBe(409);
  });
});

describe('the books of later periods', () => {
  it('open with what the ledger carries, and post nothing', async () => {
    const { body } = await books.get<{ data: { id: number; version: number }[] }>('/api/finance/periode?status=0');
    const [period] = body.data;
    const closing = { version: period?.version, end_date: addDays(today(), -1), open_next: true };
    const next = await books.post(`/api/finance/periode/${period?.id}/close`, closing);
    expect(next.status, JSON.stringify(next.body)).toBe(200);
    const kinds = await books.get<{ count: number }>('/api/finance-v2/jurnal?kind=2');
    expect(kinds.body.count).toBe(1);
    await verified();
  });
});

// What vendors were owed when the books began (finance.md 6.7, 8): invoices behind 2-1102.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Json, testApp, type TestApp } from '../support/app.ts';
import { journalsOf } from './draft.ts';
import { openingStage, type OpeningStage, problems, START, VENDOR } from './opening-stage.ts';
import type { Verification } from './verification-answer.ts';

interface Invoice extends Json {
  readonly id: number;
  readonly version: number;
  readonly vendor_id: number | null;
}

let clinic: TestApp;
let at: OpeningStage;
beforeAll(async () => {
  clinic = await testApp();
  at = await openingStage(clinic, 'TSM');
  await at.opened();
});
afterAll(() => clinic.close());

const invoices = async () =>
  (await at.books.get<{ data: Invoice[] }>('/api/finance/biayainvoice?limit=50')).body.data.toSorted(
    (a, b) => a.id - b.id,
  );
const owed = (dokumen: string, jumlah: number | string, values: Json = {}): Json => ({
  'Tipe Aktor': 'Vendor',
  Nama: VENDOR,
  Dokumen: dokumen,
  Tanggal: addDays(START, -40),
  Jumlah: jumlah,
  'Jatuh Tempo': addDays(START, -10),
  ...values,
});

describe('opening payables from Excel', () => {
  it('name every error, and nothing is stored', async () => {
    const seen = await at.send('hutangawal', [
      owed('A-1', 1000),
      owed('A-1', 1000),
      owed('A-2', 1000, { Nama: 'PT Tidak Ada' }),
      owed('A-3', 1000, { Tanggal: START, 'Jatuh Tempo': START }),
      owed('A-4', 1000, { 'Jatuh Tempo': addDays(START, -41) }),
      owed('A-5', 1000, { 'Tipe Aktor': 'Pegawai' }),
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
    expect(await at.send('hutangawal', rows)).toMatchObject({ added: 2 });
    expect(await at.shown('hutangawal')).toEqual({
      start_date: START,
      rest: 1_000_000,
      count: 2,
      amount: 2_000_000,
      accounts: [{ code: '2-1102', name: 'Hutang Biaya', rest: 1_000_000, count: 2, amount: 2_000_000 }],
    });
    expect((await invoices()).filter(({ vendor_id }) => vendor_id !== null)).toMatchObject([
      { invoice_no: 'A-1', outstanding: 1_200_000, due_date: addDays(START, -10), posting_date: START, status: 1 },
      { invoice_no: 'A-2', outstanding: 800_000, due_date: addDays(START, -40), posting_date: START, status: 1 },
    ]);
    const again = [owed('A-1', 1), owed('A-2', 1)];
    expect(problems(await at.send('hutangawal', again)).map(([, , message]) => message)).toEqual([
      'Nomor invoice vendor sudah dicatat',
      'Nomor invoice vendor sudah dicatat',
    ]);
    await at.verified();
  });

  it('are named by their vendor when the lines say something else of him', async () => {
    const one = (await invoices()).find(({ vendor_id }) => vendor_id !== null);
    const pay = (more: number) =>
      clinic.database.asOwner('update biayainvoices set paid_amount = paid_amount + $1 where id = $2', [more, one?.id]);
    await pay(1);
    const { body } = await at.books.get<Verification>('/api/finance-v2/jurnal/verifikasi');
    const person = body.checks.find(({ key }) => key === 'V10');
    expect(person?.diffs).toMatchObject([{ key: expect.stringMatching(`akun 2-1102 .* vendor ${VENDOR}$`) }]);
    await pay(-1);
    await at.verified();
  });

  it('give their amount back when they are taken back, and post nothing', async () => {
    const [rest, first] = await invoices();
    const taken = (invoice: Invoice | undefined) =>
      at.books.post(`/api/finance/biayainvoice/${invoice?.id}/void`, {
        version: invoice?.version,
        reason: 'Salah vendor',
      });
    const refused = await taken(rest);
    expect([refused.status, refused.body['message']]).toEqual([
      422,
      'Saldo awal belum dirinci. Impor hutang awal terlebih dahulu',
    ]);
    expect((await taken(first)).status).toBe(200);
    expect(await at.shown('hutangawal')).toMatchObject({ rest: 2_200_000, count: 1 });
    expect(await journalsOf(clinic, 'biayainvoice', first?.id ?? 0)).toEqual([]);
    await at.send('hutangawal', [owed('A-1', 2_200_000)]);
    expect(await at.shown('hutangawal')).toMatchObject({ rest: 0, count: 2 });
    await at.verified();
  });
});

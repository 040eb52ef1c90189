// What was held for patients and owed to vendors when the books began (finance.md 6.7, 8): documents behind 2-1501 and 2-1102, and
// deposits by patient.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { newPatient } from '../service/stage.ts';
import { type Json, testApp, type TestApp } from '../support/app.ts';
import { linesOf, methodIdsOf } from './draft.ts';
import { openingStage, type OpeningStage, type Patient, problems, START } from './opening-stage.ts';

interface Deposit extends Json {
  readonly customer_id: number | null;
  readonly balance: number;
}

let clinic: TestApp;
let books: OpeningStage['books'];
let kept: Patient;
let other: Patient;
let at: OpeningStage;
beforeAll(async () => {
  clinic = await testApp();
  at = await openingStage(clinic, 'CRB');
  ({ books, kept, other } = at);
});
afterAll(() => clinic.close());

const deposits = async () => (await books.get<{ data: Deposit[] }>('/api/finance/deposit?limit=50')).body.data;
const balanceOf = async ({ id }: Patient) =>
  (await deposits()).find(({ customer_id }) => customer_id === id)?.balance ?? 0;
const invoices = async () => (await books.get<{ data: Json[] }>('/api/finance/biayainvoice?limit=50')).body.data;
const held = ({ username, name }: Patient, jumlah: number | string): Json => ({
  'No RM': username,
  Nama: name.toLowerCase(),
  Jumlah: jumlah,
});

describe('opening balances of deposits and payables', () => {
  it.each([
    ['2-1501', 'Deposit Pasien'],
    ['2-1102', 'Hutang Biaya'],
  ])('of %s stand on the credit side', async (code, name) => {
    const refused = await at.opening({ [code]: [1000, 0], '3-1001': [0, 1000] });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining(`Saldo awal ${name} harus di sisi kredit`),
    ]);
  });

  it('become documents of nobody, which post nothing and are counted', async () => {
    await at.opened();
    expect(await deposits()).toMatchObject([{ customer_id: null, balance: 1_000_000 }]);
    expect(await invoices()).toMatchObject([
      { vendor_id: null, invoice_no: 'Saldo awal belum dirinci', outstanding: 3_000_000, status: 1, is_opening: true },
    ]);
    expect(await at.shown('depositawal')).toEqual({ start_date: START, rest: 1_000_000, count: 0, amount: 0 });
    expect(await at.shown('hutangawal')).toMatchObject({ start_date: START, rest: 3_000_000, count: 0, amount: 0 });
    expect((await books.get('/api/finance-v2/jurnal')).body['count']).toBe(1);
    await at.verified();
  });

  it('are missed by the check when their documents say something else', async () => {
    const change = (by: number) =>
      clinic.database.asOwner('update customerdeposits set balance = balance + $1 where customer_id is null', [by]);
    await change(1);
    const { checks: found } = (await at.checks()) as unknown as { checks: { key: string; ok: boolean }[] };
    expect(found.filter(({ ok }) => !ok).map(({ key }) => key)).toContain('V4');
    await change(-1);
    await at.verified();
  });
});

describe('opening deposits from Excel', () => {
  it('name every error, and nothing is stored', async () => {
    const seen = await at.send('depositawal', [
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
      [7, 'No RM', 'Sama dengan baris 5'],
    ]);
    const much = await at.send('depositawal', [held(kept, 100_000), held(other, 900_001)]);
    expect(problems(much)).toEqual([
      [3, 'Jumlah', 'Melebihi saldo awal Deposit Pasien yang belum dirinci (Rp 1.000.000)'],
    ]);
    expect(await deposits()).toHaveLength(1);
  });

  it('share out the opening balance, once', async () => {
    const rows = [held(kept, 400_000), held(other, 150_000)];
    expect(await at.send('depositawal', rows, '?dryrun=true')).toMatchObject({ preview: '2 pasien, Rp 550.000' });
    expect(await at.shown('depositawal')).toMatchObject({ count: 0 });
    expect(await at.send('depositawal', rows)).toMatchObject({ added: 2 });
    expect([await balanceOf(kept), await balanceOf(other)]).toEqual([400_000, 150_000]);
    expect(await at.shown('depositawal')).toEqual({ start_date: START, rest: 450_000, count: 2, amount: 550_000 });
    const again = [held(kept, 1), held(other, 1)];
    expect(problems(await at.send('depositawal', again)).map(([, , message]) => message)).toEqual([
      'Deposit awal pasien ini sudah dirinci',
      'Deposit awal pasien ini sudah dirinci',
    ]);
    expect((await books.get('/api/finance-v2/jurnal')).body['count']).toBe(1);
    await at.verified();
  });

  it('of two at once share out the amount once', async () => {
    const [a, b] = [await newPatient(books), await newPatient(books)];
    const patients = [a, b].map(async (id) => (await books.get<Patient>(`/api/users/${id}`)).body);
    const answers = await Promise.all(
      (await Promise.all(patients)).map((patient) => at.send('depositawal', [held(patient, 300_000)])),
    );
    expect(answers.map(({ count }) => count).toSorted((x, y) => x - y)).toEqual([0, 1]);
    expect(await at.shown('depositawal')).toMatchObject({ rest: 150_000 });
    await at.verified();
  });

  it('are filled, given back and merged as any deposit', async () => {
    const methods = [{ paymentmethod_id: (await methodIdsOf(books))['Transfer BCA'], amount: 50_000, reference: 'R1' }];
    const back = await books.post('/api/finance/deposit/refund', { customer_id: kept.id, methods });
    expect(back.status, JSON.stringify(back.body)).toBe(201);
    expect(await balanceOf(kept)).toBe(350_000);
    const merge = { from_id: other.id, into_id: kept.id, reason: 'Terdaftar dua kali' };
    expect((await books.post('/api/service/registration/gabung', merge)).status).toBe(200);
    expect(await balanceOf(kept)).toBe(500_000);
    await at.verified();
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

describe('a bill', () => {
  it('is paid from an opening deposit', async () => {
    const old = {
      'No RM': kept.username,
      Nama: kept.name,
      'No Tagihan': 'LM-1',
      Tanggal: addDays(START, -3),
      Total: 200_000,
    };
    expect(await at.send('piutangawal', [old])).toMatchObject({ count: 1 });
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
    await at.verified();
  });
});

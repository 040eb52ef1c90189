// What doctors, laboratories, partners and investors were owed when the books began (finance.md 6.7, 8): rows behind 2-1201 to 2-1205, paid
// by slips like all others.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { type Json, testApp, type TestApp } from '../support/app.ts';
import { linesOf, methodIdsOf } from './draft.ts';
import { openingStage, type OpeningStage, problems, START, VENDOR } from './opening-stage.ts';
import type { Verification } from './verification-answer.ts';

interface Owed extends Json {
  readonly id: number;
  readonly amount: number;
  readonly actor_id: number | null;
}
interface Open {
  readonly id: number;
  readonly open_amount: number;
}

const [DOCTOR, LAB, PARTNER, INVESTOR] = ['drg. Lama Sekali', 'Lab Lama', 'RS Lama', 'Investor Lama'];
const REST = 'Saldo awal belum dirinci';

let clinic: TestApp;
let at: OpeningStage;
let doctor: number;
beforeAll(async () => {
  clinic = await testApp();
  at = await openingStage(clinic, 'TSM');
  const insert = async (sql: string) => (await clinic.database.asOwner<{ id: number }>(sql))[0]?.id ?? 0;
  doctor = await insert(`insert into users (profile_id, username, name, role, password_hash)
    values (1, 'dokter.lama', '${DOCTOR}', 2, 'x'), (1, 'dokter.kembar1', 'drg. Kembar', 2, 'x'),
      (1, 'dokter.kembar2', 'drg. Kembar', 2, 'x')
    returning id`);
  body(await at.books.post('/api/finance/mitra', { name: PARTNER, kind: 1, status: 1 }), 201);
  body(await at.books.post('/api/finance/investor', { name: INVESTOR, is_badan: false, status: 1 }), 201);
  await insert(`insert into laboratoriums (name) values ('${LAB}') returning id`);
  body(
    await at.opening({
      '1-1111': [18_000_000, 0],
      '2-1102': [0, 3_000_000],
      '2-1201': [0, 5_000_000],
      '2-1202': [0, 2_000_000],
      '2-1203': [0, 1_000_000],
      '2-1204': [0, 3_000_000],
      '2-1205': [0, 4_000_000],
    }),
    201,
  );
});
afterAll(() => clinic.close());

const owed = (type: string, nama: string, dokumen: string, jumlah: number, values: Json = {}): Json => ({
  'Tipe Aktor': type,
  Nama: nama,
  Dokumen: dokumen,
  Tanggal: addDays(START, -40),
  Jumlah: jumlah,
  'Jatuh Tempo': addDays(START, -10),
  ...values,
});
const rows = async () =>
  (await at.books.get<{ data: Owed[] }>('/api/finance/hutang', { query: { limit: '100' } })).body.data;
const named = async () => (await rows()).filter(({ actor_id }) => actor_id !== null);
const openOf = async (type: string, id: number) =>
  body(
    await at.books.get<{ data: Open[] }>('/api/finance/hutang/terbuka', {
      query: { actor_type: type, actor_id: String(id) },
    }),
  ).data;
const sheet = () => [
  owed('Vendor', VENDOR, 'INV-1', 1_000_000),
  owed('Dokter', DOCTOR.toUpperCase(), 'JM-03', 3_000_000),
  owed('Dokter', 'dokter.kembar2', 'JM-03', 1_500_000, { 'Jatuh Tempo': '' }),
  owed('Laboratorium', LAB, 'LAB/77', 2_000_000),
  owed('Rumah sakit/mitra', PARTNER, 'BH-11', 400_000),
  owed('Investor', INVESTOR, 'BH-11', 3_000_000),
  owed('Deviden investor', INVESTOR, 'DV-1', 4_000_000),
];

describe('opening payables of everybody', () => {
  it('name every error by row and column, and nothing is stored', async () => {
    const seen = await at.send('hutangawal', [
      owed('Dokter', DOCTOR, 'JM-1', 1_000),
      owed('Dokter', DOCTOR.toLowerCase(), 'JM-1', 1_000),
      owed('Dokter', 'drg. Tidak Ada', 'JM-2', 1_000),
      owed('Dokter', 'drg. Kembar', 'JM-2', 1_000),
      owed('Laboratorium', DOCTOR, 'L-1', 1_000),
      owed('Investor', INVESTOR, 'I-1', 3_000_001),
      owed('Deviden investor', INVESTOR, 'I-1', 1_000, { Tanggal: START, 'Jatuh Tempo': START }),
      owed('Rumah sakit/mitra', PARTNER, 'M-1', 1_000, { 'Jatuh Tempo': addDays(START, -41) }),
      owed('Pegawai', 'Orang', 'P-1', 1_000),
      owed('Dokter', DOCTOR, 'JM-4', -1),
    ]);
    expect(problems(seen)).toEqual([
      [3, 'Dokumen', 'Sama dengan baris 2'],
      [4, 'Nama', 'Dokter tidak ditemukan'],
      [5, 'Nama', 'Lebih dari satu Dokter bernama ini. Isi username-nya'],
      [6, 'Nama', 'Laboratorium tidak ditemukan'],
      [7, 'Jumlah', 'Melebihi saldo awal Hutang Bagi Hasil Investor yang belum dirinci (Rp 3.000.000)'],
      [8, 'Tanggal', 'Tanggal harus sebelum periode pertama dimulai'],
      [9, 'Jatuh Tempo', 'Jatuh tempo harus pada atau setelah tanggal'],
      [10, 'Tipe Aktor', 'Pilihan tidak valid'],
      [11, 'Jumlah', 'Jumlah tidak valid'],
    ]);
    expect(await named()).toEqual([]);
  });

  it('are looked at first, stored whole, and leave the rest without a name', async () => {
    expect(await at.send('hutangawal', sheet(), '?dryrun=true')).toMatchObject({ preview: '7 dokumen, Rp 14.900.000' });
    expect(await named()).toEqual([]);
    expect(await at.send('hutangawal', sheet())).toMatchObject({ added: 7 });
    expect(await at.shown('hutangawal')).toEqual({
      start_date: START,
      rest: 3_100_000,
      count: 7,
      amount: 14_900_000,
      accounts: [
        { code: '2-1102', name: 'Hutang Biaya', rest: 2_000_000, count: 1, amount: 1_000_000 },
        { code: '2-1201', name: 'Hutang Jasa Dokter', rest: 500_000, count: 2, amount: 4_500_000 },
        { code: '2-1202', name: 'Hutang Laboratorium', rest: 0, count: 1, amount: 2_000_000 },
        { code: '2-1203', name: 'Hutang Rumah Sakit/Mitra', rest: 600_000, count: 1, amount: 400_000 },
        { code: '2-1204', name: 'Hutang Bagi Hasil Investor', rest: 0, count: 1, amount: 3_000_000 },
        { code: '2-1205', name: 'Hutang Deviden', rest: 0, count: 1, amount: 4_000_000 },
      ],
    });
    const left = (await rows()).filter(({ actor_id }) => actor_id === null);
    expect(
      left.map(({ description, actor_type, amount, status }) => [description, actor_type, amount, status]),
    ).toEqual(
      expect.arrayContaining([
        [REST, 'doctor', 500_000, 0],
        [REST, 'laboratorium', 0, 2],
      ]),
    );
    expect((await named()).find(({ description }) => description === 'JM-03')).toMatchObject({
      transaction_at: START,
      document_at: addDays(START, -40),
      kind: 'saldo_awal',
    });
    expect((await at.books.get('/api/finance-v2/jurnal')).body['count']).toBe(1);
    await at.verified();
  });

  it('are not added by the same file again', async () => {
    const before = await rows();
    const told = problems(await at.send('hutangawal', sheet())).map(([row, column, message]) => [row, column, message]);
    expect(told).toEqual(
      expect.arrayContaining([
        [2, 'Dokumen', 'Nomor invoice vendor sudah dicatat'],
        ...[3, 4, 5, 6, 7, 8].map((row) => [row, 'Dokumen', 'Dokumen ini sudah dirinci']),
      ]),
    );
    expect(await rows()).toEqual(before);
  });

  it('of two at once are added by one', async () => {
    const more = [owed('Dokter', DOCTOR, 'JM-99', 300_000)];
    const answers = await Promise.all([at.send('hutangawal', more), at.send('hutangawal', more)]);
    expect(answers.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([0, 1]);
    await at.verified();
  });

  it('are taken back once, and wait for their name again', async () => {
    const accounts = async () =>
      (await at.books.get<{ accounts: { code: string; rest: number; count: number }[] }>('/api/finance/hutangawal'))
        .body.accounts;
    const before = await accounts();
    const id = (await named()).find(({ description }) => description === 'JM-99')?.id ?? 0;
    const path = `/api/finance/hutang/${id}/lepas`;
    expect((await at.books.post(path, { reason: '' })).status).toBe(422);
    const answers = await Promise.all([1, 2].map(() => at.books.post(path, { reason: 'Salah nama dokter' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const freed = before.map((account) =>
      account.code === '2-1201' ? { ...account, rest: 500_000, count: 2, amount: 4_500_000 } : account,
    );
    expect(await accounts()).toEqual(freed);
    expect((await openOf('doctor', doctor)).map(({ open_amount }) => open_amount)).toEqual([3_000_000]);
    await at.verified();
    expect(await at.send('hutangawal', [owed('Dokter', DOCTOR, 'JM-99', 300_000)])).toMatchObject({ added: 1 });
    expect(await accounts()).toEqual(before);
    await at.verified();
  });

  it('that have no name, or are an invoice of a vendor, are not taken back', async () => {
    const all = await rows();
    const nobody = all.find(({ actor_id, description }) => actor_id === null && description === REST)?.id ?? 0;
    const vendor = all.find(({ description }) => description === 'INV-1')?.id ?? 0;
    expect(nobody).toBeGreaterThan(0);
    for (const id of [nobody, vendor, 99_999_999])
      expect((await at.books.post(`/api/finance/hutang/${id}/lepas`, { reason: 'Coba lepas' })).status).toBe(404);
    expect(await rows()).toEqual(all);
  });

  it('are told apart by person: a check misses a row that was changed', async () => {
    const change = (by: number) =>
      clinic.database.asOwner(
        `update hutangs set amount = amount + $1 where description = 'JM-03' and actor_id = ${doctor}`,
        [by],
      );
    await change(1);
    const { checks } = (await at.books.get<Verification>('/api/finance-v2/jurnal/verifikasi')).body;
    expect(checks.filter(({ ok }) => !ok).map(({ key }) => key)).toEqual(['V4', 'V10']);
    await change(-1);
    await at.verified();
  });

  it('say how they came about, and are paid by a slip less the tax of what was owed', async () => {
    const open = await openOf('doctor', doctor);
    expect(open.map(({ open_amount }) => open_amount)).toEqual([3_000_000, 300_000]);
    const why = body(await at.books.get(`/api/finance/hutang/${open[0]?.id}/why`));
    expect(why).toMatchObject({ title: 'JM-03', amount: 3_000_000 });
    expect(JSON.stringify(why)).toContain('terutang sebelum pembukuan dimulai (saldo awal)');
    const slip = body(
      await at.books.post<{ id: number; version: number; journal_id: number }>('/api/finance/hutangtransaction', {
        actor_type: 'doctor',
        actor_id: doctor,
        transaction_at: today(),
        paymentmethod_id: (await methodIdsOf(at.books))['Transfer BCA'],
        details: open.map(({ id, open_amount }) => ({ hutang_id: id, amount: open_amount })),
      }),
      201,
    );
    expect(slip).toMatchObject({ gross_amount: 3_300_000 });
    expect((await linesOf(clinic, slip.journal_id))[0]).toEqual(['2-1201', 3_300_000]);
    expect(await openOf('doctor', doctor)).toEqual([]);
    await at.verified();
    const paid = await at.books.post(`/api/finance/hutang/${open[0]?.id}/lepas`, { reason: 'Salah nama dokter' });
    expect([paid.status, paid.body]).toEqual([
      409,
      expect.objectContaining({ message: 'Sisa hutang sudah berubah. Muat ulang halaman' }),
    ]);
    await at.verified();
  });
});

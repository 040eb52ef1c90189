// Running packages that are brought along as the books begin (paket.md 8; corrections 28): whole or not at all, once, and right in the
// books.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { expireMembership } from '../../server/usecases/paket/membership/expire-night.ts';
import { tx } from '../../server/db/transaction.ts';
import { openingStage, type OpeningStage, type Patient, START } from '../finance/opening-stage.ts';
import { body, today } from '../service/stage.ts';
import { type Json, testApp, type TestApp } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { refusedSheet, sendSheet, toldRows } from '../support/workbook.ts';
import { BRACES, CLEANING, LIABILITY, MEMBERSHIP, type Membership, offer, WHOLE } from './stage.ts';

type Result = AnswerOf<'paket.membership.import'>;
const IMPORT = `${MEMBERSHIP}/import`;
const SOLD = addDays(START, -100);
const OVER = addDays(today(), -1);

let clinic: TestApp;
let at: OpeningStage;
let kept: Patient;
let other: Patient;
let braces = '';
let cleaning = '';
let branch = 0;
let codes: ReadonlyMap<string, string>;
beforeAll(async () => {
  clinic = await testApp();
  at = await openingStage(clinic, 'PKT');
  ({ kept, other } = at);
  const ids = [await offer(clinic), await offer(clinic, CLEANING, { price: 1_000_000, ...WHOLE })];
  const versions = await clinic.database.asOwner<{ id: number; code: string }>(
    'select id, code from pakethistories where id = any ($1)',
    [ids],
  );
  [braces = '', cleaning = ''] = ids.map((id) => versions.find((version) => version.id === id)?.code ?? '');
  const works = await clinic.database.asOwner<{ name: string; code: string }>(
    `select name, code from laboratoriumjasas order by id desc`,
  );
  codes = new Map(works.map(({ name, code }) => [name, code]));
  const [profile] = await clinic.database.asOwner<{ id: number }>(`select id from profiles where code = 'PKT'`);
  branch = profile?.id ?? 0;
  body(
    await at.opening({
      '1-1111': [9_850_000, 0],
      '1-1201': [3_000_000, 0],
      '2-1502': [0, 2_850_000],
      '3-1001': [0, 10_000_000],
    }),
    201,
  );
});
afterAll(() => clinic.close());

const row = (more: Json = {}): Json => ({
  'No. RM': kept.username,
  'Kode Paket': braces,
  'Tgl Jual': SOLD,
  Total: '8000000',
  'Sudah Dibayar': '5000000',
  Jenis: '1',
  Kode: 'ORT-01',
  Slot: '1',
  Terpakai: '1',
  'Berlaku s/d': '',
  ...more,
});
/** Worked example 1 with the braces put on and three controls done; unused are 2.600.000 of it. */
const sold = (): Json[] =>
  BRACES.map(({ type, of, slots }) =>
    row({
      Jenis: String(type),
      Kode: type === 3 ? (codes.get(of) ?? '') : of,
      Slot: String(slots),
      Terpakai: { 'ORT-01': '1', 'ORT-03': '3' }[of] ?? '0',
    }),
  );
/** Paid and used but for one slot, which ended yesterday. */
const cleaned = (more: Json = {}): Json =>
  row({
    'No. RM': other.username,
    'Kode Paket': cleaning.toLowerCase(),
    Total: '1000000',
    'Sudah Dibayar': '1000000',
    Kode: 'PER-01',
    Slot: '4',
    Terpakai: '3',
    'Berlaku s/d': OVER,
    ...more,
  });
const listed = async () => body(await at.books.get<{ data: readonly Json[] }>(MEMBERSHIP)).data;
const liability = async () => body(await at.books.get<AnswerOf<'paket.laporan.kewajiban'>>(LIABILITY));

describe('a sheet of running packages', () => {
  it('is refused by row, and nothing of it is stored', async () => {
    const [, control = row()] = sold();
    const bad = await refusedSheet(at.books, IMPORT, [
      row({ 'No. RM': 'TIDAK-ADA' }),
      row({ 'Kode Paket': 'XX-99', 'Tgl Jual': addDays(SOLD, 1) }),
      row({ Terpakai: '2', 'Tgl Jual': addDays(SOLD, 2) }),
      row({ Kode: 'KON-01', 'Tgl Jual': addDays(SOLD, 3) }),
      row({ 'Tgl Jual': START }),
      row({ 'Tgl Jual': addDays(SOLD, 4) }),
      { ...control, 'Tgl Jual': addDays(SOLD, 4), Total: '7000000', 'Sudah Dibayar': '4000000' },
      cleaned(),
    ]);
    expect(toldRows(bad)).toEqual(
      expect.arrayContaining([
        [2, 'no_rm', 'No. RM tidak ditemukan'],
        [3, 'kode_paket', 'Kode paket tidak ditemukan'],
        [4, 'terpakai', 'Terpakai melebihi slot'],
        [5, 'kode', `Bukan bagian dari paket ${braces}`],
        [6, 'tgl_jual', 'Tanggal harus sebelum periode pertama dimulai'],
        [8, 'total', 'Berbeda dengan baris 7 dari paket yang sama'],
        [8, 'sudah_dibayar', 'Berbeda dengan baris 7 dari paket yang sama'],
      ]),
    );
    expect(await listed()).toEqual([]);
  });

  it('takes no more than the opening balances hold', async () => {
    const dear = sold().map((line) => ({ ...line, Total: '9000000' }));
    expect(toldRows(await refusedSheet(at.books, IMPORT, dear))).toEqual([
      [2, 'total', expect.stringContaining('saldo awal Pendapatan Paket Diterima di Muka')],
      [2, 'total', expect.stringContaining('saldo awal Piutang Pasien')],
    ]);
  });

  it('becomes packages with their used slots, and a bill for what is unpaid', async () => {
    const dry = await sendSheet<Result>(at.books, `${IMPORT}?dryrun=true`, [...sold(), cleaned()]);
    expect(dry).toMatchObject({ count: 6, preview: '2 paket, Rp 9.000.000' });
    const journals = 'select count(*)::int as n from journals';
    const [before] = await clinic.database.asOwner<{ n: number }>(journals);
    expect(await sendSheet<Result>(at.books, IMPORT, [...sold(), cleaned()])).toMatchObject({ added: 2, errors: [] });
    expect(await clinic.database.asOwner<{ n: number }>(journals)).toEqual([before]);
    const rows = await listed();
    expect(rows).toHaveLength(2);
    const id = rows.find(({ customer_id }) => customer_id === kept.id)?.['id'];
    const shown = body(await at.books.get<Membership>(`${MEMBERSHIP}/${Number(id)}`));
    expect(shown).toMatchObject({
      status: 1,
      migrasi: true,
      sold_at: SOLD,
      total_amount: 8_000_000,
      paid_amount: 5_000_000,
      due_amount: 3_000_000,
    });
    expect(shown.lines.map((line) => [line.used_slot, line.recognised_amount, line.expires_at])).toEqual([
      [1, 4_800_000, addDays(SOLD, 90)],
      [3, 600_000, addDays(SOLD, 540)],
      [0, 0, addDays(SOLD, 365)],
      [0, 0, addDays(SOLD, 180)],
      [0, 0, addDays(SOLD, 900)],
    ]);
    expect(await liability()).toMatchObject({ sum: { liability: 2_850_000 }, ledger: 2_850_000, difference: 0 });
    await at.verified();
  });

  it('tells as income what was paid of them before, and what of that is not used', async () => {
    const query = { start_date: SOLD, end_date: today() };
    const { data, sums } = body(
      await at.books.get<AnswerOf<'finance.income.paket'>>('/api/finance/income/paket', { query }),
    );
    const told = data.map(({ rm, paid_amount, recognised_amount, unearned_amount }) => [
      rm,
      paid_amount,
      recognised_amount,
      unearned_amount,
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        // More was used than is paid.
        [kept.username, 5_000_000, 5_400_000, 0],
        [other.username, 1_000_000, 750_000, 250_000],
      ]),
    );
    expect(sums).toMatchObject({ paid_amount: 6_000_000, recognised_amount: 6_150_000, unearned_amount: 250_000 });
  });

  it('tells on its schedule what is still to be paid', async () => {
    const [sale] = (await listed()).filter(({ customer_id }) => customer_id === kept.id);
    const paper = await at.books.get(`${MEMBERSHIP}/${Number(sale?.['id'])}/jadwal`);
    expect(wordsOn(paper.bytes)).toContain('5.000.000DibayarRp3.000.000Sisa');
  });

  it('changes nothing a second time, and says so where it tells otherwise', async () => {
    expect(await sendSheet<Result>(at.books, IMPORT, [...sold(), cleaned()])).toMatchObject({ added: 0 });
    expect(await listed()).toHaveLength(2);
    const told = toldRows(await refusedSheet(at.books, IMPORT, [cleaned({ Terpakai: '2' })]));
    expect(told).toEqual([
      [2, 'kode_paket', expect.stringMatching(/^Saldo paket sudah diimpor di MBR\/PKT\/\d{4}\/\d{6} dengan isi lain$/)],
    ]);
  });

  it('is not for the front desk', async () => {
    const admin = await clinic.as('admin.bdg');
    expect((await admin.get(`${MEMBERSHIP}/template`)).status).toBe(403);
    const template = await at.books.get(`${MEMBERSHIP}/template`);
    expect(template.headers['content-type']).toContain('spreadsheet');
  });
});

it('a slot that is over becomes income as any other, out of the opening balance', async () => {
  const [sale] = (await listed()).filter(({ customer_id }) => customer_id === other.id);
  await tx(clinic.database.pool, { branches: [branch] }, (trx) =>
    expireMembership(trx, { branch, day: today(), now: new Date() }, Number(sale?.['id'])),
  );
  expect((await listed()).find(({ id }) => id === sale?.['id'])).toMatchObject({ status: 3 });
  expect(await liability()).toMatchObject({ sum: { liability: 2_600_000 }, ledger: 2_600_000, difference: 0 });
  await at.verified();
});

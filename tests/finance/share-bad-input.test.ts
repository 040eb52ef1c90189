// What shares, payables, slips and taxes refuse, word for word, and that nothing of it is left behind (the table of finance.md 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Answer, Client, Json } from '../support/app.ts';
import { openSlips, type Slips } from './slip-stage.ts';

const NTPN = '0A1B2C3D4E5F6G7H';
const TABLES = [
  'tindakanincomes',
  'hutangs',
  'hutangtransactions',
  'hutangtransactiondetails',
  'pphs',
  'labfees',
  'sharingprofits',
  'actorpajaks',
  'bills',
  'bill_lines',
  'billtransactions',
  'journals',
  'journal_lines',
  'akunbalances',
  'number_sequences',
  'applogs',
] as const;

let at: Slips;
let row: { readonly id: number; readonly open_amount: number };
let fee: { readonly id: number; readonly version: number };
let income: number;
let tax: { readonly id: number; readonly version: number };
/** A doctor who is owed 1.000.000 in one row, has tax of the month, and a laboratory whose cost is known. */
beforeAll(async () => {
  at = await openSlips();
  await at.pay(await at.billed(), 2_550_000);
  body(await at.slip(at.whole(await at.open())), 201);
  const bill = await at.billed();
  await at.pay(bill, 2_550_000);
  const [open] = await at.open();
  if (!open) throw new Error('Nothing is owed.');
  row = open;
  income = (await at.incomeOf(bill)).id;
  await at.billed(true);
  const [labfee] = await at.rows<typeof fee>('/api/finance/labfee', { status: '0' });
  const [withheld] = await at.taxes();
  if (!labfee || !withheld) throw new Error('There is no fee, or no tax.');
  fee = labfee;
  tax = withheld;
});
afterAll(() => at.clinic.close());

/** Every row of every table that money stands in. */
const snapshot = async (): Promise<string> => {
  const sums = TABLES.map(
    (table) => `select '${table}', count(*), md5(string_agg(t::text, '|' order by t::text)) from ${table} t`,
  );
  return JSON.stringify(await at.clinic.database.asOwner(sums.join(' union all ')));
};
const expectRefused = async (ask: () => Promise<Answer<unknown>>, status: number, told: string): Promise<void> => {
  const before = await snapshot();
  const answer = await ask();
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(told)]);
  expect(await snapshot()).toBe(before);
};

const slip = (more: object = {}, by: Client = at.books) =>
  by.post('/api/finance/hutangtransaction', at.wish([{ hutang_id: row.id, amount: row.open_amount }], more));
const part = (amount: unknown) => at.slip([{ hutang_id: row.id, amount }]);
const remit = (more: object = {}) =>
  at.books.post('/api/finance/pph/setor', {
    kind: 'pph_doctor',
    masa: `${today().slice(0, 7)}-01`,
    ids: [tax.id],
    paymentmethod_id: at.bank,
    ntpn: NTPN,
    setor_at: today(),
    ...more,
  });
const override = (more: object = {}, by: Client = at.manager) =>
  by.post(`/api/finance/tindakanincome/${income}/override`, {
    doctor_amount: 1_000_000,
    rumahsakit_amount: 100_000,
    reason: 'Disepakati',
    ...more,
  });

describe('a slip', () => {
  it.each([0, 0.5, 1_000_000_000_001, '1e5', 'NaN', null, ''])('of %s is refused by its field', (amount) =>
    expectRefused(() => part(amount), 422, 'details.0.amount'),
  );
  it.each<readonly [string, () => Promise<Answer<unknown>>, number, string]>([
    ['more than is open', () => part(row.open_amount + 1), 409, 'Sisa hutang sudah berubah. Muat ulang halaman'],
    ['less than nothing of a row', () => part(-1), 409, 'Sisa hutang sudah berubah. Muat ulang halaman'],
    [
      'another payee’s row',
      () => slip({ actor_id: at.doctorId + 1 }),
      409,
      'Sisa hutang sudah berubah. Muat ulang halaman',
    ],
    ['a payee of no kind', () => slip({ actor_type: 'pajak' }), 422, 'Penerima tidak valid'],
    ['no rows', () => at.slip([]), 422, 'Pilih hutang yang dibayar'],
    [
      'a row twice',
      () => at.slip([row, row].map(({ id }) => ({ hutang_id: id, amount: 1 }))),
      422,
      'Hutang yang sama dipilih dua kali',
    ],
    [
      'less than nothing',
      () => slip({ adjust_amount: 1_000_000, adjust_note: 'Alat' }),
      422,
      'Jumlah bersih tidak boleh negatif',
    ],
    ['a deduction without a word', () => slip({ adjust_amount: 1_000 }), 422, 'adjust_note'],
    [
      'a day before it was owed',
      () => slip({ transaction_at: addDays(today(), -1) }),
      422,
      'Tanggal slip tidak boleh sebelum hutang terjadi',
    ],
    [
      'tomorrow',
      () => slip({ transaction_at: addDays(today(), 1) }),
      422,
      'Tanggal transaksi tidak boleh melebihi hari ini',
    ],
    ['a day of no calendar', () => slip({ transaction_at: '2026-02-31' }), 422, 'Tanggal tidak valid'],
    ['a method that is nobody’s', () => slip({ paymentmethod_id: 999_999 }), 422, 'paymentmethod_id'],
    ['a key that is not known', () => slip({ bonus: 1 }), 422, 'bonus'],
    ['who is not of the books', async () => slip({}, await at.clinic.as('admin.bdg')), 403, ''],
    ['another branch', async () => slip({}, await at.clinic.as('finance.mks')), 422, 'paymentmethod_id'],
  ])('of %s is refused', (_what, ask, status, told) => expectRefused(ask, status, told));
});

describe('tax', () => {
  it.each<readonly [string, () => Promise<Answer<unknown>>, number, string]>([
    ['with a short NTPN', () => remit({ ntpn: 'PENDEK' }), 422, 'NTPN wajib 16 karakter'],
    ['of nothing', () => remit({ ids: [] }), 422, 'ids'],
    [
      'of another month',
      () => remit({ masa: '2020-01-01' }),
      409,
      'PPh sudah disetor atau berubah. Muat ulang halaman',
    ],
    [
      'that nobody withheld',
      () => remit({ ids: [999_999] }),
      409,
      'PPh sudah disetor atau berubah. Muat ulang halaman',
    ],
    [
      'before it was withheld',
      () => remit({ setor_at: addDays(today(), -1) }),
      422,
      'Tanggal setor tidak boleh sebelum PPh dipotong',
    ],
    [
      'tomorrow',
      () => remit({ setor_at: addDays(today(), 1) }),
      422,
      'Tanggal transaksi tidak boleh melebihi hari ini',
    ],
  ])('%s is not remitted', (_what, ask, status, told) => expectRefused(ask, status, told));
});

describe('the share of a treatment', () => {
  it.each<readonly [string, () => Promise<Answer<unknown>>, number, string]>([
    ['more than its net', () => override({ doctor_amount: 2_500_000 }), 422, 'Total pembagian melebihi nilai tindakan'],
    ['less than nothing', () => override({ doctor_amount: -1 }), 422, 'Jumlah tidak valid'],
    ['a fraction', () => override({ rumahsakit_amount: 0.5 }), 422, 'Jumlah tidak valid'],
    ['no reason', () => override({ reason: '' }), 422, 'reason'],
    ['another branch', async () => override({}, await at.clinic.as('manager.mks')), 404, ''],
    ['a clerk of the desk', async () => override({}, await at.clinic.as('admin.bdg')), 403, ''],
  ])('is not decided to be %s', (_what, ask, status, told) => expectRefused(ask, status, told));
});

describe('the cost of a laboratory', () => {
  const confirm = (more: object = {}, by = at.books) =>
    by.post(`/api/finance/labfee/${fee.id}/confirm`, {
      version: fee.version,
      amount: 600_000,
      invoice_no: 'L',
      ...more,
    });
  it.each<readonly [string, () => Promise<Answer<unknown>>, number, string]>([
    ['below nothing', () => confirm({ amount: -1 }), 422, 'Jumlah tidak valid'],
    ['without an amount', () => confirm({ amount: null }), 422, 'amount'],
    [
      'of an older version',
      () => confirm({ version: fee.version + 1 }),
      409,
      'Data sudah diubah pengguna lain. Muat ulang halaman',
    ],
    ['of another branch', async () => confirm({}, await at.clinic.as('finance.mks')), 404, ''],
  ])('%s is not confirmed', (_what, ask, status, told) => expectRefused(ask, status, told));
});

describe('a rule in use', () => {
  it('is not deleted', async () => {
    const [rule] = await at.rows<Json & { id: number; version: number; name: string }>(
      '/api/finance/sharingprofit',
      {},
    );
    await expectRefused(
      () => at.books.delete(`/api/finance/sharingprofit/${rule?.id}`),
      409,
      'sudah dipakai dan tidak dapat dihapus',
    );
  });
});

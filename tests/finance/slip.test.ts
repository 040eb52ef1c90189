// Slips through the real application (finance.md 3, 6.6): what is owed is paid, the tax of the month withheld, remitted and reported.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { wordsOn } from '../support/pdf.ts';
import { linesOf } from './draft.ts';
import { openSlips, type Slip, type Slips, type Tax } from './slip-stage.ts';

interface Payee {
  readonly actor_id: number | null;
  readonly balance: number;
}

const NTPN = '0A1B2C3D4E5F6G7H';

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
});
afterAll(() => at.clinic.close());

describe('a slip', () => {
  it('pays WE5 less the tax of the month, and owes that to the state (WE7)', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const rows = await at.open();
    expect(rows.map(({ open_amount }) => open_amount)).toEqual([1_000_000]);
    const asked = { ...at.wish(at.whole(rows)), paymentmethod_id: undefined };
    const preview = body(await at.books.post('/api/finance/hutangtransaction/preview', asked));
    expect(preview).toMatchObject({
      gross_amount: 1_000_000,
      pph_amount: 62_500,
      net_amount: 937_500,
      pajak: { known: true, bruto_amount: 2_500_000, dpp_amount: 1_250_000, brackets: [{ persen: 5, tax: 62_500 }] },
    });
    expect((await at.open()).length).toBe(1);

    const paid = body(await at.slip(at.whole(rows)), 201);
    expect(paid).toMatchObject({ gross_amount: 1_000_000, pph_amount: 62_500, net_amount: 937_500, status: 1 });
    expect(paid.code).toMatch(/^PH\/BDG\/\d{4}\/\d{6}$/);
    expect(await linesOf(at.clinic, paid.journal_id)).toEqual([
      ['2-1201', 1_000_000],
      ['1-1111', -937_500],
      ['2-1401', -62_500],
    ]);
    expect(await at.open()).toEqual([]);
    expect(await at.taxes()).toMatchObject([
      { bruto_amount: 2_500_000, dpp_amount: 1_250_000, amount: 62_500, status: 0 },
    ]);
    await at.expectHolding();
    const paper = await at.books.get(`/api/finance/hutangtransaction/${paid.id}/print`);
    const words = wordsOn(paper.bytes);
    for (const part of [
      paid.code,
      '1.000.000',
      '-62.500',
      'Rp937.500',
      'sembilanratustigapuluhtujuhribulimaratusrupiah',
    ])
      expect(words).toContain(part);
  });

  it('withholds of a month what it comes to, however it is cut', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const [row] = await at.open();
    for (const amount of [300_000, 450_000, 250_000]) body(await at.slip([{ hutang_id: row?.id, amount }]), 201);
    const rows = await at.taxes();
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(125_000);
    // Each says what is taxed of its own gross; together they are what is taxed of the month.
    for (const { bruto_amount, dpp_amount } of rows) expect(Math.abs(bruto_amount - 2 * dpp_amount)).toBeLessThan(2);
    const [bruto, dpp] = [rows.map((tax) => tax.bruto_amount), rows.map((tax) => tax.dpp_amount)].map((amounts) =>
      amounts.reduce((sum, amount) => sum + amount, 0),
    );
    expect(dpp).toBe(Math.round((bruto ?? 0) / 2));
    await at.expectHolding();
  });

  it('is refused for more than is open, of another payee, twice the same, or below nothing', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const [row] = await at.open();
    const one = (amount: number, more: object = {}) => at.slip([{ hutang_id: row?.id, amount }], more);
    const changed = { message: 'Sisa hutang sudah berubah. Muat ulang halaman' };
    expect((await one(1_000_001)).body).toMatchObject(changed);
    expect((await one(1, { actor_id: at.doctorId + 1 })).body).toMatchObject(changed);
    const twice = { hutang_id: row?.id, amount: 1 };
    expect((await at.slip([twice, twice])).body).toMatchObject({ message: 'Hutang yang sama dipilih dua kali' });
    const claim = { adjust_amount: 1_000_000, adjust_note: 'Alat rusak' };
    expect((await one(1_000_000, claim)).body).toMatchObject({ message: 'Jumlah bersih tidak boleh negatif' });
    expect((await one(1_000_000, { adjust_amount: 1000 })).status).toBe(422);
    expect((await at.slip([])).status).toBe(422);
    const yesterday = await one(1_000_000, { transaction_at: addDays(today(), -1) });
    expect(yesterday).toMatchObject({ status: 422, body: { errors: { transaction_at: [expect.any(String)] } } });
    expect(await at.open()).toEqual([row]);

    const deducted = body(await one(1_000_000, { adjust_amount: 50_000, adjust_note: 'Alat rusak' }), 201);
    expect(await linesOf(at.clinic, deducted.journal_id)).toEqual([
      ['2-1201', 1_000_000],
      ['1-1111', -887_500],
      ['2-1401', -62_500],
      ['7-1005', -50_000],
    ]);
    await at.expectHolding();
  });

  it('is taken back with its tax by a manager, unless that is remitted', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const rows = await at.open();
    const paid = body(await at.slip(at.whole(rows)), 201);
    const path = `/api/finance/hutangtransaction/${paid.id}/void`;
    const undo = { version: paid.version, reason: 'Salah rekening' };
    expect((await at.books.post(path, undo)).status).toBe(403);
    const gone = body(await at.manager.post<Slip>(path, undo));
    expect(gone).toMatchObject({ status: -1, void_reason: 'Salah rekening' });
    expect(await at.open()).toEqual(rows);
    expect((await at.taxes()).find((tax) => tax['source_id'] === paid.id)).toMatchObject({ status: -1 });
    await at.expectHolding();

    const again = body(await at.slip(at.whole(rows)), 201);
    const owed = (await at.taxes()).filter(({ status }) => status === 0);
    const remit = (ids: readonly number[], more: object = {}) =>
      at.books.post<Json & { amount: number; journal_id: number }>('/api/finance/pph/setor', {
        kind: 'pph_doctor',
        masa: `${today().slice(0, 7)}-01`,
        ids,
        paymentmethod_id: at.bank,
        ntpn: NTPN,
        setor_at: today(),
        ...more,
      });
    const ids = owed.map(({ id }) => id);
    expect((await remit(ids, { ntpn: 'PENDEK' })).status).toBe(422);
    const done = body(await remit(ids), 201);
    const total = owed.reduce((sum, { amount }) => sum + amount, 0);
    expect(done).toMatchObject({ count: ids.length, amount: total });
    expect(await linesOf(at.clinic, done.journal_id)).toEqual([
      ['2-1401', total],
      ['1-1111', -total],
    ]);
    expect((await remit(ids)).status).toBe(409);
    const late = await at.manager.post<Slip>(`/api/finance/hutangtransaction/${again.id}/void`, {
      version: again.version,
      reason: 'Terlambat',
    });
    expect(late).toMatchObject({ status: 409, body: { message: 'PPh atas transaksi ini sudah disetor' } });
    const [tax] = (await at.taxes()).filter(({ status }) => status === 1);
    const reported = await at.books.post<Tax>(`/api/finance/pph/${tax?.id}/lapor`, {
      version: tax?.version,
      bukti_potong_no: '2600000001',
    });
    expect(body(reported)).toMatchObject({ status: 2, bukti_potong_no: '2600000001', ntpn: NTPN });
    await at.expectHolding();
  });

  it('nets a correction, and shows what was paid too much', async () => {
    const bill = await at.billed();
    const receipt = await at.pay(bill, 2_550_000);
    body(await at.slip(at.whole(await at.open())), 201);
    body(
      await at.manager.post(`/api/finance/billtransaction/${receipt.id}/void`, {
        version: receipt.version,
        reason: 'Salah pasien',
      }),
    );
    const payees = body(
      await at.books.get<{ data: Payee[] }>('/api/finance/hutang/aktor', { query: { actor_type: 'doctor' } }),
    ).data;
    expect(payees.find(({ actor_id }) => actor_id === at.doctorId)).toMatchObject({
      balance: -1_000_000,
      corrections: -1_000_000,
    });
    const refused = await at.slip(at.whole(await at.open()));
    expect(refused).toMatchObject({ status: 422, body: { message: 'Jumlah bersih tidak boleh negatif' } });
    await at.pay(bill, 2_550_000);
    await at.pay(await at.billed(), 2_550_000);
    const netted = body(await at.slip(at.whole(await at.open())), 201);
    expect(netted).toMatchObject({ gross_amount: 1_000_000 });
    await at.expectHolding();
  });

  it('refuses a doctor who is employed: payroll pays him', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const profile = { actor_type: 'doctor', actor_id: at.doctorId, nik: '3273011203850001' };
    body(await at.books.put('/api/finance/actorpajak', { ...profile, kategori: 'pegawai' }));
    const refused = await at.slip(at.whole(await at.open()));
    expect(refused).toMatchObject({ status: 422, body: { message: 'Fee dokter pegawai dibayar melalui payroll' } });
    body(await at.books.put('/api/finance/actorpajak', { ...profile, kategori: 'bukan_pegawai' }));
    body(await at.slip(at.whole(await at.open())), 201);
  });
});

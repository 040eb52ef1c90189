// What the branch decides about its desk, the list of receipts, and the method of the deposits (finance.md 2a, 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { issuedBill, messageOf, PAY, tenders } from './desk.ts';
import { draftBill, type Receipt } from './draft.ts';

let clinic: TestApp;
let desk: Client;
let manager: Client;
let by: Awaited<ReturnType<typeof tenders>>;
beforeAll(async () => {
  clinic = await testApp();
  desk = await clinic.as('admin.bdg');
  manager = await clinic.as('manager.bdg');
  by = await tenders(clinic);
});
afterAll(() => clinic.close());

const pay = (bill: { id: number }, amounts: Readonly<Record<string, number>>) => {
  const amount = Object.values(amounts).reduce((sum, n) => sum + n, 0);
  return desk.post<Receipt>(PAY, { methods: by(amounts), allocations: [{ bill_id: bill.id, amount }] });
};
const voided = async (client: Client, { id, version }: Receipt) =>
  client.post<Receipt>(`${PAY}/${id}/void`, { reason: 'Salah', version });

describe('two windows that saw the same bill', () => {
  it('take its money once, where each says what it saw', async () => {
    const { id } = await draftBill(clinic);
    const bill = async () => (await desk.get(`/api/finance/bill/${id}`)).body;
    const total = Number((await bill())['total_amount']);
    const payOf = (seen: number) =>
      desk.post(PAY, {
        methods: by({ Tunai: 100_000 }),
        allocations: [{ bill_id: id, amount: 100_000, outstanding: seen }],
        issue: true,
      });
    const answers = await Promise.all([payOf(total), payOf(total), payOf(total)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await bill()).toMatchObject({ installment_current_amount: 100_000 });
    expect((await payOf(total - 100_000)).status).toBe(201);
  });
});

describe('around the desk', () => {
  it('the list says what was paid, by what, who took it, and what all of it comes to', async () => {
    const bill = await issuedBill(clinic, desk, 500_000);
    const paid = await pay(bill, { Tunai: 200_000, QRIS: 300_000 });
    interface Listed {
      readonly data: readonly Json[];
      readonly sum: number;
    }
    const query = `keyword=${encodeURIComponent(paid.body.code)}&sum=price_amount`;
    const { body } = await desk.get<Listed>(`${PAY}?${query}`);
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ bill_codes: bill.code, method_names: 'Tunai + QRIS' });
    expect([body.sum, body.data[0]?.['cashier']]).toEqual([500_000, expect.any(String)]);
    await voided(manager, paid.body);
    expect((await desk.get<Listed>(`${PAY}?${query}`)).body.sum).toBe(0);
  });

  it('a bill that is issued says what stands in the way of issuing and of taking it back', async () => {
    const bill = await issuedBill(clinic, desk, 300_000);
    const paths = `/api/finance/bill/${bill.id}`;
    const issued = [409, 'Tagihan sudah terbit dan tidak dapat diubah'];
    expect(messageOf(await desk.post(`${paths}/issue`, { version: 2 }))).toEqual(issued);
    const paid = 'Tagihan sudah memiliki pembayaran. Batalkan pembayaran atau buat refund terlebih dahulu';
    await pay(bill, { QRIS: 100_000 });
    expect(messageOf(await manager.post(`${paths}/void`, { reason: 'Salah', version: 3 }))).toEqual([409, paid]);
    await pay(bill, { QRIS: 200_000 });
    expect(messageOf(await manager.post(`${paths}/void`, { reason: 'Salah', version: 4 }))).toEqual([409, paid]);
    expect(messageOf(await desk.post(`${paths}/issue`, { version: 4 }))).toEqual(issued);
  });

  it("the method of the deposits is the system's", async () => {
    const { body } = await manager.get<{ data: { id: number; version: number; akun_id: number }[] }>(
      '/api/finance/paymentmethod?kind=7',
    );
    expect(body.data).toHaveLength(1);
    const [{ id, version, akun_id } = { id: 0, version: 0, akun_id: 0 }] = body.data;
    const refused = [422, 'Metode deposit pasien dikelola oleh sistem'];
    const path = `/api/finance/paymentmethod`;
    expect(messageOf(await manager.put(`${path}/${id}`, { is_active: false, version }))).toEqual(refused);
    expect(messageOf(await manager.delete(`${path}/${id}`))).toEqual(refused);
    const second = { name: 'Deposit 2', kind: 7, akun_id, fee_percent: 0, need_reference: false, is_active: true };
    expect((await manager.post(path, second)).status).toBe(422);
  });
});

describe('the settings of the branch', () => {
  const PATH = '/api/finance/setting';

  it('are read by the desk and changed by who keeps the books', async () => {
    const { body } = await desk.get(PATH);
    expect(body).toMatchObject({
      discount_max_percent: 10,
      biaya_max_amount: 1_000_000,
      void_same_day_only: true,
      require_kasirsesi: true,
      cash_rounding: 0,
      dokter_lihat_klinik: false,
    });
    const version = body['version'];
    expect((await desk.put(PATH, { cash_rounding: 100, version })).status).toBe(403);
    const changed = await manager.put(PATH, { cash_rounding: 100, version });
    expect([changed.status, changed.body['cash_rounding']]).toEqual([200, 100]);
    expect((await manager.put(PATH, { cash_rounding: 0, version })).status).toBe(409);
    expect((await manager.put(PATH, { cash_rounding: 250, version: changed.body['version'] })).status).toBe(422);
    expect((await (await clinic.as('manager.jkt')).get(PATH)).body).toMatchObject({ cash_rounding: 0 });
  });

  it('let the front desk take back an older receipt where the branch allows it', async () => {
    const bill = await issuedBill(clinic, desk, 100_000);
    const paid = await pay(bill, { Tunai: 100_000 });
    await clinic.database.asOwner('update billtransactions set posting_date = posting_date - 1 where id = $1', [
      paid.body.id,
    ]);
    expect(messageOf(await voided(desk, paid.body))).toEqual([403, 'Pembatalan hanya untuk transaksi hari ini']);
    const { body } = await manager.get<{ version: number }>(PATH);
    await manager.put(PATH, { void_same_day_only: false, version: body.version });
    expect((await voided(desk, paid.body)).status).toBe(202);
  });
});

describe('a discount', () => {
  it.each([
    [1, 1_105_000],
    [-1, 1_300_000],
  ])(
    'above the limit of the branch waits for a manager, whose answer %i leaves a bill of %i (service.md 11.17)',
    async (status, left) => {
      await manager.put('/api/approvalrule', { action: 'finance.discount', needs_approval: true });
      const draft = await draftBill(clinic);
      const total = async () => (await desk.get(`/api/finance/bill/${draft.id}`)).body['total_amount'];
      const change = { version: 1, discount_percent: 15, discount_reason: 'Teman' };
      const asked = await desk.put(`/api/finance/bill/${draft.id}`, change);
      expect([asked.status, await total()]).toEqual([202, 1_300_000]);
      const path = `/api/applog/${String(asked.body['applog_id'])}`;
      const decided = await manager.put(path, { status, reason: 'Sudah dibicarakan' });
      expect(decided.status, JSON.stringify(decided.body)).toBe(200);
      expect(await total()).toBe(left);
    },
  );
});

// Packages that are given up (paket.md 3.2, 6.4, 7, 9; acceptance 4: examples 6 and 7).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../src/resources/platform/settings-calls.ts';
import { body } from '../service/stage.ts';
import { inBranch, releaseSlot, reserveSlot, spendSlot } from './claim-stage.ts';
import { lockSlot } from '../../server/usecases/paket/membership/slot-rows.ts';
import { type Counter, offer, openCounter, type Preview, type Sold } from './stage.ts';

let counter: Counter;
let braces = 0;
let cash = 0;
beforeAll(async () => {
  counter = await openCounter();
  braces = await offer(counter.clinic);
  cash = await counter.cash();
});
afterAll(() => counter.clinic.close());

/** Example 1 after the braces were put on and three controls. */
const usedSale = async (paid: number): Promise<Sold> => {
  const sold = await counter.sell(braces, {}, paid);
  await spendSlot(counter.clinic, sold.lines[0]?.id ?? 0);
  await spendSlot(counter.clinic, sold.lines[1]?.id ?? 0, 3);
  return sold;
};
const preview = async (id: number): Promise<Preview> =>
  body(await counter.cancel<Preview>(id, { preview: true, reason: undefined }));
const notes = async (bill: number | null) =>
  counter.clinic.database.asOwner<{ id: number; amount: number; payout_amount: number; billtransaction_id: number }>(
    'select id, amount, payout_amount, billtransaction_id from billrefunds where bill_id = $1',
    [bill],
  );

describe('giving a used package up', () => {
  it('example 6: is refused while less is paid than was used, and hands the rest back when all is paid', async () => {
    const sold = await usedSale(3_500_000);
    expect(await preview(sold.id)).toEqual({
      used_value: 6_750_000,
      charge: 6_750_000,
      paid: 3_500_000,
      refund: 0,
      shortfall: 3_250_000,
    });
    expect((await counter.cancel(sold.id, { reason: undefined })).status).toBe(422);
    const refused = await counter.cancel(sold.id, { paymentmethod_id: cash });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Pasien masih memiliki kekurangan pembayaran atas layanan yang sudah dipakai sebesar Rp 3.250.000',
    ]);
    await counter.pay(sold, 4_500_000);
    const before = await counter.show(sold.id);
    expect(await preview(sold.id)).toMatchObject({ paid: 8_000_000, refund: 1_250_000, shortfall: 0 });
    expect(await counter.show(sold.id)).toEqual(before);

    const gone = body(await counter.cancel(sold.id, { paymentmethod_id: cash, version: before.version }));
    expect(gone).toMatchObject({
      status: -1,
      cancel_reason: 'Pindah kota',
      cancel_charge: 6_750_000,
      refund_amount: 1_250_000,
      bill: { status: 3, total_amount: 6_750_000, paid_amount: 6_750_000, due_amount: 0 },
    });
    expect(gone.lines.map(({ status }) => status)).toEqual([-1, -1, -1, -1, -1]);
    const [note] = await notes(sold.bill_id);
    expect(note).toMatchObject({ amount: 1_250_000, payout_amount: 1_250_000 });
    expect(await counter.booked('billrefund', note?.id ?? 0)).toEqual([
      ['bill.credited', '2-1502', 1_250_000, 0],
      ['bill.credited', '1-1201', 0, 1_250_000],
    ]);
    expect(await counter.booked('billtransaction', note?.billtransaction_id ?? 0)).toEqual([
      ['bill.refunded', '1-1201', 1_250_000, 0],
      ['bill.refunded', '1-1101', 0, 1_250_000],
    ]);
    expect(await counter.booked('membership', sold.id)).toEqual([
      ['package.expired', '2-1502', 1_350_000, 0],
      ['package.expired', '4-1202', 0, 1_350_000],
    ]);
    expect((await counter.cancel(sold.id)).status).toBe(409);
    expect(await counter.failing()).toEqual([]);
    const [packages, ledger] = await counter.owed();
    expect([packages, ledger]).toEqual([0, 0]);
  });

  it('example 7: paid 7.000.000, the receivable goes and 250.000 come back, here into the deposit', async () => {
    const sold = await usedSale(7_000_000);
    const gone = body(await counter.cancel(sold.id, { to_deposit: true }));
    expect(gone).toMatchObject({ refund_amount: 250_000, bill: { status: 3, total_amount: 6_750_000 } });
    expect(gone.schedule.every(({ amount, paid_amount }) => amount === paid_amount)).toBe(true);
    const [note] = await notes(sold.bill_id);
    expect(note).toMatchObject({ amount: 1_250_000, payout_amount: 250_000 });
    expect(await counter.booked('billtransaction', note?.billtransaction_id ?? 0)).toEqual([
      ['bill.refunded', '1-1201', 250_000, 0],
      ['bill.refunded', '2-1501', 0, 250_000],
    ]);
    expect(await counter.failing()).toEqual([]);
  });

  it('waits while a visit has a slot put aside', async () => {
    const sold = await usedSale(8_000_000);
    const line = sold.lines[2]?.id ?? 0;
    await reserveSlot(counter.clinic, line);
    const refused = await counter.cancel(sold.id, { paymentmethod_id: cash });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Masih ada slot yang dipesan pada kunjungan');
    expect(await releaseSlot(counter.clinic, line)).toBe(0);
    body(await counter.cancel(sold.id, { paymentmethod_id: cash }));
  });

  it('that is used up costs all of it, and only its state changes', async () => {
    const once = await offer(counter.clinic, [{ type: 1, of: 'PER-01', slots: 2, price: 350_000, days: 30 }], {
      price: 500_000,
      installment_schema: 0,
    });
    const sold = await counter.sell(once, { scheme: 'tunai' }, 500_000);
    const line = sold.lines[0]?.id ?? 0;
    await spendSlot(counter.clinic, line);
    expect(await preview(sold.id)).toMatchObject({ charge: 350_000, refund: 150_000 });
    await spendSlot(counter.clinic, line);
    expect(await counter.show(sold.id)).toMatchObject({ status: 2, statusname: 'Habis', lines: [{ status: 2 }] });
    expect((await counter.cancel(sold.id)).status).toBe(409);
  });
});

describe('giving up what nobody has used', () => {
  it('takes the sale back where nothing was paid, by the desk too', async () => {
    const sold = await counter.sell(braces);
    const gone = body(await counter.cancel(sold.id, {}, counter.admin));
    expect(gone).toMatchObject({ status: -1, cancel_charge: 0, refund_amount: 0, bill: { status: -1 } });
    expect((await counter.booked('bill', sold.bill_id)).map(([event]) => event)).toEqual([
      'bill.issued',
      'bill.issued',
      'bill.issued.reversed',
      'bill.issued.reversed',
    ]);
    expect(await counter.failing()).toEqual([]);
  });

  it('hands all of it back where the branch charges nothing; with its fee the rest', async () => {
    const all = await counter.sell(braces, {}, 2_000_000);
    expect(body(await counter.cancel(all.id, { paymentmethod_id: cash }))).toMatchObject({
      refund_amount: 2_000_000,
      bill: { total_amount: 0, status: 3 },
    });
    const path = '/api/profile/pengaturan';
    const { preferences, version } = body(await counter.manager.get<Settings>(path));
    expect(preferences).toMatchObject({ blokir_tunggakan_hari: 30, biaya_batal_paket: 0 });
    const changed = body(
      await counter.manager.put<Settings>(path, {
        ...preferences,
        version,
        biaya_batal_paket: 150_000,
        blokir_tunggakan_hari: null,
      }),
    );
    expect(changed.preferences).toMatchObject({ biaya_batal_paket: 150_000, blokir_tunggakan_hari: null });
    const sold = await counter.sell(braces, {}, 2_000_000);
    expect(await preview(sold.id)).toEqual({
      used_value: 0,
      charge: 150_000,
      paid: 2_000_000,
      refund: 1_850_000,
      shortfall: 0,
    });
    body(await counter.cancel(sold.id, { paymentmethod_id: cash }));
    expect(await counter.booked('membership', sold.id)).toEqual([
      ['package.expired', '2-1502', 150_000, 0],
      ['package.expired', '4-1202', 0, 150_000],
    ]);
    body(await counter.manager.put(path, { ...preferences, version: changed.version }));
    expect(await counter.failing()).toEqual([]);
  });

  it('that was paid for needs one approval for cancellation and refund; a payment meanwhile ends the request', async () => {
    const sold = await counter.sell(braces, {}, 2_000_000);
    const ask = () =>
      counter.cancel<{ message: string; applog_id: number }>(sold.id, { paymentmethod_id: cash }, counter.admin);
    const asked = await ask();
    expect([asked.status, asked.body.message]).toEqual([202, 'Menunggu persetujuan']);
    expect(await counter.show(sold.id)).toMatchObject({
      status: 1,
      requests: [{ action: 'paket.cancel', label: 'Pembatalan paket', amount: 2_000_000 }],
    });
    await counter.pay(sold, 500_000);
    expect((await counter.show(sold.id)).requests).toEqual([]);
    const again = await ask();
    body(await counter.manager.put(`/api/applog/${again.body.applog_id}`, { status: 1, reason: 'Baik' }));
    expect(await counter.show(sold.id)).toMatchObject({ status: -1, refund_amount: 2_500_000, requests: [] });
    expect(await counter.failing()).toEqual([]);
  });

  it('gives the place back to its version', async () => {
    const last = await offer(counter.clinic, undefined, { quota: 1 });
    body(await counter.cancel((await counter.sell(last)).id));
    expect((await counter.sell(last)).status).toBe(0);
  });
});

describe('beside payments', () => {
  it('a cashier and a manager at once: the bill decides, the other hears what is left', async () => {
    const sold = await counter.sell(braces, {}, 2_000_000);
    const { version } = await counter.show(sold.id);
    const [paid, gone] = await Promise.all([
      counter.payAnswer(sold, 6_000_000),
      counter.cancel(sold.id, { paymentmethod_id: cash, version }),
    ]);
    expect([paid.status, gone.status].toSorted((a, b) => a - b)).toEqual(paid.status === 201 ? [201, 409] : [200, 409]);
    expect(await counter.failing()).toEqual([]);
  });

  it('a down payment that is taken back after a use leaves it waiting; the bill cannot be cancelled over it', async () => {
    const sold = await counter.sell(braces);
    const receipt = await counter.pay(sold, 2_000_000);
    await spendSlot(counter.clinic, sold.lines[1]?.id ?? 0);
    await counter.voidReceipt(receipt);
    expect(await counter.show(sold.id)).toMatchObject({ status: 0, lines: [{}, { used_slot: 1 }, {}, {}, {}] });
    const path = `/api/finance/bill/${sold.bill_id}`;
    const { version } = body(await counter.manager.get<{ version: number }>(path));
    const refused = await counter.manager.post<{ message: string }>(`${path}/void`, { version, reason: 'Salah' });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Pasien masih memiliki kekurangan pembayaran atas layanan yang sudah dipakai sebesar Rp 250.000',
    ]);
    expect(await counter.failing()).toEqual([]);
  });

  it('arrears are told of a slot, and block it after the days of the branch, or when the rest is written off', async () => {
    const { clinic } = counter;
    const { database } = clinic;
    const sold = await counter.sell(braces, {}, 2_000_000);
    const arrears = async () =>
      (await inBranch(clinic, (context) => lockSlot(context, sold.lines[1]?.id ?? 0))).arrears;
    expect(await arrears()).toBeNull();
    const late = (days: number) =>
      database.asOwner(
        `update angsurans set due_date = current_date - $2::int - no where bill_id = $1 and no in (1, 2)`,
        [sold.bill_id, days],
      );
    await late(20);
    expect(await arrears()).toMatchObject({ amount: 1_000_000, blocks: false });
    await late(30);
    expect(await arrears()).toMatchObject({ amount: 1_000_000, blocks: true });
    expect((await counter.show(sold.id)).arrears).toMatchObject({ blocks: true });
    await database.asOwner('update branchpreferences set blokir_tunggakan_hari = null where profile_id = 1');
    expect(await arrears()).toMatchObject({ blocks: false });
    const path = `/api/finance/bill/${sold.bill_id}`;
    const { version } = body(await counter.manager.get<{ version: number }>(path));
    body(await counter.manager.post(`${path}/writeoff`, { version, reason: 'Tidak tertagih' }));
    expect(await arrears()).toMatchObject({ amount: 6_000_000, blocks: true });
  });
});

// Packages that are sold (paket.md 3.2, 6, 7; acceptance 2 and 3): what is booked, and what follows the money.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { methodIds } from '../finance/draft.ts';
import { body, today } from '../service/stage.ts';
import { BRACES, CLEANING, type Counter, offer, openCounter, WHOLE } from './stage.ts';

let counter: Counter;
let braces = 0;
beforeAll(async () => {
  counter = await openCounter();
  braces = await offer(counter.clinic);
});
afterAll(() => counter.clinic.close());

describe('a sale by installments', () => {
  it('acceptance 2: is active with its down payment, and its money stands where it belongs', async () => {
    const sold = await counter.sell(braces, {}, 2_000_000);
    expect(sold.code).toMatch(/^MBR\/BDG\/\d{4}\/\d{6}$/);
    expect(sold).toMatchObject({
      status: 1,
      statusname: 'Aktif',
      total_amount: 8_000_000,
      paid_amount: 2_000_000,
      due_amount: 6_000_000,
      slots: '0/17',
      claims: 0,
      arrears: null,
      bill: { total_amount: 8_000_000, paid_amount: 2_000_000, status: 2 },
      kwitansi: { amount: 2_000_000 },
    });
    expect(sold.schedule.map(({ no, amount, paid_amount }) => [no, amount, paid_amount])).toEqual([
      [0, 2_000_000, 2_000_000],
      ...Array.from({ length: 12 }, (_, at) => [at + 1, 500_000, 0]),
    ]);
    expect(sold.lines.map(({ alloc_total, alloc_unit }) => [alloc_total, alloc_unit])).toEqual([
      [4_800_000, 4_800_000],
      [2_400_000, 200_000],
      [280_000, 280_000],
      [56_000, 28_000],
      [464_000, 464_000],
    ]);
    expect(sold.lines.map(({ expires_at }) => expires_at)).toEqual(BRACES.map(({ days }) => addDays(today(), days)));
    expect(sold.expires_at).toBe(addDays(today(), 900));
    expect(await counter.booked('bill', sold.bill_id)).toEqual([
      ['bill.issued', '1-1201', 8_000_000, 0],
      ['bill.issued', '2-1502', 0, 8_000_000],
    ]);
    expect(await counter.booked('billtransaction', sold.kwitansi?.id ?? 0)).toEqual([
      ['bill.paid', '1-1101', 2_000_000, 0],
      ['bill.paid', '1-1201', 0, 2_000_000],
    ]);
    expect(await counter.failing()).toEqual([]);
    const [packages, ledger] = await counter.owed();
    expect(packages).toBe(ledger);
  });

  it('acceptance 3: waits without it, becomes active with it, waits again when it is taken back, and keeps its days', async () => {
    const sold = await counter.sell(braces);
    expect(sold).toMatchObject({ status: 0, statusname: 'Menunggu Pembayaran', activated_at: null, expires_at: null });
    expect(sold.kwitansi).toBeNull();
    await counter.pay(sold, 1_999_999);
    expect((await counter.show(sold.id)).status).toBe(0);
    const receipt = await counter.pay(sold, 1);
    const active = await counter.show(sold.id);
    expect(active).toMatchObject({ status: 1, expires_at: addDays(today(), 900) });
    await counter.voidReceipt(receipt);
    const back = await counter.show(sold.id);
    expect(back).toMatchObject({ status: 0, activated_at: active.activated_at, expires_at: active.expires_at });
    await counter.pay(sold, 1);
    expect(await counter.show(sold.id)).toMatchObject({ status: 1, activated_at: active.activated_at });
    expect(await counter.failing()).toEqual([]);
  });

  it('example 2: a discount lies on the lines and comes off the last installments', async () => {
    const sold = await counter.sell(braces, { discount_amount: 400_000, due_day: 31 });
    expect(sold).toMatchObject({ price: 8_000_000, discount_amount: 400_000, total_amount: 7_600_000 });
    expect(sold.schedule.map(({ amount }) => amount)).toEqual([
      2_000_000,
      ...Array.from({ length: 11 }, () => 500_000),
      100_000,
    ]);
    expect(sold.lines.map(({ alloc_total }) => alloc_total)).toEqual([4_560_000, 2_280_000, 266_000, 53_200, 440_800]);
    expect(await counter.booked('bill', sold.bill_id)).toEqual([
      ['bill.issued', '1-1201', 7_600_000, 0],
      ['bill.issued', '2-1502', 0, 7_600_000],
    ]);
  });

  it('comes to what a branch that rounds asks for', async () => {
    const { database } = counter.clinic;
    const odd = await offer(counter.clinic, CLEANING, {
      price: 1_000_030,
      dp_amount: 100_000,
      cicilan_amount: 300_010,
      cicilan_attempt: 3,
    });
    await database.asOwner('update financesettings set cash_rounding = 100 where profile_id = 1');
    const sold = await counter.sell(odd, {}, 100_000);
    await database.asOwner('update financesettings set cash_rounding = 0 where profile_id = 1');
    expect(sold).toMatchObject({ total_amount: 1_000_030, bill: { total_amount: 1_000_000 } });
    expect(sold.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_000_000);
    expect(sold.lines.reduce((sum, { alloc_total }) => sum + alloc_total, 0)).toBe(1_000_030);
    expect(await counter.failing()).toEqual([]);
  });
});

describe('a sale at once', () => {
  it('is active when all of it is paid', async () => {
    const cleaning = await offer(counter.clinic, CLEANING, { price: 1_000_000, ...WHOLE });
    const sold = await counter.sell(cleaning, { scheme: 'tunai' }, 999_999);
    expect(sold).toMatchObject({ status: 0, scheme: 'tunai', schedule: [], dp_amount: 0, due_day: null });
    await counter.pay(sold, 1);
    expect(await counter.show(sold.id)).toMatchObject({ status: 1, bill: { status: 3 }, next_due_at: null });
    const refused = await counter.ask({
      customer_id: await counter.patient(),
      paket_history_id: cleaning,
      scheme: 'cicilan',
    });
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({ errors: { scheme: ['Paket ini hanya dijual lunas'] } }),
    ]);
  });

  it('of nothing is active at once and books nothing; a slot without an end keeps the package open', async () => {
    const free = await offer(
      counter.clinic,
      CLEANING.map((line) => ({ ...line, days: 0 })),
      {
        price: 500_000,
        ...WHOLE,
        max_discount_percent: 100,
      },
    );
    const sold = await counter.sell(free, { scheme: 'tunai', discount_amount: 500_000 });
    expect(sold).toMatchObject({ status: 1, total_amount: 0, expires_at: null, bill: { status: 3 } });
    expect(sold.lines).toMatchObject([{ alloc_total: 0, expires_at: null }]);
    expect(await counter.booked('bill', sold.bill_id)).toEqual([]);
  });

  it('counts the price at what it was sold for, whatever becomes of the version', async () => {
    const { database } = counter.clinic;
    const version = await offer(counter.clinic);
    const sold = await counter.sell(version);
    await database.asOwner('update pakethistories set price = 9000000, status = -1 where id = $1', [version]);
    await database.asOwner(
      'update pakethistoryperawatans set price_standard = 1, free_slot = 9 where paket_history_id = $1',
      [version],
    );
    const later = await counter.show(sold.id);
    expect(later).toMatchObject({ price: 8_000_000, snapshot: { price: 8_000_000 } });
    expect(later.lines).toEqual(sold.lines);
  });
});

describe('the bill of a package', () => {
  it('is not credited at the desk of finance, and takes the package along when it is cancelled there', async () => {
    const { manager } = counter;
    const sold = await counter.sell(braces);
    const path = `/api/finance/bill/${sold.bill_id}`;
    const { version } = body(await manager.get<{ version: number }>(path));
    const refused = await manager.post<{ message: string }>(`${path}/refund`, {
      version,
      amount: 1000,
      reason: 'Keluhan',
    });
    expect([refused.status, refused.body.message]).toEqual([409, 'Pembatalan paket dilakukan dari halaman paket']);
    body(await manager.post(`${path}/void`, { version, reason: 'Salah pasien' }));
    expect(await counter.show(sold.id)).toMatchObject({ status: -1, cancel_reason: 'Salah pasien', due_amount: 0 });
    expect(await counter.booked('bill', sold.bill_id)).toHaveLength(4);
    expect(await counter.failing()).toEqual([]);
  });

  it('keeps its schedule at the cashier of finance: an installment is paid by name', async () => {
    const sold = await counter.sell(braces, {}, 2_000_000);
    const third = sold.schedule[3];
    const methods = [{ paymentmethod_id: (await methodIds(counter.clinic))['Tunai'], amount: 500_000 }];
    const allocations = [{ bill_id: sold.bill_id, angsuran_id: third?.id, amount: 500_000 }];
    body(await counter.admin.post('/api/finance/billtransaction', { methods, allocations }), 201);
    expect((await counter.show(sold.id)).schedule[3]).toMatchObject({ paid_amount: 500_000 });
  });
});

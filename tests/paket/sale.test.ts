// Packages that are sold (paket.md 3.2, 6, 7, 9; acceptance 2, 3, 8, 15).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { methodIds } from '../finance/draft.ts';
import { body, newPatient, today } from '../service/stage.ts';
import { BRACES, CLEANING, type Counter, MEMBERSHIP, offer, openCounter, WHOLE } from './stage.ts';

let counter: Counter;
let braces = 0;
beforeAll(async () => {
  counter = await openCounter();
  braces = await offer(counter.clinic);
});
afterAll(() => counter.clinic.close());

const soldCount = async (version: number): Promise<number> => {
  const { database } = counter.clinic;
  const [row] = await database.asOwner<{ n: number }>('select sold_count as n from pakethistories where id = $1', [
    version,
  ]);
  return row?.n ?? -1;
};

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
    const free = await offer(counter.clinic, [{ ...CLEANING[0]!, days: 0 }], {
      price: 500_000,
      ...WHOLE,
      max_discount_percent: 100,
    });
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

describe('what is refused', () => {
  const messageOf = async (wish: object, by = counter.admin) => {
    const {
      status,
      body: { message },
    } = await counter.ask(
      { customer_id: await counter.patient(), paket_history_id: braces, scheme: 'cicilan', ...wish },
      by,
    );
    return [status, message];
  };

  it('a version that is not on offer', async () => {
    const unavailable = [422, 'Paket tidak tersedia untuk dijual'];
    for (const more of [
      { status: -1 },
      { status: 0 },
      { sale_until: addDays(today(), -1) },
      { active_at: new Date('2099-01-01') },
    ])
      expect(await messageOf({ paket_history_id: await offer(counter.clinic, BRACES, more) })).toEqual(unavailable);
    const gone = await offer(counter.clinic);
    await counter.clinic.database.asOwner(
      'update pakettypes set status = 0 where id = (select pakettype_id from pakethistories where id = $1)',
      [gone],
    );
    expect(await messageOf({ paket_history_id: gone })).toEqual(unavailable);
    const elsewhere = await offer(counter.clinic, BRACES, { profile_id: 2 });
    expect((await messageOf({ paket_history_id: elsewhere }))[0]).toBe(422);
  });

  it('a customer whom its conditions leave out, in words', async () => {
    const condition = 'Pelanggan tidak memenuhi syarat paket:';
    const ask = async (syarat: object, wish: object = {}) =>
      messageOf({ paket_history_id: await offer(counter.clinic, BRACES, { syarat: JSON.stringify(syarat) }), ...wish });
    expect(await ask({ max_age: 12 })).toEqual([422, `${condition} usia maksimal 12 tahun`]);
    expect(await ask({ min_age: 60 })).toEqual([422, `${condition} usia minimal 60 tahun`]);
    const known = await counter.patient();
    await counter.sell(braces, { customer_id: known });
    expect(await ask({ new_customer_only: true }, { customer_id: known })).toEqual([
      422,
      `${condition} hanya untuk pelanggan baru`,
    ]);
    const once = await offer(counter.clinic, BRACES, { syarat: JSON.stringify({ max_per_customer: 1, min_age: 18 }) });
    await counter.sell(once, { customer_id: known });
    expect(await messageOf({ paket_history_id: once, customer_id: known })).toEqual([
      422,
      `${condition} maksimal 1 paket per pelanggan`,
    ]);
  });

  it('an inactive customer and a member of the staff who is not himself', async () => {
    const { database } = counter.clinic;
    const gone = await counter.patient();
    await database.asOwner('update users set status = 0 where id = $1', [gone]);
    expect(await messageOf({ customer_id: gone })).toEqual([422, 'Pelanggan tidak aktif']);
    const idOf = async (username: string) =>
      (await database.asOwner<{ id: number }>('select id from users where username = $1', [username]))[0]?.id;
    expect(await messageOf({ customer_id: await idOf('dokter.bdg') })).toEqual([422, 'Pelanggan tidak aktif']);
    expect((await messageOf({ customer_id: await idOf('admin.bdg') }))[0]).toBe(201);
    expect((await messageOf({ sales_id: gone }))[0]).toBe(422);
  });

  it('a down payment above what is left, a discount above the price', async () => {
    const dear = await offer(counter.clinic, BRACES, { max_discount_percent: 100 });
    expect(await messageOf({ paket_history_id: dear, discount_amount: 6_000_001 })).toEqual([422, 'DP melebihi total']);
    expect((await messageOf({ paket_history_id: dear, discount_amount: 8_000_001 }))[0]).toBe(422);
  });

  it('a day outside the active period; an earlier one inside it is taken', async () => {
    expect(await messageOf({ sold_at: '2020-01-31' })).toEqual([422, 'Periode Pembukuan Aktif belum ada']);
    expect((await messageOf({ sold_at: addDays(today(), 1) }))[0]).toBe(422);
    const day = await counter.early();
    expect(day < today()).toBe(true);
    const sold = await counter.sell(braces, { sold_at: day });
    expect(sold).toMatchObject({
      sold_at: day,
      schedule: expect.arrayContaining([expect.objectContaining({ no: 0, due_date: day })]),
    });
  });

  it('a discount above the version’s, until a manager lets the desk; not where the branch lets nobody ask', async () => {
    const wish = {
      customer_id: await counter.patient(),
      paket_history_id: braces,
      scheme: 'cicilan',
      discount_amount: 800_001,
    };
    const before = await soldCount(braces);
    const asked = await counter.ask(wish);
    expect([asked.status, asked.body.message]).toEqual([
      202,
      'Diskon melebihi batas 10%, diberikan Rp 800.001. Permintaan persetujuan dikirim ke manager',
    ]);
    expect(await soldCount(braces)).toBe(before);
    body(await counter.manager.put(`/api/applog/${asked.body.applog_id}`, { status: 1, reason: 'Keluarga' }));
    expect(await soldCount(braces)).toBe(before + 1);
    const { database } = counter.clinic;
    await database.asOwner(
      `insert into approval_rules (profile_id, action, needs_approval, assigner_role, created_by)
       select 1, 'finance.discount', false, 5, id from users where username = 'manager.bdg'
       on conflict (profile_id, action) do update set needs_approval = false`,
    );
    expect(await messageOf({ discount_amount: 800_001 })).toEqual([422, 'Diskon melebihi batas 10%']);
    expect((await messageOf({ discount_amount: 800_000 }))[0]).toBe(201);
    expect((await messageOf({ discount_amount: 800_001 }, counter.manager))[0]).toBe(201);
    await database.asOwner(`update approval_rules set needs_approval = true where action = 'finance.discount'`);
  });

  it('acceptance 15: doctors, nurses and finance sell nothing; finance reads', async () => {
    const { clinic, stage } = counter;
    const books = await clinic.as('finance.bdg');
    const wish = { customer_id: await counter.patient(), paket_history_id: braces, scheme: 'cicilan' };
    for (const by of [stage.doctor, stage.nurse, books]) expect((await counter.ask(wish, by)).status).toBe(403);
    expect((await books.get(MEMBERSHIP)).status).toBe(200);
    for (const by of [stage.doctor, await clinic.as('multimedia.bdg')])
      expect((await by.get(MEMBERSHIP)).status).toBe(403);
    const jakarta = await clinic.as('manager.jkt');
    const { id } = await counter.sell(braces);
    expect((await jakarta.get(`${MEMBERSHIP}/${id}`)).status).toBe(404);
  });
});

describe('two at once', () => {
  it('the last place is sold once', async () => {
    const last = await offer(counter.clinic, BRACES, { quota: 1 });
    const wish = async () => ({
      customer_id: await newPatient(counter.admin),
      paket_history_id: last,
      scheme: 'cicilan',
    });
    const [one, two] = [await wish(), await wish()];
    const answers = await Promise.all([counter.ask(one), counter.ask(two, counter.manager)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe('Kuota paket sudah habis');
    expect(await soldCount(last)).toBe(1);
  });

  it('the same key sells once', async () => {
    const wish = { customer_id: await counter.patient(), paket_history_id: braces, scheme: 'cicilan' };
    const headers = { 'idempotency-key': randomUUID() };
    const before = await soldCount(braces);
    const [first, again] = [
      await counter.admin.post<{ id: number }>(MEMBERSHIP, wish, { headers }),
      await counter.admin.post<{ id: number }>(MEMBERSHIP, wish, { headers }),
    ];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    expect(await soldCount(braces)).toBe(before + 1);
  });
});

describe('the list', () => {
  it('acceptance 8: counts sales without those given up, by their day, and sums them', async () => {
    const version = await offer(counter.clinic);
    const [kept, gone] = [await counter.sell(version, {}, 2_500_000), await counter.sell(version)];
    body(await counter.cancel(gone.id));
    const ask = async (more: string) =>
      body(
        await counter.manager.get<{ data: readonly { id: number }[]; count: number; sum: number; sums: object }>(
          `${MEMBERSHIP}?paket_history=${version}${more}`,
        ),
      );
    expect(await ask('&sum=1')).toEqual({ data: [], count: 1, sum: 1 });
    expect((await ask(`&sum=1&start_date=2020-01-01&end_date=2020-01-31`)).sum).toBe(0);
    expect((await ask('&sum=total_amount')).sum).toBe(8_000_000);
    expect((await ask('&sum=price')).sum).toBe(8_000_000);
    expect(await ask('&sum=totals')).toMatchObject({
      count: 2,
      sums: { total_amount: 8_000_000, paid_amount: 2_500_000, due_amount: 5_500_000 },
    });
    expect((await ask('')).data.map(({ id }) => id)).toEqual([gone.id, kept.id]);
    expect((await ask('&status=1')).data).toMatchObject([
      { id: kept.id, slots: '0/17', total_slots: 17, due_amount: 5_500_000 },
    ]);
    expect((await ask('&ismenunggak=true')).count).toBe(0);
    expect((await ask('&isexpiring=true')).count).toBe(0);
    const { database } = counter.clinic;
    await database.asOwner(`update bills set due_date = '2020-01-31' where id = $1`, [kept.bill_id]);
    await database.asOwner('update membershipperawatans set expires_at = $2 where id = $1', [
      kept.lines[1]?.id,
      addDays(today(), 30),
    ]);
    expect((await ask('&ismenunggak=true')).data.map(({ id }) => id)).toEqual([kept.id]);
    expect((await ask('&isexpiring=true')).data.map(({ id }) => id)).toEqual([kept.id]);
    expect((await ask(`&keyword=${encodeURIComponent(kept.code)}`)).count).toBe(1);
    const lines = body(
      await counter.manager.get<{ data: object[] }>(`/api/paket/membershipperawatan?membership=${kept.id}&type=2`),
    ).data;
    expect(lines).toMatchObject([{ name: 'Sikat gigi ortodonti', sisa: 2, itemdata: { code: 'RTL-00001' } }]);
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

// Deposits of patients: filled, used, given back, kept from what was paid too much (finance.md 2c, 7a, 9, 10.2).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { DEPOSIT, issuedBill, messageOf, PAY, tenders } from './desk.ts';
import { draftBill, linesOf, type Receipt } from './draft.ts';

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

type Amounts = Readonly<Record<string, number>>;
const topUp = (customer_id: number, amounts: Amounts, client = desk) =>
  client.post<Receipt>(`${DEPOSIT}/topup`, { customer_id, methods: by(amounts) });
const pay = (bill: { id: number }, amounts: Amounts, more: Json = {}) => {
  const amount = Object.values(amounts).reduce((sum, n) => sum + n, 0);
  return desk.post<Receipt>(PAY, { methods: by(amounts), allocations: [{ bill_id: bill.id, amount }], ...more });
};
const balanceOf = async (customer: number): Promise<number> => {
  const { body } = await desk.get<{ deposit: number }>(`/api/finance/customerbalance?customer_id=${customer}`);
  return body.deposit;
};
const movesOf = async (customer: number) => {
  const { body } = await desk.get<{ data: { id: number }[] }>(`${DEPOSIT}?customer=${customer}`);
  interface Shown {
    readonly moves: readonly { direction: number; amount: number; balance_after: number }[];
  }
  const shown = await desk.get<Shown>(`${DEPOSIT}/${body.data[0]?.id}`);
  return shown.body.moves.map((m) => [m.direction * m.amount, m.balance_after]);
};
const holder = async (amount: number) => {
  const bill = await issuedBill(clinic, desk, 500_000);
  expect((await topUp(bill.customer_id, { Tunai: amount })).status).toBe(201);
  return bill;
};
const voided = async (client: Client, { id, version }: Receipt) =>
  client.post<Receipt>(`${PAY}/${id}/void`, { reason: 'Salah', version });

describe('a deposit', () => {
  it('is filled with a receipt of its own', async () => {
    const { customer_id } = await draftBill(clinic);
    const made = await topUp(customer_id, { Tunai: 300_000, QRIS: 200_000 });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ type: 2, price_amount: 500_000, deposit_amount: 500_000 });
    expect(made.body.code).toMatch(/^DP\/BDG\/\d{4}\/\d{6}$/);
    expect(await linesOf(clinic, made.body.journal_id)).toEqual([
      ['1-1101', 300_000],
      ['1-1123', 200_000],
      ['2-1501', -500_000],
    ]);
    expect(await balanceOf(customer_id)).toBe(500_000);
    const printed = await desk.get(`${PAY}/${made.body.id}/print?format=a5`);
    expect([printed.status, printed.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  it('pays a bill beside cash', async () => {
    const bill = await holder(300_000);
    const paid = await pay(bill, { Tunai: 250_000, Deposit: 250_000 });
    expect(paid.status).toBe(201);
    expect(await linesOf(clinic, paid.body.journal_id)).toEqual([
      ['1-1101', 250_000],
      ['2-1501', 250_000],
      ['1-1201', -500_000],
    ]);
    expect(await movesOf(bill.customer_id)).toEqual([
      [300_000, 300_000],
      [-250_000, 50_000],
    ]);
  });

  it("pays the bill of a relative: the deposit is the payer's, the receivable the relative's", async () => {
    const payer = await holder(400_000);
    const child = await issuedBill(clinic, desk, 100_000);
    const paid = await desk.post<Receipt>(PAY, {
      customer_id: payer.customer_id,
      methods: by({ Deposit: 300_000, Tunai: 300_000 }),
      allocations: [
        { bill_id: child.id, amount: 100_000 },
        { bill_id: payer.id, amount: 500_000 },
      ],
    });
    expect(paid.status).toBe(201);
    const lines = await clinic.database.asOwner<{ code: string; signed: number; actor_id: number | null }>(
      `select a.code, l.debit - l.credit as signed, l.actor_id from journal_lines l join akuns a on a.id = l.akun_id
       where l.journal_id = $1 order by a.code, signed`,
      [paid.body.journal_id],
    );
    expect(lines.map(({ code, signed, actor_id }) => [code, signed, actor_id])).toEqual([
      ['1-1101', 300_000, null],
      ['1-1201', -500_000, payer.customer_id],
      ['1-1201', -100_000, child.customer_id],
      ['2-1501', 300_000, payer.customer_id],
    ]);
  });

  it('never pays more than it holds', async () => {
    const bill = await holder(100_000);
    expect(messageOf(await pay(bill, { Deposit: 100_001 }))).toEqual([422, 'Saldo deposit tidak mencukupi']);
    const nobody = await issuedBill(clinic, desk, 100_000);
    expect(messageOf(await pay(nobody, { Deposit: 1_000 }))).toEqual([422, 'Saldo deposit tidak mencukupi']);
  });

  it('is used once by two at the same moment', async () => {
    const bill = await holder(300_000);
    const answers = await Promise.all([1, 2].map(() => pay(bill, { Deposit: 200_000 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(await balanceOf(bill.customer_id)).toBe(100_000);
  });
});

describe('what is paid too much', () => {
  it('is kept as deposit where that is asked, and refused where not', async () => {
    const bill = await issuedBill(clinic, desk, 500_000);
    const body = { methods: by({ Tunai: 600_000 }), allocations: [{ bill_id: bill.id, amount: 500_000 }] };
    expect(messageOf(await desk.post(PAY, body))).toEqual([422, 'Jumlah pembayaran tidak sama dengan alokasi']);
    const paid = await desk.post<Receipt>(PAY, { ...body, excess_to_deposit: true, received_amount: 650_000 });
    expect(paid.body).toMatchObject({ price_amount: 500_000, deposit_amount: 100_000, change_amount: 50_000 });
    expect(await linesOf(clinic, paid.body.journal_id)).toEqual([
      ['1-1101', 600_000],
      ['1-1201', -500_000],
      ['2-1501', -100_000],
    ]);
    expect(await balanceOf(bill.customer_id)).toBe(100_000);
  });

  it('is money: a deposit is not kept as deposit', async () => {
    const bill = await holder(900_000);
    const methods = by({ Deposit: 600_000 });
    const refused = await desk.post(PAY, {
      methods,
      allocations: [{ bill_id: bill.id, amount: 500_000 }],
      excess_to_deposit: true,
    });
    expect(refused.status).toBe(422);
    expect((await topUp(bill.customer_id, { Deposit: 1_000 })).status).toBe(422);
  });
});

describe('taking a receipt back', () => {
  it('moves the deposit back', async () => {
    const bill = await holder(500_000);
    const paid = await pay(bill, { Deposit: 500_000 });
    expect((await voided(manager, paid.body)).body.status).toBe(-1);
    expect(await movesOf(bill.customer_id)).toEqual([
      [500_000, 500_000],
      [-500_000, 0],
      [500_000, 500_000],
    ]);
  });

  it('is refused where the deposit has been used since', async () => {
    const bill = await issuedBill(clinic, desk, 500_000);
    const filled = await topUp(bill.customer_id, { Tunai: 200_000 });
    await pay(bill, { Deposit: 150_000 });
    expect(messageOf(await voided(manager, filled.body))).toEqual([422, 'Saldo deposit tidak mencukupi']);
    expect(await balanceOf(bill.customer_id)).toBe(50_000);
  });
});

describe('giving a deposit back', () => {
  const refund = (client: Client, customer_id: number, amount: number) =>
    client.post<Receipt>(`${DEPOSIT}/refund`, { customer_id, methods: by({ Tunai: amount }) });

  it('waits for the manager when the front desk asks', async () => {
    const { customer_id } = await holder(300_000);
    const asked = await refund(desk, customer_id, 100_000);
    expect([asked.status, await balanceOf(customer_id)]).toEqual([202, 300_000]);
    const { applog_id } = asked.body as unknown as { applog_id: number };
    const decided = await manager.put(`/api/applog/${applog_id}`, { status: 1, reason: 'Setuju' });
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    expect(await balanceOf(customer_id)).toBe(200_000);
  });

  it('is not done by QRIS: nothing is taken out of what the bank still owes', async () => {
    const { customer_id } = await holder(300_000);
    const refused = await manager.post(`${DEPOSIT}/refund`, { customer_id, methods: by({ QRIS: 100_000 }) });
    expect(messageOf(refused)).toEqual([422, 'Pilih metode tunai atau transfer untuk pengembalian dana']);
    expect(await balanceOf(customer_id)).toBe(300_000);
  });

  it('is a receipt that pays out', async () => {
    const { customer_id } = await holder(300_000);
    const paid = await refund(manager, customer_id, 300_000);
    expect(paid.status).toBe(201);
    expect(paid.body).toMatchObject({ type: 3, price_amount: 300_000, deposit_amount: 300_000 });
    expect(await linesOf(clinic, paid.body.journal_id)).toEqual([
      ['2-1501', 300_000],
      ['1-1101', -300_000],
    ]);
    expect(messageOf(await refund(manager, customer_id, 1))).toEqual([422, 'Saldo deposit tidak mencukupi']);
  });
});

describe('around the desk', () => {
  it('another branch finds neither the patient nor the deposit', async () => {
    const { customer_id } = await holder(100_000);
    const other = await clinic.as('admin.jkt');
    expect((await topUp(customer_id, { Tunai: 1_000 }, other)).status).toBe(404);
    const { body } = await other.get<{ data: unknown[] }>(`${DEPOSIT}?customer=${customer_id}`);
    expect(body.data).toEqual([]);
    const owed = (client: Client, id: number) =>
      client.get('/api/finance/customerbalance', { query: { customer_id: String(id) } });
    expect((await owed(desk, customer_id)).body).toMatchObject({ deposit: 100_000 });
    expect((await owed(other, customer_id)).status).toBe(404);
    expect((await owed(desk, 999_999_999)).status).toBe(404);
  });

  it.each(['dokter.bdg', 'perawat.bdg', 'inventory.bdg'])('%s takes no deposit', async (username) => {
    const { customer_id } = await draftBill(clinic);
    expect((await topUp(customer_id, { Tunai: 1_000 }, await clinic.as(username))).status).toBe(403);
  });
});

describe('the ledger', () => {
  it('holds what the deposits say', async () => {
    const { body } = await manager.get<{ ok: boolean }>('/api/finance-v2/jurnal/verifikasi');
    expect(body.ok).toBe(true);
  });

  it('tells where they no longer agree', async () => {
    const { customer_id } = await holder(100_000);
    const change = (rupiah: number) =>
      clinic.database.asOwner('update customerdeposits set balance = balance + $2 where customer_id = $1', [
        customer_id,
        rupiah,
      ]);
    interface Verified {
      readonly checks: readonly { key: string; ok: boolean; diffs: readonly { expected: number; actual: number }[] }[];
    }
    await change(7);
    const { body } = await manager.get<Verified>('/api/finance-v2/jurnal/verifikasi');
    const failed = body.checks.filter(({ ok }) => !ok);
    expect(failed.map(({ key }) => key)).toEqual(['V4', 'V10']);
    expect((failed[0]?.diffs[0]?.expected ?? 0) - (failed[0]?.diffs[0]?.actual ?? 0)).toBe(7);
    await change(-7);
  });
});

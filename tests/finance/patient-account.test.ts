// A patient's statement of account: to the rupiah what his bills and deposits say, whatever was done to them (finance.md 3, 6.3, 6.4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { type Desk, openDesk, refused } from './credit-stage.ts';
import { DEPOSIT, PAY, tenders } from './desk.ts';
import { draftBill, type Receipt } from './draft.ts';
import { BANDUNG } from './in-branch.ts';

interface Balances {
  readonly owed: number;
  readonly held: number;
}
interface Line extends Balances {
  readonly day: string;
  readonly kind: string;
  readonly charge: number;
  readonly deposit: number;
  readonly recovered: number;
  readonly profile_id: number;
}
interface Account {
  readonly customer: { readonly name: string };
  readonly branches: readonly { readonly id: number }[];
  readonly opening: Balances;
  readonly lines: readonly Line[];
  readonly closing: Balances;
  readonly now: Balances;
  readonly due: readonly { readonly amount: number; readonly no: number | null; readonly late: boolean }[];
  readonly phone: string | null;
  readonly message: string;
}
let clinic: TestApp;
let at: Desk;
let by: Awaited<ReturnType<typeof tenders>>;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
  by = await tenders(clinic);
});
afterAll(() => clinic.close());

const ALL_DAYS = { start_date: '2020-01-01', end_date: today() };
const ask = (client: Client, id: number, query: Readonly<Record<string, string>> = {}) =>
  client.get<Account>(`/api/finance/rekening/${id}`, { query: { ...ALL_DAYS, ...query } });
const accountOf = async (id: number, query = {}, client: Client = at.desk): Promise<Account> => {
  const { status, body } = await ask(client, id, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** What the rows themselves say: bills that are open, deposits. */
const rawOf = async (id: number, branches: readonly number[] = [1]): Promise<Balances> => {
  const [row] = await clinic.database.asOwner<Balances>(
    `select (select coalesce(sum(total_amount - installment_current_amount), 0) from bills
       where customer_id = $1 and profile_id = any ($2) and status in (1, 2))::bigint as owed,
       (select coalesce(sum(balance), 0) from customerdeposits where customer_id = $1 and profile_id = any ($2))::bigint as held`,
    [id, branches],
  );
  return { owed: Number(row?.owed), held: Number(row?.held) };
};
/** What the ledger says of him. */
const ledgerOf = async (id: number, code: string): Promise<number> => {
  const [row] = await clinic.database.asOwner<{ amount: number }>(
    `select coalesce(sum(l.debit - l.credit), 0)::bigint as amount from journal_lines l join akuns a on a.id = l.akun_id
     where a.code = $2 and l.actor_type = 'customer' and l.actor_id = $1`,
    [id, code],
  );
  return Number(row?.amount);
};
/** Each line follows from the one before it, and the end is what the rows say. */
const expectWhole = async (id: number): Promise<Account> => {
  const account = await accountOf(id);
  let { owed, held } = account.opening;
  for (const line of account.lines) {
    owed += line.charge;
    held += line.deposit;
    expect([line.owed, line.held]).toEqual([owed, held]);
  }
  expect(account.closing).toEqual({ owed, held });
  expect(account.closing).toEqual(await rawOf(id));
  expect(account.now).toEqual(account.closing);
  expect(account.due.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed);
  expect([await ledgerOf(id, '1-1201'), await ledgerOf(id, '2-1501')]).toEqual([owed, 0 - held]);
  return account;
};

const billFor = async (customer: number, price: number): Promise<number> => {
  const { id } = await draftBill(clinic, [{ name: 'Scaling', qty: 1, price, akun: '4-1103' }]);
  await clinic.database.asOwner('update bills set customer_id = $2 where id = $1', [id, customer]);
  const { status, body } = await at.verb(at.desk, id, 'issue');
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
};
const topUp = (customer_id: number, amount: number) =>
  at.desk.post<Receipt>(`${DEPOSIT}/topup`, { customer_id, methods: by({ Tunai: amount }) });
const payBy = (customer_id: number, bill_id: number, amounts: Readonly<Record<string, number>>, more: object = {}) =>
  at.desk.post<Receipt>(PAY, {
    customer_id,
    methods: by(amounts),
    allocations: [{ bill_id, amount: Object.values(amounts).reduce((sum, n) => sum + n, 0) }],
    ...more,
  });
const takeBack = ({ id, version }: Receipt) =>
  at.manager.post<Receipt>(`${PAY}/${id}/void`, { reason: 'Salah catat', version });

describe('the account of a patient', () => {
  it('tells bill, payment, deposit, note of credit and refund with the balances after each', async () => {
    const { customer_id: id } = await draftBill(clinic);
    const bill = await billFor(id, 500_000);
    await topUp(id, 300_000);
    await payBy(id, bill, { Tunai: 200_000, Deposit: 100_000 });
    const refund = await at.verb(at.manager, bill, 'refund', {
      amount: 300_000,
      ...at.cash(),
      reason: 'Perawatan tidak jadi',
    });
    expect(refund.status, JSON.stringify(refund.body)).toBe(201);
    const { lines } = await expectWhole(id);
    const kinds = new Map(lines.map(({ kind, charge, deposit }) => [kind, [charge, deposit]]));
    expect(Object.fromEntries(kinds)).toEqual({
      tagihan: [500_000, 0],
      deposit: [0, 300_000],
      pembayaran: [-300_000, -100_000],
      'nota kredit': [-300_000, 0],
      refund: [100_000, 0],
    });
  });

  it('tells what was taken back on its own day', async () => {
    const { customer_id: id } = await draftBill(clinic);
    const bill = await billFor(id, 500_000);
    await topUp(id, 400_000);
    const paid = await payBy(id, bill, { Tunai: 150_000, Deposit: 250_000 });
    expect((await takeBack(paid.body)).status).toBe(200);
    const voided = await at.verb(at.manager, bill, 'void', { reason: 'Salah pasien' });
    expect(voided.status, JSON.stringify(voided.body)).toBe(200);
    const { lines } = await expectWhole(id);
    expect(lines.map(({ kind, owed, held }) => [kind, owed, held])).toEqual([
      ['tagihan', 500_000, 0],
      ['deposit', 500_000, 400_000],
      ['pembayaran', 100_000, 150_000],
      ['batal kwitansi', 500_000, 400_000],
      ['batal tagihan', 0, 400_000],
    ]);
  });

  it('owes nothing of what was given up, and what is recovered changes no balance', async () => {
    const { customer_id: id } = await draftBill(clinic);
    const bill = await billFor(id, 500_000);
    await payBy(id, bill, { Tunai: 100_000 });
    expect((await at.verb(at.manager, bill, 'writeoff', { reason: 'Pindah kota' })).status).toBe(200);
    const recovered = await payBy(id, bill, { Tunai: 150_000 });
    expect((await payBy(id, bill, { Tunai: 250_000 })).status).toBe(201);
    expect((await takeBack(recovered.body)).status).toBe(200);
    const { lines, closing } = await expectWhole(id);
    expect(closing).toEqual({ owed: 0, held: 0 });
    expect(lines.map(({ kind, charge, recovered: back }) => [kind, charge, back])).toEqual([
      ['tagihan', 500_000, 0],
      ['pembayaran', -100_000, 0],
      ['hapus buku', -400_000, 0],
      ['pembayaran', 0, 150_000],
      ['pembayaran', 0, 250_000],
      ['batal kwitansi', 0, -150_000],
    ]);
  });

  it('is of each: who pays for a relative by his deposit, and the relative', async () => {
    const [payer, child] = [await draftBill(clinic), await draftBill(clinic)];
    await topUp(payer.customer_id, 300_000);
    const bill = await billFor(child.customer_id, 200_000);
    expect((await payBy(payer.customer_id, bill, { Deposit: 200_000 })).status).toBe(201);
    const [of, own] = [await expectWhole(payer.customer_id), await expectWhole(child.customer_id)];
    expect(of.lines.at(-1)).toMatchObject({ kind: 'pembayaran', charge: 0, deposit: -200_000, held: 100_000 });
    expect(own.lines.at(-1)).toMatchObject({ kind: 'pembayaran', charge: -200_000, deposit: 0, owed: 0 });
  });

  it('agrees after many steps drawn at random, day by day', async () => {
    const { customer_id: id } = await draftBill(clinic);
    let seed = 20_261_126;
    const draw = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const bills: number[] = [];
    const receipts: Receipt[] = [];
    const keep = ({ status, body }: { status: number; body: Receipt }) => {
      if (status === 201) receipts.push(body);
    };
    const steps = [
      async () => bills.push(await billFor(id, 100_000 * (1 + draw(9)))),
      async () => keep(await topUp(id, 50_000 * (1 + draw(6)))),
      async () => keep(await payBy(id, bills[draw(bills.length)] ?? 0, { Tunai: 50_000 * (1 + draw(4)) })),
      async () => keep(await payBy(id, bills[draw(bills.length)] ?? 0, { Deposit: 50_000 * (1 + draw(2)) })),
      async () => {
        const [gone] = receipts.splice(draw(receipts.length), 1);
        if (gone) await takeBack(gone);
      },
      async () => {
        const bill = bills[draw(bills.length)] ?? 0;
        await at.verb(at.manager, bill, 'refund', {
          amount: 50_000,
          to_deposit: draw(2) === 0,
          paymentmethod_id: at.methods['Tunai'],
          reason: 'Dikurangi',
        });
      },
      async () => at.verb(at.manager, bills[draw(bills.length)] ?? 0, 'void', { reason: 'Salah' }),
    ];
    await steps[0]?.();
    for (let step = 0; step < 40; step += 1) await steps[draw(steps.length)]?.();
    const { lines } = await expectWhole(id);
    expect(new Set(lines.map(({ kind }) => kind)).size).toBeGreaterThan(5);
    expect(lines.every(({ held, owed }) => held >= 0 && owed >= 0)).toBe(true);
  });
});

describe('a range of the account', () => {
  it('begins with what was there before and ends with its last day', async () => {
    const { customer_id: id } = await draftBill(clinic);
    const bill = await billFor(id, 500_000);
    await clinic.database.asOwner('update bills set posting_date = $2::date, issued_at = $2::date where id = $1', [
      bill,
      addDays(today(), -40),
    ]);
    await payBy(id, bill, { Tunai: 120_000 });
    const week = await accountOf(id, { start_date: addDays(today(), -7) });
    expect(week.opening).toEqual({ owed: 500_000, held: 0 });
    expect(week.lines.map(({ owed }) => owed)).toEqual([380_000]);
    const before = await accountOf(id, { end_date: addDays(today(), -1) });
    expect(before.closing).toEqual({ owed: 500_000, held: 0 });
    expect(before.now).toEqual({ owed: 380_000, held: 0 });
  });

  it('says what is due when, by installment', async () => {
    const bill = await at.onCredit();
    const [row] = await clinic.database.asOwner<{ customer_id: number }>(
      'select customer_id from bills where id = $1',
      [bill],
    );
    await clinic.database.asOwner('update angsurans set due_date = $2 where bill_id = $1 and no = 0', [
      bill,
      addDays(today(), -3),
    ]);
    const { due, message } = await expectWhole(row?.customer_id ?? 0);
    expect(due.map(({ no, late }) => [no, late]).slice(0, 2)).toEqual([
      [0, true],
      [1, false],
    ]);
    expect(message).toContain('Sisa tagihan: Rp 7.500.000');
    expect(message).toContain('Uang muka');
  });

  it('prints with letterhead, balances and what is due', async () => {
    const { customer_id: id } = await draftBill(clinic);
    await billFor(id, 450_000);
    const { status, headers, bytes } = await at.desk.get(`/api/finance/rekening/${id}/print`, { query: ALL_DAYS });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const words = wordsOn(bytes);
    for (const part of ['CabangBandung', 'RekeningPasien', 'Saldoawal', '450.000', 'Saldoakhir', 'Yangbelumdibayar'])
      expect(words).toContain(part);
  });
});

describe('who reads an account', () => {
  it('sees the branches that he may see, and asks for one of them', async () => {
    const { customer_id: id } = await draftBill(clinic);
    await billFor(id, 300_000);
    const far = await draftBill(clinic, [{ name: 'Scaling', qty: 1, price: 200_000, akun: '4-1103' }], {
      ...BANDUNG,
      id: 2,
      code: 'JKT',
    });
    await clinic.database.asOwner('update bills set customer_id = $2 where id = $1', [far.id, id]);
    const link = 'insert into customerprofiles (user_id, profile_id, ishome) values ($1, 2, false)';
    await clinic.database.asOwner(link, [id]);
    const jakarta = await clinic.as('admin.jkt');
    expect((await jakarta.post(`/api/finance/bill/${far.id}/issue`, { version: 1 })).status).toBe(200);
    const all = await clinic.as('superadmin');
    expect((await accountOf(id)).closing.owed).toBe(300_000);
    expect((await accountOf(id, {}, jakarta)).closing.owed).toBe(200_000);
    const whole = await accountOf(id, {}, all);
    expect([whole.closing.owed, whole.branches.map(({ id: one }) => one)]).toEqual([500_000, [1, 2]]);
    expect((await accountOf(id, { profile_id: '2' }, all)).closing.owed).toBe(200_000);
    expect((await ask(at.desk, id, { profile_id: '2' })).status).toBe(403);
  });

  it('is the desk, of patients of its branch', async () => {
    const { customer_id: id } = await draftBill(clinic);
    expect(
      refused(await (await clinic.as('admin.jkt')).get(`/api/finance/rekening/${id}`, { query: ALL_DAYS }))[0],
    ).toBe(404);
    for (const name of ['dokter.bdg', 'perawat.bdg', 'multimedia.bdg', 'inventory.bdg', 'investor'])
      expect((await ask(await clinic.as(name), id)).status).toBe(403);
  });
});

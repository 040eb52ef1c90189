// One age for what is owed, wherever it is told, and the account that it comes to (finance.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { accountIds } from './account.ts';
import { type Desk, openDesk, WE3 } from './credit-stage.ts';
import { draftBill } from './draft.ts';

interface Aging {
  readonly data: readonly {
    readonly age: string;
    readonly label: string;
    readonly count: number;
    readonly amount: number;
  }[];
  readonly sum: number;
  readonly account: { readonly code: string; readonly amount: number };
  readonly difference: number;
}
let clinic: TestApp;
let at: Desk;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
  books = await clinic.as('manager.bdg');
});
afterAll(() => clinic.close());

const aging = async (of: 'bill' | 'biayainvoice') => (await books.get<Aging>(`/api/finance/${of}/umur`)).body;
const amounts = ({ data }: Aging) => data.map(({ amount }) => amount);
const grown = (before: Aging, after: Aging) => amounts(after).map((amount, i) => amount - (amounts(before)[i] ?? 0));
const DAYS_AGO = [0, 1, 31, 61, 91];

/** A bill that fell due so many days ago. */
const billDue = async (days: number): Promise<number> => {
  const { id } = await draftBill(clinic, [{ name: 'Scaling', qty: 1, price: 100_000, akun: '4-1103' }]);
  await at.verb(at.desk, id, 'issue');
  await clinic.database.asOwner('update bills set due_date = $2 where id = $1', [id, addDays(today(), -days)]);
  return id;
};

describe('the age of what patients owe', () => {
  it('is not due, 1-30, 31-60, 61-90 or over 90 days, and comes to the account', async () => {
    const before = await aging('bill');
    for (const days of DAYS_AGO) await billDue(days);
    const after = await aging('bill');
    expect(grown(before, after)).toEqual([100_000, 100_000, 100_000, 100_000, 100_000]);
    expect(after).toMatchObject({ account: { code: '1-1201', amount: after.sum }, difference: 0 });
    expect(after.sum).toBe(amounts(after).reduce((sum, amount) => sum + amount, 0));
  });

  it('counts what is left of a bill that was paid in part', async () => {
    const before = await aging('bill');
    const id = await billDue(10);
    const paid = await at.pay(id, 40_000);
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    const after = await aging('bill');
    expect(grown(before, after)).toEqual([0, 60_000, 0, 0, 0]);
    expect(after.data.map(({ count }, i) => count - (before.data[i]?.count ?? 0))).toEqual([0, 1, 0, 0, 0]);
    expect(after.difference).toBe(0);
  });

  it('tells a list that is not what the ledger says', async () => {
    const add = (by: number) =>
      clinic.database.asOwner(
        `update akunbalances set debit = debit + $1 where (profile_id, akun_id, month, kind, cash, slot) = (
           select b.profile_id, akun_id, month, kind, cash, slot from akunbalances b join akuns a on a.id = b.akun_id
           where a.code = '1-1201' and b.profile_id = 1 order by month desc, kind, cash, slot limit 1)`,
        [by],
      );
    await add(7);
    expect((await aging('bill')).difference).toBe(-7);
    await add(-7);
    expect((await aging('bill')).difference).toBe(0);
  });

  it('is that of each installment, and the same on the dashboards, in the list and beside the patient', async () => {
    const id = await at.onCredit({ ...WE3, dp_amount: 0, cicilan_attempt: 3 });
    const move = (no: number, days: number) =>
      clinic.database.asOwner('update angsurans set due_date = $3 where bill_id = $1 and no = $2', [
        id,
        no,
        addDays(today(), -days),
      ]);
    const before = await aging('bill');
    await Promise.all([move(1, 70), move(2, 10), move(3, -20)]);
    const after = await aging('bill');
    expect(grown(before, after)[3]).toBe(2_500_000);
    expect(grown(before, after)[1]).toBe(2_500_000);
    const { body: shown } = await books.get<Aging & { due: number; overdue: number }>(
      '/api/dashboard/finance/tagihan',
      {
        query: { start_date: today(), end_date: today() },
      },
    );
    expect(shown.data.map(({ label, amount }) => [label, amount])).toEqual(
      after.data.map(({ label, amount }) => [label, amount]),
    );
    expect([shown.due, shown.overdue]).toEqual([amounts(after)[0], after.sum - (amounts(after)[0] ?? 0)]);
    for (const { age, amount, count } of after.data) {
      const query = { age, sum: 'aged' };
      const { body: listed } = await books.get<{ sum: number; count: number }>('/api/finance/bill', { query });
      expect([listed.sum, listed.count]).toEqual([amount, count]);
    }
    const [row] = await clinic.database.asOwner<{ customer_id: number }>(
      'select customer_id from bills where id = $1',
      [id],
    );
    const { body: owed } = await at.desk.get(`/api/finance/customerbalance?customer_id=${row?.customer_id}`);
    expect(owed).toMatchObject({ overdue: 5_000_000, next_due: addDays(today(), 20) });
    const { body: branches } = await (
      await clinic.as('superadmin')
    ).get<{ data: { code: string; overdue: number }[] }>('/api/dashboard/cabang', {
      query: { start_date: today(), end_date: today() },
    });
    expect(branches.data.find(({ code }) => code === 'BDG')?.overdue).toBe(shown.overdue);
  });
});

describe('the age of what vendors are owed', () => {
  it('is the same, and comes to its account', async () => {
    const akun = await accountIds(clinic);
    const vendor = await books.post<{ id: number }>('/api/inventory/vendor', {
      code: 'V-UMUR',
      name: 'PT Umur',
      is_pkp: false,
      term_days: 0,
      status: 1,
    });
    const owe = async (days: number) => {
      const day = addDays(today(), -days);
      const { body } = await books.post<{ id: number; version: number }>('/api/finance/biayainvoice', {
        vendor_id: vendor.body.id,
        invoice_no: `U-${days}`,
        invoice_date: day,
        due_date: day,
        details: [{ akun_id: akun['6-1301'], amount: 50_000 }],
      });
      const path = `/api/finance/biayainvoice/${body.id}/post`;
      const posted = await books.post(path, { version: body.version, transaction_at: today() });
      expect(posted.status, JSON.stringify(posted.body)).toBe(200);
    };
    const before = await aging('biayainvoice');
    for (const days of DAYS_AGO) await owe(days);
    const after = await aging('biayainvoice');
    expect(grown(before, after)).toEqual([50_000, 50_000, 50_000, 50_000, 50_000]);
    expect(after).toMatchObject({ account: { code: '2-1102', amount: after.sum }, difference: 0 });
    const query = { age: '61-90', vendor: String(vendor.body.id) };
    const { body: listed } = await books.get<{ data: object[] }>('/api/finance/biayainvoice', { query });
    expect(listed.data).toMatchObject([{ invoice_no: 'U-61', age_days: 61, outstanding: 50_000 }]);
  });

  it('is not for the clinic', async () => {
    expect((await (await clinic.as('perawat.bdg')).get('/api/finance/biayainvoice/umur')).status).toBe(403);
  });
});

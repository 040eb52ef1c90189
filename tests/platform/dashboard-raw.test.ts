// The dashboard beside the rows that it sums up: many random visits, and the ledger for money that went through the desk.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateIn } from '../../src/resources/kernel/date.ts';
import { draftBill, methodIds, WE1 } from '../finance/draft.ts';
import { testApp, type TestApp } from '../support/app.ts';

interface Visit {
  readonly day: string;
  readonly branch: number;
  readonly customer: number;
  readonly doctor: string;
  readonly status: number;
  readonly isnew: boolean;
}
type Row = Readonly<Record<string, unknown>>;

let clinic: TestApp;
let visits: readonly Visit[];
beforeAll(async () => {
  clinic = await testApp();
  await clinic.database.asOwner(
    `insert into users (profile_id, username, name, role) select 1 + n % 4, 'ACAK-' || n, 'Pasien Acak', 1 from generate_series(1, 60) n`,
  );
  // The same numbers in every run: what varies comes from the row's own number.
  await clinic.database.asOwner(
    `insert into visits (profile_id, code, status, customer_id, doctor_id, visit_date, type, isnew, confirmed_at, cancelled_at)
     select c.profile_id, 'ACAK/' || n, s.status, c.id, d.id, date '2026-02-20' + (r.n2 % 41)::int, 'walkin', r.n3 % 7 = 0, now(),
       case when s.status = -1 then now() end
     from generate_series(1, 900) n
     cross join lateral (select abs(hashint8(n)::bigint) as n1,
       abs(hashint8(n + 1000)::bigint) as n2, abs(hashint8(n + 2000)::bigint) as n3) r
     cross join lateral (select (array[3, 3, 3, -1])[1 + r.n1 % 4] as status) s
     join users c on c.username = 'ACAK-' || (1 + r.n1 / 4 % 60)
     join lateral (select id from users where role = 2 and profile_id = c.profile_id order by id offset r.n3 % 2 limit 1) d on true`,
  );
  visits = await clinic.database.asOwner<Visit>(
    `select v.visit_date::text as day, v.profile_id as branch, v.customer_id as customer, d.name as doctor, v.status, v.isnew
     from visits v join users d on d.id = v.doctor_id`,
  );
});
afterAll(() => clinic.close());

const ranges = [
  ['2026-02-20', '2026-04-01', '1'],
  ['2026-02-25', '2026-03-05', '3'],
  ['2026-03-10', '2026-03-20', 'all'],
] as const;
const ask = async (path: string, [start_date, end_date, profile_id]: readonly [string, string, string]) => {
  const superadmin = await clinic.as('superadmin');
  const query = { start_date, end_date, profile_id };
  return (await superadmin.get<{ data: readonly Row[] }>(`/api/dashboard/service/${path}`, { query })).body.data;
};
const inside = ([start, end, branch]: readonly [string, string, string]) =>
  visits.filter(
    ({ day, branch: own, status }) =>
      day >= start && day <= end && status !== -1 && (branch === 'all' || own === Number(branch)),
  );

describe.each(ranges)('from %s to %s in branch %s', (...range) => {
  it('visits, patients and doctors are those of the rows', async () => {
    const rows = inside(range);
    expect(rows.length).toBeGreaterThan(0);
    for (const { date, count } of await ask('dailyvisit', range))
      expect(count, String(date)).toBe(rows.filter(({ day }) => day === date).length);
    for (const { date, baru, lama } of await ask('dailypasien', range)) {
      const ofDay = rows.filter(({ day }) => day === date);
      const newcomers = new Set(ofDay.filter(({ isnew }) => isnew).map(({ customer }) => customer));
      const all = new Set(ofDay.map(({ customer }) => customer));
      expect([baru, lama], String(date)).toEqual([newcomers.size, all.size - newcomers.size]);
    }
    for (const { label, count } of await ask('dailytimmedis', range))
      expect(count).toBe(rows.filter(({ doctor, status }) => doctor === label && status === 3).length);
  });
});

describe('money that went through the desk', () => {
  it('is in the ledger as it is on the dashboard', async () => {
    const books = await clinic.as('finance.bdg');
    const methods = await methodIds(clinic);
    const paid = await draftBill(clinic, WE1);
    const owed = await draftBill(clinic, WE1);
    const pay = (bill: number, amount: number, method: string) =>
      books.post('/api/finance/billtransaction', {
        methods: [{ paymentmethod_id: methods[method], amount }],
        allocations: [{ bill_id: bill, amount }],
        issue: true,
      });
    expect((await pay(paid.id, 1_300_000, 'Tunai')).status).toBe(201);
    expect((await pay(owed.id, 300_000, 'QRIS')).status).toBe(201);

    const today = dateIn('Asia/Jakarta', new Date());
    const query = { start_date: today, end_date: today };
    const figures = async (path: string) =>
      (await books.get<{ data: readonly Row[]; sum: number }>(`/api/dashboard/finance/${path}`, { query })).body;
    const income = (await figures('monthlyincome')).data[0];
    expect(income).toMatchObject({ income: 2_600_000, billed: 2_600_000, received: 1_600_000 });
    expect((await figures('tagihan')).sum).toBe(1_000_000);

    const [ledger] = await clinic.database.asOwner<{ income: number; cash: number; receivable: number }>(
      `select sum(l.credit - l.debit) filter (where a.type = 4 and l.transaction_at = $1)::int as income,
         sum(l.debit - l.credit) filter (where a.cashflow = 0)::bigint as cash,
         sum(l.debit - l.credit) filter (where a.code = '1-1201' and l.transaction_at = $1)::int as receivable
       from journal_lines l join akuns a on a.id = l.akun_id where l.profile_id = 1`,
      [today],
    );
    expect(ledger).toMatchObject({ income: 2_600_000, receivable: 1_000_000 });
    expect((await figures('kas')).sum).toBe(ledger?.cash);
  });
});

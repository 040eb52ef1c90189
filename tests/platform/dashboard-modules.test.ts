// Figures of packages, stock, attendance, wages, payables and dividends: on the comparison of the branches, on tab Finance and of
// people, each computed again from the rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { ownBookedAt, ownRangeAt } from '../../src/parts/insight/address.ts';
import { byId, dividendsAt, ofDay, salesAt } from '../../src/parts/insight/rows.ts';
import { month } from '../attendance/payroll-stage.ts';
import { type Counter, openCounter } from '../paket/stage.ts';
import { body, today } from '../service/stage.ts';
import type { Client, TestApp } from '../support/app.ts';
import { follow, total } from './follow.ts';
import { arrangeModules } from './module-figures.ts';

type Branch = AnswerOf<'dashboard.cabang'>['data'][number];
let counter: Counter;
let clinic: TestApp;
let head: Client;
let books: Client;
const asked = () => ({ start_date: month, end_date: today() });

let doctor = 0;
let investor = 0;
beforeAll(async () => {
  counter = await openCounter();
  ({ clinic } = counter);
  ({ doctor, investor } = await arrangeModules(counter));
  head = await clinic.as('superadmin');
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const compared = async (): Promise<readonly Branch[]> =>
  body(await head.get<AnswerOf<'dashboard.cabang'>>('/api/dashboard/cabang', { query: asked() })).data;

/** Each figure by a question of its own: $1 branch, $2 first day, $3 last day. */
const AGAIN: Readonly<Partial<Record<keyof Branch, string>>> = {
  visits: `select count(*) from visits where profile_id = $1 and visit_date between $2 and $3 and status >= 0`,
  finished: `select count(*) from visits where profile_id = $1 and visit_date between $2 and $3 and status = 3`,
  newcomers: `select count(distinct customer_id) from visits
    where profile_id = $1 and visit_date between $2 and $3 and isnew and status >= 0`,
  noshows: `select count(*) from visits
    where profile_id = $1 and visit_date between $2 and $3 and status = -1 and cancel_type = 'tidak_hadir'`,
  billed: `select sum(total_amount) from bills
    where profile_id = $1 and posting_date between $2 and $3 and status in (1, 2, 3, 4) and type <> 9`,
  received: `select sum(price_amount) from billtransactions
    where profile_id = $1 and posting_date between $2 and $3 and status = 1 and type = 1`,
  due: `select sum(case b.payment_type when 1 then b.total_amount - b.installment_current_amount
      else (select sum(i.amount - i.paid_amount) from angsurans i where i.bill_id = b.id and i.status in (0, 1)) end)
    from bills b where b.profile_id = $1 and b.status in (1, 2) and $2::date <= $3::date`,
  packages: `select count(*) from memberships where profile_id = $1 and sold_at between $2 and $3 and status in (0, 1, 2, 3)`,
  package_sales: `select sum(total_amount) from memberships where profile_id = $1 and sold_at between $2 and $3 and status in (0, 1, 2, 3)`,
  stock: `select sum(value) from stock_moves where profile_id = $1 and transaction_at <= $3 and $2::date is not null`,
  hadir: `select sum(case when is_half_day then 0.5 else 1 end) from attendances
    where profile_id = $1 and work_date between $2 and $3 and status in (1, 2)`,
  telat: `select count(*) from attendances where profile_id = $1 and work_date between $2 and $3 and status = 2`,
  alpha: `select count(*) from attendances where profile_id = $1 and work_date between $2 and $3 and status = 6`,
  netto: `select sum(t.net) from payrolltransactions t join payrollperiodes r on r.id = t.payrollperiode_id
    where t.profile_id = $1 and r.end_date between $2 and $3 and t.status >= 3`,
  payables: `select sum(amount - paid_amount) from hutangs where profile_id = $1 and status in (0, 1) and $2::date <= $3::date`,
  dividends: `select sum(s.amount) from devidendetails s join devidens d on d.id = s.deviden_id
    where d.profile_id = $1 and d.transaction_at between $2 and $3 and d.status in (1, 2, 3)`,
  income: `select sum(l.credit - l.debit) from journal_lines l join akuns a on a.id = l.akun_id
    where l.profile_id = $1 and a.type = 4 and l.transaction_at between $2 and $3 and l.kind in (1, 3)`,
  cash: `select sum(l.debit - l.credit) from journal_lines l join akuns a on a.id = l.akun_id
    where l.profile_id = $1 and a.cashflow = 0 and $2::date <= $3::date`,
};

describe('the comparison of the branches', () => {
  it.each(Object.entries(AGAIN))('tells %s as its rows come to', async (name, question) => {
    const rows = await compared();
    expect(rows.map(({ code }) => code)).toEqual(['BDG', 'JKT', 'MKS', 'DPS']);
    for (const row of rows) {
      const { start_date, end_date } = asked();
      const [again] = await clinic.database.asOwner<{ figure: number }>(
        `select coalesce((${question}), 0)::float8 as figure`,
        [row.profile_id, start_date, end_date],
      );
      expect(row[name as keyof Branch], row.code).toBe(again?.figure);
    }
  });

  it('has something of each module', async () => {
    const [bandung, , makassar] = await compared();
    expect(bandung).toMatchObject({
      packages: 2,
      package_sales: 2_000_000,
      stock: 80_000,
      hadir: 3,
      telat: 1,
      alpha: 1,
      netto: 4_100_000,
      dividends: 600_000,
    });
    expect(makassar).toMatchObject({ packages: 0, payables: 80_000 });
  });
});

describe('packages', () => {
  it('are listed as they are counted, by day and by name', async () => {
    const query = asked();
    const { manager } = counter;
    const { data: days } = body(
      await manager.get<AnswerOf<'dashboard.paket.dailypaketpromosi'>>('/api/dashboard/paket/dailypaketpromosi', {
        query,
      }),
    );
    const sold = days.filter(({ count }) => count > 0);
    expect(sold).toHaveLength(1);
    for (const row of sold) expect((await follow(manager, salesAt(ofDay(row, query)))).count).toBe(row.count);
    const { data: names } = body(
      await manager.get<AnswerOf<'dashboard.paket.popularpaketpromosi'>>('/api/dashboard/paket/popularpaketpromosi', {
        query,
      }),
    );
    for (const row of names)
      expect((await follow(manager, byId(salesAt, 'pakettype')(row, query))).count).toBe(row.count);
    for (const profile_id of ['1', '2'])
      expect((await follow(head, salesAt({ ...query, profile_id }))).count).toBe(profile_id === '1' ? 2 : 0);
  });
});

describe('what the clinic owes', () => {
  const read = async (by: Client, more = {}) =>
    body(
      await by.get<AnswerOf<'dashboard.finance.hutang'>>('/api/dashboard/finance/hutang', {
        query: { ...asked(), ...more },
      }),
    );

  it('is told by kind of payee as the payees are owed, and what of it is late', async () => {
    const { data, sum, overdue } = await read(books);
    const { data: payees } = body(await books.get<AnswerOf<'finance.hutang.aktor'>>('/api/finance/hutang/aktor'));
    for (const row of data)
      expect(row.amount, row.label).toBe(
        total(
          payees.filter(({ actor_type }) => actor_type === row.type),
          'balance',
        ),
      );
    expect(sum).toBe(total(payees, 'balance'));
    expect(data.find(({ type }) => type === 'vendor')).toMatchObject({ count: 1, amount: 900_000, overdue: 900_000 });
    expect(overdue).toBe(900_000);
  });

  it('is of one branch or of all for a superadmin, on both pages', async () => {
    const payees = async (profile_id: string) =>
      total(
        body(await head.get<AnswerOf<'finance.hutang.aktor'>>('/api/finance/hutang/aktor', { query: { profile_id } }))
          .data,
        'balance',
      );
    expect((await read(head, { profile_id: '3' })).sum).toBe(80_000);
    for (const one of ['1', '3', 'all'])
      expect((await read(head, { profile_id: one })).sum, one).toBe(await payees(one));
    const other = await books.get('/api/finance/hutang/aktor', { query: { profile_id: '3' } });
    expect(other.status).toBe(403);
  });

  it('is not told a dokter or the desk', async () => {
    for (const who of ['dokter.bdg', 'admin.bdg'])
      for (const name of ['hutang', 'deviden'])
        expect((await (await clinic.as(who)).get(`/api/dashboard/finance/${name}`, { query: asked() })).status).toBe(
          403,
        );
  });
});

describe('dividends', () => {
  it('are those of the range that stand, with what is paid of them', async () => {
    const query = asked();
    const { data, sum } = body(
      await books.get<AnswerOf<'dashboard.finance.deviden'>>('/api/dashboard/finance/deviden', { query }),
    );
    expect(data).toMatchObject([{ label: 'DVD/UJI/1', date: today(), amount: 600_000, paid: 450_000, owed: 150_000 }]);
    expect(sum).toBe(600_000);
    const listed = await follow(books, dividendsAt(query));
    expect(listed.data.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
  });

  it('of an investor are his parts of them', async () => {
    const query = asked();
    const { data } = body(
      await head.get<AnswerOf<'dashboard.stakeholder.investor'>>('/api/dashboard/stakeholder/investor', {
        query: { ...query, profile_id: 'all' },
      }),
    );
    const one = data.find(({ username }) => username === 'investor');
    expect(one).toMatchObject({ investor_id: investor, dividend: 600_000, owed: 150_000 });
    const parts = await follow(head, ownBookedAt('/finance/deviden/investor', query, { investor }));
    expect(total(parts.data, 'amount')).toBe(one?.dividend);
    expect(total(parts.data, 'outstanding')).toBe(one?.owed);
  });
});

it('fees of a doctor are the rows of his name', async () => {
  const query = asked();
  const { data } = body(
    await counter.manager.get<AnswerOf<'dashboard.stakeholder.doctor'>>('/api/dashboard/stakeholder/doctor', { query }),
  );
  const one = data.find(({ id }) => id === doctor);
  expect(one).toMatchObject({ recognised: 800_000, owed: 300_000 });
  const address = ownRangeAt('/finance/tindakan/transaction', query, {
    actor_type: 'doctor',
    actor_id: doctor,
    kind: 'doctorfee',
  });
  const rows = await follow(books, address);
  expect(total(rows.data, 'amount')).toBe(one?.recognised);
  expect(total(rows.data, 'amount') - total(rows.data, 'paid_amount')).toBe(one?.owed);
});

it('days and wages of the people add up to those of their branch', async () => {
  const { data } = body(
    await head.get<AnswerOf<'dashboard.stakeholder.pegawai'>>('/api/dashboard/stakeholder/pegawai', {
      query: { ...asked(), profile_id: '1', limit: '100' },
    }),
  );
  const [bandung] = await compared();
  for (const name of ['hadir', 'telat', 'alpha', 'netto'] as const)
    expect(total(data, name), name).toBe(bandung?.[name]);
});

it('what a doctor is owed, and what waits for a laboratory, are the rows of his name', async () => {
  // Of no treatment, so that no other figure of this file changes.
  await clinic.database.asOwner('alter table tindakanincomes drop constraint tindakanincomes_visitperawatan_id_fkey');
  await clinic.database.asOwner(
    `insert into tindakanincomes (profile_id, source, visitperawatan_id, doctor_id, name, transaction_at, qty, gross_amount,
       discount_amount, net_amount, base_amount, doctor_amount, rumahsakit_amount, klinik_amount, package_value, status)
     select 1 + n % 2, 2, 900000 + n, $1, 'Uji', $2::date - n, 1, 1000, 0, 1000, 1000, 100 * n, 0, 1000 - 100 * n, 1000,
       (array[0, 0, 1])[1 + n % 3]
     from generate_series(1, 6) n`,
    [doctor, today()],
  );
  const { data } = body(
    await head.get<AnswerOf<'dashboard.stakeholder.doctor'>>('/api/dashboard/stakeholder/doctor', {
      query: { ...asked(), profile_id: 'all', limit: '100' },
    }),
  );
  expect(data.find(({ id }) => id === doctor)?.awaited).toBeGreaterThan(0);
  for (const { id, owed, awaited } of data)
    expect(
      await clinic.database.asOwner(
        `select (select coalesce(sum(amount - paid_amount), 0)::float8 from hutangs
             where actor_type = 'doctor' and actor_id = $1 and status in (0, 1)) as owed,
           (select coalesce(sum(doctor_amount - accrued_doctor), 0)::float8 from tindakanincomes
             where doctor_id = $1 and status = 0) as awaited`,
        [id],
      ),
    ).toEqual([{ owed, awaited }]);
});

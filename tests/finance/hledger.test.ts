// The books of the demo: assets equal debts and equity on every day, and hledger, which is not ours, finds the balance of every
// account that we do, to the rupiah.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { demoBranches } from '../../server/db/seed/branch.ts';
import { periodStart } from '../../server/db/seed/calendar.ts';
import { seedDemo } from '../../server/db/seed/index.ts';
import { closedYear } from '../../server/db/seed/last-year.ts';
import { hutangSource } from '../../src/resources/finance/hutang.ts';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { appOver, type Client, type Json, type TestApp } from '../support/app.ts';
import { cloneDatabase } from '../support/database.ts';
import { memoryStore } from '../support/memory-store.ts';
import { patiently } from '../support/patiently.ts';
import { balancesOf, hasHledger, hledger, journalsOf, STOCK, stockOf } from './hledger-books.ts';

/** Months of one branch, with fewer people: what a demo day does is the same. */
const PATIENTS = 12;
const VISITS = 90;

interface Row {
  readonly code: string;
  readonly isheader: boolean;
  readonly values: readonly number[];
}

let clinic: TestApp;
let books: Client;
const closed = closedYear(periodStart(today()));
const range = { start_date: closed.start, end_date: today() };
beforeAll(async () => {
  const database = await cloneDatabase('empty');
  const files = memoryStore();
  const [branch] = demoBranches;
  if (!branch) throw new Error('The demo has no branch.');
  await seedDemo({
    pool: database.pool,
    files,
    logger: pino({ level: 'silent' }),
    now: new Date(),
    branches: [{ ...branch, patients: PATIENTS, visits: VISITS }],
  });
  clinic = await appOver(database, files);
  books = await clinic.as('finance.bdg');
}, 300_000);
afterAll(() => clinic.close());

describe('the books of the demo', () => {
  it('verify themselves', async () => {
    const { body } = await patiently(() => books.get('/api/finance-v2/jurnal/verifikasi'));
    expect(body).toMatchObject({ ok: true });
  });

  it('are in balance on every day', { timeout: 120_000 }, async () => {
    const days = await clinic.database.asOwner<{ day: string }>(
      'select distinct transaction_at::text as day from journals where profile_id = 1 order by day',
    );
    expect(days.length).toBeGreaterThan(30);
    for (const { day } of days) {
      const query = { start_date: day, end_date: day };
      const path = '/api/finance-v2/laporan/neraca';
      const { body } = await patiently(() => books.get<{ meta: Json }>(path, { query }));
      expect(body.meta, day).toEqual({ balanced: true, warnings: [] });
    }
  });
});

describe('the closed year of the demo', () => {
  it('left its profit, less the dividend, in retained earnings, and carried its balances', async () => {
    const { body } = await books.get<{ data: readonly Json[] }>('/api/finance/periode');
    expect(body.data).toMatchObject([
      { status: 0, start_date: periodStart(today()), opening_journal_id: null },
      { status: 1, start_date: closed.start, end_date: closed.end, closing_journal_id: expect.any(Number) },
    ]);
    const profit = Number(body.data[1]?.['net_profit']);
    expect(profit).toBeGreaterThan(0);
    const [sum] = await clinic.database.asOwner<{ retained: number; dividend: number; income: number }>(
      `select sum(l.credit - l.debit) filter (where a.code = '3-1003')::bigint as retained,
         sum(l.debit) filter (where a.code = '3-1004' and l.kind = 1)::bigint as dividend,
         sum(l.credit - l.debit) filter (where a.type >= 4 and l.kind <> 4)::bigint as income
       from journal_lines l join akuns a on a.id = l.akun_id where l.profile_id = 1 and l.transaction_at <= $1`,
      [closed.end],
    );
    expect(Number(sum?.income)).toBe(profit);
    expect(Number(sum?.retained)).toBe(profit - Number(sum?.dividend));
  });
});

describe('the running year of the demo', () => {
  it('depreciates on the last day of each month that has ended', async () => {
    const start = periodStart(today());
    const booked = await clinic.database.asOwner<{ day: string }>(
      `select distinct j.transaction_at::text as day from journals j
       join journal_lines l on l.journal_id = j.id and l.transaction_at = j.transaction_at join akuns a on a.id = l.akun_id
       where j.profile_id = 1 and j.kind = 3 and a.code = '1-2202' and l.credit > 0 and j.transaction_at >= $1 order by day`,
      [start],
    );
    const ends: string[] = [];
    for (let at = 1; addDays(addMonths(start, at), -1) <= today(); at += 1)
      ends.push(addDays(addMonths(start, at), -1));
    expect(booked.map(({ day }) => day)).toEqual(ends);
  });
});

describe('the pages of the demo', () => {
  it('have something to show of what a clinic plans, matches, measures, is promised and tells itself', async () => {
    const [held] = await clinic.database.asOwner<Readonly<Record<string, number>>>(
      `select (select count(*) from budgets where profile_id = 1)::int as budgets,
         (select count(*) from branchtargets where profile_id = 1)::int as targets,
         (select count(*) from banklines l where exists (select from bankmatchlines m where m.bankline_id = l.id))::int as matched,
         (select count(*) from banklines l where not exists (select from bankmatchlines m where m.bankline_id = l.id))::int as open,
         (select count(*) from perioexams)::int as gums,
         (select count(*) from visitmultimedias where dicom_id is not null)::int as radiographs,
         (select count(*) from billcontacts where promise_date is not null)::int as promises,
         (select count(*) from documentnotes where mentions <> '{}')::int as mentions,
         (select count(*) from daftartunggus d join visits v on v.customer_id = d.customer_id and v.status = 0 and v.visit_date > d.until
           where d.status = 1)::int as sooner`,
    );
    for (const [what, count] of Object.entries(held ?? {})) expect(count, what).toBeGreaterThan(0);
  });

  it('find bank and books the same where nothing waits: both begin at one balance', async () => {
    const { body } = await books.get<{ data: readonly Json[] }>('/api/finance/bank/rekening');
    expect(body.data).toMatchObject([{ opening_difference: 0 }]);
  });
});

describe('the packages of the demo', () => {
  it('are sold whole and by installments, late, waiting and given up, and the books say what is left of them', async () => {
    const { data } = (await books.get<{ data: readonly Json[] }>('/api/paket/membership?limit=100')).body;
    expect(data.filter(({ status }) => status === -1)).toMatchObject([{ refund_amount: 2_000_000 }]);
    expect(data.filter(({ status }) => status === 0)).toMatchObject([{ paid_amount: 0, scheme: 'cicilan' }]);
    expect(data.filter(({ status }) => status === 1).length).toBeGreaterThanOrEqual(5);
    expect(data.filter(({ status }) => status === 3)).toMatchObject([{ migrasi: true, due_amount: 0, slots: '3/4' }]);
    const [late] = await clinic.database.asOwner<{ name: string; rows: number; days: number }>(
      `select u.name, count(*)::int as rows, $1::date - min(a.due_date) as days from memberships m join users u on u.id = m.customer_id
       join angsurans a on a.bill_id = m.bill_id where m.status = 1 and a.due_date < $1 and a.paid_amount < a.amount group by u.id`,
      [today()],
    );
    expect(late).toMatchObject({ name: 'Aulia Putri Maharani', rows: 2 });
    expect(Math.abs((late?.days ?? 0) - 40)).toBeLessThan(3);
    const handed = await books.get('/api/paket/membershipperawatanused?sum=used');
    // A kit, and three controls.
    expect(handed.body).toMatchObject({ sum: 4 });
    const { body } = await books.get('/api/paket/laporan/kewajiban');
    expect(body).toMatchObject({ difference: 0 });
    expect(Number(body['ledger'])).toBeGreaterThan(20_000_000);
  });
});

describe.skipIf(!hasHledger)('hledger', () => {
  let text: string;
  beforeAll(async () => {
    text = await journalsOf(books, range);
  });

  const trialBalance = async (query: Readonly<Record<string, string>>) => {
    const path = '/api/finance-v2/laporan/neraca-saldo';
    const { body } = await patiently(() => books.get<{ rows: Row[] }>(path, { query }));
    return body.rows
      .filter(({ isheader }) => !isheader)
      .map(({ code, values }) => [code, (values[4] ?? 0) - (values[5] ?? 0)] as const)
      .filter(([, amount]) => amount !== 0);
  };
  const balances = (...asked: readonly string[]) => balancesOf(text, ...asked);

  it('reads every journal, and finds each in balance', async () => {
    expect(hledger(['-f', '-', 'check'], text)).toMatchObject({ status: 0, stderr: '' });
    const counted = hledger(['-f', '-', 'print', '-O', 'csv'], text).stdout.trim().split('\n').slice(1);
    const codes = new Set(counted.map((line) => line.split(',').find((cell) => cell.includes('/BDG/'))));
    const { body } = await patiently(() => books.get<{ count: number }>('/api/finance-v2/jurnal?limit=1'));
    expect(codes.size).toBe(body.count);
    expect(body.count).toBeGreaterThan(50);
  });

  it('comes to our trial balance', async () => {
    expect(balances()).toEqual(await trialBalance(range));
  });

  it('comes to it on an earlier day too', async () => {
    const end_date = addDays(today(), -30);
    expect(balances('-e', addDays(end_date, 1))).toEqual(await trialBalance({ ...range, end_date }));
  });

  it('comes to what lies on the shelves', async () => {
    const stock = await stockOf(clinic.database, 1);
    expect(stock.map(([code]) => code)).toEqual(['1-1301', '1-1302', '1-1303', '1-1304']);
    expect(balances(STOCK)).toEqual(stock);
  });

  it(
    'comes to what doctors, laboratories, vendors and the state are still owed, and to all that was paid of it',
    {
      timeout: 90_000,
    },
    async () => {
      const owed = await clinic.database.asOwner<{ code: string; open: number; added: number; paid: number }>(
        `select a.code, coalesce(-sum(h.amount - h.paid_amount) filter (where h.status in (0, 1)), 0)::bigint as open,
         (select sum(l.credit)::bigint from journal_lines l where l.akun_id = a.id) as added,
         (select sum(l.debit)::bigint from journal_lines l where l.akun_id = a.id) as paid
       from hutangs h join akuns a on a.id = h.akun_id where h.profile_id = 1 group by a.id order by a.code`,
      );
      // So few visits have no crown on some days, and owe no laboratory then.
      const [lab] = await clinic.database.asOwner<{ invoiced: number; paid: number }>(
        `select count(*)::int as invoiced, count(*) filter (where h.paid_amount > 0)::int as paid
         from labfees f join hutangs h on h.source_type = '${hutangSource.labFee}' and h.source_id = f.id where f.profile_id = 1`,
      );
      const always = ['2-1102', '2-1201', '2-1401'];
      const expected = lab?.invoiced ? [...always, '2-1202'] : always;
      expect(owed.map(({ code }) => code)).toEqual(expect.arrayContaining(expected));
      const of = (code: string, ...asked: readonly string[]) => balances(code, ...asked)[0]?.[1] ?? 0;
      for (const { code, open, added, paid } of owed) {
        expect(of(code), code).toBe(open);
        expect([of(code, 'amt:<0'), of(code, 'amt:>0')], code).toEqual([-added, paid]);
      }
      // Something of each was paid by slips, and the tax that they withheld was remitted.
      const { body } = await patiently(() =>
        books.get<{ data: readonly Json[] }>('/api/finance/pph', { query: { limit: '100' } }),
      );
      expect(body.data.map(({ status }) => status)).toEqual(expect.arrayContaining([-1, 2]));
      for (const code of lab?.paid ? expected : always) expect(of(code, 'amt:>0'), code).toBeGreaterThan(0);
    },
  );
});

// A posted run through the real application (attendance.md 7, 11: 13, 14, 16).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf, hasHledger, journalsOf } from '../finance/hledger-books.ts';
import { linesOf, methodIds } from '../finance/draft.ts';
import type { Verification } from '../finance/verification-answer.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json, TestApp } from '../support/app.ts';
import { makePeriod, month, openPayroll, type Period, readPeriod, slipsOf, sql, step } from './payroll-stage.ts';

interface Told extends Json {
  readonly message: string;
}

let at: Awaited<ReturnType<typeof openPayroll>>;
let clinic: TestApp;
let manager: Client;
let books: Client;
let period: Period;
beforeAll(async () => {
  at = await openPayroll();
  ({ clinic, manager, books, period } = at);
  body(await generate(books));
});
afterAll(() => clinic.close());

const generate = (by: Client, id = period.id) => at.generate(by, id);
const slipOf = (pegawai: number, id = period.id) => at.slipOf(pegawai, id);
const expectHolding = async (): Promise<void> => {
  const { checks } = body(await books.get<Verification>('/api/finance-v2/jurnal/verifikasi'));
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
};
/** What is owed of wages, by account 2-1301 and its actors, in the order of the employees. */
const owedByActor = () =>
  sql<{ actor_id: number; owed: number }>(
    clinic,
    `select l.actor_id::int as actor_id, sum(l.credit - l.debit)::int as owed from journal_lines l join akuns a on a.id = l.akun_id
     where a.code = '2-1301' group by 1 having sum(l.credit - l.debit) <> 0 order by 1`,
  );

describe('a posted run', () => {
  it('owes by employee what the slips say, with tax as the report has it', async () => {
    body(await step(manager, period.id, 'approve', { reason: 'Sudah diperiksa', override: true }));
    body(await step(books, period.id, 'post'));
    const slips = await slipsOf(books, period.id);
    const owed = await owedByActor();
    expect(owed).toEqual(
      slips
        .map(({ pegawai_id, net }) => ({ actor_id: pegawai_id, owed: net }))
        .toSorted((a, b) => a.actor_id - b.actor_id),
    );
    expect(owed).toHaveLength(3);
    const pph = body(
      await books.get<{ data: { amount: number }[] }>('/api/finance/pph', { query: { kind: 'pph_pegawai' } }),
    );
    const sum = (rows: readonly number[]) => rows.reduce((all, one) => all + one, 0);
    expect(sum(pph.data.map(({ amount }) => amount))).toBe(sum(slips.map(({ tax }) => tax)));
    expect((await readPeriod(books, period.id))['total_tax']).toBe(sum(slips.map(({ tax }) => tax)));
    await expectHolding();
  });

  it('is mirrored line by line when it is taken back', async () => {
    const before = (await readPeriod(books, period.id)).journal_id ?? 0;
    body(await step(manager, period.id, 'unpost', { reason: 'Salah' }));
    const [mirror] = await sql<{ id: number }>(clinic, 'select id::int as id from journals where reversal_of_id = $1', [
      before,
    ]);
    const sorted = (lines: readonly (readonly [string, number])[]) =>
      lines.toSorted(([a, x], [b, y]) => a.localeCompare(b) || x - y);
    const [booked, back] = [await linesOf(clinic, before), await linesOf(clinic, mirror?.id ?? 0)];
    expect(sorted(back)).toEqual(sorted(booked.map(([code, amount]) => [code, -amount] as const)));
    expect(booked.length).toBeGreaterThan(5);
    expect(await owedByActor()).toEqual([]);
    const pph = body(
      await books.get<{ data: { status: number }[] }>('/api/finance/pph', { query: { kind: 'pph_pegawai' } }),
    );
    expect(pph.data.filter(({ status }) => status !== -1)).toEqual([]);
    body(await step(books, period.id, 'post'));
    await expectHolding();
  });

  it('stays posted while half of it is paid; the file of the bank is what is paid', async () => {
    const slips = await slipsOf(books, period.id);
    const [first, ...rest] = slips;
    const paymentmethod_id = (await methodIds(clinic))['Transfer BCA'];
    const pay = (more: object = {}) =>
      books.post<Period & Told>(`/api/attendance/payrollperiode/${period.id}/pay`, {
        paymentmethod_id,
        paid_at: today(),
        ...more,
      });
    const half = body(await pay({ slip_ids: [first?.id] }));
    expect(half.status).toBe(3);
    expect((await slipsOf(books, period.id)).filter(({ status }) => status === 4).map(({ id }) => id)).toEqual([
      first?.id,
    ]);
    const twice = await pay({ slip_ids: [first?.id] });
    expect([twice.status, twice.body.message]).toEqual([409, 'Slip sudah dibayar.']);
    expect(body(await pay()).status).toBe(4);
    expect(rest).toHaveLength(2);
    const bank = await books.get(`/api/attendance/payrollperiode/${period.id}/bankfile`);
    const told = bank.bytes
      .toString()
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(/,(\d+),"[^"]*"$/.exec(line)?.[1]));
    const [paid] = await sql<{ paid: number }>(
      clinic,
      `select sum(l.credit - l.debit)::int as paid from journals j join journal_lines l on l.journal_id = j.id
       join akuns a on a.id = l.akun_id where j.event = 'payroll.paid' and a.code = '1-1111'`,
    );
    expect(told.reduce((sum, amount) => sum + amount, 0)).toBe(paid?.paid);
    expect(paid?.paid).toBe((await readPeriod(books, period.id)).total_net);
    expect(await owedByActor()).toEqual([]);
    await expectHolding();
  });

  it.runIf(hasHledger)('is what hledger makes of its journals', async () => {
    const text = await journalsOf(books, { start_date: month, end_date: today() });
    const ours = await sql<{ code: string; amount: number }>(
      clinic,
      `select a.code, sum(l.debit - l.credit)::int as amount from journal_lines l join akuns a on a.id = l.akun_id
       join journals j on j.id = l.journal_id where j.profile_id = 1 and l.transaction_at between $1 and $2 and a.code ~ '^(2-13|2-14|6-1)'
       group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
      [month, today()],
    );
    expect(ours.length).toBeGreaterThan(3);
    const theirs = balancesOf(text).filter(([code]) => /^(2-13|2-14|6-1)/.test(code));
    expect(theirs).toEqual(ours.map(({ code, amount }) => [code, amount]));
  });
});

describe('THR and wages of one month', () => {
  it('are taxed together as TER has it of the total', async () => {
    // A masa of the year before, which no other run has touched.
    const masa = { tax_year: Number(month.slice(0, 4)) - 1, tax_month: 6 };
    const start = `${masa.tax_year}-06-01`;
    const dates = {
      ...masa,
      start_date: start,
      end_date: `${masa.tax_year}-06-30`,
      pay_date: `${masa.tax_year}-06-30`,
    };
    const thr = await makePeriod(books, { ...dates, name: 'THR', kind: 2, holiday_date: start });
    const wages = await makePeriod(books, { ...dates, name: 'Gaji' });
    body(await generate(books, thr.id));
    body(await generate(books, wages.id));
    for (const pegawai of at.others) {
      const [bonus, salary] = [await slipOf(pegawai, thr.id), await slipOf(pegawai, wages.id)];
      const gross = Number(bonus['gross_taxable']) + Number(salary['gross_taxable']);
      const [row] = await sql<{ rate: number }>(
        clinic,
        `select t.rate::float8 as rate from pph21ters t join ptkps p on p.ter_category = t.category and p.status_code = $2
         where t.upper is null or t.upper >= $1 order by t.upper nulls last limit 1`,
        [gross, salary['ptkp_status']],
      );
      expect(Number(bonus['gross_taxable'])).toBeGreaterThan(0);
      expect(bonus.tax + salary.tax, `of ${pegawai}`).toBe(Math.round((gross * (row?.rate ?? NaN)) / 100));
    }
  });
});

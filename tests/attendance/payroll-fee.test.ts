// Fees of an employed doctor between payroll and finance (attendance.md R12, 9, 11: 15): taken by a posting, given back with it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { balancesOf, hasHledger, journalsOf } from '../finance/hledger-books.ts';
import { openShares, type Shares } from '../finance/share-stage.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { hire, makePeriod, type Period, readPeriod, slipsOf, sql, step } from './payroll-stage.ts';

const start = `${today().slice(0, 7)}-01`;
const end = addDays(addMonths(start, 1), -1);

let at: Shares;
let manager: Client;
let period: Period;
let bill: number;
beforeAll(async () => {
  at = await openShares();
  manager = await at.clinic.as('manager.bdg');
  await sql(at.clinic, 'update users set membership_id = null where profile_id = 1');
  await hire(at.clinic, 'dokter.bdg', { base: 10_000_000, bpjs: false });
  await sql(at.clinic, 'update pegawais set is_attendance_exempt = true where id = $1', [at.doctorId]);
  await at.agree();
  bill = await at.billed();
  await at.pay(bill, 1_020_000);
  period = await makePeriod(at.books, {
    tax_year: Number(start.slice(0, 4)),
    tax_month: Number(start.slice(5, 7)),
    start_date: start,
    end_date: end,
    pay_date: end,
  });
});
afterAll(() => at.clinic.close());

const generate = async () => body(await at.books.post(`/api/attendance/payrollperiode/${period.id}/generate`, {}));
const slip = async () => {
  const [found] = await slipsOf(at.books, period.id);
  if (!found) throw new Error('No slip.');
  return found;
};
/** What finance still owes the doctor of fees, rupiah. */
const open = async (): Promise<number> => {
  const query = { actor_type: 'doctor', actor_id: String(at.doctorId) };
  const { data } = body(
    await at.books.get<{ data: { open_amount: number }[] }>('/api/finance/hutang/terbuka', { query }),
  );
  return data.reduce((sum, { open_amount }) => sum + open_amount, 0);
};
/** Balances of an account by its actors, credit less debit. */
const owed = (code: string) =>
  sql<{ actor_type: string; actor_id: number; owed: number }>(
    at.clinic,
    `select l.actor_type, l.actor_id::int as actor_id, sum(l.credit - l.debit)::int as owed from journal_lines l
     join akuns a on a.id = l.akun_id where a.code = $1 group by 1, 2 having sum(l.credit - l.debit) <> 0 order by 1, 2`,
    [code],
  );
const countOf = async (of: string): Promise<number> =>
  (await sql<{ n: number }>(at.clinic, `select count(*)::int as n from ${of}`))[0]?.n ?? NaN;

describe('fees of an employed doctor', () => {
  it('are read when the run is reckoned', async () => {
    expect(await open()).toBe(400_000);
    await generate();
    expect(await slip()).toMatchObject({ fee_amount: 400_000, earning: 10_400_000, gross_taxable: 10_400_000 });
    body(await step(manager, period.id, 'approve', { reason: 'Setuju', override: true }));
  });

  it('keep the run from being posted once they are others', async () => {
    await at.pay(bill, 510_000);
    const before = [await countOf('journals'), await countOf('hutangs'), await countOf('pphs')];
    const refused = await step(at.books, period.id, 'post');
    expect([refused.status, refused.body.message]).toEqual([409, 'Fee dokter berubah, hitung ulang payroll.']);
    expect([await countOf('journals'), await countOf('hutangs'), await countOf('pphs')]).toEqual(before);
    expect(await readPeriod(at.books, period.id)).toMatchObject({ status: 2, journal_id: null });
    expect(await open()).toBe(600_000);
    await at.expectHolding();
  });

  it('go with the wages once the run is reckoned again, and are open no more', async () => {
    body(await step(manager, period.id, 'reopen', { reason: 'Fee berubah' }));
    await generate();
    expect(await slip()).toMatchObject({ fee_amount: 600_000 });
    body(await step(manager, period.id, 'approve', { reason: 'Setuju', override: true }));
    body(await step(at.books, period.id, 'post'));
    expect(await open()).toBe(0);
    expect(await owed('2-1201')).toEqual([]);
    expect(await owed('2-1301')).toEqual([{ actor_type: 'pegawai', actor_id: at.doctorId, owed: (await slip()).net }]);
    await at.expectHolding();
  });

  it('are open again when the posting is taken back, and go once more', async () => {
    body(await step(manager, period.id, 'unpost', { reason: 'Salah' }));
    expect(await open()).toBe(600_000);
    expect(await owed('2-1301')).toEqual([]);
    expect(await owed('2-1201')).toEqual([{ actor_type: 'doctor', actor_id: at.doctorId, owed: 600_000 }]);
    await at.expectHolding();
    body(await step(at.books, period.id, 'post'));
    expect(await open()).toBe(0);
    await at.expectHolding();
  });

  it('are paid with the slip, which is all that is left owed to him', async () => {
    const [bank] = await sql<{ id: number }>(
      at.clinic,
      `select id::int as id from paymentmethods where profile_id = 1 and name = 'Transfer BCA'`,
    );
    const pay = { paymentmethod_id: bank?.id, paid_at: today() };
    body(await at.books.post(`/api/attendance/payrollperiode/${period.id}/pay`, pay));
    expect(await readPeriod(at.books, period.id)).toMatchObject({ status: 4 });
    expect([await owed('2-1301'), await owed('2-1201')]).toEqual([[], []]);
    await at.expectHolding();
  });

  it.runIf(hasHledger)('leave balances that hledger finds too', async () => {
    const ours = await sql<{ code: string; amount: number }>(
      at.clinic,
      `select a.code, sum(l.debit - l.credit)::int as amount from journal_lines l join akuns a on a.id = l.akun_id
       join journals j on j.id = l.journal_id where j.profile_id = 1 and l.transaction_at between $1 and $2
       group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
      [start, end],
    );
    expect(ours.map(({ code }) => code)).toEqual(expect.arrayContaining(['2-1402', '6-1101']));
    const theirs = balancesOf(await journalsOf(at.books, { start_date: start, end_date: end }));
    expect(theirs).toEqual(ours.map(({ code, amount }) => [code, amount]));
  });
});

// Worked examples of payroll by the interface (attendance.md 6: X3, X9, X10, 11: item 4; corrections.md 13), to the rupiah.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { openSlips, type Slips } from '../finance/slip-stage.ts';
import { body, today } from '../service/stage.ts';
import { give, hire, makePeriod, type Period, type Slip, slipsOf, sql, step } from './payroll-stage.ts';

/** A masa in which no year is settled, and of which nothing is known. */
const JUNE = `${Number(today().slice(0, 4)) - 1}-06-01`;
const start = `${today().slice(0, 7)}-01`;

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
  await at.clinic.database.asOwner('update branchpreferences set administrasi_amount = 0');
  await sql(at.clinic, 'update users set membership_id = null where profile_id = 1');
});
afterAll(() => at.clinic.close());

/** The run of a month that begins on that day. */
const run = (first: string, more: object = {}): Promise<Period> =>
  makePeriod(at.books, {
    name: `Gaji ${first}`,
    tax_year: Number(first.slice(0, 4)),
    tax_month: Number(first.slice(5, 7)),
    start_date: first,
    end_date: addDays(addMonths(first, 1), -1),
    pay_date: addDays(addMonths(first, 1), -1),
    ...more,
  });
const reckoned = async (period: Period, pegawai: number): Promise<Slip> => {
  body(await at.books.post(`/api/attendance/payrollperiode/${period.id}/generate`, {}));
  const slip = (await slipsOf(at.books, period.id)).find(({ pegawai_id }) => pegawai_id === pegawai);
  if (!slip) throw new Error('No slip.');
  return body(await at.books.get<Slip>(`/api/attendance/payrolltransaction/${slip.id}`));
};
/** Approved and booked: what its journals come to by account, debit less credit. */
const posted = async (period: Period) => {
  body(await step(at.manager, period.id, 'approve', { reason: 'Setuju', override: true }));
  const [{ last } = { last: 0 }] = await sql<{ last: number }>(
    at.clinic,
    'select coalesce(max(id), 0)::int as last from journals',
  );
  body(await step(at.manager, period.id, 'post'));
  const lines = await sql<{ code: string; amount: number }>(
    at.clinic,
    `select a.code, sum(l.debit - l.credit)::int as amount from journal_lines l join akuns a on a.id = l.akun_id
     where l.journal_id > $1 group by 1 order by 1`,
    [last],
  );
  return lines.map(({ code, amount }) => [code, amount]);
};
/** Present on the first so many days. */
const present = (pegawai: number, first: string, days: number, from = 0) =>
  sql(
    at.clinic,
    `insert into attendances (profile_id, pegawai_id, work_date, scheduled_in, scheduled_out, status, late_minutes, work_minutes)
     select 1, $1, d, d + time '08:00', d + time '16:00', 1, 0, 420
     from (select $2::date + n as d from generate_series($4::int, $4::int + $3::int - 1) n) days`,
    [pegawai, first, days, from],
  );
/** @param kind 1 a workday, 2 a day of rest */
const overtime = (pegawai: number, day: string, kind: number, hours: number) =>
  sql(
    at.clinic,
    `insert into overtimes (profile_id, code, pegawai_id, work_date, start_at, end_at, reason, day_type, minutes_request,
       minutes_approved, minutes_paid, status)
     values (1, 'SPL/X3/' || $3::int, $1, $2::date, $2::date + time '08:00', $2::date + time '08:00' + $4::int * interval '1 hour', 'Uji',
       $3::int, $4::int * 60, $4::int * 60, $4::int * 60, 1)`,
    [pegawai, day, kind, hours],
  );
const amountOf = ({ lines }: Slip, code: string) => lines.find((line) => line.code === code)?.amount;
/** From now on a crown costs that, and is finished and paid for. */
const crown = async (price: number): Promise<void> => {
  await sql(
    at.clinic,
    `update tindakanmedisprices set price = $1 where perawatan_id = (select id from tindakanmedis where code = 'PRO-01')`,
    [price],
  );
  await at.pay(await at.billed(), price);
};

describe('by the interface', () => {
  it('X3: three hours on a workday and nine on a day of rest', async () => {
    const pegawai = await hire(at.clinic, 'inventory.bdg', { base: 5_190_000 });
    await present(pegawai, JUNE, 25);
    await overtime(pegawai, addDays(JUNE, 1), 1, 3);
    await overtime(pegawai, addDays(JUNE, 27), 2, 9);
    const slip = await reckoned(await run(JUNE), pegawai);
    const paid = slip.lines.filter(({ code }) => code.startsWith('LEMBUR'));
    expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(165_000 + 570_000);
  });

  it('X10: the bonus of seven months, and the wage of twelve days of 25', async () => {
    const first = addMonths(JUNE, 1);
    const seven = await hire(at.clinic, 'multimedia.bdg', { base: 5_000_000, join: addMonths(first, -7) });
    const bonus = await run(first, { name: 'THR', kind: 2, holiday_date: first });
    expect(amountOf(await reckoned(bonus, seven), 'THR')).toBe(2_916_667);
    const late = await hire(at.clinic, 'admin.bdg', { base: 5_000_000, join: addDays(first, 13) });
    for (const pegawai of [seven, late]) await present(pegawai, first, 25);
    expect(amountOf(await reckoned(await run(first), late), 'GAPOK')).toBe(2_400_000);
  });

  it('X9: an employed doctor is taxed of wage and fees together, and his fees become wage', async () => {
    await crown(45_000_000);
    const employed = await hire(at.clinic, 'dokter.bdg', { base: 10_000_000, bpjs: false });
    await sql(at.clinic, 'update pegawais set is_attendance_exempt = true where id = $1', [employed]);
    await sql(at.clinic, 'update users set membership_id = null where profile_id = 1 and id <> $1', [employed]);
    const period = await run(`${Number(today().slice(0, 4)) + 1}-06-01`);
    const slip = await reckoned(period, employed);
    expect([slip['gross_taxable'], slip['ter_rate'], slip.tax, slip.net]).toEqual([
      28_000_000, 11, 3_080_000, 24_920_000,
    ]);
    expect(await posted(period)).toEqual([
      ['2-1201', 18_000_000],
      ['2-1301', -24_920_000],
      ['2-1402', -3_080_000],
      ['6-1101', 10_000_000],
    ]);
    await at.expectHolding();
  });

  it('X9: a practising doctor is taxed by the masa, beside his slips of finance', async () => {
    const partner = await hire(at.clinic, 'dokter.bdg', { base: 0, scheme: 3, contract: 4, bpjs: false });
    await sql(at.clinic, 'update pegawais set is_attendance_exempt = false where id = $1', [partner]);
    await crown(100_000_000);
    // 40.000.000 of it on this slip: half of that is the base of 1.000.000.
    const [fee] = await at.open();
    expect(body(await at.slip([{ hutang_id: fee?.id, amount: 16_000_000 }]), 201)).toMatchObject({
      pph_amount: 1_000_000,
    });
    await give(at.clinic, partner, 'UDUK', 300_000);
    await present(partner, start, 10);
    const period = await run(start);
    const slip = await reckoned(period, partner);
    expect([slip['earning'], slip.tax, slip.net]).toEqual([3_000_000, 75_000, 2_925_000]);
    expect(await posted(period)).toEqual([
      ['2-1301', -2_925_000],
      ['2-1401', -75_000],
      ['6-1102', 3_000_000],
    ]);
    await at.expectHolding();
  });
});

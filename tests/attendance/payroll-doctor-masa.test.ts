// The tax of a practising doctor's month, whichever is paid first: his fees by finance, or what payroll owes him (attendance.md R12).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { openSlips, type Slips } from '../finance/slip-stage.ts';
import { body, today } from '../service/stage.ts';
import { give, hire, makePeriod, slipsOf, sql, step } from './payroll-stage.ts';

const start = `${today().slice(0, 7)}-01`;
const end = addDays(addMonths(start, 1), -1);
const DAYS = 10;

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
  await sql(at.clinic, 'update branchpreferences set administrasi_amount = 0');
  await sql(at.clinic, 'update users set membership_id = null where profile_id = 1');
  const partner = await hire(at.clinic, 'dokter.bdg', { base: 0, scheme: 3, contract: 4, bpjs: false });
  await give(at.clinic, partner, 'UDUK', 300_000);
  await sql(
    at.clinic,
    `insert into attendances (profile_id, pegawai_id, work_date, scheduled_in, scheduled_out, status, work_minutes)
     select 1, $1, d, d + time '08:00', d + time '16:00', 1, 420 from (select $2::date + n as d from generate_series(0, $3 - 1) n) x`,
    [partner, start, DAYS],
  );
  await sql(
    at.clinic,
    `update tindakanmedisprices set price = 200000000 where perawatan_id = (select id from tindakanmedis where code = 'PRO-01')`,
  );
  await at.pay(await at.billed(), 200_000_000);
});
afterAll(() => at.clinic.close());

it('is that of both together, where fees were paid between the approval and the posting of a run', async () => {
  const period = await makePeriod(at.books, {
    tax_year: Number(start.slice(0, 4)),
    tax_month: Number(start.slice(5, 7)),
    start_date: start,
    end_date: end,
    pay_date: end,
  });
  const reckoned = async () => {
    body(await at.books.post(`/api/attendance/payrollperiode/${period.id}/generate`, {}));
    const [slip] = await slipsOf(at.books, period.id);
    return [slip?.tax, slip?.net];
  };
  const approve = async () => body(await step(at.manager, period.id, 'approve', { reason: 'Setuju', override: true }));
  // 3.000.000 alone: 5 % of half of it.
  expect(await reckoned()).toEqual([75_000, 2_925_000]);
  await approve();
  // 52.000.000 of fees are 130.000.000 of his patients: 5 % of 60.000.000, 15 % of 5.000.000.
  const [fee] = await at.open();
  expect(body(await at.slip([{ hutang_id: fee?.id, amount: 52_000_000 }]), 201)).toMatchObject({
    pph_amount: 3_750_000,
  });
  const refused = await step(at.books, period.id, 'post');
  expect([refused.status, refused.body['code']]).toEqual([409, 'payroll-stale']);
  body(await step(at.manager, period.id, 'reopen', { reason: 'Fee dibayar' }));
  // Half of 133.000.000: 15 % of 6.500.000 above the first 60.000.000, of which 3.750.000 are withheld.
  expect(await reckoned()).toEqual([225_000, 2_775_000]);
  await approve();
  body(await step(at.books, period.id, 'post'));
  await at.expectHolding();
});

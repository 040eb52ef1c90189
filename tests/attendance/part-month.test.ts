// What is paid of a month to who was there for a part of it and works by the roster alone (attendance.md R6, corrections.md 22).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { hire, makePeriod, type Slip, slipsOf, sql } from './payroll-stage.ts';
import { makeShift } from './stage.ts';

/** A month without holidays: 31 days. */
const first = `${Number(today().slice(0, 4)) - 1}-07-01`;
const last = addDays(first, 30);
const days = Array.from({ length: 31 }, (_, n) => addDays(first, n));
const isWeekday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 !== 0;
const WAGE = 6_200_000;

let clinic: TestApp;
let manager: Client;
let books: Client;
let slips: readonly Slip[];
let leaver: number;
let joiner: number;
let whole: number;
/** Weekdays on which he stands in the roster, and was there. */
const works = async (pegawai: number, shift: number, own: readonly string[]): Promise<void> => {
  await sql(
    clinic,
    'insert into shiftschedules (profile_id, pegawai_id, work_date, shift_id) select 1, $1, d, $3 from unnest($2::date[]) d',
    [pegawai, own, shift],
  );
  await sql(
    clinic,
    `insert into attendances (profile_id, pegawai_id, work_date, scheduled_in, scheduled_out, status, work_minutes)
     select 1, $1, d, d + time '08:00', d + time '16:00', 1, 420 from unnest($2::date[]) d`,
    [pegawai, own],
  );
};
beforeAll(async () => {
  clinic = await testApp();
  [manager, books] = [await clinic.as('manager.bdg'), await clinic.as('finance.bdg')];
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
  const shift = await makeShift(manager, 'P', '08:00', '16:00');
  const [leaves, joins] = [addDays(first, 9), addDays(first, 20)];
  leaver = await hire(clinic, 'multimedia.bdg', { base: WAGE });
  joiner = await hire(clinic, 'inventory.bdg', { base: WAGE, join: joins });
  whole = await hire(clinic, 'perawat.bdg', { base: WAGE });
  await works(
    leaver,
    shift,
    days.filter((day) => isWeekday(day) && day <= leaves),
  );
  await works(
    joiner,
    shift,
    days.filter((day) => isWeekday(day) && day >= joins),
  );
  await works(whole, shift, days.filter(isWeekday));
  body(await manager.delete(`/api/attendance/pegawai/${leaver}`, { leave_at: leaves }));
  const period = await makePeriod(books, {
    tax_year: Number(first.slice(0, 4)),
    tax_month: 7,
    start_date: first,
    end_date: last,
    pay_date: last,
  });
  body(await books.post(`/api/attendance/payrollperiode/${period.id}/generate`, {}));
  slips = await slipsOf(books, period.id);
});
afterAll(() => clinic.close());

const basicOf = async (pegawai: number): Promise<readonly unknown[]> => {
  const { id } = slips.find(({ pegawai_id }) => pegawai_id === pegawai) ?? { id: 0 };
  const slip = body(await books.get<Slip>(`/api/attendance/payrolltransaction/${id}`));
  return [slip['days_scheduled'], slip.lines.find(({ code }) => code === 'GAPOK')?.amount];
};
const scheduled = days.filter(isWeekday).length;
const partOf = (count: number): number => Math.round((WAGE * count) / scheduled);

it('is a part of the wage for who left, although his roster ends with his last day', async () => {
  const served = days.filter((day) => isWeekday(day) && day <= addDays(first, 9)).length;
  expect(await basicOf(leaver)).toEqual([scheduled, partOf(served)]);
});

it('is a part of the wage for who came, although his roster begins with his first day', async () => {
  const served = days.filter((day) => isWeekday(day) && day >= addDays(first, 20)).length;
  expect(await basicOf(joiner)).toEqual([scheduled, partOf(served)]);
});

it('is all of it for who was there all month', async () => {
  expect(await basicOf(whole)).toEqual([scheduled, WAGE]);
});

// Who left and still gets a THR: his year is settled with that run, the last one that pays him (attendance.md R11; corrections.md 16).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { hire, makePeriod, type Period, slipsOf, sql } from './payroll-stage.ts';

const year = Number(today().slice(0, 4)) - 1;

let clinic: TestApp;
let manager: Client;
let leaver: number;
let stays: number;
let bonus: Period;
const generate = async ({ id }: Period) =>
  body(await manager.post(`/api/attendance/payrollperiode/${id}/generate`, {}));
const runOf = async (kind: number, month: number, lastDay?: number): Promise<Period> => {
  const first = `${year}-0${month}-01`;
  const last = lastDay === undefined ? addDays(addMonths(first, 1), -1) : addDays(first, lastDay - 1);
  const named = { name: `Masa ${month} ${kind}`, kind, tax_year: year, tax_month: month };
  const period = await makePeriod(manager, { ...named, start_date: first, end_date: last, pay_date: last });
  await generate(period);
  return period;
};
const taxOf = async (period: Period, pegawai: number) => {
  const found = (await slipsOf(manager, period.id)).find(({ pegawai_id }) => pegawai_id === pegawai);
  return found && [found['gross_taxable'], found.tax, found['is_settlement']];
};

beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
  leaver = await hire(clinic, 'perawat.bdg', { base: 20_000_000, bpjs: false });
  stays = await hire(clinic, 'admin.bdg', { base: 20_000_000, bpjs: false });
  await sql(clinic, 'update users set leave_at = $2 where id = $1', [leaver, `${year}-02-28`]);
  await runOf(1, 1);
  await runOf(1, 2);
  bonus = await runOf(2, 3, 20);
});
afterAll(() => clinic.close());

// 60.000.000 of three masas less biaya jabatan 1.500.000 and PTKP 54.000.000: 5 % of 4.500.000. January withheld 1.800.000 by TER,
// February gave all of it back.
const SETTLED = [20_000_000, 225_000, true];
// TER A of 20.000.000: 9 %.
const BY_MONTH = [20_000_000, 1_800_000, false];

it('is settled with the THR before wages of its masa are planned', async () => {
  expect(await taxOf(bonus, leaver)).toEqual(SETTLED);
  expect(await taxOf(bonus, stays)).toEqual(BY_MONTH);
});

it('is settled with the THR although wages of others follow in the masa', async () => {
  await runOf(1, 3);
  await generate(bonus);
  expect(await taxOf(bonus, leaver)).toEqual(SETTLED);
  expect(await taxOf(bonus, stays)).toEqual(BY_MONTH);
});

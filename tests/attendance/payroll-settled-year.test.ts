// A year that was settled with its last run keeps the months that it was settled with (attendance.md R11, corrections.md 16).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { hire, makePeriod, type Period, slipsOf, sql, step } from './payroll-stage.ts';

const year = Number(today().slice(0, 4)) - 1;

let clinic: TestApp;
let manager: Client;
let nurse: number;
let before: Period;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
  nurse = await hire(clinic, 'perawat.bdg', { base: 8_000_000 });
});
afterAll(() => clinic.close());

const generate = async ({ id }: Period) =>
  body(await manager.post(`/api/attendance/payrollperiode/${id}/generate`, {}));
const runOf = async (month: number): Promise<Period> => {
  const first = `${year}-${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const days = { start_date: first, end_date: last, pay_date: last };
  const period = await makePeriod(manager, { name: `Gaji ${month}`, tax_year: year, tax_month: month, ...days });
  await generate(period);
  return period;
};
const approve = ({ id }: Period) => step(manager, id, 'approve', { reason: 'Setuju', override: true });
const wage = (base: number) => sql(clinic, 'update pegawais set base_salary = $2 where id = $1', [nurse, base]);

it('is approved after the last month, as it was settled', async () => {
  before = await runOf(11);
  const last = await runOf(12);
  body(await approve(last));
  body(await approve(before));
  const [slip] = await slipsOf(manager, last.id);
  expect(slip).toMatchObject({ is_settlement: true });
});

it('is refused with other wages, of which the settlement knows nothing', async () => {
  body(await step(manager, before.id, 'reopen', { reason: 'Koreksi' }));
  await wage(9_000_000);
  await generate(before);
  const { status, body: told } = await approve(before);
  const [{ name } = { name: '' }] = await sql<{ name: string }>(clinic, 'select name from users where id = $1', [
    nurse,
  ]);
  expect([status, told.message]).toEqual([409, `PPh 21 ${name} tahun ${year} sudah dihitung akhir pada Gaji 12.`]);
  await wage(8_000_000);
  await generate(before);
  body(await approve(before));
});

// Whose first day nobody has said works from the day on which he was entered, which is a day of his branch.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMonths } from '../../src/resources/kernel/date.ts';
import { body } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { hire, makePeriod, month, monthEnd, slipsOf, sql } from './payroll-stage.ts';

let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
});
afterAll(() => clinic.close());

it.each([
  ['in the first minutes of the next month', `${addMonths(month, 1)}T00:30:00+07:00`, 0],
  ['in the last minutes of the month', `${monthEnd}T23:50:00+07:00`, 1],
])('is no month earlier: %s', async (_when, moment, slips) => {
  const id = await hire(clinic, 'perawat.bdg', { base: 8_000_000, bpjs: false });
  await sql(clinic, 'update users set join_at = null, created_at = $2 where id = $1', [id, moment]);
  await sql(clinic, 'update pegawais set contract_start_at = null where id = $1', [id]);
  const period = await makePeriod(manager, { name: `Gaji ${moment}` });
  body(await manager.post(`/api/attendance/payrollperiode/${period.id}/generate`, {}));
  expect((await slipsOf(manager, period.id)).filter(({ pegawai_id }) => pegawai_id === id)).toHaveLength(slips);
  body(
    await manager.post(`/api/attendance/payrollperiode/${period.id}/cancel`, {
      version: period.version + 1,
      reason: 'Uji',
    }),
  );
});

// Whose first day nobody has said works from the day on which he was entered, which is a day of his branch.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMonths } from '../../src/resources/kernel/date.ts';
import { body } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { hire, makePeriod, month, slipsOf, sql } from './payroll-stage.ts';

const next = addMonths(month, 1);

let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
});
afterAll(() => clinic.close());

it.each([
  ['the first minutes of the next month', `${next}T00:30:00+07:00`, 0],
  ['the last minutes of the month', `${next}T00:00:00+07:00`, 1, '-10 minutes'],
])('is no month earlier: %s', async (_when, moment, slips, later = '0') => {
  const id = await hire(clinic, 'perawat.bdg', { base: 8_000_000, bpjs: false });
  await sql(clinic, 'update users set join_at = null, created_at = $2::timestamptz + $3::interval where id = $1', [
    id,
    moment,
    later,
  ]);
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

// A branch works from its first day, before anybody has saved its settings.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBranch } from '../finance/new-branch.ts';
import { body, today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
let head: Client;
let nurse = 0;
beforeAll(async () => {
  clinic = await testApp();
  ({ by: head } = await newBranch(clinic, 'HRI'));
  const person = {
    name: 'Perawat Baru',
    username: 'perawat.baru',
    role: 11,
    join_at: '2020-01-01',
    password: 'sandi-uji-77',
  };
  nurse = body(await head.post<{ id: number }>('/api/attendance/pegawai', person), 201).id;
});
afterAll(() => clinic.close());

it('has its settings of attendance, and grants the usual days of leave', async () => {
  const settings = body(await head.get('/api/profile/pengaturan/absensi'));
  expect(settings).toMatchObject({ leave_days: 12, leave_carry_max: 6, att_web: true });
  const query = { pegawai_id: String(nurse), year: today().slice(0, 4) };
  const balance = body(await head.get('/api/attendance/leavebalance/saldo', { query }));
  expect(JSON.stringify(balance)).toContain('12');
});

it('reckons its first payroll', async () => {
  const { id } = body(
    await head.post<{ id: number }>('/api/attendance/payrollperiode', {
      name: 'Maret 2026',
      kind: 1,
      tax_year: 2026,
      tax_month: 3,
      start_date: '2026-03-01',
      end_date: '2026-03-31',
      pay_date: '2026-03-31',
      workday_basis: '25',
    }),
    201,
  );
  const { status, body: reckoned } = await head.post(`/api/attendance/payrollperiode/${id}/generate`, {});
  expect([status, reckoned['statusname']]).toEqual([200, 'Dihitung']);
});

// A payroll that two superiors finalise, where the branch wants that (attendance.md 3; platform.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { hire, makePeriod, month, type Period, readPeriod, slipsOf, sql, step } from './payroll-stage.ts';

let clinic: TestApp;
let manager: Client;
let books: Client;
let head: Client;
let nurse: number;
let period: Period;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  books = await clinic.as('finance.bdg');
  head = await clinic.as('superadmin');
  await head.post('/api/profile/changeprofile', { session_profile_id: 1 });
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
  nurse = await hire(clinic, 'perawat.bdg', { base: 4_500_000 });
  period = await makePeriod(books);
  body(await books.post(`/api/attendance/payrollperiode/${period.id}/generate`, {}));
  body(
    await manager.put('/api/approvalrule', { action: 'attendance.payroll', needs_approval: true, assigner_role: 0 }),
  );
});
afterAll(() => clinic.close());

const approve = (by = manager) =>
  step(by, period.id, 'approve', { reason: 'Sudah diperiksa', override: true }) as unknown as Promise<{
    status: number;
    body: { applog_id: number };
  }>;
const decide = (by: Client, id: number, status: 1 | -1) => by.put(`/api/applog/${id}`, { status, reason: 'Sesuai' });
const roster = () =>
  manager.post<{ id: number }>('/api/attendance/schedule', { pegawai_id: nurse, work_date: month, shift_id: null });

describe('the finalisation of a payroll', () => {
  it('is asked for, and changes nothing until it is decided', async () => {
    const asked = await approve();
    expect(asked.status).toBe(202);
    expect(await readPeriod(books, period.id)).toMatchObject({
      status: 1,
      approved_by: null,
      requests: [
        { id: asked.body.applog_id, action: 'attendance.payroll', verb: 'approve', amount: expect.any(Number) },
      ],
    });
    expect((await slipsOf(books, period.id)).map(({ status }) => status)).toEqual([1]);
    const free = body(await roster(), 201);
    expect((await manager.delete(`/api/attendance/schedule/${free.id}`)).status).toBe(200);
    expect((await decide(manager, asked.body.applog_id, 1)).status).toBe(403);
    body(await decide(head, asked.body.applog_id, -1));
    expect(await readPeriod(books, period.id)).toMatchObject({ status: 1, requests: [] });
  });

  it('happens when another superior agrees, with its reason, and closes the days', async () => {
    const asked = await approve();
    expect(asked.status).toBe(202);
    body(await decide(head, asked.body.applog_id, 1));
    expect(await readPeriod(books, period.id)).toMatchObject({ status: 2, approved_reason: 'Sudah diperiksa' });
    expect((await slipsOf(books, period.id)).map(({ status }) => status)).toEqual([2]);
    expect((await roster()).status).toBe(423);
  });

  it('is done at once by who decides', async () => {
    body(await step(manager, period.id, 'reopen', { reason: 'Koreksi' }));
    expect((await approve(head)).status).toBe(200);
    expect(await readPeriod(books, period.id)).toMatchObject({ status: 2 });
  });
});

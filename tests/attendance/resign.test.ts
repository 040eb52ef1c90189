// The last day of somebody (attendance.md 3, 11).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { tx } from '../../server/db/transaction.ts';
import { addDays, dateIn, formatDate } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { idOf, type Person, registered, signIn, whoAmI } from '../platform/people.ts';
import { makeShift } from './stage.ts';

const PATH = '/api/attendance/pegawai';
const TODAY = dateIn('Asia/Jakarta', new Date());
let clinic: TestApp;
let manager: Client;
let head: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  head = await clinic.as('superadmin');
});
afterAll(() => clinic.close());

const pathOf = async (username: string) => `${PATH}/${await idOf(clinic, username)}`;
const resign = async (who: Client, username: string, body: object) => who.delete<Person>(await pathOf(username), body);

describe('a resignation', () => {
  it('is of nobody’s own account, and of no superadmin', async () => {
    const own = await resign(manager, 'manager.bdg', { leave_at: TODAY });
    expect([own.status, own.body['message']]).toEqual([403, 'Tidak dapat mengeluarkan akun sendiri.']);
    const superadmin = await resign(manager, 'superadmin', { leave_at: TODAY });
    expect([superadmin.status, superadmin.body['message']]).toEqual([403, 'Akun superadmin tidak dapat dikeluarkan.']);
  });

  it('of somebody who has left says since when', async () => {
    expect((await resign(manager, 'multimedia.bdg', { leave_at: TODAY, note: 'Pindah kota' })).status).toBe(200);
    const again = await resign(manager, 'multimedia.bdg', { leave_at: TODAY });
    expect([again.status, again.body['message']]).toEqual([409, `Pegawai sudah keluar per ${formatDate(TODAY)}.`]);
  });

  it('takes the days after the last one out of the roster', async () => {
    const shift_id = await makeShift(manager, 'P', '08:00', '16:00');
    const pegawai_id = await idOf(clinic, 'inventory.bdg');
    const rows = [3, 5, 6].map((n) => ({ pegawai_id, work_date: addDays(TODAY, n), shift_id }));
    expect((await manager.post('/api/attendance/schedule/bulk', { rows })).body).toEqual({ saved: 3 });
    await resign(manager, 'inventory.bdg', { leave_at: addDays(TODAY, 5) });
    const left = await manager.get('/api/attendance/schedule', { query: { pegawai_id: String(pegawai_id) } });
    expect(left.body).toMatchObject({ count: 2 });
    const late = await manager.post('/api/attendance/schedule/bulk', { rows: rows.slice(2) });
    expect([late.status, late.body['message']]).toEqual([
      409,
      `Pegawai sudah keluar per ${formatDate(addDays(TODAY, 5))}.`,
    ]);
  });

  it('of a doctor whom patients await needs the will of a superior', async () => {
    const { id: customer } = await registered(manager, 'Rahma Dewi');
    const doctor = await idOf(clinic, 'dokter2.bdg');
    const later = addDays(TODAY, 40);
    await clinic.database.asOwner(
      `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type, status)
       values (1, 'V-UJI', $1, $2, $3, 'janji', 0)`,
      [customer, doctor, later],
    );
    const day = addDays(TODAY, 30);
    const refused = await resign(manager, 'dokter2.bdg', { leave_at: day });
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      `Dokter masih memiliki 1 jadwal kunjungan setelah ${formatDate(day)}.`,
    ]);
    expect((await resign(await clinic.as('admin.bdg'), 'dokter2.bdg', { leave_at: day, force: true })).status).toBe(
      409,
    );
    const checklist = await manager.get(`${await pathOf('dokter2.bdg')}/checklist`, { query: { leave_at: day } });
    expect(checklist.body).toMatchObject({ data: { kasbon: 0, visits: 1 } });
    expect((await resign(manager, 'dokter2.bdg', { leave_at: day, force: true })).status).toBe(200);
  });

  it('of a later day ends with the night after it', async () => {
    const { cookie } = await signIn(clinic, 'finance.bdg', DEMO_PASSWORD);
    const last = addDays(TODAY, 7);
    await resign(manager, 'finance.bdg', { leave_at: last });
    const job = nightlyJobs.find(({ name }) => name === 'staff-leave');
    if (!job || !('run' in job)) throw new Error('There is no such job.');
    const night = (day: string) =>
      tx(clinic.database.pool, { branches: [1] }, (trx) => job.run(trx, { branch: 1, day, now: new Date() }));
    await night(last);
    expect(await whoAmI(clinic, cookie)).toBe(200);
    expect((await manager.get(PATH, { query: { status: '1', keyword: 'finance.bdg' } })).body).toMatchObject({
      count: 1,
      data: [{ leave_at: last }],
    });
    expect(await night(addDays(last, 1))).toBe(1);
    expect(await whoAmI(clinic, cookie)).toBe(401);
    expect((await manager.get(PATH, { query: { status: '1', keyword: 'finance.bdg' } })).body).toMatchObject({
      count: 0,
    });
    expect(await night(addDays(last, 2))).toBe(0);
  });
});

describe('a resignation that is taken back', () => {
  const back = async (who: Client, username: string, body: object) =>
    who.post<Person>(`${await pathOf(username)}/batalresign`, body);

  it('is the superadmin’s, with a reason, and opens the account again', async () => {
    await head.post('/api/profile/changeprofile', { session_profile_id: 1 });
    await resign(manager, 'perawat.bdg', { leave_at: TODAY });
    expect((await back(manager, 'perawat.bdg', { reason: 'Tetap bekerja' })).status).toBe(403);
    expect((await back(head, 'perawat.bdg', { reason: '' })).status).toBe(422);
    const answer = await back(head, 'perawat.bdg', { reason: 'Tetap bekerja' });
    expect([answer.status, answer.body]).toMatchObject([200, { leave_at: null, status: 1 }]);
    expect((await signIn(clinic, 'perawat.bdg', DEMO_PASSWORD)).status).toBe(200);
    expect((await back(head, 'perawat.bdg', { reason: 'Tetap bekerja' })).body).toMatchObject({ code: 'not-resigned' });
  });
});

// What a branch decides about attendance and payroll, and what the night reminds of (attendance.md 2, 10).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { tx } from '../../server/db/transaction.ts';
import { addDays, dateIn } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { idOf, type Person } from '../platform/people.ts';
import { employ } from './stage.ts';

const PATH = '/api/profile/pengaturan/absensi';
const TODAY = dateIn('Asia/Jakarta', new Date());
let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
});
afterAll(() => clinic.close());

const read = async () => (await manager.get<Person>(PATH)).body;
const change = async (body: object) => manager.put<Person>(PATH, { ...(await read()), ...body });

describe('the preferences of attendance', () => {
  it('begin as the law and the design have them', async () => {
    expect(await read()).toMatchObject({
      att_web: true,
      att_ip_list: null,
      att_lat: null,
      att_radius_m: 150,
      att_dup_minutes: 2,
      overtime_round_minutes: 30,
      leave_days: 12,
      leave_carry_max: 6,
      jkk_percent: 0.24,
      jp_max_age: 59,
      pph_no_npwp_percent: 20,
      umk_amount: null,
    });
  });

  it('are changed as a whole, of the version that was read', async () => {
    const before = await read();
    const wanted = {
      att_ip_list: '192.168.1.7/24\n10.0.0.4',
      att_lat: '-6.914744',
      att_lng: '107.60981',
      jkk_percent: 0.54,
      umk_amount: 4_209_309,
    };
    expect((await change(wanted)).body).toMatchObject({
      ...wanted,
      att_ip_list: '192.168.1.0/24\n10.0.0.4/32',
      version: 2,
    });
    expect((await manager.put(PATH, before)).body).toMatchObject({
      code: 'stale-version',
      changed: { name: 'Hendra Gunawan' },
    });
    expect((await (await clinic.as('admin.bdg')).get(PATH)).status).toBe(403);
  });

  it.each([
    [{ att_ip_list: '999.1.1.1' }, 'att_ip_list'],
    [{ att_ip_list: '10.0.0.0/40' }, 'att_ip_list'],
    [{ att_lat: '-6.9', att_lng: null }, 'att_lng'],
    [{ att_lat: '95', att_lng: '107' }, 'att_lat'],
    [{ jp_max_age: 40 }, 'jp_max_age'],
    [{ pph_no_npwp_percent: 101 }, 'pph_no_npwp_percent'],
  ])('with %o are refused', async (body, at) => {
    const answer = await change(body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { [at]: [expect.any(String)] } });
  });
});

describe('the night', () => {
  it('reminds of contracts and licences that end, and of birthdays', async () => {
    await employ(clinic, manager, 'perawat.bdg', { contract_type: 2, contract_end_at: addDays(TODAY, 30) });
    const licence = { pegawai_id: await idOf(clinic, 'dokter.bdg'), kind: 'SIP', number: 'SIP/1' };
    await manager.post('/api/attendance/licence', { ...licence, expires_at: addDays(TODAY, 14) });
    await manager.post('/api/attendance/licence', { ...licence, number: 'SIP/2', expires_at: addDays(TODAY, 13) });
    await clinic.database.asOwner(
      `update users set birth_date = ($1::date - interval '30 years')::date where username = 'admin.bdg'`,
      [TODAY],
    );
    const job = nightlyJobs.find(({ name }) => name === 'staff-reminder');
    if (!job || !('run' in job)) throw new Error('There is no such job.');
    const told = await tx(clinic.database.pool, { branches: [1] }, (trx) =>
      job.run(trx, { branch: 1, day: TODAY, now: new Date() }),
    );
    expect(told).toBe(3);
    const rows = await clinic.database.asOwner<{ message: string }>(
      `select message from applogs where message like 'pengingat%' and module = 4 order by message`,
    );
    expect(rows.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^pengingat SIP SIP\/1 drg\. Ratna Puspita, Sp\.Ort berakhir /),
      expect.stringMatching(/^pengingat kontrak Siti Aminah berakhir /),
      'pengingat ulang tahun Rina Puspitasari hari ini',
    ]);
  });
});

// The staff: list, new accounts, changes and resignation (attendance.md 3, 5; platform.md 1, 3).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { addDays, dateIn } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { idOf, lastLog, type Person, registered, signIn, whoAmI } from './people.ts';

interface List {
  readonly data: readonly (Person & { readonly username: string })[];
  readonly count: number;
}
const PATH = '/api/attendance/pegawai';
const TODAY = dateIn('Asia/Jakarta', new Date());
let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
});
afterAll(() => clinic.close());

const list = (who: Client, query: Readonly<Record<string, string>> = {}) => who.get<List>(PATH, { query });
const pathOf = async (username: string) => `${PATH}/${await idOf(clinic, username)}`;
const account = (username: string, more: object = {}) => ({
  name: 'Tuti  Suryani',
  username,
  role: 4,
  jobname: 'Admin',
  join_at: '2026-01-05',
  password: 'pertama-kali',
  ...more,
});

describe('the list of the staff', () => {
  it('has those of the branch, by name, and no customer', async () => {
    await registered(manager, 'Aulia Maharani');
    const { body } = await list(manager, { status: '1', limit: '100' });
    expect(body.data.map(({ username }) => username)).toContain('perawat.bdg');
    expect(body.data.filter(({ username }) => username.endsWith('.jkt'))).toEqual([]);
    expect(body.count).toBe(body.data.length);
    const nurse = body.data.find(({ username }) => username === 'perawat.bdg');
    expect(nurse).toMatchObject({
      name: 'Siti Aminah',
      jobname: 'Perawat Gigi',
      membership_id: expect.stringMatching(/^BDG-\d{4}$/),
    });
    expect(nurse).toHaveProperty('phone');
    expect((await list(await clinic.as('admin.jkt'), { keyword: 'perawat.bdg' })).body).toMatchObject({ count: 0 });
  });

  it('tells names only to whom the rest is no business of', async () => {
    for (const name of ['perawat.bdg', 'dokter.bdg', 'inventory.bdg']) {
      const [row] = (await list(await clinic.as(name), { keyword: 'Hendra' })).body.data;
      expect(Object.keys(row ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
        'avatarurl',
        'id',
        'initial',
        'jobname',
        'name',
        'role',
        'rolename',
        'username',
      ]);
      expect((await list(await clinic.as(name), { keyword: '0812' })).body.count, name).toBe(0);
    }
  });

  it.each([
    [{ isdoctor: '1' }, ['dokter.bdg', 'dokter2.bdg']],
    [{ ucname: 'SITI' }, ['perawat.bdg']],
    [{ ucname: 'AMINAH' }, []],
    [{ keyword: 'gudang' }, ['inventory.bdg']],
    [{ profile_id: '2' }, []],
    [{ ismember: 'false' }, ['investor', 'superadmin']],
  ])('is narrowed by %o', async (query, found) => {
    const { body } = await list(manager, query);
    expect(body.data.map(({ username }) => username).toSorted((a, b) => a.localeCompare(b))).toEqual(found);
  });

  it('shows one, of the own branch, and no customer', async () => {
    expect((await manager.get(await pathOf('perawat.bdg'))).body).toMatchObject({
      attendance_code: expect.any(String),
    });
    expect((await (await clinic.as('manager.jkt')).get(await pathOf('perawat.bdg'))).status).toBe(404);
    const { id } = await registered(manager, 'Bambang Hermanto');
    expect((await manager.get(`${PATH}/${id}`)).status).toBe(404);
    const own = (await (await clinic.as('perawat.bdg')).get(await pathOf('perawat.bdg'))).body;
    expect(own).toHaveProperty('join_at');
    expect(own).toHaveProperty('phone');
  });
});

describe('a new account', () => {
  it('can sign in, has the next number of the branch, and is logged', async () => {
    const first = await manager.post<Person>(PATH, account('tuti.bdg'));
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    expect(first.body).toMatchObject({ name: 'Tuti Suryani', profile_id: 1, rolename: 'admin', jobname: 'Admin' });
    const second = await manager.post<Person>(PATH, account('tati.bdg'));
    const number = (person: Person) => Number(String(person['membership_id']).slice(4));
    expect(number(second.body)).toBe(number(first.body) + 1);
    expect((await signIn(clinic, 'tuti.bdg', 'pertama-kali')).status).toBe(200);
    expect(await lastLog(clinic)).toMatchObject({ message: 'penambahan pegawai Tuti Suryani (tati.bdg)' });
    expect(JSON.stringify((await clinic.database.asOwner('select after from applogs')) ?? '')).not.toContain(
      'pertama-kali',
    );
  });

  it('is refused where the ID, the Attendance ID or the role is not free to give', async () => {
    expect((await manager.post(PATH, account('perawat.jkt'))).body).toMatchObject({
      message: 'ID Pegawai sudah dipakai',
    });
    const code = (await manager.get(await pathOf('perawat.bdg'))).body['attendance_code'];
    expect((await manager.post(PATH, account('titi.bdg', { attendance_code: code }))).body).toMatchObject({
      statusCode: 422,
      errors: { attendance_code: ['Attendance ID sudah dipakai Siti Aminah.'] },
    });
    expect((await manager.post(PATH, account('titi.bdg', { role: 0 }))).status).toBe(403);
    expect((await manager.post(PATH, account('titi.bdg', { role: 1 }))).status).toBe(422);
    expect((await manager.post(PATH, account('titi.bdg', { password: 'a b' }))).status).toBe(422);
    expect((await (await clinic.as('admin.bdg')).post(PATH, account('titi.bdg'))).status).toBe(403);
  });
});

describe('a change', () => {
  const edit = async (who: Client, username: string, body: object) => {
    const { version } = (await manager.get<Person>(await pathOf(username))).body;
    return who.put<Person>(await pathOf(username), { version: version ?? 1, ...body });
  };

  it('of the role ends the sessions, of the job does not', async () => {
    const { cookie } = await signIn(clinic, 'multimedia.bdg', DEMO_PASSWORD);
    expect((await edit(manager, 'multimedia.bdg', { jobname: 'Fotografer' })).body).toMatchObject({
      jobname: 'Fotografer',
    });
    expect(await whoAmI(clinic, cookie)).toBe(200);
    expect((await edit(manager, 'multimedia.bdg', { role: 4 })).body).toMatchObject({ rolename: 'admin' });
    expect(await whoAmI(clinic, cookie)).toBe(401);
  });

  it('is for superiors, of the version that was read', async () => {
    expect((await edit(await clinic.as('admin.bdg'), 'perawat.bdg', { jobname: 'x' })).status).toBe(403);
    expect((await edit(await clinic.as('manager.jkt'), 'perawat.bdg', { jobname: 'x' })).status).toBe(404);
    expect((await edit(manager, 'manager.bdg', { role: 12 })).status).toBe(403);
    expect((await edit(manager, 'superadmin', { jobname: 'x' })).status).toBe(403);
    expect((await edit(manager, 'perawat.bdg', { role: 0 })).status).toBe(403);
    expect((await edit(manager, 'perawat.bdg', { version: 999 })).body).toMatchObject({ code: 'stale-version' });
  });
});

describe('a resignation', () => {
  const resign = async (who: Client, username: string, body: unknown) =>
    who.delete<Person>(await pathOf(username), body);

  it('of today signs out at once, and for good', async () => {
    const { cookie } = await signIn(clinic, 'inventory.bdg', DEMO_PASSWORD);
    const answer = await resign(manager, 'inventory.bdg', { leave_at: TODAY });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({ leave_at: TODAY, status: 0 });
    expect(await whoAmI(clinic, cookie)).toBe(401);
    expect((await signIn(clinic, 'inventory.bdg', DEMO_PASSWORD)).status).toBe(403);
    expect((await list(manager, { status: '1', keyword: 'inventory.bdg' })).body.count).toBe(0);
    expect((await list(manager, { status: '0', keyword: 'inventory.bdg' })).body.count).toBe(1);
    expect((await lastLog(clinic))?.message).toMatch(/^pengeluaran pegawai Yayan Sopyan \(inventory\.bdg\) per /);
    expect((await resign(manager, 'inventory.bdg', { leave_at: TODAY })).body).toMatchObject({
      code: 'already-resigned',
    });
  });

  it('of a later day lets him work until then, and can be moved', async () => {
    const { cookie } = await signIn(clinic, 'finance.bdg', DEMO_PASSWORD);
    const later = addDays(TODAY, 10);
    expect((await resign(manager, 'finance.bdg', { leave_at: later })).body).toMatchObject({
      leave_at: later,
      status: 1,
    });
    expect(await whoAmI(clinic, cookie)).toBe(200);
    expect((await list(manager, { status: '1', keyword: 'finance.bdg' })).body.count).toBe(1);
    expect((await resign(manager, 'finance.bdg', { leave_at: addDays(TODAY, 20) })).status).toBe(200);
    // The day is over.
    await clinic.database.asOwner(`update users set leave_at = current_date - 2 where username = 'finance.bdg'`);
    expect(await whoAmI(clinic, cookie)).toBe(401);
    expect((await list(manager, { status: '1', keyword: 'finance.bdg' })).body.count).toBe(0);
  });

  it.each([
    [{}, { leave_at: ['Tanggal keluar wajib diisi.'] }],
    [{ leave_at: '2026-02-30' }, { leave_at: ['Tanggal tidak valid'] }],
    [{ leave_at: '1999-01-01' }, { leave_at: ['Tanggal keluar tidak boleh sebelum tanggal masuk.'] }],
  ])('as %o is refused', async (body, errors) => {
    const answer = await resign(manager, 'dokter2.bdg', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors });
  });

  it.each([
    ['admin.bdg', 'manager.bdg', 403],
    ['perawat.bdg', 'dokter2.bdg', 403],
    ['manager.jkt', 'dokter2.bdg', 404],
    ['manager.bdg', 'manager.bdg', 403],
    ['manager.bdg', 'superadmin', 403],
  ])('is not for %s to give %s', async (by, to, status) => {
    expect((await resign(await clinic.as(by), to, { leave_at: TODAY })).status).toBe(status);
  });

  it('by an admin waits for his superior', async () => {
    const asked = await resign(await clinic.as('admin.bdg'), 'perawat.bdg', { leave_at: addDays(TODAY, 30) });
    expect([asked.status, asked.body]).toMatchObject([202, { statusname: 'Requested' }]);
    const decision = { status: 1, reason: 'Sudah dibicarakan' };
    const decided = await manager.put(`/api/applog/${String(asked.body['applog_id'])}`, decision);
    expect(decided.status).toBe(200);
    const [row] = await clinic.database.asOwner('select leave_at::text from users where username = $1', [
      'perawat.bdg',
    ]);
    expect(row).toEqual({ leave_at: addDays(TODAY, 30) });
  });

  it('needs the feature of the staff page', async () => {
    await clinic.database.asOwner(
      `insert into user_features (user_id, feature, granted)
       select id, 'attendance.employees', false from users where username = 'manager.jkt'`,
    );
    const other = await clinic.as('manager.jkt');
    expect((await resign(other, 'dokter2.jkt', { leave_at: TODAY })).status).toBe(403);
    expect((await list(other)).status).toBe(200);
  });
});

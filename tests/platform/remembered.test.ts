// What a server remembers of who is signed in counts for nothing without the database's word in the same packet: whatever changes is
// so at the next request, on every server (docs/decisions/0085).
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { INVESTOR } from '../../src/policies/role.ts';
import { resetClock, setClock } from '../support/clock.ts';
import { idOf } from './people.ts';
import { both, openServers, PATIENCE, PATIENTS, SERVERS, SESSION_ENDINGS } from './remembered-stage.ts';

let stage: Awaited<ReturnType<typeof openServers>>;
beforeAll(async () => {
  stage = await openServers();
});
afterAll(() => stage.close());

/** For who has the feature of visits. */
const QUEUE = '/api/service/visit/antrian';
const change = (statement: string, ...values: readonly unknown[]) => stage.clinic.database.asOwner(statement, values);
const answers = (cookie: string, url = PATIENTS) => stage.answers(cookie, { url });
const remembered = (username: string, url = PATIENTS) => stage.remembered(username, url);

describe('a session that was read', () => {
  let cookie = '';
  beforeEach(async () => {
    cookie = await remembered('admin.bdg');
  });

  it('is not asked for again, and reads as before', async () => {
    const told = await Promise.all(stage.servers.map(({ app }) => stage.send(app, cookie, { url: PATIENTS })));
    const { body } = await (await stage.clinic.as('admin.bdg')).get(PATIENTS);
    for (const answer of told) expect(answer.json()).toEqual(body);
  });

  it.each(SESSION_ENDINGS)('opens nothing at the next request on any server when it %s', async (_what, statement) => {
    const [user] = await change(`select id from users where username = 'admin.bdg'`);
    await change(statement, user?.['id']);
    expect(await answers(cookie)).toEqual(both(401, 1));
    // What is wrong with a request is not told to nobody.
    expect(await answers(cookie, '/api/users?role=seribu')).toEqual(both(401, 1));
    await change(`update users set status = 1, leave_at = null where id = $1`, user?.['id']);
  });

  it('is another one with a new password', async () => {
    const password = 'tujuh-belas-kopi-pahit';
    const url = `/api/users/changepassword/${await idOf(stage.clinic, 'admin.bdg')}`;
    const payload = { oldpassword: DEMO_PASSWORD, password, repeatpassword: password };
    const [answer] = await Promise.all(
      stage.servers.slice(0, 1).map(({ app }) => stage.send(app, cookie, { url, payload })),
    );
    expect(answer?.statusCode, answer?.body).toBe(200);
    expect(await answers(cookie)).toEqual(both(401, 1));
    await change(
      `update users set password_hash = (select password_hash from users where username = 'manager.bdg') where username = 'admin.bdg'`,
    );
  });

  it('is read anew when the clock of the clinic is another one', async () => {
    await setClock(stage.clinic.database, new Date(Date.now() + 3_600_000));
    expect(await answers(cookie)).toEqual(both(200, 1));
    await resetClock(stage.clinic.database);
  });
});

describe('rights', () => {
  const USER = `(select id from users where username = 'admin.bdg')`;
  const take = `insert into user_features (user_id, feature, granted) select ${USER}, 'service.visit', false`;
  const give = `delete from user_features where user_id = ${USER}`;

  it('that are taken or given count from the next request on', async () => {
    const cookie = await remembered('admin.bdg', QUEUE);
    await change(take);
    expect(await answers(cookie, QUEUE)).toEqual(both(403, 1));
    await change(give);
    expect(await answers(cookie, QUEUE)).toEqual(both(200, 1));
  });

  it('are others with another role', async () => {
    const cookie = await remembered('admin.bdg', QUEUE);
    const [user] = await change(`select id, role from users where id = ${USER}`);
    await change('update users set role = $2 where id = $1', user?.['id'], INVESTOR);
    expect(await answers(cookie, QUEUE)).toEqual(both(403, 1));
    await change('update users set role = $2 where id = $1', user?.['id'], user?.['role']);
    expect(await answers(cookie, QUEUE)).toEqual(both(200, 1));
  });

  it('are those of the branch that is worked in', async () => {
    const cookie = await remembered('superadmin');
    await change(
      `update sessions set session_profile_id = (select min(id) from profiles)
       where user_id = (select id from users where username = 'superadmin')`,
    );
    expect(await answers(cookie)).toEqual(both(200, 1));
  });

  it.each([
    ['his name', `update users set name = name || ' S.E.' where id = ${USER}`],
    ['his number', `update users set username = 'admin.satu' where id = ${USER}`],
    ['his role', `update users set role = 3 - role % 2 where id = ${USER}`],
    [
      'his branch',
      `update users set profile_id = (select max(id) from profiles), attendance_code = null where id = ${USER}`,
    ],
    ['that he is switched off', `update users set status = 0 where id = ${USER}`],
    ['that he leaves', `update users set leave_at = current_date where id = ${USER}`],
    ['a feature', take],
    [
      'the modules of a branch',
      `update profilecontrols set paket = 1 - paket where profile_id = (select min(id) from profiles)`,
    ],
    ['the name of a branch', `update profiles set name = name || ' 2' where id = (select min(id) from profiles)`],
  ])('are another state with %s', async (_what, statement) => {
    const state = async (client: pg.Client) =>
      (await client.query<{ v: string }>(`select rights_version(${USER}) as v`)).rows[0]?.v;
    const user = await idOf(stage.clinic, 'admin.bdg');
    const client = new pg.Client(stage.clinic.database.url);
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('begin');
    const before = await state(client);
    await client.query(statement);
    const [after] = (await client.query<{ v: string }>('select rights_version($1) as v', [user])).rows;
    await client.query('rollback');
    expect(Number(after?.v)).toBeGreaterThan(Number(before));
    await client.query('begin');
    await client.query(`update users set note = null, phone = '08123456789' where id = $1`, [user]);
    expect(await state(client)).toBe(before);
    await client.query('rollback');
  });

  it('are no state that the program can write', async () => {
    await expect(stage.clinic.database.pool.query('update rights_versions set version = 1')).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('a server that hears nothing', () => {
  it('keeps nothing, and remembers again when it does', async () => {
    const cookie = await remembered('admin.bdg');
    const [listening] = await change(
      `select count(pg_terminate_backend(pid)) as ended from pg_stat_activity
       where application_name = 'klinik-live' and datname = current_database()`,
    );
    expect(Number(listening?.['ended'])).toBeGreaterThanOrEqual(SERVERS);
    await vi.waitFor(async () => expect(await answers(cookie)).toEqual(both(200, 1)), PATIENCE);
    await vi.waitFor(async () => expect(await answers(cookie)).toEqual(both(200, 0)), PATIENCE);
  });
});

// A write of somebody who is remembered proves him in the packet that begins its transaction: what has changed since is so, and nothing
// of his is left behind (docs/decisions/0175).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetClock, setClock } from '../support/clock.ts';
import { both, openServers, type Sent, SERVERS, SESSION_ENDINGS } from './remembered-stage.ts';

let stage: Awaited<ReturnType<typeof openServers>>;
beforeAll(async () => {
  stage = await openServers();
});
afterAll(() => stage.close());

const change = (statement: string, ...values: readonly unknown[]) => stage.clinic.database.asOwner(statement, values);
const POST: Sent = { url: '/api/pengumuman', payload: { message: 'Rapat pukul empat' } };
const WRONG: Sent = { url: '/api/pengumuman', payload: { message: '' } };
const RECALL: Sent = { url: '/api/service/recall', payload: {} };
/** Posts of each branch. */
const posted = () =>
  change(
    `select p.id, count(a.id)::int as count from profiles p left join pengumumans a on a.profile_id = p.id
     group by p.id order by p.id`,
  );
const ADMIN = `(select id from users where username = 'admin.bdg')`;

describe('a write of who is remembered', () => {
  let cookie = '';
  beforeEach(async () => {
    cookie = await stage.remembered('admin.bdg');
  });

  it('asks for nobody, is kept once, and is refused as before', async () => {
    const [before] = await posted();
    expect(await stage.answers(cookie, POST)).toEqual(both(201, 0));
    const [after] = await posted();
    expect(after?.['count']).toBe(Number(before?.['count']) + SERVERS);
    expect(await stage.answers(cookie, WRONG)).toEqual(both(422, 1));
  });

  it.each(SESSION_ENDINGS)('leaves nothing behind on any server when it %s', async (_what, statement) => {
    const before = await posted();
    const [user] = await change(`select ${ADMIN} as id`);
    await change(statement, user?.['id']);
    expect(await stage.answers(cookie, POST)).toEqual(both(401, 1));
    expect(await stage.answers(cookie, WRONG)).toEqual(both(401, 1));
    expect(await posted()).toEqual(before);
    await change('update users set status = 1, leave_at = null where id = $1', user?.['id']);
  });

  it('is refused when the right was taken, and when its module was locked', async () => {
    await change(`insert into user_features (user_id, feature, granted) select ${ADMIN}, 'service.visit', false`);
    expect((await stage.answers(cookie, RECALL)).map(({ status }) => status)).toEqual([403, 403]);
    await change(`delete from user_features where user_id = ${ADMIN}`);
    expect((await stage.answers(cookie, RECALL)).map(({ status }) => status)).toEqual([422, 422]);
    await change('update profilecontrols set service = 0 where profile_id = 1');
    expect((await stage.answers(cookie, RECALL)).map(({ status }) => status)).toEqual([423, 423]);
    await change('update profilecontrols set service = 1 where profile_id = 1');
  });

  it('is of another time when the clock of the clinic is', async () => {
    await setClock(stage.clinic.database, new Date(Date.now() + 3_600_000));
    expect(await stage.answers(cookie, POST)).toEqual(both(201, 1));
    const [latest] = await change(
      "select posttime > now() + interval '59 minutes' as later from pengumumans order by id desc limit 1",
    );
    expect(latest).toEqual({ later: true });
    await resetClock(stage.clinic.database);
  });
});

it('goes to the branch that is worked in now', async () => {
  const cookie = await stage.remembered('superadmin');
  const choose = (branch: number | null) =>
    change(
      `update sessions set session_profile_id = $1 where user_id = (select id from users where username = 'superadmin')`,
      branch,
    );
  expect((await stage.answers(cookie, POST)).map(({ status }) => status)).toEqual([422, 422]);
  for (const branch of [3, 4]) {
    const before = await posted();
    await choose(branch);
    expect(await stage.answers(cookie, POST)).toEqual([
      { status: 201, asked: 1 },
      { status: 201, asked: 1 },
    ]);
    const expected = before.map((row) =>
      row['id'] === branch ? { ...row, count: Number(row['count']) + SERVERS } : row,
    );
    expect(await posted()).toEqual(expected);
  }
});

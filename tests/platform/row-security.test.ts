// Every table whose rows belong to a branch has the second wall: row security that binds its owner as well, and a policy that
// shows nothing of a branch to whoever names none.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import { testApp, type TestApp } from '../support/app.ts';

/** Tables whose rows are seen without their branch, and why. */
const SEEN_WITHOUT: Readonly<Record<string, string>> = {
  users: 'the staff of every branch sign in and stand in the names of documents; patients are behind the wall',
};

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

const tablesOfBranches = async () =>
  clinic.database.asOwner<{ name: string; walled: boolean }>(
    `select c.relname as name,
       c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid) as walled
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'profile_id' and not a.attisdropped)
     order by c.relname`,
  );
const withoutWall = async (): Promise<readonly string[]> =>
  (await tablesOfBranches()).filter(({ walled }) => !walled).map(({ name }) => name);

/** Tables of which the application reads a branch's rows while its transaction names no branch. */
const seenWithoutBranch = async (): Promise<readonly string[]> => {
  const tables = (await tablesOfBranches()).map(({ name }) => name);
  const asked = tables.map(
    (name) => `select '${name}' as name where exists (select from "${name}" where profile_id is not null)`,
  );
  const { rows } = await clinic.database.pool.query<{ name: string }>(asked.join(' union all '));
  return rows.map(({ name }) => name);
};

describe('tables of branches', () => {
  it('have row security, forced, with a policy', async () => {
    expect(await tablesOfBranches()).not.toEqual([]);
    expect(await withoutWall()).toEqual([]);
  });

  it('show nothing of a branch to who names none', async () => {
    expect(await seenWithoutBranch()).toEqual(Object.keys(SEEN_WITHOUT));
  });

  it('show a posting rule of a branch to that branch, and the general ones to all', async () => {
    const { asOwner, pool } = clinic.database;
    const [own] = await asOwner<{ id: number; profile_id: number }>(
      `insert into jurnalautopostings (profile_id, event, component, description, debit_source, debit_akun_id, credit_source,
         credit_akun_id)
       select (select min(id) from profiles), event, component, description, debit_source, debit_akun_id, credit_source, credit_akun_id
       from jurnalautopostings order by id limit 1 returning id, profile_id`,
    );
    const seenBy = async (branches: string) => {
      const client = await pool.connect();
      await client.query('begin');
      await client.query(`select set_config('app.branches', $1, true)`, [branches]);
      const { rows } = await client.query<{ own: boolean; general: boolean }>(
        'select bool_or(id = $1) as own, bool_or(profile_id is null) as general from jurnalautopostings',
        [own?.id],
      );
      await client.query('rollback');
      client.release();
      return rows[0];
    };
    expect(await seenBy(`{${own?.profile_id}}`)).toEqual({ own: true, general: true });
    expect(await seenBy(`{${Number(own?.profile_id) + 1}}`)).toEqual({ own: false, general: true });
    await asOwner('delete from jurnalautopostings where id = $1', [own?.id]);
  });
});

describe('a table that forgets the wall', () => {
  it.each([
    ['has none', []],
    ['spares its owner', ['alter table odd enable row level security', 'create policy p on odd using (false)']],
    ['has no policy', ['alter table odd enable row level security', 'alter table odd force row level security']],
  ])('is found when it %s', async (_what, statements) => {
    const { asOwner } = clinic.database;
    await asOwner('create table odd (profile_id bigint references profiles)');
    for (const statement of statements) await asOwner(statement);
    expect(await withoutWall()).toEqual(['odd']);
    await asOwner('drop table odd');
  });

  it('is found when its policy lets everybody through, and not when it has the common one', async () => {
    const { asOwner, url } = clinic.database;
    for (const name of ['common', 'odd']) {
      await asOwner(`create table ${name} (profile_id bigint references profiles)`);
      await asOwner(`select apply_branch_policy('${name}')`);
      await asOwner(`insert into ${name} select min(id) from profiles`);
    }
    await asOwner('create policy everybody on odd using (true)');
    // Gives the application its rights on new tables.
    await migrate(url);
    expect(await withoutWall()).toEqual([]);
    expect(await seenWithoutBranch()).toEqual(['odd', ...Object.keys(SEEN_WITHOUT)]);
    await asOwner('drop table odd, common');
  });
});

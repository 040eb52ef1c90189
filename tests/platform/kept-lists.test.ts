// What is kept for lists (docs/decisions/0121, 0122): however people are registered, named, linked, moved, merged and removed, and whatever
// becomes of visits and treatments, the numbers that lists show are those of the rows.
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomOf } from '../../server/db/seed/random.ts';
import { verifyLists } from '../../server/usecases/kernel/kept-lists.ts';
import { tx } from '../../server/db/transaction.ts';
import { testApp, type Client, type TestApp } from '../support/app.ts';
import { newPatient } from '../service/stage.ts';
import { SEED } from '../support/seed.ts';

let clinic: TestApp;
beforeEach(async () => {
  clinic = await testApp();
});
afterEach(() => clinic.close());

const REGISTER = `with made as (
    insert into users (profile_id, username, name, role, note, join_at, former_numbers)
    select $1, 'UJI' || gen_random_uuid(), (array['Siti Uji', 'Sinta Kusuma', 'Kukuh', 'A Uji', 'Uji  Dua'])[1 + ($2::int + n) % 5], 1,
      (array['kuat', 'sering batal', null])[1 + n % 3], date '2020-01-01' + n, case n when 2 then 'LAMA-7 KU9' end
    from generate_series(1, 3) n returning id, profile_id
  )
  insert into customerprofiles (user_id, profile_id, ishome) select id, profile_id, true from made`;
const MINE = `username like 'UJI%'`;
/** Steps on rows that are there; `$1` a number that chooses. */
const STEPS = [
  `update users set name = name || ' Baru' where ${MINE} and id % 3 = $1 and length(name) < 60`,
  `update users set note = case when note is null then 'kursi roda' end where ${MINE} and id % 4 = $1`,
  `update users set status = 1 - status where ${MINE} and id % 5 = $1 and merged_into_id is null`,
  `update users set profile_id = 3 - profile_id where ${MINE} and id % 7 = $1`,
  `update users set version = version + 1 where ${MINE} and id % 2 = $1`,
  `insert into customerprofiles (user_id, profile_id) select id, 3 - profile_id from users where ${MINE} and id % 3 = $1
   on conflict do nothing`,
  `update customerprofiles set ishome = not ishome where user_id in (select id from users where ${MINE}) and user_id % 6 = $1`,
  `delete from customerprofiles where user_id in (select id from users where ${MINE}) and user_id % 5 = $1 and not ishome`,
  `update users f set merged_into_id = k.id, status = 0 from users k
   where f.${MINE} and k.id = (select min(id) from users where ${MINE}) and f.id <> k.id and f.id % 11 = $1 and f.merged_into_id is null`,
  `update users set merged_into_id = null where ${MINE} and id % 6 = $1`,
  `delete from users where ${MINE} and id % 17 = $1 and not exists (select from users m where m.merged_into_id = users.id)
     and not exists (select from visits v where v.customer_id = users.id)`,
  `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type)
   select u.profile_id, 'UJI-' || gen_random_uuid(), u.id, d.id, current_date + (random() * 9e5)::int, 'janji'
   from users u cross join (select id from users where role = 2 order by id limit 2) d where u.${MINE} and u.id % 3 = $1`,
  `update visits set status = case status when -1 then 0 else -1 end, cancelled_at = case status when -1 then null else now() end
   where code like 'UJI-%' and id % 4 = $1`,
  `update visits set doctor_id = (select max(id) from users where role = 2) where code like 'UJI-%' and id % 5 = $1`,
  `update visits set customer_id = (select min(id) from users where ${MINE}) where code like 'UJI-%' and id % 6 = $1`,
  `update visits set keluhan = 'ngilu' where code like 'UJI-%' and id % 2 = $1`,
  `delete from visits where code like 'UJI-%' and id % 7 = $1`,
] as const;
type Random = ReturnType<typeof randomOf>;
const write = (random: Random): readonly [string, readonly unknown[]] =>
  random.between(0, 3) === 0
    ? [REGISTER, [random.between(1, 2), random.between(0, 9)]]
    : [STEPS[random.between(0, STEPS.length - 1)] ?? STEPS[0], [random.between(0, 2)]];

const wrongOf = async (branch: number) =>
  (
    await clinic.database.asOwner<{ users: number; pairs: number }>(
      'select wrong_user_counts($1) + wrong_user_links($1) as users, wrong_doctor_patients($1) as pairs',
      [branch],
    )
  )[0];
/** Not by the function that keeps and checks them: what a search of the rows themselves finds. */
const linksWrong = () =>
  clinic.database.asOwner(
    `select u.id from users u where u.linked_to <> array(
       select c.profile_id from customerprofiles c where c.user_id = u.id and not c.ishome order by 1)`,
  );
const expectKept = async (about: string): Promise<void> => {
  for (const branch of [1, 2]) expect(await wrongOf(branch), about).toEqual({ users: 0, pairs: 0 });
  expect(await linksWrong(), about).toEqual([]);
};

const listed = async (client: Client, query: string): Promise<number> => {
  const answer = await client.get<{ count: number; data: readonly unknown[] }>(`/api/users?role=1&limit=1&${query}`);
  expect(answer.status).toBe(200);
  return answer.body.count;
};
/** What the rows say: branches, and a pattern over what the reader may search. */
const counted = async (branches: string, { start = '', whole = true, status = '0,1' }): Promise<number> => {
  const text = whole ? 'u.search' : `lower(u.name || ' ' || u.username || coalesce(' ' || u.former_numbers, ''))`;
  const [row] = await clinic.database.asOwner<{ n: number }>(
    `select count(*)::int as n from users u where u.role = 1 and u.merged_into_id is null and u.status in (${status})
       and (u.profile_id = any ($1) or exists (
         select from customerprofiles c where c.user_id = u.id and not c.ishome and c.profile_id = any ($1)))
       and (${text} like $2 || '%' or ${text} like '% ' || $2 || '%')`,
    [branches, start],
  );
  return row?.n ?? -1;
};

describe('what is kept for lists', () => {
  it(`is what the rows say (seed ${SEED})`, async () => {
    const random = randomOf(SEED, 'lists');
    for (let step = 0; step < 60; step += 1) {
      const [sql, values] = write(random);
      await clinic.database.asOwner(sql, [...values]);
      await expectKept(`step ${step}: ${sql}`);
    }
    const readers = [
      ['manager.bdg', '{1}', true],
      ['finance.bdg', '{1}', false],
      ['manager.jkt', '{2}', true],
      ['superadmin', '{1,2}', true],
    ] as const;
    for (const [name, branches, whole] of readers) {
      const client = await clinic.as(name);
      for (const start of ['si', 'ku', 'k', 'a', 'se', 'zz', '9'])
        expect(await listed(client, `keyword=${start}`), `${name} ${start}`).toBe(
          await counted(branches, { start, whole }),
        );
      expect(await listed(client, ''), name).toBe(await counted(branches, {}));
      expect(await listed(client, 'status=0'), name).toBe(await counted(branches, { status: '0' }));
      expect(await listed(client, 'keyword=ku&status=1&issearchnameandrm=true'), name).toBe(
        await counted(branches, { start: 'ku', whole: false, status: '1' }),
      );
    }
  });

  it('loses nothing while many write at once', async () => {
    const random = randomOf(SEED, 'many');
    await clinic.database.asOwner(REGISTER, [1, 1]);
    const clients = [1, 2, 3].map(() => new pg.Client(clinic.database.url));
    const writers = clients.map(async (client) => {
      await client.connect();
      for (let n = 0; n < 50; n += 1) {
        const [sql, values] = write(random);
        await client.query(sql, [...values]).catch((error: { code?: string }) => {
          // Two who write the same rows in another order, or name a row that the other has removed.
          if (!['40P01', '23503', '23505', '23514'].includes(error.code ?? '')) throw error;
        });
      }
      await client.end();
    });
    await Promise.all(writers);
    await expectKept('after all');
  });

  it('shows the same page however it is found', async () => {
    const { asOwner } = clinic.database;
    for (let n = 0; n < 60; n += 1) await asOwner(REGISTER, [1, n]);
    const manager = await clinic.as('manager.bdg');
    for (const sortby of ['join_at desc', 'name asc', 'name desc']) {
      const seen: number[] = [];
      for (const page of [1, 2, 3]) {
        const path = `/api/users?role=1&limit=20&page=${page}&keyword=uj&sortby=${encodeURIComponent(sortby)}`;
        seen.push(...(await manager.get<{ data: readonly { id: number }[] }>(path)).body.data.map(({ id }) => id));
      }
      const [field = '', order = ''] = sortby.split(' ');
      const rows = await asOwner<{ id: number }>(
        `select id::int from users where role = 1 and profile_id = 1 and merged_into_id is null
           and (search like 'uj%' or search like '% uj%')
         order by ${field} ${order}, id ${order} limit 60`,
      );
      expect(seen, sortby).toEqual(rows.map(({ id }) => id));
    }
  });

  it('shows a doctor his own patients however they are found', async () => {
    const { asOwner } = clinic.database;
    for (let n = 0; n < 20; n += 1) await asOwner(REGISTER, [1 + (n % 2), n]);
    const mine = `(select id from users where username = 'dokter.bdg')`;
    const visit = (branch: number, who: string) =>
      asOwner(`insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type)
        select ${branch}, 'UJI-' || gen_random_uuid(), u.id, ${mine}, current_date + u.id::int, 'janji'
        from users u where u.${MINE} and ${who}`);
    await visit(1, 'u.profile_id = 1 and u.id % 2 = 0');
    // Of another branch: linked and treated here, linked and not treated, treated there alone.
    await asOwner(
      `insert into customerprofiles (user_id, profile_id) select id, 1 from users where ${MINE} and profile_id = 2 and id % 3 < 2`,
    );
    await visit(1, 'u.profile_id = 2 and u.id % 3 = 0');
    await visit(2, 'u.profile_id = 2 and u.id % 3 = 2');
    // Whose records name him, treated or not, and of another branch that does not reach here.
    await asOwner(
      `insert into rekammedis (customer_id, doctor_id) select id, ${mine} from users where ${MINE} and id % 5 = 0`,
    );
    await asOwner(`update users f set merged_into_id = k.id, status = 0 from users k
      where f.${MINE} and k.id = (select min(id) from users where ${MINE}) and f.id <> k.id and f.id % 11 = 0`);
    const expected = await asOwner<{ id: number; name: string }>(
      `select u.id::int, u.name from users u where u.role = 1 and u.merged_into_id is null and (u.profile_id = 1 or u.linked_to && '{1}')
         and (exists (select from visits v where v.customer_id = u.id and v.doctor_id = ${mine} and v.profile_id = 1 and v.status <> -1)
           or exists (
             select from visitperawatans p where p.customer_id = u.id and p.doctor_id = ${mine} and p.profile_id = 1 and p.status = 1)
           or exists (select from rekammedis r where r.customer_id = u.id and r.doctor_id = ${mine}))
       order by u.join_at desc, u.id desc`,
    );
    const doctor = await clinic.as('dokter.bdg');
    const ask = async (query: string) =>
      (await doctor.get<{ count: number; data: readonly { id: number }[] }>(`/api/users?role=1&${query}`)).body;
    const ids = expected.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(20);
    // A page of one is met in the order of the list, one of hundreds is gathered.
    for (let page = 1; page <= 4; page += 1)
      expect(await ask(`limit=1&page=${page}`)).toMatchObject({ count: ids.length, data: [{ id: ids[page - 1] }] });
    const whole = await ask('limit=100');
    expect([whole.count, whole.data.map(({ id }) => id)]).toEqual([ids.length, ids]);
    const kusuma = expected.filter(({ name }) => name.includes('Kusuma')).map(({ id }) => id);
    expect(kusuma.length).toBeGreaterThan(2);
    for (const keyword of ['kusuma', 'sinta kus', 'ku'])
      expect(
        (await ask(`limit=100&keyword=${keyword}`)).data.map(({ id }) => id),
        keyword,
      ).toEqual(expect.arrayContaining(kusuma));
    expect((await ask('limit=100&keyword=kusuma')).data.map(({ id }) => id)).toEqual(kusuma);
  });

  it('tells nobody of another branch', async () => {
    const jakarta = await clinic.as('manager.jkt');
    const before = await listed(jakarta, '');
    await newPatient(await clinic.as('admin.bdg'));
    expect(await listed(jakarta, '')).toBe(before);
    const { rows } = await clinic.database.pool.query('select from usercounts union all select from doctorpatients');
    expect(rows).toEqual([]);
    for (const table of ['usercounts', 'doctorpatients'])
      await expect(clinic.database.pool.query(`delete from ${table}`)).rejects.toThrow(/permission denied/);
  });

  it('is compared at night, told where it differs, and made anew', async () => {
    const night = () =>
      tx(clinic.database.pool, { branches: [1] }, (trx) => verifyLists(trx, { branch: 1, now: new Date() }));
    await clinic.database.asOwner(REGISTER, [1, 1]);
    await clinic.database.asOwner(STEPS[11], [1]);
    expect(await night()).toBe(0);
    await clinic.database.asOwner(`update usercounts set count = count + 1 where start = '' and profile_id = 1`);
    await clinic.database.asOwner('update doctorpatients set reasons = reasons + 1 where profile_id = 1');
    expect(await night()).toBeGreaterThan(1);
    await expectKept('made anew');
    const logs = await clinic.database.asOwner(`select from applogs where message like 'perhitungan ulang malam%'`);
    expect(logs).toHaveLength(1);
  });

  it('is told at night when a patient does not say whom he is linked to, by which others see him', async () => {
    const night = () =>
      tx(clinic.database.pool, { branches: [1] }, (trx) => verifyLists(trx, { branch: 1, now: new Date() }));
    await clinic.database.asOwner(REGISTER, [1, 1]);
    const [patient] = await clinic.database.asOwner<{ id: number }>(
      `select id from users where ${MINE} and profile_id = 1 and linked_to = '{}' and merged_into_id is null limit 1`,
    );
    const id = patient?.id ?? 0;
    await clinic.database.asOwner(`update users set linked_to = '{2}' where id = $1`, [id]);
    expect(await night()).toBeGreaterThan(0);
    expect(await linksWrong()).toEqual([]);
    await expectKept('whom he is linked to');
  });
});

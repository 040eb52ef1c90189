// Patients in debt (docs/decisions/0154): whoever has which bills in whatever branch, and however he is linked or merged, the list and
// its number are what the rows say.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
  // Of 120 people one in five is linked elsewhere, one in seven was merged; one in three has bills in his own branch, others in another.
  await clinic.database.asOwner(`
    with made as (
      insert into users (profile_id, username, name, role, join_at, status)
      select 1 + n % 3, 'UJI' || n, 'Uji ' || n, 1, date '2020-01-01' + n % 40, (n % 4 > 0)::int from generate_series(1, 120) n
      returning id, profile_id
    )
    insert into customerprofiles (user_id, profile_id, ishome) select id, profile_id, true from made`);
  await clinic.database.asOwner(`
    insert into customerprofiles (user_id, profile_id) select id, 1 + profile_id % 3 from users where username like 'UJI%' and id % 5 = 0`);
  await clinic.database.asOwner(`
    insert into bills (profile_id, code, type, source_type, source_id, customer_id, customer_name, transaction_at, posting_date,
      subtotal_amount, total_amount, installment_current_amount, status)
    select p.id, 'UJI-' || u.id || '-' || p.id || '-' || s.status, 4, 'uji', u.id * 100 + p.id * 10 + s.status, u.id, u.name,
      '2026-01-05', '2026-01-05', 1000, 1000, case s.status when 1 then 0 when 2 then 400 else 1000 end, s.status
    from users u cross join (values (1), (2), (3)) p (id) cross join (values (1), (2), (3)) s (status)
    where u.username like 'UJI%' and (u.id + p.id * 2 + s.status) % 5 = 0`);
  await clinic.database.asOwner(`
    update users f set merged_into_id = (select min(id) from users where username like 'UJI%'), status = 0
    where f.username like 'UJI%' and f.id % 7 = 0 and f.id <> (select min(id) from users where username like 'UJI%')`);
});
afterAll(() => clinic.close());

/** By the rows alone, in the order of the list. */
const owing = async (branches: string, states = '0,1'): Promise<readonly number[]> =>
  (
    await clinic.database.asOwner<{ id: number }>(
      `select u.id from users u where u.role = 1 and u.merged_into_id is null and u.status in (${states})
         and (u.profile_id = any ($1) or exists (
           select from customerprofiles c where c.user_id = u.id and not c.ishome and c.profile_id = any ($1)))
         and exists (select from bills b where b.customer_id = u.id and b.profile_id = any ($1) and b.status in (1, 2)
           and b.total_amount > b.installment_current_amount)
       order by u.join_at desc, u.id desc`,
      [branches],
    )
  ).map(({ id }) => id);

describe('patients in debt', () => {
  it.each([
    ['admin.bdg', '{1}'],
    ['manager.jkt', '{2}'],
    ['superadmin', '{1,2,3,4}'],
  ])('are told to %s as the rows have them', async (name, branches) => {
    const client = await clinic.as(name);
    const ask = async (query: Record<string, string>) => {
      const asked = { role: '1', ishutangonly: 'true', ...query };
      const { body, status } = await client.get<{ count: number; data: { id: number }[] }>('/api/users', {
        query: asked,
      });
      expect(status).toBe(200);
      return { count: body.count, ids: body.data.map(({ id }) => id) };
    };
    const all = await owing(branches);
    expect(all.length).toBeGreaterThan(10);
    const [first, second] = [await ask({ limit: '7' }), await ask({ limit: '7', page: '2' })];
    expect([...first.ids, ...second.ids]).toEqual(all.slice(0, 14));
    expect([first.count, second.count]).toEqual([all.length, all.length]);
    // Beyond the end, and of no rows at all, only the count tells.
    expect(await ask({ limit: '50', page: '9' })).toEqual({ count: all.length, ids: [] });
    const away = await owing(branches, '0');
    expect(await ask({ limit: '3', status: '0' })).toEqual({ count: away.length, ids: away.slice(0, 3) });
    // Who owes nothing is the rest.
    const { count: rest } = await ask({ ishutangonly: 'false', limit: '1' });
    const { body } = await client.get<{ count: number }>('/api/users', { query: { role: '1', limit: '1' } });
    expect(rest + all.length).toBe(body.count);
  });
});

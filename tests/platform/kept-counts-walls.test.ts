// What is kept of lists of documents (docs/decisions/0133) is told to who sees the rows, compared at night, and shows the same pages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldListCounts } from '../../server/jobs/folding.ts';
import { tx } from '../../server/db/transaction.ts';
import { verifyLists } from '../../server/usecases/kernel/kept-lists.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { listed } from '../support/listed.ts';

let clinic: TestApp;
const owner = <Row extends object>(sql: string, values: readonly unknown[] = []) =>
  clinic.database.asOwner<Row>(sql, values);

const PEOPLE = `(select id from users where username = 'UJI') c (id)
  cross join (select id from users where role = 2 and profile_id = 1 order by id limit 2) d (id)`;
beforeAll(async () => {
  clinic = await testApp();
  await owner(
    `insert into users (profile_id, username, name, role, join_at) values (1, 'UJI', 'Uji', 1, '2020-01-01')`,
  );
  for (const branch of [1, 2]) {
    await owner(
      `insert into bills (profile_id, code, type, source_type, source_id, customer_id, customer_name, transaction_at, posting_date,
         subtotal_amount, total_amount)
       select $1::bigint, 'UJI/' || $1::bigint || '/' || n, 4, 'uji', $1::bigint * 1000 + n, c.id, 'Uji', current_date - n % 7,
         current_date, 1000, 1000
       from generate_series(1, 45) n, (select id from users where username = 'UJI') c (id)`,
      [branch],
    );
    await owner(
      `insert into billtransactions (profile_id, code, type, customer_name, transaction_at, posting_date, price_amount, change_amount,
         status, void_reason)
       select $1::bigint, 'UJI/' || $1::bigint || '/' || n, case when n % 5 = 0 then 3 else 1 end, 'Uji', now(), current_date - n % 7,
         1000 * n, 0, case when n % 7 = 0 then -1 else 1 end, case when n % 7 = 0 then 'salah' end
       from generate_series(1, 30) n`,
      [branch],
    );
  }
  await owner(
    `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type)
     select 1, 'UJI-' || d.id || '-' || n, c.id, d.id, current_date - n, 'walkin' from generate_series(1, 12) n, ${PEOPLE}`,
  );
});
afterAll(() => clinic.close());

describe('what is kept of lists of documents', () => {
  it('is told to who sees the rows', async () => {
    const { rows } = await clinic.database.pool.query('select from listcounts union all select from listmoves');
    expect(rows).toEqual([]);
    for (const table of ['listcounts', 'listmoves'])
      for (const change of [`delete from ${table}`, `update ${table} set count = 1`])
        await expect(clinic.database.pool.query(change)).rejects.toThrow(/permission denied/);
    const jakarta = await clinic.as('manager.jkt');
    const before = (await listed(jakarta, 'finance/bill?limit=1')).count;
    await owner(`update bills set desk_note = 'uji' where profile_id = 1`);
    await owner(`delete from bills where code = 'UJI/1/45'`);
    expect((await listed(jakarta, 'finance/bill?limit=1')).count).toBe(before);
    // Another branch in the parameters of a list is none of his.
    expect(await listed(jakarta, 'finance/bill?limit=1&profile_id=1')).toMatchObject({ count: 0, data: [] });
    const superadmin = await clinic.as('superadmin');
    const [both, one] = [
      await listed(superadmin, 'finance/bill?limit=1'),
      await listed(superadmin, 'finance/bill?limit=1&profile_id=1'),
    ];
    expect(one.count + before).toBe(both.count);
  });

  it('counts for a doctor what he sees', async () => {
    const doctor = await clinic.as('dokter.bdg');
    const [own] = await owner<{ n: number; all: number }>(
      `select count(*) filter (where v.doctor_id = u.id or v.customer_id in (select o.customer_id from own_customers(u.id) o))::int as n,
         count(*)::int as all
       from visits v, users u where u.username = 'dokter.bdg' and v.profile_id = 1`,
    );
    expect((await listed(doctor, 'service/visit?limit=1')).count).toBe(own?.n);
    expect((await listed(doctor, 'service/visit?sum=1')).sum).toBe(own?.n);
  });

  it('adds receipts as their rows do', async () => {
    for (const [name, branches] of [
      ['finance.bdg', '1'],
      ['superadmin', 'select id from profiles'],
    ] as const)
      for (const [query, rows] of [
        ['', 'true'],
        ['&type=3', 'type = 3'],
        ['&start_date=2020-01-01&status=1', 'status = 1'],
        ['&status=-1', 'status = -1'],
      ] as const) {
        const [sum] = await owner<{ n: number }>(
          `select coalesce(sum(case type when 3 then -price_amount else price_amount end) filter (where status = 1), 0)::int as n
           from billtransactions where profile_id in (${branches}) and ${rows}`,
        );
        const answer = await listed(await clinic.as(name), `finance/billtransaction?limit=1&sum=price_amount${query}`);
        expect(answer.sum, `${name} ${query}`).toBe(sum?.n);
      }
  });

  it('adds bills as their rows do', async () => {
    await owner(
      `update bills set status = case when source_id % 3 = 0 then -1 when source_id % 3 = 1 then 2 else 0 end,
         installment_current_amount = case when source_id % 3 = 1 then source_id % 900 else 0 end where code like 'UJI/%'`,
    );
    const client = await clinic.as('manager.bdg');
    for (const [query, rows] of [
      ['', 'true'],
      ['&status=2,0', 'status in (2, 0)'],
      ['&start_date=2020-01-01&type=4', 'type = 4'],
    ] as const) {
      const [sum] = await owner<{ total: number; paid: number; open: number }>(
        `select coalesce(sum(total_amount) filter (where status <> -1), 0)::int as total,
           coalesce(sum(installment_current_amount), 0)::int as paid,
           coalesce(sum(total_amount - installment_current_amount) filter (where status in (0, 1, 2)), 0)::int as open
         from bills where profile_id = 1 and ${rows}`,
      );
      const asked = async (name: string) => (await listed(client, `finance/bill?limit=1&sum=${name}${query}`)).sum;
      expect(
        [await asked('total_amount'), await asked('installment_current_amount'), await asked('outstanding')],
        query,
      ).toEqual([sum?.total, sum?.paid, sum?.open]);
    }
  });

  it('shows the same pages whichever branches are read', async () => {
    const superadmin = await clinic.as('superadmin');
    for (const sortby of ['transaction_at desc', 'transaction_at asc', 'code desc', 'total_amount asc']) {
      const seen: number[] = [];
      for (const page of [1, 2, 3, 4, 5]) {
        const path = `finance/bill?limit=20&page=${page}&sortby=${encodeURIComponent(sortby)}&type=4`;
        seen.push(...(await listed(superadmin, path)).data.map(({ id }) => id));
      }
      const [field = '', order = ''] = sortby.split(' ');
      const rows = await owner<{ id: number }>(
        `select id::int from bills where type = 4 order by ${field} ${order}, id ${order} limit 100`,
      );
      expect(seen, sortby).toEqual(rows.map(({ id }) => id));
    }
  });

  it('is compared at night, told with its days where it differs, and made anew', async () => {
    const night = () =>
      tx(clinic.database.pool, { branches: [1] }, (trx) => verifyLists(trx, { branch: 1, now: new Date() }));
    expect(await night()).toBe(0);
    await foldListCounts(clinic.database.pool);
    await owner(`update listcounts set count = count + 1 where profile_id = 1 and list = 2 and day = '-infinity'`);
    await owner(
      `insert into listmoves (list, profile_id, day, status, kind, term, count, amount) values (3, 1, current_date, 1, 1, 0, 0, 5)`,
    );
    await owner(`delete from listcounts where list = 1 and profile_id = 1`);
    expect(await night()).toBeGreaterThan(2);
    const [log] = await owner<{ message: string; after: string }>(
      `select message, after::text from applogs where message like 'perhitungan ulang malam: % jumlah baris daftar%' and profile_id = 1`,
    );
    expect(log?.message).toMatch(/\(kunjungan, tagihan, pembayaran\)$/);
    expect(log?.after).toMatch(/"list": ?"pembayaran"/);
    expect(await night()).toBe(0);
  });
});

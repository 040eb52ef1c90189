// How many rows lists of documents have (docs/decisions/0133): however documents are written, moved to other days, branches and states and
// removed, by however many, and however often it is folded meanwhile, what is kept is what the rows are, and what lists answer.
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldListCounts } from '../../server/jobs/folding.ts';
import { randomOf } from '../../server/db/seed/random.ts';
import { planned, run } from '../../server/db/statement.ts';
import { tx } from '../../server/db/transaction.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { listed } from '../support/listed.ts';
import { SEED } from '../support/seed.ts';

let clinic: TestApp;
beforeEach(async () => {
  clinic = await testApp();
  // Documents of their own, which nothing else of the books has to agree with.
  await clinic.database.asOwner(
    `alter table journals disable trigger keep_journal, disable trigger guard_journal, disable trigger check_journal_balance`,
  );
  await clinic.database.asOwner(PATIENTS);
  await clinic.database.asOwner('alter table memberships drop constraint memberships_paket_history_id_fkey');
});
afterEach(() => clinic.close());

const PATIENTS = `insert into users (profile_id, username, name, role, join_at)
  select b, 'UJI' || b, 'Uji', 1, date '2020-01-01' from generate_series(1, 2) b`;
const PEOPLE = `(select id from users where username = 'UJI1') c (id)
  cross join (select id from users where role = 2 order by id limit 1) d (id)`;
/** Three documents of a kind; `$1` their branch, `$2` days before today, `$3` a number that chooses. */
const ADD = [
  `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type, status)
   select $1, 'UJI-' || gen_random_uuid(), c.id, d.id, current_date - $2::int - n, 'walkin',
     case when ($3::int + n) % 3 = 0 then 3 else 0 end
   from generate_series(1, 3) n, ${PEOPLE}
   on conflict (profile_id, customer_id, doctor_id, visit_date) where status in (0, 1, 2) do update set note = 'lagi'`,
  `insert into bills (profile_id, code, type, source_type, source_id, customer_id, customer_name, transaction_at, posting_date,
     subtotal_amount, total_amount, status)
   select $1, 'UJI-' || gen_random_uuid(), 4 - $3::int % 2, 'uji', (random() * 1e15)::bigint, c.id, 'Uji', current_date - $2::int,
     current_date, 1000, 1000, n % 2
   from generate_series(1, 3) n, ${PEOPLE}`,
  `insert into billtransactions (profile_id, code, type, customer_id, customer_name, transaction_at, posting_date, price_amount,
     received_amount, change_amount, deposit_amount)
   select $1, 'UJI-' || gen_random_uuid(), n, c.id, 'Uji', now(), current_date - $2::int, 1000 + $3::int, 0, 0,
     case n when 2 then 1000 + $3::int else 0 end
   from generate_series(1, 3) n, ${PEOPLE}`,
  `insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
   select $1, 'UJI-' || gen_random_uuid(), current_date - $2::int, 'Uji', 1 + ($3::int + n) % 3, 1 + $3::int % 2, 'uji', 'uji',
     (random() * 1e15)::bigint, 1000 from generate_series(1, 3) n`,
  `insert into memberships (profile_id, code, customer_id, paket_history_id, snapshot, sold_at, sales_id, price, total_amount, scheme,
     status)
   select $1, 'UJI-' || gen_random_uuid(), c.id, 1, '{"name": "Uji"}', current_date - $2::int, d.id, 1000, 1000, 'tunai', ($3::int + n) % 2
   from generate_series(1, 3) n, ${PEOPLE}`,
  `insert into billtransactionmethods (billtransaction_id, profile_id, paymentmethod_id, amount)
   select r.id, r.profile_id, m.id, 100 + $3::int from billtransactions r
     join lateral (select p.id from paymentmethods p where p.profile_id = r.profile_id order by p.id limit 2) m on true
   where r.code like 'UJI-%' and r.profile_id = $1 and r.id % 3 = $2::int % 3`,
] as const;
const MINE = `code like 'UJI-%'`;
const TENDER = `billtransaction_id in (select id from billtransactions where ${MINE})`;
/** Steps on documents that are there; `$1` a number that chooses. */
const STEPS = [
  `update visits set status = 3 where ${MINE} and id % 4 = $1 and status <> -1`,
  `update visits set status = -1, cancelled_at = now() where ${MINE} and id % 5 = $1`,
  `update visits set visit_date = visit_date - 100 - id::int % 50 where ${MINE} and id % 7 = $1 and status = 3`,
  `update visits set keluhan = 'ngilu' where ${MINE} and id % 2 = $1`,
  `delete from visits where ${MINE} and id % 6 = $1`,
  `update bills set status = 2, installment_current_amount = 1 where ${MINE} and id % 3 = $1 and status = 1`,
  `update bills set status = 3, installment_current_amount = total_amount where ${MINE} and id % 5 = $1 and status in (1, 2)`,
  `update bills set status = -1, installment_current_amount = 0 where ${MINE} and id % 7 = $1`,
  `update bills set payment_type = 2, dp_amount = 0 where ${MINE} and id % 4 = $1`,
  `update bills set profile_id = 3 - profile_id, transaction_at = transaction_at - 1 where ${MINE} and id % 6 = $1`,
  `update bills set subtotal_amount = subtotal_amount + 7, total_amount = total_amount + 7 where ${MINE} and id % 4 = $1 and status = 0`,
  `update bills set installment_current_amount = 2 where ${MINE} and id % 3 = $1 and status = 2`,
  `update bills set desk_note = 'uji' where ${MINE} and id % 2 = $1`,
  `delete from bills where ${MINE} and id % 9 = $1`,
  `update billtransactions set status = -1, void_reason = 'salah' where ${MINE} and id % 5 = $1`,
  `update billtransactions set price_amount = price_amount + 1 where ${MINE} and id % 4 = $1 and type = 1`,
  `update billtransactions set posting_date = posting_date - 1 where ${MINE} and id % 3 = $1`,
  `delete from billtransactions where ${MINE} and id % 8 = $1
     and not exists (select from billtransactionmethods m where m.billtransaction_id = billtransactions.id)`,
  `update billtransactions set type = 4 - type, deposit_amount = 0 where ${MINE} and id % 5 = $1 and type <> 2`,
  `update billtransactionmethods set amount = amount + 1, paymentmethod_id = (select min(id) from paymentmethods)
   where ${TENDER} and id % 4 = $1`,
  `update billtransactionmethods set reference = 'uji' where ${TENDER} and id % 2 = $1`,
  `delete from billtransactionmethods where ${TENDER} and id % 5 = $1`,
  `update journals set status = -1 where ${MINE} and id % 5 = $1`,
  `update journals set memo = 'Uji lagi' where ${MINE} and id % 2 = $1`,
  `update journals set kind = 4, transaction_at = transaction_at + 1 where ${MINE} and id % 7 = $1`,
  `delete from journals where ${MINE} and id % 8 = $1`,
  `update memberships set status = 3 where ${MINE} and id % 4 = $1`,
  `update memberships set status = -1, sold_at = sold_at - 1 where ${MINE} and id % 6 = $1`,
  `delete from memberships where ${MINE} and id % 7 = $1`,
] as const;

type Random = ReturnType<typeof randomOf>;
const write = (random: Random): readonly [string, readonly unknown[]] =>
  random.between(0, 2) === 0
    ? [
        ADD[random.between(0, ADD.length - 1)] ?? ADD[0],
        [random.between(1, 2), random.between(0, 30), random.between(0, 9)],
      ]
    : [STEPS[random.between(0, STEPS.length - 1)] ?? STEPS[0], [random.between(0, 2)]];

/** Not by the view and the function that count them: the rows themselves. */
const ROWS = `
  select 1 as list, profile_id, visit_date as day, status, 0 as kind, 0 as term, count(*) as n, 0 as amount from visits group by 2, 3, 4
  union all select 2, profile_id, transaction_at, status, type, payment_type, count(*), sum(total_amount)
    from bills group by 2, 3, 4, 5, 6
  union all select 7, profile_id, transaction_at, status, type, payment_type, count(*), sum(installment_current_amount)
    from bills group by 2, 3, 4, 5, 6
  union all select 3, profile_id, posting_date, status, type, 0, count(*), sum(price_amount) from billtransactions group by 2, 3, 4, 5
  union all select 4, profile_id, transaction_at, status, kind, origin, count(*), 0 from journals group by 2, 3, 4, 5, 6
  union all select 5, profile_id, sold_at, status, 0, 0, count(*), 0 from memberships group by 2, 3, 4
  union all select 6, r.profile_id, r.posting_date, r.status, r.type, m.paymentmethod_id, count(*), sum(m.amount)
    from billtransactionmethods m join billtransactions r on r.id = m.billtransaction_id group by 2, 3, 4, 5, 6`;
/** Of each day and, folded or not, of all days. */
const keptOf = (day: string, where: string) => `
  select list, profile_id, ${day} as day, status, kind, term, sum(count) as n, sum(amount) as amount from (
    select * from listcounts where ${where} union all select * from listmoves
  ) k group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0 or sum(amount) <> 0`;
const TOTALS = `select list, profile_id, '-infinity'::date, status, kind, term, sum(n), sum(amount) from (${ROWS}) r
  group by 1, 2, 4, 5, 6`;
const expectKept = async (about: string): Promise<void> => {
  const { asOwner } = clinic.database;
  for (const [kept, rows] of [
    [keptOf('day', `day > '-infinity'`), ROWS],
    [keptOf(`'-infinity'::date`, `day = '-infinity'`), TOTALS],
  ] as const) {
    expect(await asOwner(`(${kept}) except (${rows}) limit 3`), about).toEqual([]);
    expect(await asOwner(`(${rows}) except (${kept}) limit 3`), about).toEqual([]);
  }
  const night = planned<object, [number]>('select * from wrong_list_counts($1)');
  for (const branch of [1, 2])
    expect(await tx(clinic.database.pool, { branches: [branch] }, (trx) => run(trx, night, branch)), about).toEqual([]);
};
const fold = () => foldListCounts(clinic.database.pool);

const counted = async (from: string): Promise<number> =>
  (await clinic.database.asOwner<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? -1;

/** What is asked, and which rows that is in the branches of `in`. */
const asked = (days: readonly [string, string]): readonly (readonly [path: string, rows: string])[] => {
  const [start, end] = days;
  const range = `start_date=${start}&end_date=${end}`;
  const within = (column: string) => `${column} between '${start}' and '${end}'`;
  return [
    ['service/visit?', 'visits where true'],
    ['service/visit?status=3', 'visits where status = 3'],
    [`service/visit?${range}&status=0,3`, `visits where ${within('visit_date')} and status in (0, 3)`],
    ['service/visit?type=walkin', `visits where type = 'walkin'`],
    ['finance/bill?', 'bills where true'],
    ['finance/bill?status=1,2&payment_type=2', 'bills where status in (1, 2) and payment_type = 2'],
    [`finance/bill?${range}&type=3`, `bills where ${within('transaction_at')} and type = 3`],
    [`finance/bill?start_date=${end}`, `bills where transaction_at >= '${end}'`],
    ['finance/bill?keyword=uji', `bills where search like '%uji%'`],
    ['service/payment?', 'bills where true'],
    ['service/payment?status=1,2&sum=outstanding', 'bills where status in (1, 2)'],
    [`service/payment?${range}&type=3`, `bills where ${within('transaction_at')} and type = 3`],
    ['finance/billtransaction?', 'billtransactions where true'],
    ['finance/billtransaction?type=1&status=1', 'billtransactions where type = 1 and status = 1'],
    [`finance/billtransaction?end_date=${start}`, `billtransactions where posting_date <= '${start}'`],
    ['finance-v2/jurnal?', 'journals where true'],
    ['finance-v2/jurnal?origin=2&kind=1,3', 'journals where origin = 2 and kind in (1, 3)'],
    [`finance-v2/jurnal?${range}&status=-1`, `journals where ${within('transaction_at')} and status = -1`],
    ['finance-v2/jurnal?event=uji', `journals where event = 'uji'`],
    ['paket/membership?page=9999', 'memberships where true'],
    ['paket/membership?page=9999&status=3', 'memberships where status = 3'],
    [`paket/membership?page=9999&${range}`, `memberships where ${within('sold_at')}`],
  ];
};
const expectListed = async (): Promise<void> => {
  const [days] = await clinic.database.asOwner<{ start: string; until: string }>(
    `select (current_date - 20)::text as start, (current_date - 5)::text as until`,
  );
  const readers = [
    ['manager.bdg', '1'],
    ['manager.jkt', '2'],
    ['superadmin', 'select id from profiles'],
  ] as const;
  for (const [name, branches] of readers) {
    const client = await clinic.as(name);
    for (const [path, rows] of asked([days?.start ?? '', days?.until ?? ''])) {
      const expected = await counted(`${rows} and profile_id in (${branches})`);
      expect((await listed(client, `${path}&limit=1`)).count, `${name} ${path}`).toBe(expected);
    }
    const [open] = await clinic.database.asOwner<{ sum: number }>(
      `select coalesce(sum(total_amount - installment_current_amount), 0)::float8 as sum from bills
       where status in (0, 1, 2) and profile_id in (${branches})`,
    );
    for (const path of ['service/payment?sum=outstanding&limit=1', 'finance/bill?sum=outstanding&limit=1'])
      expect((await client.get<{ sum: number }>(`/api/${path}`)).body.sum, `${name} ${path}`).toBe(open?.sum);
  }
};

describe('what is kept of lists of documents', () => {
  it(`is what the rows say (seed ${SEED})`, async () => {
    const random = randomOf(SEED, 'counts');
    await expectKept('as it was filled');
    for (let step = 0; step < 80; step += 1) {
      const [sql, values] = write(random);
      await clinic.database.asOwner(sql, [...values]);
      if (random.between(0, 4) === 0) await fold();
      await expectKept(`step ${step}: ${sql}`);
    }
    await expectListed();
    await fold();
    expect(await clinic.database.asOwner('select from listmoves where profile_id in (1, 2)')).toEqual([]);
    await expectKept('folded');
    await expectListed();
  });

  it('loses nothing while many write, give up and fold at once', async () => {
    const random = randomOf(SEED, 'many');
    for (const add of ADD) await clinic.database.asOwner(add, [1, 3, 1]);
    const writers = [1, 2].map(async () => {
      const client = new pg.Client(clinic.database.url);
      await client.connect();
      for (let n = 0; n < 60; n += 1) {
        const [sql, values] = write(random);
        await client.query('begin');
        const done = await client.query(sql, [...values]).catch((error: { code?: string }) => {
          // Two who write the same rows in another order, take the same visit, or pay by a receipt that the other removes.
          if (!['40P01', '23505', '23514', '23503'].includes(error.code ?? '')) throw error;
        });
        await client.query(done && n % 4 !== 0 ? 'commit' : 'rollback');
      }
      await client.end();
    });
    const folder = (async () => {
      for (let n = 0; n < 30; n += 1) await fold();
    })();
    await Promise.all([...writers, folder, fold()]);
    await expectKept('after all');
  });
});

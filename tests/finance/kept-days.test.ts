// What is kept by day (docs/decisions/0092): however rows of what is owed and of incomes are added, changed and removed, by however many,
// and however often it is folded meanwhile, what is kept is the sum of the rows.
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldKeptDays } from '../../server/jobs/folding.ts';
import { randomOf } from '../../server/db/seed/random.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import type { Verification } from './verification-answer.ts';
import { SEED } from '../support/seed.ts';

const DAYS = 40;

let clinic: TestApp;
beforeEach(async () => {
  clinic = await testApp();
  // Incomes of treatments that nobody did: only their sums are looked at.
  await clinic.database.asOwner(
    'alter table tindakanincomes drop constraint tindakanincomes_visitperawatan_id_fkey, drop constraint tindakanincomes_doctor_id_fkey',
  );
});
afterEach(() => clinic.close());

type Random = ReturnType<typeof randomOf>;
const dayOf = (random: Random): string => addDays(today(), -random.between(0, DAYS));

const OWE = `insert into hutangs (profile_id, actor_type, actor_id, actor_name, kind, source_type, source_id, source_seq, description,
    transaction_at, due_date, amount, akun_id)
  select $1, (array['doctor', 'vendor', 'pajak'])[1 + n % 3], case when n % 3 < 2 then 1 + $2::bigint % 3 end, 'Uji', 'saldo_awal', 'uji',
    (random() * 1e15)::bigint, n, 'Uji ' || gen_random_uuid(), $3, $3::date + n % 2, $4::bigint * (2 - n % 4), a.id
  from generate_series(1, 4) n, akuns a where a.code = '2-1201'`;
const EARN = `insert into tindakanincomes (profile_id, source, visitperawatan_id, doctor_id, name, transaction_at, qty, gross_amount,
    discount_amount, net_amount, base_amount, doctor_amount, rumahsakit_amount, klinik_amount,
    package_value)
  select $1, 2, (random() * 1e15)::bigint, 1 + ($2::bigint + n) % 3, 'Uji', $3, 1, $4::bigint + n, 1, $4::bigint + n - 1, $4, n, 0,
    $4::bigint - 1, $4
  from generate_series(1, 3) n`;
/** Steps on rows that are there; `$1` a number that chooses. */
const STEPS = [
  `update hutangs set paid_amount = amount, status = 2 where source_type = 'uji' and id % 5 = $1 and status in (0, 1)`,
  `update hutangs set paid_amount = sign(amount), status = 1 where source_type = 'uji' and id % 7 = $1 and status = 0 and amount <> 0`,
  `update hutangs set paid_amount = 0, status = 0 where source_type = 'uji' and id % 3 = $1 and status = 2`,
  `update hutangs set status = -1 where source_type = 'uji' and id % 11 = $1 and paid_amount = 0`,
  `update hutangs set due_date = due_date + 1, actor_id = 9 where source_type = 'uji' and id % 6 = $1 and actor_id is not null`,
  `update hutangs set description = description || '.' where source_type = 'uji' and id % 2 = $1`,
  `delete from hutangs where source_type = 'uji' and id % 13 = $1`,
  `update tindakanincomes set accrued_doctor = accrued_doctor + 1, status = 2 where name = 'Uji' and id % 3 = $1`,
  `update tindakanincomes set status = -1 where name = 'Uji' and id % 5 = $1`,
  `update tindakanincomes set transaction_at = transaction_at - 1, doctor_id = 9 where name = 'Uji' and id % 4 = $1`,
  `update tindakanincomes set name = name where name = 'Uji' and id % 2 = $1`,
  `delete from tindakanincomes where name = 'Uji' and id % 17 = $1`,
] as const;

const write = (random: Random, branch: number): readonly [string, readonly unknown[]] => {
  const way = random.between(0, 2);
  if (way < 2)
    return [way === 0 ? OWE : EARN, [branch, random.between(1, 9), dayOf(random), random.between(1, 999) * 1000]];
  return [STEPS[random.between(0, STEPS.length - 1)] ?? STEPS[0], [random.between(0, 2)]];
};

const SUMS = `gross_amount, discount_amount, net_amount, lab_amount, bhp_amount, doctor_amount, rumahsakit_amount, investor_amount,
  klinik_amount, accrued_doctor, accrued_rumahsakit, accrued_investor`;
const added = SUMS.split(/,\s+/)
  .map((name) => `sum(${name})`)
  .join(', ');
/** Where a day's sum is not that of its rows. */
const differences = () =>
  clinic.database.asOwner(
    `(select 'owed' as of, k.* from (
        select profile_id, actor_type, actor_id, due_date, sum(count) as n, sum(open_amount) as open, sum(corrections) as less
        from hutang_days group by 1, 2, 3, 4 having sum(count) <> 0 or sum(open_amount) <> 0 or sum(corrections) <> 0
        except
        select profile_id, actor_type, actor_id, due_date, count(*) filter (where amount <> 0), sum(amount - paid_amount),
          coalesce(sum(amount - paid_amount) filter (where amount < 0), 0)
        from hutangs where status in (0, 1) group by 1, 2, 3, 4
      ) k limit 3)
     union all
     (select 'missing', k.* from (
        select profile_id, actor_type, actor_id, due_date, count(*) filter (where amount <> 0), sum(amount - paid_amount),
          coalesce(sum(amount - paid_amount) filter (where amount < 0), 0)
        from hutangs where status in (0, 1) group by 1, 2, 3, 4
        having count(*) filter (where amount <> 0) > 0
        except
        select profile_id, actor_type, actor_id, due_date, sum(count), sum(open_amount), sum(corrections)
        from hutang_days group by 1, 2, 3, 4
      ) k limit 3)`,
  );
const incomeDifferences = () =>
  clinic.database.asOwner(
    `with kept as (
       select profile_id, transaction_at, doctor_id, status, sum(count) as n, ${added} from tindakanincome_days group by 1, 2, 3, 4
       having sum(count) <> 0
     ), earned as (
       select profile_id, transaction_at, doctor_id, status, count(*) as n, ${added} from tindakanincomes group by 1, 2, 3, 4
     )
     (select 'kept' as of, k.* from (select * from kept except select * from earned) k limit 3)
     union all (select 'earned', e.* from (select * from earned except select * from kept) e limit 3)`,
  );
const expectKept = async (about: string): Promise<void> => {
  expect(await differences(), about).toEqual([]);
  expect(await incomeDifferences(), about).toEqual([]);
};
const rowsOfOneDay = async (): Promise<number> => {
  const [row] = await clinic.database.asOwner<{ most: number }>(
    `select coalesce(max(n), 0)::int as most from (
       select count(*) as n from hutang_days group by profile_id, actor_type, actor_id, due_date
       union all select count(*) from tindakanincome_days group by profile_id, transaction_at, doctor_id, status
     ) x`,
  );
  return row?.most ?? -1;
};
const fold = () => foldKeptDays(clinic.database.pool);
const verify = async (): Promise<Verification> =>
  (await (await clinic.as('finance.bdg')).get<Verification>('/api/finance-v2/jurnal/verifikasi?range=all')).body;
const check = async () => (await verify()).checks.find(({ key }) => key === 'V12');

describe('what is kept by day', () => {
  it(`is the sum of its rows (seed ${SEED})`, async () => {
    const random = randomOf(SEED, 'days');
    for (let step = 0; step < 60; step += 1) {
      await clinic.database.asOwner(...write(random, random.between(1, 2)));
      const way = random.between(0, 9);
      if (way === 0) await fold();
      if (way === 1) await clinic.database.asOwner('select fold_days($1, $2)', [1, random.between(1, 5)]);
      if (way === 2) await clinic.database.asOwner('select rebuild_days($1)', [random.between(1, 2)]);
      await expectKept(`step ${step}, way ${way}`);
    }
    await fold();
    expect([await rowsOfOneDay(), await fold()]).toEqual([1, 0]);
    await expectKept('folded');
  });

  it('loses nothing while many write, fold and make it anew', async () => {
    const random = randomOf(SEED, 'concurrent days');
    const work = { goesOn: true };
    const folders = [0, 1].map(async () => {
      while (work.goesOn) await fold();
    });
    const rebuilds = (async () => {
      while (work.goesOn) await clinic.database.asOwner('select rebuild_days(2)');
    })();
    const clients = [1, 2].map(() => new pg.Client(clinic.database.url));
    const writers = clients.map(async (client) => {
      await client.connect();
      for (let n = 0; n < 80; n += 1) {
        const [sql, values] = random.between(0, 1) === 0 ? write(random, 1) : write(random, 2);
        // Steps change what both have written: only additions cannot meet each other.
        if (sql === OWE || sql === EARN) await client.query(sql, [...values]);
      }
      await client.end();
    });
    await Promise.all(writers).finally(() => {
      work.goesOn = false;
    });
    await Promise.all([...folders, rebuilds]);
    await expectKept('after all');
    await fold();
    await fold();
    await expectKept('folded');
    expect(await rowsOfOneDay()).toBe(1);
  });

  it('adds without waiting for who adds to the same day, or folds it', async () => {
    const random = randomOf(SEED, 'waiting');
    const [one, other] = [0, 1].map(() => new pg.Client(clinic.database.url));
    if (!one || !other) throw new Error('There are two.');
    await Promise.all([one.connect(), other.connect()]);
    const day = dayOf(random);
    try {
      await one.query('begin');
      await one.query(OWE, [1, 1, day, 1000]);
      await one.query(EARN, [1, 1, day, 1000]);
      await other.query(`set statement_timeout = '5s'`);
      await other.query(OWE, [1, 1, day, 2000]);
      await other.query(EARN, [1, 1, day, 2000]);
      expect(await fold()).toBeGreaterThan(0);
      await one.query('commit');
      await expectKept('both');
    } finally {
      await Promise.all([one.end(), other.end()]);
    }
  });

  it('is told where it differs, and made anew', async () => {
    const random = randomOf(SEED, 'damage');
    await clinic.database.asOwner(OWE, [1, 1, dayOf(random), 5000]);
    await fold();
    await clinic.database.asOwner('alter table tindakanincomes disable trigger user');
    expect(await check()).toMatchObject({ ok: true });
    await clinic.database.asOwner('update hutang_days set open_amount = open_amount + 1 where profile_id = 1');
    expect(await check()).toMatchObject({ ok: false });
    await clinic.database.asOwner('select rebuild_days(1)');
    expect(await check()).toMatchObject({ ok: true });
    await clinic.database.asOwner(EARN, [1, 1, dayOf(random), 5000]);
    expect(await check()).toMatchObject({ ok: false });
    const manager = await clinic.as('manager.bdg');
    const made = await manager.post<Verification>('/api/finance-v2/jurnal/hitungulang', {});
    expect(made.body.checks.find(({ key }) => key === 'V12')).toMatchObject({ ok: true });
  });

  it('is written by nobody else', async () => {
    for (const table of ['hutang_days', 'tindakanincome_days'])
      await expect(clinic.database.pool.query(`delete from ${table}`)).rejects.toThrow(/permission denied/);
  });
});

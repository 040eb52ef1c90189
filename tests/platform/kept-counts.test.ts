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
import { keptLists } from '../../server/usecases/kernel/kept-counts.ts';
import { ADD, PATIENTS, ROWS, STEPS } from './document-rows.ts';

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

type Random = ReturnType<typeof randomOf>;
const write = (random: Random): readonly [string, readonly unknown[]] =>
  random.between(0, 2) === 0
    ? [
        ADD[random.between(0, ADD.length - 1)] ?? ADD[0],
        [random.between(1, 2), random.between(0, 30), random.between(0, 9)],
      ]
    : [STEPS[random.between(0, STEPS.length - 1)] ?? STEPS[0], [random.between(0, 2)]];

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
    ['service/visitperawatan?page=9999', 'visitperawatans where true'],
    ['service/visitperawatan?page=9999&status=1,-1', 'visitperawatans where status in (1, -1)'],
    ['service/visitperawatan?sum=1&status=0', 'visitperawatans where status = 0'],
    ['service/visitperawatan?page=9999&isbhpused=true', 'visitperawatans where isbhpused'],
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
    ['finance/hutang?', 'hutangs where true'],
    [
      'finance/hutang?status=0,1&actor_type=doctor,pajak',
      `hutangs where status in (0, 1) and actor_type in ('doctor', 'pajak')`,
    ],
    [
      `finance/hutang?${range}&source_type=tindakanincome`,
      `hutangs where ${within('transaction_at')} and source_type = 'tindakanincome'`,
    ],
    ['finance/hutang?kind=biaya&actor_type=vendor', `hutangs where kind = 'biaya' and actor_type = 'vendor'`],
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
    for (const status of ['', '&status=1', '&status=0,-1'])
      for (const [sum, of] of [
        ['qty', 'sum(qty)'],
        ['amount', 'sum(amount)'],
        ['used', 'count(*) filter (where isbhpused)'],
      ] as const) {
        const path = `service/visitperawatan?sum=${sum}${status}`;
        const [row] = await clinic.database.asOwner<{ sum: number }>(
          `select coalesce(${of}, 0)::float8 as sum from visitperawatans
           where profile_id in (${branches}) and status in (${status.slice('&status='.length) || '1, 0, -1'})`,
        );
        expect((await client.get<{ sum: number }>(`/api/${path}`)).body.sum, `${name} ${path}`).toBe(row?.sum);
      }
    for (const [query, rows] of [
      ['', 'true'],
      [
        '&status=-1,1&source_type=tindakanincome,labfee',
        `status in (-1, 1) and source_type in ('tindakanincome', 'labfee')`,
      ],
      [
        `&start_date=${days?.start}&actor_type=rumahsakit`,
        `transaction_at >= '${days?.start}' and actor_type = 'rumahsakit'`,
      ],
    ] as const) {
      const expected = await clinic.database.asOwner(
        `select count(*)::int as count, coalesce(sum(amount) filter (where status <> -1), 0)::float8 as amount,
           coalesce(sum(paid_amount) filter (where status <> -1), 0)::float8 as paid_amount
         from hutangs where ${rows} and profile_id in (${branches})`,
      );
      const { count, sums } = await listed(client, `finance/hutang?sum=all${query}`);
      expect([{ count, ...sums }], `${name} ${query}`).toEqual(expected);
    }
    for (const path of ['service/payment?sum=outstanding&limit=1', 'finance/bill?sum=outstanding&limit=1'])
      expect((await client.get<{ sum: number }>(`/api/${path}`)).body.sum, `${name} ${path}`).toBe(open?.sum);
  }
};

describe('what is kept of lists of documents', () => {
  it('numbers payees and sources as lists ask for them', async () => {
    const { actor_type, source_type } = keptLists['finance.hutang'].codes;
    for (const [sql, codes] of [
      ['payee_code', actor_type],
      ['payable_source_code', source_type],
    ] as const) {
      const made = await clinic.database.asOwner<{ text: string; code: number }>(
        `select t as text, ${sql}(t)::int as code from unnest($1::text[]) t`,
        [[...Object.keys(codes), 'lain']],
      );
      expect(Object.fromEntries(made.map(({ text, code }) => [text, code]))).toEqual({ ...codes, lain: 0 });
    }
  });

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

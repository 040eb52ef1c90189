// Folding of kept balances (finance.md 6.8, docs/decisions/0087): whatever is booked, wherever, by however many, and however often it
// is folded meanwhile, what is kept says what the lines say.
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldPast } from '../../server/jobs/folding.ts';
import { tx } from '../../server/db/transaction.ts';
import { foldAtNight } from '../../server/usecases/finance/ledger/fold-balances.ts';
import { randomOf } from '../../server/db/seed/random.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import type { Verification } from './verification-answer.ts';
import { SEED } from '../support/seed.ts';

const DAYS = 400;
const ACCOUNTS = ['1-1101', '1-1111', '1-1203', '4-1102', '6-1301', '2-1601'] as const;

let clinic: TestApp;
beforeEach(async () => {
  clinic = await testApp();
});
afterEach(() => clinic.close());

type Random = ReturnType<typeof randomOf>;
/** A journal of two lines: branch, day, kind, accounts, rupiah. */
const drawn = (random: Random) => {
  const from = random.between(0, ACCOUNTS.length - 1);
  const to = (from + random.between(1, ACCOUNTS.length - 1)) % ACCOUNTS.length;
  const day = addDays(today(), -random.between(0, DAYS));
  return [
    random.between(1, 2),
    day,
    random.between(1, 4),
    ACCOUNTS[from],
    ACCOUNTS[to],
    random.between(1, 1_000) * 500,
  ] as const;
};
const BOOK = `with made as (
    insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
    values ($1, 'UJI/' || gen_random_uuid(), $2, 'Uji', $3, 2, 'uji', 'uji', 1, $6) returning *
  )
  insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
  select m.id, s.no, m.profile_id, m.transaction_at, m.kind, a.id, 'Uji', m.total_amount * (2 - s.no), m.total_amount * (s.no - 1)
  from made m, (values (1, $4), (2, $5)) s (no, code) join akuns a on a.code = s.code`;

const fold = () => foldPast(clinic.database.pool, new Date());
const slots = async (where: string): Promise<number> => {
  const sql = `select count(*)::int as n from akunbalances where slot >= 0 and ${where}`;
  return (await clinic.database.asOwner<{ n: number }>(sql))[0]?.n ?? -1;
};
const past = `month < date_trunc('month', now() at time zone 'Asia/Jakarta')`;

/** Where what is kept before a month, read as the reports do, is not the sum of the lines. */
const differences = () =>
  clinic.database.asOwner(
    `with edges as (
       select m::date as day from generate_series(date_trunc('month', $1::date), $2::date + interval '3 months', interval '1 month') m
     ), flows as (
       select journal_id, bool_or(a.cashflow = 0) as cash from journal_lines l join akuns a on a.id = l.akun_id group by 1
     ), kept as (
       select e.day, b.profile_id, b.akun_id, b.kind, b.cash, sum(b.debit) as debit, sum(b.credit) as credit
       from edges e cross join lateral balances_before((select array_agg(id) from profiles), e.day) b group by 1, 2, 3, 4, 5
     ), booked as (
       select e.day, l.profile_id, l.akun_id, l.kind, f.cash, sum(l.debit) as debit, sum(l.credit) as credit
       from edges e join journal_lines l on l.transaction_at < e.day join flows f on f.journal_id = l.journal_id group by 1, 2, 3, 4, 5
     )
     select * from kept k full join booked b using (day, profile_id, akun_id, kind, cash)
     where (k.debit, k.credit) is distinct from (b.debit, b.credit) limit 5`,
    [addDays(today(), -DAYS - 40), today()],
  );
const verify = async (): Promise<Verification> =>
  (await (await clinic.as('finance.bdg')).get<Verification>('/api/finance-v2/jurnal/verifikasi?range=all')).body;
const keptCheck = async () => (await verify()).checks.find(({ key }) => key === 'V2');

describe('kept balances', () => {
  it(`say what the lines say however they are folded (seed ${SEED})`, async () => {
    const random = randomOf(SEED, 'folding');
    for (let step = 0; step < 12; step += 1) {
      for (let n = random.between(1, 12); n > 0; n -= 1) await clinic.database.asOwner(BOOK, drawn(random));
      // To some month that is over, to the running one as the night does, or with a rebuild before.
      const until = addDays(today(), -random.between(0, DAYS)).slice(0, 7);
      const way = random.between(0, 3);
      if (way === 0) await fold();
      if (way === 1)
        await clinic.database.asOwner('select fold_balances($1, $2, $3)', [1, `${until}-01`, random.between(1, 9)]);
      if (way === 2)
        await tx(clinic.database.pool, { branches: [1] }, (trx) => foldAtNight(trx, { branch: 1, day: today() }));
      if (way === 3) await clinic.database.asOwner('select rebuild_balances($1)', [random.between(1, 2)]);
      expect(await differences(), `step ${step}, way ${way}`).toEqual([]);
    }
    await fold();
    expect([await slots(past), await differences(), await fold()]).toEqual([0, [], 0]);
    expect(await keptCheck()).toMatchObject({ ok: true });
  });

  it('lose nothing while many post to the same months, fold and rebuild', async () => {
    const random = randomOf(SEED, 'concurrent');
    const work = { goesOn: true };
    const folders = [0, 1].map(async () => {
      while (work.goesOn) await fold();
    });
    const rebuilds = (async () => {
      while (work.goesOn) await clinic.database.asOwner('select rebuild_balances(2)');
    })();
    const posters = [0, 1].map(async () => {
      for (let n = 0; n < 80; n += 1) await clinic.database.asOwner(BOOK, [1, ...drawn(random).slice(1)]);
    });
    await Promise.all(posters).finally(() => {
      work.goesOn = false;
    });
    await Promise.all([...folders, rebuilds]);
    expect(await differences()).toEqual([]);
    await fold();
    expect([await slots(past), await differences()]).toEqual([0, []]);
    const [row] = await clinic.database.asOwner<{ deadlocks: number }>(
      'select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(row).toEqual({ deadlocks: 0 });
  });

  it('are folded past who posts, and who posts waits for the fold', async () => {
    const [poster, folder] = [0, 1].map(() => new pg.Client(clinic.database.url));
    if (!poster || !folder) throw new Error('There are two.');
    await Promise.all([poster.connect(), folder.connect()]);
    const day = `${addDays(`${today().slice(0, 7)}-01`, -40).slice(0, 7)}-10`;
    const journal = [1, day, 1, '1-1101', '4-1102', 1_000];
    try {
      await fold();
      await poster.query(BOOK, journal);
      // Its two slots are being posted to again: the fold leaves them, and comes to its end.
      await poster.query('begin');
      await poster.query(BOOK, journal);
      expect([await fold(), await slots(past)]).toEqual([0, 2]);
      await poster.query('commit');
      expect(await differences()).toEqual([]);
      // The fold has taken both, and is not at its end: who posts begins new slots after it.
      await folder.query('begin');
      const { rows } = await folder.query(`select fold_balances(1, $1, null) as folded`, [`${day.slice(0, 7)}-01`]);
      expect(rows).toEqual([{ folded: 2 }]);
      const posted = poster.query(BOOK, journal);
      await folder.query('commit');
      await posted;
      expect([await slots(past), await differences()]).toEqual([2, []]);
      expect([await fold(), await slots(past), await differences()]).toEqual([2, 0, []]);
    } finally {
      await Promise.all([poster.end(), folder.end()]);
    }
  });

  it('that were cumulated and changed are found by name, and repaired', async () => {
    await fold();
    expect(await keptCheck()).toMatchObject({ ok: true });
    const [row] = await clinic.database.asOwner<{ code: string; month: string }>(
      `update akuntotals t set debit = debit + 1 from akuns a
       where a.id = t.akun_id and (t.profile_id, t.month, t.akun_id, t.kind, t.cash) in (
         select profile_id, month, akun_id, kind, cash from akuntotals where profile_id = 1 order by month, akun_id limit 1)
       returning a.code, to_char(t.month, 'YYYY-MM') as month`,
    );
    const found = await keptCheck();
    expect([found?.actual, found?.diffs[0]?.month, found?.diffs[0]?.account]).toEqual([
      1,
      row?.month,
      expect.stringContaining(row?.code ?? '?'),
    ]);
    // A row that is gone shows as well.
    await clinic.database.asOwner(
      `delete from akuntotals where profile_id = 1 and month = (select max(month) from akuntotals)`,
    );
    expect((await keptCheck())?.actual).toBeGreaterThan(1);
    const manager = await clinic.as('manager.bdg');
    expect((await manager.post('/api/finance-v2/jurnal/hitungulang', {})).status).toBe(200);
    expect([await keptCheck(), await differences()]).toMatchObject([{ ok: true }, []]);
  });

  it('are read through the application only, and written by nobody', async () => {
    await fold();
    for (const table of ['akuntotals', 'akunfolds']) {
      const write = tx(clinic.database.pool, { branches: [1] }, (trx) =>
        trx.send(undefined, `delete from ${table}`, []),
      );
      await expect(write).rejects.toThrow('permission denied');
      const read = (branches: readonly number[]) =>
        tx(clinic.database.pool, { branches }, (trx) =>
          trx.send(undefined, `select distinct profile_id from ${table}`, []),
        );
      expect((await read([])).rows).toEqual([]);
      expect((await read([2])).rows).toEqual([{ profile_id: 2 }]);
    }
  });
});

describe('a journal by hand', () => {
  interface Journal extends Json {
    readonly id: number;
    readonly version: number;
  }
  interface Period extends Json {
    readonly id: number;
    readonly version: number;
    readonly start_date: string;
  }
  const post = (by: Client, day: string, amount: number) =>
    by.post<Journal>('/api/finance-v2/jurnal', {
      transaction_at: day,
      memo: 'Uji',
      details: [
        { akun: { code: '1-1111' }, debit: amount },
        { akun: { code: '4-1101' }, credit: amount },
      ],
    });

  it('counts at its day, taken back or not, also in a period that is closed and opened again', async () => {
    const manager = await clinic.as('manager.mks');
    const periods = async (status: number) =>
      (await manager.get<{ data: Period[] }>(`/api/finance/periode?limit=20&status=${status}`)).body.data[0];
    const act = async (period: Period | undefined, verb: string, input: Json) => {
      const version = period?.version;
      const { status, body } = await manager.post(`/api/finance/periode/${period?.id}/${verb}`, { version, ...input });
      expect(status, JSON.stringify(body)).toBe(200);
    };
    const open = await periods(0);
    if (!open) throw new Error('No period is open.');
    const booked: Journal[] = [];
    const bookAndFold = async (day: string, amount: number): Promise<void> => {
      const { status, body } = await post(manager, day, amount);
      expect(status, JSON.stringify(body)).toBe(201);
      booked.push(body);
      await fold();
      expect(await differences()).toEqual([]);
    };
    await bookAndFold(open.start_date, 1_000);
    await bookAndFold(addDays(today(), -1), 2_000);
    await act(open, 'close', { end_date: addDays(today(), -1) });
    await fold();
    expect(await differences()).toEqual([]);
    await act(await periods(1), 'reopen', { reason: 'Koreksi' });
    await bookAndFold(open.start_date, 4_000);
    for (const { id, version } of booked) {
      const { status } = await manager.post(`/api/finance-v2/jurnal/${id}/reverse`, { version, reason: 'Salah' });
      expect(status).toBe(201);
    }
    expect(await differences()).toEqual([]);
    await fold();
    expect([await slots(past), await differences()]).toEqual([0, []]);
  });
});

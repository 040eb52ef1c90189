// What a read sends before it waits for anything leaves in one packet and is one transaction, behind the wall of its branches
// (docs/decisions/0085).
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../server/db/pool.ts';
import { ProofFailed } from '../../server/db/opening.ts';
import { named, planned, run, runOne } from '../../server/db/statement.ts';
import { type Transaction, tx } from '../../server/db/transaction.ts';
import { acrossBranches } from '../../server/usecases/kernel/across-branches.ts';
import { testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
/** One connection, so that each transaction finds what the one before it has left. */
let pool: pg.Pool;
let ends = 0;
const branches: number[] = [];
beforeAll(async () => {
  clinic = await testApp();
  pool = createPool(clinic.database.appUrl, { max: 1 });
  const client = await pool.connect();
  client.connection.on('readyForQuery', () => (ends += 1));
  client.release();
  const rows = await clinic.database.asOwner<{ id: number }>('select profile_id as id from profilecontrols order by 1');
  branches.push(...rows.map(({ id }) => id));
});
afterAll(async () => {
  await pool.end();
  await clinic.close();
});

/** A statement that forgets its filter. */
const all = named<{ id: number }>('forgetful', 'select profile_id as id from profilecontrols order by 1');
const one = named<{ one: number }>('one', 'select 1 as one');
const transaction = named<{ id: number }>('xid', `select extract(epoch from transaction_timestamp()) as id`);
const idsOf = async (trx: Transaction) => (await run(trx, all)).map(({ id }) => id);
const reading = <T>(work: (trx: Transaction) => Promise<T>, seen: readonly number[] = branches.slice(0, 1)) =>
  tx(pool, { branches: seen, readOnly: true }, work);
/** Ends of transactions that the database has told of meanwhile. */
const endsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = ends;
  await work();
  return ends - before;
};

describe('a read', () => {
  it('is one packet and one transaction, however many statements it has', async () => {
    await reading((trx) => run(trx, one));
    let found: readonly unknown[] = [];
    const told = await endsOf(async () => {
      found = await reading((trx) => Promise.all([run(trx, transaction), run(trx, one), run(trx, transaction)]));
    });
    expect(told).toBe(1);
    expect(found[0]).toEqual(found[2]);
    expect(found[1]).toEqual([{ one: 1 }]);
  });

  it('that sends more after an answer has an explicit begin and commit', async () => {
    const told = await endsOf(() =>
      reading(async (trx) => {
        await run(trx, one);
        expect(await idsOf(trx)).toEqual(branches.slice(0, 1));
        return run(trx, one);
      }).then(() => reading((trx) => run(trx, one))),
    );
    expect(told).toBe(1 + 4 + 1);
  });

  it('sees its branches alone, and leaves no scope to the next one', async () => {
    expect(branches.length).toBeGreaterThan(1);
    expect(await reading(idsOf)).toEqual(branches.slice(0, 1));
    expect(await reading(idsOf, branches)).toEqual(branches);
    expect(await reading(idsOf, [])).toEqual([]);
    expect((await pool.query('select profile_id from profilecontrols')).rows).toEqual([]);
  });

  it('writes nothing', async () => {
    const write = planned('update profilecontrols set service = service');
    await expect(reading((trx) => run(trx, write), branches)).rejects.toMatchObject({ code: '25006' });
  });

  it('plans a search for its values and keeps the plan of everything else, in one packet', async () => {
    const text = `select current_setting('plan_cache_mode') as mode`;
    const modes = await reading((trx) =>
      Promise.all([run(trx, named('mode', text)), run(trx, planned(text)), run(trx, named('mode', text))]),
    );
    expect(modes.flat()).toEqual(['generic', 'custom', 'generic'].map((mode) => ({ mode: `force_${mode}_plan` })));
  });

  it('looks into all branches where it must, and back', async () => {
    for (const first of [false, true]) {
      const seen = await reading(async (trx) => {
        if (first) await run(trx, one);
        const wide = await acrossBranches({ tx: trx, branches: branches.slice(0, 1) }, idsOf);
        return { wide, narrow: await idsOf(trx) };
      });
      expect(seen).toEqual({ wide: branches, narrow: branches.slice(0, 1) });
    }
  });
});

describe('a statement that fails in a packet', () => {
  const broken = named<unknown>('broken', 'select 1 / 0');
  const behind = named<{ two: number }>('behind', 'select 2 as two');

  it('fails those behind it, not those before it, and harms nothing that comes later', async () => {
    const told = reading((trx) => Promise.allSettled([run(trx, one), run(trx, broken), run(trx, behind)]));
    expect((await told).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await reading((trx) => run(trx, behind))).toEqual([{ two: 2 }]);
    await expect(reading((trx) => run(trx, broken))).rejects.toMatchObject({ code: '22012' });
  });

  it('is told where its text or its values are no statement', async () => {
    const odd = named<unknown, [unknown]>('odd', 'select nothing from nowhere where $1::int = 1');
    for (let tries = 0; tries < 2; tries += 1)
      await expect(reading((trx) => run(trx, odd, 1))).rejects.toMatchObject({ code: '42P01' });
    const circle: unknown[] = [];
    const loop = { circle };
    circle.push(loop);
    await expect(reading((trx) => run(trx, odd, loop))).rejects.toThrow(/circular/i);
    expect(await reading((trx) => runOne(trx, one))).toEqual({ one: 1 });
  });

  it('takes a lost connection with it', async () => {
    const end = named<unknown>('end', 'select pg_terminate_backend(pg_backend_pid())');
    const own = createPool(clinic.database.appUrl, { max: 1 });
    const lost = tx(own, { branches: [], readOnly: true }, (trx) => Promise.all([run(trx, end), run(trx, one)]));
    await expect(lost).rejects.toThrow(/terminat|ECONNRESET/);
    expect(await tx(own, { branches: [], readOnly: true }, (trx) => runOne(trx, one))).toEqual({ one: 1 });
    await own.end();
  });
});

describe('a read that must prove something', () => {
  const proving = <T>(sql: string, work: (trx: Transaction) => Promise<T>): Promise<T> =>
    tx(pool, { branches, readOnly: true, proof: { name: sql, sql: `${sql} = $3`, values: [1] } }, work);

  it('is answered when it holds, in the same packet', async () => {
    expect(await endsOf(() => proving('1', (trx) => run(trx, one)))).toBe(1);
  });

  it.each([
    ['has an answer', (trx: Transaction) => run(trx, one)],
    ['begins by name', (trx: Transaction) => acrossBranches({ tx: trx, branches }, idsOf)],
    ['asks nothing', async () => 'nothing'],
    ['fails', (trx: Transaction) => run(trx, planned('select 1 / 0'))],
    ['refuses before it asks', () => Promise.reject(new Error('refused'))],
    ['catches what it is told', (trx: Transaction) => run(trx, one).catch(() => 'nothing')],
  ])('tells that it does not, when its work %s', async (_what, work: (trx: Transaction) => Promise<unknown>) => {
    const done: unknown[] = [];
    const told = proving('2', async (trx) => done.push(await work(trx)));
    await expect(told).rejects.toBeInstanceOf(ProofFailed);
    expect(await reading((trx) => runOne(trx, one))).toEqual({ one: 1 });
  });

  it('lets no answer out of the database before it is proved', async () => {
    let seen: unknown = 'nothing';
    const told = proving('2', async (trx) => {
      seen = await run(trx, one);
    });
    await expect(told).rejects.toBeInstanceOf(ProofFailed);
    expect(seen).toBe('nothing');
  });
});

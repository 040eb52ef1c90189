// Many people at work in every branch at once: nobody waits for somebody who waits for him (finance.md 6.8, 9).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../server/db/pool.ts';
import { type DemoBranch, demoBranches } from '../../server/db/seed/branch.ts';
import { randomOf } from '../../server/db/seed/random.ts';
import { dateIn } from '../../src/resources/kernel/date.ts';
import { appOver, type Client, type TestApp } from '../support/app.ts';
import { cloneDatabase } from '../support/database.ts';
import { memoryStore } from '../support/memory-store.ts';
import { patiently } from '../support/patiently.ts';
import { type Clerk, clerkOf } from './clerk.ts';
import { draftBill, methodIdsOf } from './draft.ts';
import { SEED } from '../support/seed.ts';

const CLERKS_PER_BRANCH = 4;
const CONNECTIONS = 12;

let clinic: TestApp;
beforeEach(async () => {
  const database = await cloneDatabase('clinic');
  const pool = createPool(database.appUrl, { max: CONNECTIONS });
  const drop = async () => {
    await pool.end();
    await database.drop();
  };
  clinic = await appOver({ ...database, pool, drop }, memoryStore());
});
afterEach(() => clinic.close());

const headOf = async (branch: number): Promise<Client> => {
  const by = await clinic.again('superadmin');
  await patiently(() => by.post('/api/profile/changeprofile', { session_profile_id: branch }));
  return by;
};
/** Several people with one session: they do not know of each other, and every second one works on the same bills. */
const clerksOf = async ({ id, code, name, timezone }: DemoBranch): Promise<readonly Clerk[]> => {
  const by = await headOf(id);
  const methods = await methodIdsOf(by);
  const branch = { id, code, name, timezone, isexportall: false };
  const shared: number[] = [];
  return Array.from({ length: CLERKS_PER_BRANCH }, (_, n) =>
    clerkOf({
      by,
      bills: n % 2 === 0 ? shared : [],
      random: randomOf(SEED, `${code} ${n}`),
      today: dateIn(timezone, new Date()),
      methods,
      draft: async (lines) => (await draftBill(clinic, lines, branch)).id,
    }),
  );
};
const deadlocks = async (): Promise<number> => {
  const [row] = await clinic.database.asOwner<{ deadlocks: number }>(
    'select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()',
  );
  return row?.deadlocks ?? -1;
};

const expectNoDeadlock = async (operations: number): Promise<void> => {
  const clerks = (await Promise.all(demoBranches.map(clerksOf))).flat();
  let left = operations;
  await Promise.all(
    clerks.map(async (clerk) => {
      while (left > 0) {
        left -= 1;
        await clerk.act();
      }
    }),
  );
  expect(await deadlocks()).toBe(0);
  const overview = await clinic.as('superadmin');
  const { body } = await patiently(() => overview.get('/api/finance-v2/jurnal/verifikasi'));
  expect(body).toMatchObject({ ok: true });
  const [stored] = await clinic.database.asOwner<{ received: number }>(
    'select coalesce(sum(price_amount), 0)::bigint as received from billtransactions where status = 1',
  );
  expect(stored?.received).toBe(clerks.reduce((sum, clerk) => sum + clerk.received(), 0));
};

/** What an operation may take, milliseconds. */
const OPERATION_MS = 200;

describe(`work in four branches at once has no deadlock (seed ${SEED})`, () => {
  it('in 1,000 operations', { timeout: 2_000 * OPERATION_MS }, () => expectNoDeadlock(1_000));
  it('in 100,000 operations', { tags: ['long'], timeout: 100_000 * OPERATION_MS }, () => expectNoDeadlock(100_000));
});

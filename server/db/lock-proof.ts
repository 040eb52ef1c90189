// Turns at a drawer, at a number and at a night are kept by advisory locks. Some engines that speak PostgreSQL's language accept
// them and lock nothing: books kept on one would be wrong without a word, so it is not started on.
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { BootRefusal } from '../boot-refusal.ts';

const MOST = 2 ** 47;

const takes = async (client: pg.ClientBase, lock: number): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [lock]);
  return rows[0]?.taken === true;
};

/**
 * Proves with two connections that what one has locked the other does not get, until the first has ended.
 * @throws BootRefusal for an engine whose advisory locks do not lock
 */
export const requireLocks = async (pool: { connect: () => Promise<pg.PoolClient> }): Promise<void> => {
  const clients = [await pool.connect(), await pool.connect()] as const;
  const [first, second] = clients;
  // Servers that start together each try one of their own.
  const lock = randomInt(MOST);
  try {
    await first.query('begin');
    await second.query('begin');
    const answers = [await takes(first, lock), await takes(second, lock)];
    await first.query('commit');
    answers.push(await takes(second, lock));
    if (answers.join() !== 'true,false,true')
      throw new BootRefusal(
        'The database accepts advisory locks and does not lock: two cashiers could be given one number. Use PostgreSQL itself.',
      );
  } finally {
    await second.query('rollback');
    clients.forEach((client) => client.release());
  }
};

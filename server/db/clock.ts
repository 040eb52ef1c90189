// The clinic's clock: the database's, so that all servers are on the same business day (docs/decisions/0046).
import type pg from 'pg';
import { BootRefusal } from '../boot-refusal.ts';

/** What time it is in the clinic. A request learns it with its session. */
export const clinicNow = async (pool: pg.Pool): Promise<Date> => {
  const { rows } = await pool.query<{ now: string }>('select clinic_now() as now');
  if (!rows[0]) throw new Error('The database does not tell the time.');
  return new Date(rows[0].now);
};

/** @throws BootRefusal where the clinic's clock was moved away from the database's own, as tests do */
export const requireTrueClock = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ moved: boolean }>('select clinic_now() <> now() as moved');
  if (rows[0]?.moved !== false)
    throw new BootRefusal('The clock of this database was moved for tests: restore a backup into a new database.');
};

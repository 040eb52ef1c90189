// The checks of the books (finance.md 6.8), asked by the owner of the database: of a backup's moment, and of what was restored.
import type pg from 'pg';
import { readMigrations } from '../db/migrate.ts';
import { KEEP_DAMAGE } from '../usecases/finance/check/book-damage.ts';
import { EVERYTHING, ledgerChecks } from '../usecases/finance/check/ledger-checks.ts';

export interface Damage {
  readonly branch: number;
  readonly key: string;
  readonly label: string;
  /** The first place that differs, by name. */
  readonly place: string;
  /** How many differ. */
  readonly places: number;
}

/** The checks are those of this release: they find their tables and functions in its schema only. */
export const hasThisSchema = (migrations: readonly unknown[]): boolean => migrations.length === readMigrations().length;

/** Lets the owner see the rows of all branches: bound by row policies, he would find no difference in what he does not see. */
export const seeAllBranches = (client: pg.Client): Promise<unknown> =>
  client.query(`select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true)`);

/** Every check that does not hold, branch by branch. Runs inside a transaction that sees all branches. */
export const findDamage = async (client: pg.Client): Promise<readonly Damage[]> => {
  const { rows } = await client.query<{ id: number }>('select id from profiles order by id');
  const damage: Damage[] = [];
  for (const { id: branch } of rows) {
    for (const { key, label, statement } of ledgerChecks) {
      const values = [[branch], EVERYTHING.from, EVERYTHING.until];
      const [first] = (await client.query<{ key: string; found: number }>(statement.text, values)).rows;
      if (first !== undefined) damage.push({ branch, key, label, place: first.key, places: first.found });
    }
  }
  return damage;
};

/** A failed check as one line for the operator. */
export const damageText = ({ key, label, place, places }: Damage): string =>
  `${key} ${label}: ${place}${places > 1 ? ` and ${places - 1} more` : ''}`;

/** Marks the books of the branches until somebody has signed it off. Runs inside a transaction that sees all branches. */
export const keepDamage = async (
  client: pg.Client,
  source: 'backup' | 'restore',
  archive: string,
  damage: readonly Damage[],
): Promise<void> => {
  for (const { branch, key, label, place, places } of damage)
    await client.query(KEEP_DAMAGE, [branch, source, archive, key, label, place, places]);
};

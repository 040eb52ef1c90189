// Loads the rows of an archive in one transaction of the tables' owner, who need not be a superuser.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BootRefusal } from '../boot-refusal.ts';
import { copyTarget, keptTables } from './catalog.ts';
import type { Manifest } from './manifest.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const FOREIGN_KEYS = `
select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`;
const FORCED = `
select relname as name from pg_class
where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity order by relname`;

const altering = (client: pg.Client) => async (names: readonly string[], change: string) => {
  for (const name of names) await client.query(`alter table ${pg.escapeIdentifier(name)} ${change}`);
};

/**
 * Takes away what stands in the way of rows in any order: append-only and balance triggers (the balances are rows of the archive),
 * row policies, and foreign keys. Everything comes back before the commit, and with each foreign key its proof over all rows.
 * @returns what brings it back
 */
const openTables = async (client: pg.Client): Promise<() => Promise<void>> => {
  const alter = altering(client);
  const tables = (await keptTables(client)).map(({ name }) => name);
  const forced = (await client.query<{ name: string }>(FORCED)).rows.map(({ name }) => name);
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  await alter(forced, 'no force row level security');
  await alter(tables, 'disable trigger user');
  // Migrations write rows as well (the chart of accounts); those of the archive take their place.
  await client.query(`truncate ${tables.map((name) => pg.escapeIdentifier(name)).join(', ')}`);
  return async () => {
    await alter(tables, 'enable trigger user');
    await alter(forced, 'force row level security');
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  };
};

/** New rows go on after the highest number that was ever given, also when its row is gone. */
const setSequences = async (client: pg.Client, { sequences }: Manifest): Promise<void> => {
  for (const { table, column, last } of sequences) {
    if (last === null) continue;
    await client.query(`select setval(pg_get_serial_sequence($1, $2), $3)`, [pg.escapeIdentifier(table), column, last]);
  }
};

export interface TableLoad {
  /** Takes the rows of one table. @throws BootRefusal when they are not as many as the archive says */
  readonly load: (name: string, content: Readable) => Promise<void>;
  /** Sets counters, triggers, policies and foreign keys. */
  readonly finish: () => Promise<void>;
}

/** Begins the load inside a transaction of `client`. */
export const beginLoad = async (client: pg.Client, manifest: Manifest): Promise<TableLoad> => {
  const close = await openTables(client);
  const waiting = new Map(manifest.tables.map((table) => [table.name, table]));
  return {
    load: async (name, content) => {
      const table = waiting.get(name);
      if (table === undefined) throw new BootRefusal(`The archive has rows of an unknown table (${name}).`);
      waiting.delete(name);
      const rows = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
      await pipeline(content, rows);
      if (rows.rowCount !== table.rows)
        throw new BootRefusal(
          `The archive has ${rows.rowCount} rows of ${name} instead of ${table.rows}; nothing was restored.`,
        );
    },
    finish: async () => {
      const [lost] = waiting.keys();
      if (lost !== undefined) throw new BootRefusal(`The archive has no rows of ${lost}; nothing was restored.`);
      await setSequences(client, manifest);
      await close();
    },
  };
};

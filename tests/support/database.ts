// A database of its own for a test file: a copy of the migrated template, made in a few dozen milliseconds.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../../server/db/pool.ts';
import { valueParser } from '../../server/db/value-parser.ts';

/** Many test files run at once, and the test server has few connections. */
const CONNECTIONS = 4;

export interface TestDatabase {
  /** Connects as the owner of the tables. */
  readonly url: string;
  /** Connects as the application; for `createPool`. */
  readonly appUrl: string;
  /** The application's pool, as role klinik_app. */
  readonly pool: pg.Pool;
  /** One statement as the owner, past all grants and policies: to arrange what no use case can, and to look at what was written. */
  readonly asOwner: <Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Closes the pool and removes the database. */
  readonly drop: () => Promise<void>;
}

/** A connection costs its server more than most statements of a test: it is kept for the next one. */
const owners = (url: string, max: number): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max, types: valueParser, allowExitOnIdle: true });
  // A statement under way is rejected; one that ended while nobody used it is replaced.
  pool.on('error', () => undefined);
  return pool;
};

/** Where a worker makes and removes the databases of its files. */
let maintenance: pg.Pool | undefined;
const maintain = async (sql: string): Promise<void> => {
  maintenance ??= owners(new URL('/postgres', inject('templateUrl')).href, 1);
  await maintenance.query(sql);
};

/**
 * A database that stands somewhere, as the tests use it.
 * @param remove ends it when its pool is closed
 */
export const databaseAt = (url: string, appUrl: string, remove: () => Promise<void>): TestDatabase => {
  const pool = createPool(appUrl, { max: CONNECTIONS });
  const owner = owners(url, CONNECTIONS);
  return {
    url,
    appUrl,
    pool,
    asOwner: async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
      (await owner.query<Row>(sql, [...values])).rows,
    drop: async () => {
      await Promise.all([pool.end(), owner.end()]);
      await remove();
    },
  };
};

/**
 * For `beforeAll`; `drop` belongs in `afterAll`.
 * @param of 'blank': without a table; 'empty': migrated, without a row of ours; 'clinic': with branches and staff (clinic.ts)
 */
export const cloneDatabase = async (of: 'blank' | 'empty' | 'clinic' = 'empty'): Promise<TestDatabase> => {
  const template = new URL(inject(of === 'clinic' ? 'clinicUrl' : 'templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(`/${name}`, template).href;
  const source = of === 'blank' ? 'template0' : template.pathname.slice(1);
  // Files are copied for a fraction of what it costs to write the same pages to the log first.
  await maintain(`create database ${name} template ${source} strategy file_copy`);
  return databaseAt(url, new URL(`/${name}`, inject('appUrl')).href, async () => {
    await maintain(`drop database ${name} with (force)`);
  });
};

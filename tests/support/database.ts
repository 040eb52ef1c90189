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

const run = async <Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url, types: valueParser });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
};

/**
 * A database that stands somewhere, as the tests use it.
 * @param remove ends it when its pool is closed
 */
export const databaseAt = (url: string, appUrl: string, remove: () => Promise<void>): TestDatabase => {
  const pool = createPool(appUrl, { max: CONNECTIONS });
  return {
    url,
    appUrl,
    pool,
    asOwner: (sql, values) => run(url, sql, values),
    drop: async () => {
      await pool.end();
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
  const maintenance = new URL('/postgres', template).href;
  const source = of === 'blank' ? 'template0' : template.pathname.slice(1);
  await run(maintenance, `create database ${name} template ${source}`);
  return databaseAt(url, new URL(`/${name}`, inject('appUrl')).href, async () => {
    await run(maintenance, `drop database ${name} with (force)`);
  });
};

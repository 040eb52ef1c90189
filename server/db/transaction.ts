// The one way to write: a READ COMMITTED transaction with the branch scope set inside it, tried again when the database asks for it.
import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SingleConnectionProvider,
  Transaction,
} from 'kysely';
import pg from 'pg';
import { Refusal } from '../../src/resources/refusals.ts';
import type { Database } from './database.ts';
import type { NamedQuery } from './statement.ts';

export interface Scope {
  /** Branches whose rows the transaction sees and writes; empty: none. */
  readonly branches: readonly number[];
  /** The transaction only reads. */
  readonly readOnly?: boolean;
  /** Only one transaction at a time holds this name; others wait for it to end, or are refused with `idempotency-running`. */
  readonly turn?: string;
}

const MAX_TRIES = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const driver = new DummyDriver();
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db: ConstructorParameters<typeof PostgresIntrospector>[0]) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};
const config = { dialect };

class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { name } = query as NamedQuery;
    const result = await this.#client.query({ name, text: query.sql, values: [...query.parameters] });
    const numAffectedRows = result.command === 'SELECT' ? undefined : BigInt(result.rowCount ?? 0);
    return { rows: result.rows as R[], numAffectedRows };
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages, not streamed from one statement.');
  }
}

const transactionOver = (client: pg.ClientBase): Transaction<Database> => {
  const provider = new SingleConnectionProvider(new ClientConnection(client));
  return new Transaction<Database>({
    config,
    dialect,
    driver,
    executor: new DefaultQueryExecutor(compiler, adapter, provider),
  });
};

/** Advisory locks are named by numbers; two names that share one only wait for each other. */
const lockNumber = (name: string): bigint => createHash('sha256').update(name).digest().readBigInt64BE();

/** BEGIN, the branch scope and the lock in one round trip; all values are numbers, so the text is safe to build. */
const beginText = ({ branches, readOnly, turn }: Scope): string => {
  if (!branches.every(Number.isSafeInteger)) throw new Error('A branch id is a whole number.');
  const begin = `begin isolation level read committed${readOnly ? ' read only' : ''}; set local app.branches = '{${branches.join(',')}}'`;
  return turn === undefined ? begin : `${begin}; select pg_advisory_xact_lock(${lockNumber(turn)})`;
};

const begin = async (client: pg.ClientBase, scope: Scope): Promise<void> => {
  try {
    await client.query(beginText(scope));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE)
      throw new Refusal('idempotency-running');
    throw error;
  }
};

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const backOff = (attempt: number): Promise<void> => wait(Math.random() * 20 * 2 ** attempt);

const isRetryable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK);

const attempt = async <T>(pool: pg.Pool, scope: Scope, work: (tx: Transaction<Database>) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await begin(client, scope);
    const result = await work(transactionOver(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: unknown) => {
      broken = cause instanceof Error ? cause : new Error(String(cause));
    });
    throw error;
  } finally {
    // A connection that cannot even roll back is not given to the next request.
    client.release(broken);
  }
};

/**
 * Runs `work` in one transaction and answers what it answers; everything is undone when it throws.
 * The whole of it runs again, at most five times, after a deadlock or a serialization failure: `work` must have no effect
 * outside the transaction.
 */
export const tx = async <T>(
  pool: pg.Pool,
  scope: Scope,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(pool, scope, work);
    } catch (error) {
      if (tries >= MAX_TRIES || !isRetryable(error)) throw error;
      await backOff(tries);
    }
  }
};

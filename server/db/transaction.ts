// The one way to write: a READ COMMITTED transaction with the branch scope set inside it, tried again when the database asks for it.
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import { Refusal } from '../../src/resources/refusals.ts';
import { createOpening, type Opening, type Proof, requireProof, scopeOf } from './opening.ts';
import type { Sent } from './packet.ts';
import { rowsOf } from './row-maker.ts';

export interface Scope {
  /** Branches whose rows the transaction sees and writes; empty: none. */
  readonly branches: readonly number[];
  /** The transaction only reads. What it sends at once before it waits for anything is one packet, and needs no begin and no commit. */
  readonly readOnly?: boolean;
  /** What must hold in the database for anything that it answers or leaves behind. */
  readonly proof?: Proof;
  /** Only one transaction at a time holds this name; others wait for it to end, or are refused with `idempotency-running`. */
  readonly turn?: string;
}

const MAX_TRIES = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
/** PostgreSQL's code (in_failed_sql_transaction) for each statement that comes after the one that failed. */
const ABORTED = '25P02';

/** A statement with a name keeps its plan, as the connection begins with (pool.ts); one without is planned for its values. */
const planMode = (kept: boolean): string => `set local plan_cache_mode = force_${kept ? 'generic' : 'custom'}_plan`;

/** Statements of one turn of the event loop leave in one packet. */
const gather = (client: pg.PoolClient): void => {
  const { stream } = client.connection as unknown as { readonly stream: Socket };
  stream.cork();
  setImmediate(() => stream.uncork());
};

/** Sends a statement whose failure shows in those after it: they find the transaction aborted. */
const sendAhead = (client: pg.PoolClient, text: string): Promise<unknown> => {
  const sent = client.query(text);
  sent.catch(() => undefined);
  return sent;
};

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount'> & { readonly rows: readonly unknown[] };

/** A statement came after the end of its transaction: it was not sent. */
export class TransactionEnded extends Error {}

/** One transaction, begun by `tx`. What is sent arrives in the order of the calls. */
export class Transaction {
  readonly #client: pg.PoolClient;
  readonly #scope: Scope;
  readonly #last: Promise<unknown>[] = [];
  /** First packet of a reading transaction, which needs no begin. */
  readonly opening: Opening | undefined;
  #begun: Promise<void> | undefined;
  #keepsPlans = true;
  #failure: pg.DatabaseError | undefined;
  #ended = false;

  constructor(client: pg.PoolClient, scope: Scope) {
    this.#client = client;
    this.#scope = scope;
    if (scope.readOnly) this.opening = createOpening(client, scope.branches, scope.proof);
    else this.hold();
  }

  /** From here on it is begun by name, so that what a statement sets holds for all that follow it. */
  hold(): void {
    this.opening?.leave();
    if (this.#begun) return;
    this.#begun = begin(this.#client, this.#scope);
    this.#begun.catch(() => undefined);
  }

  /** Its beginning by name; undefined: there was none, and there is nothing to commit. */
  get begun(): Promise<void> | undefined {
    return this.#begun;
  }

  /** Sends a statement before it answers its promise; `run` of statement.ts is how it is called. */
  async send(name: string | undefined, text: string, values: readonly unknown[]): Promise<Answer> {
    if (this.#ended) throw new TransactionEnded();
    const sent = this.opening?.isOpen
      ? this.opening.send({ name, text, values })
      : this.#sendOn({ name, text, values });
    const result = await sent.catch(this.#fail);
    return { command: result.command, rowCount: result.rowCount, rows: rowsOf(result) };
  }

  async #sendOn({ name, text, values }: Sent): Promise<pg.QueryArrayResult> {
    this.hold();
    gather(this.#client);
    const keeps = name !== undefined;
    if (keeps !== this.#keepsPlans) {
      this.#keepsPlans = keeps;
      void sendAhead(this.#client, planMode(keeps));
    }
    const answer = this.#client.query({ name, text, values: [...values], rowMode: 'array' });
    if (!this.#scope.proof) return answer;
    answer.catch(() => undefined);
    await (this.opening ? this.opening.holds() : this.#begun);
    return answer;
  }

  /** The first statement that failed: why the others did, whichever of them is heard of first. */
  get failure(): pg.DatabaseError | undefined {
    return this.#failure;
  }

  readonly #fail = (error: unknown): never => {
    if (error instanceof pg.DatabaseError && error.code !== ABORTED) this.#failure ??= error;
    throw error;
  };

  /** Keeps the promise of a statement that the end of the transaction waits for. */
  addLast(sent: Promise<unknown>): void {
    sent.catch(() => undefined);
    this.#last.push(sent);
  }

  /**
   * From now on nothing is sent. Of work that goes on side by side one part may fail while another has not sent all of its statements:
   * they would fall into the transaction of whoever is given the connection next.
   */
  close(): void {
    this.#ended = true;
  }

  async settled(): Promise<void> {
    await Promise.all(this.#last);
  }
}

/** Lets the commit travel with the last statements of a transaction. When one of them fails, so does the transaction. */
export const sendLast = (tx: Transaction, ...sent: readonly Promise<unknown>[]): void =>
  sent.forEach((promise) => tx.addLast(promise));

/** Advisory locks are named by numbers; two names that share one only wait for each other. */
const lockNumber = (name: string): bigint => createHash('sha256').update(name).digest().readBigInt64BE();

/** BEGIN, the branch scope and the lock in one round trip; all values are numbers, so the text is safe to build. */
const beginText = ({ branches, readOnly, turn }: Scope): string => {
  if (!branches.every(Number.isSafeInteger)) throw new Error('A branch id is a whole number.');
  const begin = `begin isolation level read committed${readOnly ? ' read only' : ''}; set local app.branches = '{${branches.join(',')}}'`;
  return turn === undefined ? begin : `${begin}; select pg_advisory_xact_lock(${lockNumber(turn)})`;
};

/** The proof of a writing transaction, behind its lock: it is asked as things stand after the wait. That of a read has gone before. */
const prove = async (client: pg.PoolClient, scope: Scope): Promise<void> => {
  if (scope.readOnly || !scope.proof) return;
  const { name, text, values } = scopeOf(scope);
  requireProof(await client.query({ name, text, values: [...values], rowMode: 'array' }));
};

const begin = async (client: pg.PoolClient, scope: Scope): Promise<void> => {
  gather(client);
  try {
    await Promise.all([sendAhead(client, beginText(scope)), prove(client, scope)]);
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
const isAborted = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === ABORTED;

/**
 * Why a transaction failed. Statements that travel together are answered together, and the complaint of a later one may come
 * first to who waits for them; and work may have made something else of what the database asks to try again.
 */
const causeOf = (error: unknown, { failure }: Transaction): unknown =>
  failure && (isAborted(error) || isRetryable(failure)) ? failure : error;

/** Ends it and gives its connection back. A connection that is lost is not given to the next request. */
const end = (client: pg.PoolClient, transaction: Transaction, text: 'commit' | 'rollback'): Promise<void> =>
  client.query(text).then(
    ({ command }) => {
      client.release();
      // So the database answers a commit where a statement has failed that nobody waited for.
      if (text === 'commit' && command === 'ROLLBACK') throw transaction.failure ?? new Error('Nothing was committed.');
    },
    (cause: unknown) => {
      client.release(cause instanceof pg.DatabaseError || !(cause instanceof Error) ? undefined : cause);
      if (text === 'commit') throw cause;
    },
  );

/** Waits for the answer of what was sent first, and for the proof of the session that it carried. */
const proven = async (client: pg.PoolClient, transaction: Transaction): Promise<void> => {
  const { opening, begun } = transaction;
  if (!opening) return;
  try {
    await opening.ended();
  } finally {
    if (!begun) {
      if (await opening.isWhole()) client.release();
      else await end(client, transaction, 'rollback');
    }
  }
};

const attempt = async <T>(pool: pg.Pool, scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  const transaction = new Transaction(client, scope);
  let result: T;
  try {
    result = await work(transaction);
    await transaction.begun;
  } catch (error) {
    transaction.close();
    if (transaction.begun) await end(client, transaction, 'rollback');
    await proven(client, transaction);
    // What went wrong at the start is why everything after it did.
    await transaction.begun;
    throw causeOf(error, transaction);
  }
  transaction.close();
  const ended = transaction.begun && end(client, transaction, 'commit');
  ended?.catch(() => undefined);
  await proven(client, transaction);
  if (!scope.readOnly)
    await Promise.all([transaction.settled(), ended]).catch((error: unknown) => {
      throw causeOf(error, transaction);
    });
  return result;
};

/**
 * Runs `work` in one transaction and answers what it answers; everything is undone when it throws.
 * The whole of it runs again, at most five times, after a deadlock or a serialization failure: `work` must have no effect
 * outside the transaction.
 */
export const tx = async <T>(pool: pg.Pool, scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(pool, scope, work);
    } catch (error) {
      if (tries >= MAX_TRIES || !isRetryable(error)) throw error;
      await backOff(tries);
    }
  }
};

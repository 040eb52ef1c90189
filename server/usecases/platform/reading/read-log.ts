// Writes the read log beside the requests: nobody waits for it, a record that is opened again costs nothing, and many share a commit.
import type pg from 'pg';
import { READ_KINDS } from '../../../../src/resources/platform/reader-calls.ts';
import { named, run } from '../../../db/statement.ts';
import { tx } from '../../../db/transaction.ts';
import type { Opening, ReadLog } from '../../kernel/read-log.ts';

const SLOT_MS = 10 * 60_000;
/** Kinds from here on take something of the record along. */
const TAKEN = READ_KINDS.export.value;

const slotOf = ({ at }: Opening): number => Math.floor(at.getTime() / SLOT_MS);
/** Whoever reads a record reads it once, from whichever page; what he takes along is told apart. */
const keyOf = ({ user, customer, kind }: Opening): string => `${user} ${customer} ${kind < TAKEN ? 0 : kind}`;

type Numbers = readonly number[];
/** Other servers may have noted the same: one row stays. */
const insertOpenings = named<unknown, [Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, readonly string[]]>(
  'readlog_open',
  `insert into readlogs (profile_id, customer_id, user_id, role, kind, slot, read_at)
   select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::smallint[], $5::smallint[], $6::integer[], $7::timestamptz[])
   on conflict do nothing`,
);

const insertAll = (pool: pg.Pool, batch: readonly Opening[]) => {
  const column = (pick: (opening: Opening) => number): Numbers => batch.map(pick);
  const branches = column(({ branch }) => branch);
  return tx(pool, { branches: [...new Set(branches)] }, (trx) =>
    run(
      trx,
      insertOpenings,
      branches,
      column(({ customer }) => customer),
      column(({ user }) => user),
      column(({ role }) => role),
      column(({ kind }) => kind),
      column(slotOf),
      batch.map(({ at }) => at.toISOString()),
    ),
  );
};

/** @param onError told when rows could not be written; they wait for the next opening, or for the end */
export const createReadLog = (pool: pg.Pool, onError: (error: unknown) => void): ReadLog => {
  const noted = new Set<string>();
  let slot = 0;
  let waiting: Opening[] = [];
  let writing: Promise<void> | undefined;

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await insertAll(pool, batch);
      } catch (error) {
        waiting = [...batch, ...waiting];
        onError(error);
        break;
      }
    }
    writing = undefined;
  };
  const settle = (): Promise<void> => {
    if (waiting.length > 0) writing ??= write();
    return writing ?? Promise.resolve();
  };
  return {
    note: (opening) => {
      if (slotOf(opening) !== slot) {
        slot = slotOf(opening);
        noted.clear();
      }
      if (noted.has(keyOf(opening))) return;
      noted.add(keyOf(opening));
      waiting.push(opening);
      void settle();
    },
    settle,
  };
};

// Document numbers without gaps: the counter row stays locked until the transaction ends, so a failed document takes none.
import { named, runOne } from './statement.ts';
import type { Transaction } from './transaction.ts';

/**
 * SQL that counts a series on, for documents that take their number in the statement that stores them; RETURNING follows.
 * @param values SQL of branch, series and period
 */
export const countOn = (...values: readonly [branch: string, series: string, period: string]): string =>
  `insert into number_sequences (profile_id, name, period, last) values (${values.join(', ')}, 1)
   on conflict (profile_id, name, period) do update set last = number_sequences.last + 1`;

const next = named<{ last: number }, [number, string, string]>(
  'sequence_next',
  `${countOn('$1', '$2', '$3')} returning last`,
);

const several = named<{ last: number }, [number, string, string, number]>(
  'sequence_several',
  `insert into number_sequences (profile_id, name, period, last) values ($1, $2, $3, $4)
   on conflict (profile_id, name, period) do update set last = number_sequences.last + excluded.last returning last`,
);
/** Takes several numbers that follow each other. @returns the first of them; as `nextNumber` in all else */
export const nextNumbers = async (
  tx: Transaction,
  profileId: number,
  name: string,
  period: string,
  count: number,
): Promise<number> => {
  const row = await runOne(tx, several, profileId, name, period, count);
  if (!row) throw new Error(`The series ${name} of branch ${profileId} cannot be counted in this scope.`);
  return row.last - count + 1;
};

const raise = named<unknown, [number, string, string, number]>(
  'sequence_raise',
  `insert into number_sequences (profile_id, name, period, last) values ($1, $2, $3, $4)
   on conflict (profile_id, name, period) do update set last = greatest(number_sequences.last, excluded.last)`,
);

/**
 * The next number of a series, from 1. Take it last before the ledger: every other document of the series waits for this
 * transaction (reliability.md 2).
 * @param name series, such as 'rm' or 'bill' @param period '26', '2026', or '' for a series that never starts again
 */
export const nextNumber = async (tx: Transaction, profileId: number, name: string, period: string): Promise<number> => {
  const row = await runOne(tx, next, profileId, name, period);
  if (!row) throw new Error(`The series ${name} of branch ${profileId} cannot be counted in this scope.`);
  return row.last;
};

const queue = named<unknown, [number, string]>('sequence_queue', 'select pg_advisory_xact_lock(hashtext($2), $1::int)');

/**
 * Waits in line for a busy series, until the transaction ends. Those who wait for the counter's row itself start over with
 * each new version of it: under sixteen cashiers the slowest waited four times as long as with a line.
 */
export const queueFor = async (tx: Transaction, profileId: number, name: string): Promise<void> => {
  await runOne(tx, queue, profileId, name);
};

/** Makes the series go on after `last` when it is behind: for numbers that came from outside (service.md 6.1). */
export const raiseNumber = async (
  tx: Transaction,
  profileId: number,
  name: string,
  period: string,
  last: number,
): Promise<void> => {
  await runOne(tx, raise, profileId, name, period, last);
};

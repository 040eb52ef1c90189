// What a work of the year is done in: a branch on a day, its people, chance, and the transaction that it is one with.
import type { Crew } from '../../server/db/seed/crew.ts';
import { instantAt } from '../../server/db/seed/clock.ts';
import type { Person } from '../../server/db/seed/person.ts';
import type { Random } from '../../server/db/seed/random.ts';
import { planned, run } from '../../server/db/statement.ts';
import type { Transaction } from '../../server/db/transaction.ts';

export interface Scene {
  readonly trx: Transaction;
  readonly crew: Crew;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly random: Random;
  /** Whoever holds a job of the branch, at a minute of the day. */
  readonly at: (job: string, minute?: number) => Person;
}

/** Does something that is there to be done; false: there was nothing. Refused as anybody would be. */
export type Work = (scene: Scene) => Promise<boolean>;

/** Of the working day. */
const NOON = 12 * 60;

export const sceneOf = (trx: Transaction, crew: Crew, day: string, random: Random): Scene => ({
  trx,
  crew,
  day,
  random,
  at: (job, minute = NOON) => crew.at(job, instantAt(crew.branch.timezone, day, minute)),
});

/** Rows of a look at the branch, as its people would find them on a list. */
export const rowsOf = <Row extends object>(
  { trx, crew }: Pick<Scene, 'trx' | 'crew'>,
  sql: string,
  ...more: readonly (string | number)[]
): Promise<readonly Row[]> => run(trx, planned<Row, readonly (string | number)[]>(sql), crew.branch.id, ...more);

/** One of the rows by chance; undefined: there is none. */
export const oneOf = async <Row extends object>(
  scene: Scene,
  sql: string,
  ...more: readonly (string | number)[]
): Promise<Row | undefined> => {
  const rows = await rowsOf<Row>(scene, sql, ...more);
  return rows.length === 0 ? undefined : scene.random.pick(rows);
};

/** Id of the branch's way of paying, by its kind. */
export const methodOf = async (scene: Scene, kind: number): Promise<number> => {
  const [found] = await rowsOf<{ id: number }>(
    scene,
    'select id from paymentmethods where profile_id = $1 and kind = $2 and is_active order by id limit 1',
    kind,
  );
  if (!found) throw new Error(`The branch has no way of paying of kind ${kind}.`);
  return found.id;
};

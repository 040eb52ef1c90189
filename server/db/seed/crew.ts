// The people of a branch who act in its demo days.
import { defaultFeatures } from '../../../src/policies/index.ts';
import type { FileStore } from '../../files/store.ts';
import type { Actor, Branch } from '../../usecases/kernel/contract.ts';
import { named, run } from '../statement.ts';
import type { DemoBranch } from './branch.ts';
import { type Person, personAt } from './person.ts';
import type { Transaction } from '../transaction.ts';

export interface Crew {
  readonly branch: Branch;
  /** Id of an account of this branch, by its job: 'dokter2' for dokter2.bdg. */
  readonly id: (job: string) => number;
  /** The holder of that job at a moment. */
  readonly at: (job: string, now: Date) => Person;
}

interface StaffRow {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly role: number;
  readonly profile_id: number;
}
const staffOf = named<StaffRow, [number]>(
  'demo_staff',
  'select id, name, username, role, profile_id from users where role <> 1 and profile_id = $1',
);

/** Reads the crew inside the transaction that it will act in. @param files where they put what they upload */
export const callCrew = async (
  tx: Transaction,
  { id, code, name, timezone }: DemoBranch,
  files?: FileStore,
): Promise<Crew> => {
  const branch: Branch = { id, code, name, timezone, isexportall: false };
  const rows = await run(tx, staffOf, id);
  const actors = new Map(
    rows.map((row): [string, Actor] => [
      row.username,
      { ...row, session_profile_id: null, features: defaultFeatures(row.role) },
    ]),
  );
  const actorOf = (job: string): Actor => {
    const actor = actors.get(`${job}.${code.toLowerCase()}`);
    if (!actor) throw new Error(`${name} has no ${job}.`);
    return actor;
  };
  return { branch, id: (job) => actorOf(job).id, at: (job, now) => personAt({ tx, branch, files }, actorOf(job), now) };
};

// Versions whose moment has come become the ones that are offered (paket.md 3.1), each in a transaction of its own.
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { pakethistory } from '../../../../src/resources/paket/history.ts';
import type { Refusal } from '../../../../src/resources/refusals.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { logNight } from '../../kernel/night.ts';
import { type Activated, activateVersion } from './activate-version.ts';
import { versionUrl } from './write-version.ts';

const { draft } = pakethistory.state;
type Due = Activated & { readonly code: string };

/** Branches in which they may be: the scope of what follows. */
export const branchesOpen = planned<{ id: number }>(
  `select id from profiles where status = ${activeStatus.active} order by id`,
);
/** Oldest first: of two of a kind the later one stays. */
export const versionsDue = named<{ id: number }, [at: string]>(
  'pakethistory_due',
  `select id from pakethistories where status = ${draft} and active_at <= $1 order by active_at, id`,
);
const holdDue = named<Due, [id: number, at: string]>(
  'pakethistory_due_hold',
  `select id, code, pakettype_id, profile_id, price, installment_schema, dp_amount, cicilan_amount, cicilan_attempt
   from pakethistories where id = $1 and status = ${draft} and active_at <= $2 for no key update skip locked`,
);
const unschedule = named<unknown, [number]>(
  'pakethistory_unschedule',
  'update pakethistories set active_at = null, version = version + 1, updated_at = now() where id = $1',
);

interface Turn {
  readonly now: Date;
  /** All that are open. */
  readonly branches: readonly number[];
}

/** One that is offered everywhere is noted in each branch. */
const note = async (tx: Transaction, { now, branches }: Turn, { id, code, profile_id }: Due, what: string) => {
  const entry = { message: `${what} ${code}`, url: versionUrl(id) };
  for (const branch of profile_id === null ? branches : [profile_id])
    await logNight({ tx, now, branch: { id: branch } }, 'paket', [entry]);
};

/** Activates one that is due; false where somebody else has it. @throws Refusal as `activateVersion` */
export const activateDue = async (tx: Transaction, turn: Turn, id: number): Promise<boolean> => {
  const version = await runOne(tx, holdDue, id, turn.now.toISOString());
  if (!version) return false;
  await activateVersion({ tx, now: turn.now }, version);
  await note(tx, turn, version, 'aktivasi terjadwal paket');
  return true;
};

/** One that can no longer be offered is a plain draft again, and why is noted. */
export const giveUpDue = async (tx: Transaction, turn: Turn, id: number, { message }: Refusal): Promise<void> => {
  const version = await runOne(tx, holdDue, id, turn.now.toISOString());
  if (!version) return;
  await runOne(tx, unschedule, id);
  await note(tx, turn, version, `pembatalan aktivasi terjadwal (${message}) paket`);
};

/** Ids of those that are due, and the branches in which they may be. */
export const findDue = async (tx: Transaction, now: Date): Promise<readonly number[]> =>
  (await run(tx, versionsDue, now.toISOString())).map(({ id }) => id);

// What goes into the read log of patient records (reliability.md 5): openings of a record, exports of lists.
import { READ_KINDS } from '../../../../src/resources/platform/reader-calls.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { sendLast } from '../../../db/transaction.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';

/** Resources whose rows are parts of a patient's record: an export of their list is noted. */
const NOTED: ReadonlySet<string> = new Set(['platform.users', 'service.visit']);

/** True for a resource whose export is noted. */
export const isNoted = (resource: string): boolean => NOTED.has(resource);

const insertExport = named<unknown, [number, number, number, number, string, number, string]>(
  'readlog_export',
  `insert into readlogs (profile_id, user_id, role, kind, filter, row_count, read_at) values ($1, $2, $3, $4, $5, $6, $7)`,
);

/** Where the reader works; a superadmin who has not chosen a branch reads from his own. */
const branchOf = ({ actor }: Context): number => actor.session_profile_id ?? actor.profile_id;

/** Notes that the actor opens the record of a patient, or takes a picture of it along. */
export const noteOpening = (
  context: Context,
  customer: number,
  kind: Exclude<keyof typeof READ_KINDS, 'export'>,
): void => {
  const { actor, now, readings } = context;
  const { value } = READ_KINDS[kind];
  readings?.note({ branch: branchOf(context), customer, user: actor.id, role: actor.role, kind: value, at: now });
};

/** Notes that the actor takes a list of patients along, in the transaction that reads it. */
export const noteExport = (context: Context, filter: Readonly<Record<string, unknown>>, rows: number): void => {
  const { tx, actor, now } = context;
  const { value } = READ_KINDS.export;
  const filters = JSON.stringify(filter);
  sendLast(tx, run(tx, insertExport, branchOf(context), actor.id, actor.role, value, filters, rows, now.toISOString()));
};

const insertPrint = named<{ id: number }, [number, number, number, number, number, string, string]>(
  'readlog_print',
  `insert into readlogs (profile_id, customer_id, user_id, role, kind, reason, read_at) values ($1, $2, $3, $4, $5, $6, $7)
   returning id`,
);

/** That the record is taken along on paper, and why: the number of the note. */
export const notePrint = async (
  { tx, actor, branch, now }: WriteContext,
  customer: number,
  reason: string,
): Promise<{ readonly id: number }> => {
  const { value } = READ_KINDS.print;
  const note = await runOne(
    tx,
    insertPrint,
    branch.id,
    customer,
    actor.id,
    actor.role,
    value,
    reason,
    now.toISOString(),
  );
  if (!note) throw new Error('The note of the print was not stored.');
  return note;
};

// The read log of patient records (reliability.md 5): one row for a reader and a patient in ten minutes, one for an export.
import { READ_KINDS } from '../../../src/resources/platform/reader-calls.ts';
import { named, run } from '../../db/statement.ts';
import { sendLast } from '../../db/transaction.ts';
import type { Context } from '../contract.ts';

const SLOT_MS = 10 * 60_000;

/** Resources whose records are parts of a patient's record: opening one, or exporting their list, is noted. */
const NOTED: ReadonlySet<string> = new Set(['platform.users', 'service.visit']);

export const isNoted = (resource: string): boolean => NOTED.has(resource);

const insertOpening = named<unknown, [number, number, number, number, number, number, string]>(
  'readlog_open',
  `insert into readlogs (profile_id, customer_id, user_id, role, kind, slot, read_at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (customer_id, user_id, slot) where customer_id is not null do nothing`,
);
const insertExport = named<unknown, [number, number, number, number, string, number, string]>(
  'readlog_export',
  `insert into readlogs (profile_id, user_id, role, kind, filter, row_count, read_at) values ($1, $2, $3, $4, $5, $6, $7)`,
);

/** Where the reader works; a superadmin who has not chosen a branch reads from his own. */
const branchOf = ({ actor }: Context): number => actor.session_profile_id ?? actor.profile_id;

/** Notes that the actor opened the record of a patient. It leaves with the commit: nobody reads what was not noted. */
export const noteOpening = (context: Context, customerId: number, kind: keyof typeof READ_KINDS): void => {
  const { tx, actor, now } = context;
  const slot = Math.floor(now.getTime() / SLOT_MS);
  const number = READ_KINDS[kind].value;
  sendLast(
    tx,
    run(tx, insertOpening, branchOf(context), customerId, actor.id, actor.role, number, slot, now.toISOString()),
  );
};

/** Notes that the actor took a list of patients along. */
export const noteExport = (context: Context, filter: Readonly<Record<string, unknown>>, rows: number): void => {
  const { tx, actor, now } = context;
  const { value } = READ_KINDS.export;
  const filters = JSON.stringify(filter);
  sendLast(tx, run(tx, insertExport, branchOf(context), actor.id, actor.role, value, filters, rows, now.toISOString()));
};

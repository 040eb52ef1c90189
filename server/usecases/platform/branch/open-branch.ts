// Everything that a branch needs from its first day: its modules open, its payment methods, the settings of its desk and its books.
import type { CreateOf } from '../../../../src/resources/kernel/define.ts';
import type { profile } from '../../../../src/resources/platform/profile.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';

type Given = CreateOf<typeof profile>;
export type NewBranch = Pick<Given, 'code' | 'name'> &
  Partial<Omit<Given, 'timezone'>> & {
    /** Drawn, unless it is known already. */
    readonly id?: number;
    readonly timezone: string;
  };

type Columns = [
  number | null,
  string,
  string,
  string | number,
  string | null,
  string | null,
  boolean,
  number,
  string | null,
  string | null,
  number | null,
];

const insertBranch = named<{ id: number }, Columns>(
  'branch_insert',
  `insert into profiles (id, code, name, timezone, address, phone, isexportall, status, npwp,
     pkp_since, created_by)
   values (coalesce($1, nextval(pg_get_serial_sequence('profiles', 'id'))), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   returning id`,
);
/** Adds the branch to those that the transaction sees: what follows belongs to it. */
const seeBranch = named<unknown, [number]>(
  'branch_see',
  `select set_config('app.branches',
     (coalesce(nullif(current_setting('app.branches', true), ''), '{}')::bigint[] || $1::bigint)::text, true)`,
);
const insertControl = named<unknown, [number]>(
  'branch_control',
  'insert into profilecontrols (profile_id) values ($1)',
);
/** What it chooses about visits, stock, packages and staff: what is usual, until it says otherwise. */
const insertPreferences = named<unknown, [number]>(
  'branch_preferences',
  'insert into branchpreferences (profile_id) values ($1)',
);
/** Settings and payment methods with their accounts; the chart and its posting rules are the group's, numbers start by themselves. */
const installFinance = named<unknown, [number]>('branch_finance', 'select install_branch_finance($1)');

/** Opens a branch inside the transaction, and answers its id. */
export const openBranch = async (
  tx: Transaction,
  { id, code, name, timezone, address, phone, isexportall, status, npwp, pkp_since }: NewBranch,
  by: number | null = null,
): Promise<number> => {
  const made = await runOne(
    tx,
    insertBranch,
    id ?? null,
    code,
    name,
    timezone,
    address ?? null,
    phone ?? null,
    isexportall ?? false,
    status ?? 1,
    npwp ?? null,
    pkp_since ?? null,
    by,
  );
  if (!made) throw new Error('The branch was not written.');
  await run(tx, seeBranch, made.id);
  await run(tx, insertControl, made.id);
  await run(tx, insertPreferences, made.id);
  await run(tx, installFinance, made.id);
  return made.id;
};

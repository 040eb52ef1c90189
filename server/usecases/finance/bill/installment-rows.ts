// Installments as they are stored (finance.md 2c, 6.3). Their bill is locked by whoever calls.
import { named, run } from '../../../db/statement.ts';
import { type OpenRow, type PlannedRow } from '../../../domain/finance/installment.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { Transaction } from '../../../db/transaction.ts';

const insertRows = named<OpenRow, [number, number, number, string]>(
  'angsuran_insert',
  `insert into angsurans (profile_id, bill_id, created_by, no, due_date, amount, paid_amount)
   select $1, $2, $3, r.no, r.due_date, r.amount, coalesce(r.paid_amount, 0)
   from jsonb_to_recordset($4) r (no smallint, due_date date, amount bigint, paid_amount bigint)
   returning id, no, due_date::text as due_date, amount, paid_amount`,
);
const updateRows = named<unknown, [string]>(
  'angsuran_update',
  `update angsurans a set due_date = r.due_date, amount = r.amount, paid_amount = r.paid_amount,
     version = a.version + 1, updated_at = now()
   from jsonb_to_recordset($1) r (id bigint, due_date date, amount bigint, paid_amount bigint) where a.id = r.id`,
);

const updateDue = named<unknown, [number, string | null]>(
  'bill_due',
  'update bills set due_date = $2, updated_at = now(), version = version + 1 where id = $1',
);

/** Stores the schedule of a bill and answers its rows. */
export const storeRows = (
  { tx, branch, actor }: WriteContext,
  billId: number,
  rows: readonly (PlannedRow & { readonly paid_amount?: number })[],
): Promise<readonly OpenRow[]> => run(tx, insertRows, branch.id, billId, actor.id, JSON.stringify(rows));

/** Saves what of the rows has changed. */
export const saveRows = async (
  tx: Transaction,
  before: readonly OpenRow[],
  after: readonly OpenRow[],
): Promise<void> => {
  const known = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  const changed = after.filter((row) => known.get(row.id) !== JSON.stringify(row));
  if (changed.length > 0) await run(tx, updateRows, JSON.stringify(changed));
};

/** Saves the day that a bill is due next. */
export const saveDue = async (tx: Transaction, billId: number, day: string | null): Promise<void> => {
  await run(tx, updateDue, billId, day);
};

// What the branch holds for a patient: one row a patient, locked for every move (finance.md 2c customerdeposits, 9).
import { Refusal } from '../../../src/resources/refusals.ts';
import { named, runOne } from '../../db/statement.ts';
import type { WriteContext } from '../contract.ts';
import type { JournalSource } from './post-journal.ts';

/** A deposit whose balance has changed in this transaction; its move is written once the document has its number. */
export interface HeldDeposit {
  readonly id: number;
  /** Rupiah after the change. */
  readonly balance: number;
  /** Positive: put in; negative: taken out. */
  readonly change: number;
}

type Changed = Pick<HeldDeposit, 'id' | 'balance'>;
const putIn = named<Changed, [number, number, number, number]>(
  'deposit_put',
  `insert into customerdeposits (profile_id, customer_id, balance, created_by) values ($1, $2, $3, $4)
   on conflict (profile_id, customer_id) do update set balance = customerdeposits.balance + excluded.balance,
     updated_at = now(), version = customerdeposits.version + 1
   returning id, balance`,
);
const takeOut = named<Changed, [number, number, number]>(
  'deposit_take',
  `update customerdeposits set balance = balance - $3, updated_at = now(), version = version + 1
   where profile_id = $1 and customer_id = $2 and balance >= $3 returning id, balance`,
);
const insertMove = named<unknown, [number, number, string, number, number, number, string, string, number]>(
  'deposit_move',
  `insert into depositmoves (customerdeposit_id, profile_id, transaction_at, direction, amount, balance_after, description,
     source_type, source_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/**
 * Changes a patient's balance and keeps its row locked; call it before the first counter (finance.md 6.8).
 * @param change rupiah; negative takes out @throws Refusal deposit-short (422)
 */
export const holdDeposit = async (
  { tx, branch, actor }: WriteContext,
  customerId: number,
  change: number,
): Promise<HeldDeposit> => {
  const row =
    change > 0
      ? await runOne(tx, putIn, branch.id, customerId, change, actor.id)
      : await runOne(tx, takeOut, branch.id, customerId, -change);
  if (!row) throw new Refusal('deposit-short');
  return { ...row, change };
};

/** Writes down why a held deposit changed. */
export const noteMove = async (
  { tx, branch, now }: WriteContext,
  { id, balance, change }: HeldDeposit,
  source: JournalSource,
  description: string,
): Promise<void> => {
  const direction = change > 0 ? 1 : -1;
  const amount = Math.abs(change);
  const at = now.toISOString();
  await runOne(tx, insertMove, id, branch.id, at, direction, amount, balance, description, source.type, source.id);
};

// What the branch holds for a patient: one row a patient, locked for every move (finance.md 2c customerdeposits, 9).
import { depositDirection } from '../../../../src/resources/finance/deposit.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { JournalSource } from '../ledger/post-journal.ts';

/** A deposit whose balance has changed in this transaction; its move is written once the document has its number. */
export interface HeldDeposit {
  readonly id: number;
  /** Rupiah after the change. */
  readonly balance: number;
  /** Positive: put in; negative: taken out. */
  readonly change: number;
  /** On which it stands in the books, 'YYYY-MM-DD'. */
  readonly day: string;
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
/** The least that is held at the end of a day or of any day after it; asked once the row is held, so that every move is seen. */
const leastFrom = named<{ least: number }, [number, number, string]>(
  'deposit_least',
  `with days as (
     select m.posting_date as day, sum(sum(m.direction * m.amount)) over (order by m.posting_date) as held
     from customerdeposits d join depositmoves m on m.customerdeposit_id = d.id
     where d.profile_id = $1 and d.customer_id = $2 group by m.posting_date
   )
   select least(coalesce((select held from days where day <= $3 order by day desc limit 1), 0),
     (select min(held) from days where day > $3))::bigint as least`,
);
const insertMove = named<unknown, [number, number, string, string, number, number, number, string, string, number]>(
  'deposit_move',
  `insert into depositmoves (customerdeposit_id, profile_id, transaction_at, posting_date, direction, amount, balance_after,
     description, source_type, source_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

/** What was received later pays nothing today. @throws Refusal deposit-short, deposit-later (422) */
const take = async (
  { tx, branch }: WriteContext,
  customerId: number,
  amount: number,
  day: string,
): Promise<Changed> => {
  const [row, from] = await Promise.all([
    runOne(tx, takeOut, branch.id, customerId, amount),
    runOne(tx, leastFrom, branch.id, customerId, day),
  ]);
  if (!row) throw new Refusal('deposit-short');
  const least = from?.least ?? 0;
  if (least < amount) throw new Refusal('deposit-later', { day: formatDate(day), amount: formatRupiah(least) });
  return row;
};

/**
 * Changes a patient's balance on a day of the books and keeps its row locked; call it before the first counter (finance.md 6.8).
 * @param change rupiah; negative takes out, of what is held on that day and on every day after it
 * @param day 'YYYY-MM-DD' @throws Refusal deposit-short, deposit-later (422)
 */
export const holdDeposit = async (
  context: WriteContext,
  customerId: number,
  change: number,
  day: string,
): Promise<HeldDeposit> => {
  const { tx, branch, actor } = context;
  const row =
    change > 0
      ? await runOne(tx, putIn, branch.id, customerId, change, actor.id)
      : await take(context, customerId, -change, day);
  if (!row) throw new Error('The deposit was not stored.');
  return { ...row, change, day };
};

/** Writes down why a held deposit changed. */
export const noteMove = async (
  { tx, branch, now }: WriteContext,
  { id, balance, change, day }: HeldDeposit,
  source: JournalSource,
  description: string,
): Promise<void> => {
  const direction = change > 0 ? depositDirection.in : depositDirection.out;
  const amount = Math.abs(change);
  const at = now.toISOString();
  await runOne(tx, insertMove, id, branch.id, at, day, direction, amount, balance, description, source.type, source.id);
};

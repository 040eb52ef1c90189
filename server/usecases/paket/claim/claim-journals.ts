// What a claim books: the earned part of a package's price, and the cost of goods that are handed over (paket.md 7).
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { jurnal } from '../../../../src/resources/finance/jurnal.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import type { PostingAmount } from '../../../domain/finance/journal.ts';
import { stockSource } from '../../../domain/inventory/stock-source.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { reverse } from '../../finance/ledger/reverse-journal.ts';
import type { Claim } from './claim-rows.ts';

/** The claim, for goods and for what it earns alike. */
const SOURCE = stockSource.claim;

const openFrom = named<{ day: string }, [number]>(
  'claim_open_from',
  `select greatest(start_date, lock_date + 1)::text as day from periodes
   where profile_id = $1 and status = ${periode.state.active}`,
);
const bookedOf = named<{ id: number; standing: boolean }, [number, number]>(
  'claim_booked',
  `select id, status = ${jurnal.state.posted} as standing from journals
   where profile_id = $1 and event = '${postedEvent.packageUsed.key}' and source_type = '${SOURCE}' and source_id = $2 order by id`,
);

/** The day of the use, or the first day that takes a journal where its period is closed (paket.md 7). */
const openDay = async ({ tx, branch }: WriteContext, day: string): Promise<string> => {
  const from = (await runOne(tx, openFrom, branch.id))?.day ?? day;
  return day < from ? from : day;
};

/** Books what a used claim has earned; one that was taken back and used again is booked once more. */
export const bookUse = async (context: WriteContext, claim: Claim): Promise<void> => {
  const { id, code, customer_id, value_amount: amount, day } = claim;
  const before = await run(context.tx, bookedOf, context.branch.id, id);
  await post(context, postedEvent.packageUsed, {
    source: { type: SOURCE, id, seq: before.length },
    transaction_at: await openDay(context, day ?? context.today),
    memo: `${postedEvent.packageUsed.name} ${code}`,
    amounts: { amount: [{ amount, actor: { type: 'customer', id: customer_id } }] },
  });
};

/** The mirror of what stands of it; nothing where the claim was worth nothing. */
export const unbookUse = async (context: WriteContext, { id }: Claim, reason: string): Promise<void> => {
  const booked = await run(context.tx, bookedOf, context.branch.id, id);
  const standing = booked.find((journal) => journal.standing);
  if (standing) await reverse(context, standing.id, context.today, reason);
};

interface Goods {
  readonly id: number;
  readonly code: string;
  /** Of the stock's move: goods of a claim go out once and come back once. */
  readonly seq: number;
  readonly amounts: readonly PostingAmount[];
}
const bookGoods = async (
  context: WriteContext,
  event: typeof postedEvent.packageItemIssued | typeof postedEvent.packageItemReturned,
  { id, code, seq, amounts }: Goods,
): Promise<void> => {
  await post(context, event, {
    source: { type: SOURCE, id, seq },
    transaction_at: context.today,
    memo: `${event.name} ${code}`,
    amounts: { amount: amounts },
  });
};
/** Goods of a claim that were handed over, at what they cost. */
export const bookIssue = (context: WriteContext, claim: Omit<Goods, 'seq'>): Promise<void> =>
  bookGoods(context, postedEvent.packageItemIssued, { ...claim, seq: 0 });
/** Books the return of goods that were handed over for a claim. */
export const bookReturn = (context: WriteContext, claim: Omit<Goods, 'seq'>): Promise<void> =>
  bookGoods(context, postedEvent.packageItemReturned, { ...claim, seq: 1 });

// Goods come to an end of their way (inventory.md 3, 7): into the receiver's stock, back into the sender's, or nowhere. Both branches move
// and book in one transaction, the lower id first, so that what they owe each other is 0 at every moment.
import { type PostedEvent, postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import type { mutation } from '../../../../src/resources/inventory/mutation.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { dateIn } from '../../../../src/resources/kernel/date.ts';
import type { PostingAmount } from '../../../domain/finance/journal.ts';
import type { Arrival, Part } from '../../../domain/inventory/transit.ts';
import type { Branch, StoredOf, WriteContext } from '../../kernel/contract.ts';
import { inBranches, requireBranch } from '../../finance/ledger/at-branch.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { moveStock, type StockLine } from '../stock/move-stock.ts';
import { keepArrival } from './underway.ts';

type Stored = StoredOf<typeof mutation>;
export const SOURCE = 'mutation';

/** What comes in of a part, at the value that it left with. Its row is the line, since a line may hold several batches. */
const comesIn = (warehouse_id: number, { id, item_id, batch_id, qty, value }: Part): StockLine => ({
  line: id,
  item_id,
  warehouse_id,
  type: moveType.mutationIn,
  in: qty,
  value,
  batch: batch_id,
});
const worth = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

interface Step {
  readonly row: Stored;
  readonly arrival: Arrival;
  /** The row's version: receipts in parts are told apart by it, since each of them raises it. */
  readonly seq: number;
  readonly day: string;
  /** False: goods that never left the branch's books, since they arrive as they are sent. */
  readonly books: boolean;
}
const moves = (there: WriteContext, { row, seq, day }: Step, lines: readonly StockLine[]) =>
  moveStock(there, { source: { type: SOURCE, id: row.id, seq }, day, lines, note: `Mutasi ${row.code}` });
const book = (
  there: WriteContext,
  { row, seq, day, books }: Step,
  event: PostedEvent,
  amount: readonly PostingAmount[],
): Promise<unknown> =>
  books
    ? post(there, event, {
        source: { type: SOURCE, id: row.id, seq },
        transaction_at: day,
        memo: `${event.name} ${row.code}`,
        amounts: { amount },
      })
    : Promise.resolve();

/** By account of the stock, as the moves of these parts answered it. */
const byAccount = (moved: Awaited<ReturnType<typeof moveStock>>, parts: readonly Part[]): readonly PostingAmount[] =>
  parts.map(({ item_id, value }) => ({
    amount: value,
    accounts: { line: moved.find((one) => one.item_id === item_id)?.akun_id ?? 0 },
  }));
const withBranch = ({ id }: Branch, amount: number): readonly PostingAmount[] => [
  { amount, actor: { type: 'cabang', id } },
];

/** Where both warehouses are one branch's. */
const arriveWithin = async (context: WriteContext, step: Step): Promise<void> => {
  const { row, arrival } = step;
  const { received, returned, lost } = arrival;
  const moved = await moves(context, step, [
    ...received.map((part) => comesIn(row.to_warehouse_id, part)),
    ...returned.map((part) => comesIn(row.from_warehouse_id, part)),
  ]);
  await book(context, step, postedEvent.mutationBack, byAccount(moved, [...received, ...returned]));
  await book(context, step, postedEvent.mutationLost, [{ amount: worth(lost) }]);
};

/** The sender's books: what came to the other branch, what came back, what is lost. */
const settleSender = async (there: WriteContext, step: Step, other: Branch): Promise<void> => {
  const { row, arrival } = step;
  const { received, returned, lost } = arrival;
  const moved = await moves(
    there,
    step,
    returned.map((part) => comesIn(row.from_warehouse_id, part)),
  );
  await book(there, step, postedEvent.mutationOut, withBranch(other, worth(received)));
  await book(there, step, postedEvent.mutationBack, byAccount(moved, returned));
  await book(there, step, postedEvent.mutationLost, [{ amount: worth(lost) }]);
};
const settleReceiver = async (there: WriteContext, step: Step, other: Branch): Promise<void> => {
  const { row, arrival } = step;
  const moved = await moves(
    there,
    step,
    arrival.received.map((part) => comesIn(row.to_warehouse_id, part)),
  );
  const amounts = byAccount(moved, arrival.received);
  const actor = { type: 'cabang', id: other.id } as const;
  await book(
    there,
    step,
    postedEvent.mutationIn,
    amounts.map((amount) => ({ ...amount, actor })),
  );
};

/** The day on which both branches book: the earlier one of theirs, which neither has yet to come to. */
const commonDay = (context: WriteContext, branches: readonly Branch[]): string =>
  branches.map(({ timezone }) => dateIn(timezone, context.now)).toSorted()[0] ?? context.today;

/**
 * Moves and books what an arrival says, in both branches, and keeps it. The caller holds the mutation's row.
 * @returns whether some of it is still on the road
 * @throws Refusal those of moving and posting, in both branches
 */
export const arrive = async (
  context: WriteContext,
  row: Stored,
  arrival: Arrival,
  { books }: { readonly books: boolean } = { books: true },
): Promise<boolean> => {
  const [from, to] = await Promise.all([row.profile_id, row.to_profile_id].map((id) => requireBranch(context, id)));
  if (!from || !to) throw new Error('A mutation has two branches.');
  const step: Step = { row, arrival, seq: row.version, day: commonDay(context, [from, to]), books };
  if (from.id === to.id) await arriveWithin(context, step);
  else
    await inBranches(context, [
      { branch: from, work: (there) => settleSender(there, step, to) },
      { branch: to, work: (there) => settleReceiver(there, step, from) },
    ]);
  return keepArrival(context.tx, row.id, arrival);
};

// Consumables that a treatment has used up leave the stock, and come back when that is taken back (inventory.md 5, 7).
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { amountsOf, type MovedLine, moveStock } from '../stock/move-stock.ts';
import { stockSource } from '../../../domain/inventory/stock-source.ts';
import { keepsStock } from './availability.ts';
import { defaultWarehouse } from './default-warehouse.ts';
import { nextStep, putBack, takenBy } from './take-back.ts';

/** Kind of the document that takes consumables: the treatment. */
export const BHP_SOURCE = stockSource.bhp;

/** What is left to book, once the caller has written all of his own rows: counters of journals are locked last. */
type LeftToBook = () => Promise<void>;
const NOTHING_LEFT: LeftToBook = () => Promise.resolve();

interface BhpUse {
  readonly visitperawatan_id: number;
  readonly customer_id: number;
  /** That of the room; null: the branch's default for consumables. */
  readonly warehouse_id: number | null;
  /** `line`: id of the treatment's row for the item. Base units, above 0. */
  readonly lines: readonly { readonly line: number; readonly item_id: number; readonly qty: number }[];
  /** The treatment and its visit, as the card of the stock and the journal tell it. */
  readonly about: string;
}
/** What went out for one line, and at what value. */
interface BhpIssue {
  readonly line: number;
  readonly warehouse_id: number;
  readonly stock_move_ids: readonly number[];
  /** Rupiah for a base unit. */
  readonly unit_cost: number;
  /** Rupiah. */
  readonly cost_amount: number;
}
interface BhpIssued {
  /** None while the branch keeps no stock: what was used has no cost then. */
  readonly issues: readonly BhpIssue[];
  readonly left: LeftToBook;
}

const issueOf = ({ line, warehouse_id, moves, unit_cost, value }: MovedLine): BhpIssue => ({
  line,
  warehouse_id,
  stock_move_ids: moves.map(({ id }) => id),
  unit_cost,
  cost_amount: value,
});

/**
 * Takes consumables out of the room's warehouse, first expired first out; all lines or none. The caller holds the treatment.
 * @throws Refusal stock-short (422) and the others of `moveStock`; `left` those of posting
 */
export const consumeBhp = async (
  context: WriteContext,
  { visitperawatan_id: id, customer_id, warehouse_id, lines, about }: BhpUse,
): Promise<BhpIssued> => {
  if (lines.length === 0 || !(await keepsStock(context, [context.branch.id])))
    return { issues: [], left: NOTHING_LEFT };
  const from = warehouse_id ?? (await defaultWarehouse(context, 'bhp'));
  const source = { type: BHP_SOURCE, id, seq: await nextStep(context, { type: BHP_SOURCE, id }) };
  const moved = await moveStock(context, {
    source,
    day: context.today,
    lines: lines.map(({ line, item_id, qty }) => ({
      line,
      item_id,
      warehouse_id: from,
      type: moveType.bhp,
      out: qty,
    })),
    customer_id,
    note: about,
  });
  const left = async () => {
    await post(context, postedEvent.bhpUsed, {
      source,
      transaction_at: context.today,
      memo: `BHP ${about}`,
      amounts: { amount: amountsOf(moved) },
    });
  };
  return { issues: moved.map(issueOf), left };
};

/**
 * Puts back what a treatment took: the same batches, the same value. What was confirmed before stock was kept took nothing. Booked on the
 * accounts that the items have today, since that is where they lie again.
 * @throws Refusal warehouse-inactive (422), those of posting
 */
export const reverseBhp = async (
  context: WriteContext,
  visitperawatanId: number,
  reason: string,
): Promise<LeftToBook> => {
  const document = { type: BHP_SOURCE, id: visitperawatanId };
  const taken = await takenBy(context, document, moveType.bhp);
  if (taken.length === 0) return NOTHING_LEFT;
  const note = `Batal BHP: ${reason}`;
  const { seq, lines } = await putBack(context, { document, taken, back: moveType.bhpCancelled, note });
  return async () => {
    await post(context, postedEvent.bhpUsed, {
      source: { ...document, seq },
      transaction_at: context.today,
      memo: note,
      amounts: { amount: amountsOf(lines, -1) },
    });
  };
};

// Goods that left the stock for a document come back to it: the same batches at the same value (inventory.md 5.1).
import type { MoveType } from '../../../../src/resources/inventory/move-type.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { type MovedLine, movesOf, moveStock, type Posted, type StockSource } from '../stock/move-stock.ts';

/** A document, by its kind and id. */
export type Document = Omit<StockSource, 'seq'>;

const lastSeq = named<{ seq: number | null }, [branch: number, type: string, id: number]>(
  'stock_last_seq',
  'select max(source_seq) as seq from stock_moves where profile_id = $1 and source_type = $2 and source_id = $3',
);

/** The next step of a document that is taken back and done again: each has a number of its own, in stock and ledger alike. */
export const nextStep = async ({ tx, branch }: WriteContext, { type, id }: Document): Promise<number> => {
  const last = await runOne(tx, lastSeq, branch.id, type, id);
  return (last?.seq ?? -1) + 1;
};

/**
 * What the last step of a document took out and nobody has put back yet.
 * @param out the kind of move that takes out; empty where the last step was another, or none
 */
export const takenBy = async (context: WriteContext, document: Document, out: MoveType): Promise<readonly Posted[]> => {
  const next = await nextStep(context, document);
  const last = next === 0 ? [] : await movesOf(context, { ...document, seq: next - 1 });
  return last.filter(({ move_type }) => move_type === out);
};

interface Return {
  readonly document: Document;
  readonly taken: readonly Posted[];
  /** The kind of move that it comes back by. */
  readonly back: MoveType;
  readonly note: string;
}
/**
 * Puts it back as it was taken. A line of the stock's ledger is the move that it undoes, so that two batches of one line both come back.
 * @throws Refusal as `moveStock`
 */
export const putBack = async (
  context: WriteContext,
  { document, taken, back, note }: Return,
): Promise<{ readonly seq: number; readonly lines: readonly MovedLine[] }> => {
  const seq = await nextStep(context, document);
  const lines = await moveStock(context, {
    source: { ...document, seq },
    day: context.today,
    lines: taken.map(({ id, item_id, warehouse_id, batch_id, qty, value }) => ({
      line: id,
      item_id,
      warehouse_id,
      type: back,
      in: qty,
      value: -value,
      batch: batch_id,
    })),
    note,
  });
  return { seq, lines };
};

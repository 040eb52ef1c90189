// Goods of a package that a patient is given, and gives back (inventory.md 5). The package books its own event with what they cost.
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { amountsOf, type MovedLine, moveStock } from '../stock/move-stock.ts';
import { defaultWarehouse } from './default-warehouse.ts';
import { type Document, nextStep, putBack, takenBy } from './take-back.ts';

interface PackageItem {
  /** The claim, which the caller holds. */
  readonly source: Document;
  readonly customer_id: number;
  /** Null: the branch's default for sales. */
  readonly warehouse_id: number | null;
  readonly item_id: number;
  /** Base units, above 0. */
  readonly qty: number;
  readonly about: string;
}

/** What moved, for the event of the package. */
const answer = (lines: readonly MovedLine[]) => ({
  /** Rupiah. */
  cost: lines.reduce((sum, { value }) => sum + value, 0),
  /** Rupiah by account of the stock, above 0 whichever way they went. */
  amounts: amountsOf(lines),
});
type PackageCost = ReturnType<typeof answer>;

/** Hands out an item of a package, first expired first out. @throws Refusal as `moveStock` */
export const issuePackage = async (
  context: WriteContext,
  { source, customer_id, warehouse_id, item_id, qty, about }: PackageItem,
): Promise<PackageCost> => {
  const from = warehouse_id ?? (await defaultWarehouse(context, 'sale'));
  const seq = await nextStep(context, source);
  const line = { line: source.id, item_id, warehouse_id: from, type: moveType.package, out: qty };
  const moved = await moveStock(context, {
    source: { ...source, seq },
    day: context.today,
    lines: [line],
    customer_id,
    note: about,
  });
  return answer(moved);
};

/** Takes it back: the same batches, the same value; nothing where nothing is out. @throws Refusal as `moveStock` */
export const returnPackage = async (context: WriteContext, source: Document, about: string): Promise<PackageCost> => {
  const taken = await takenBy(context, source, moveType.package);
  const { lines } = await putBack(context, { document: source, taken, back: moveType.packageCancelled, note: about });
  return answer(lines);
};

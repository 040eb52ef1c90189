// What lies on the desk before it is sold, and what it comes to: the server's own rule (inventory.md 6 R12). Pure.
import { grossOf } from '../../../resources/finance/amounts.ts';
import { percentOf } from '../../../resources/kernel/money.ts';
import type { ChosenBatch } from '../../../parts/inventory/batch/batch-select.tsx';
import type { SoldItem } from '../../../parts/inventory/sold-item-picker.tsx';

export interface BasketLine {
  readonly item: SoldItem;
  readonly unit_id: number;
  readonly qty: number | null;
  readonly discount: number | null;
  /** The one that was scanned or chosen; without it the stock gives what expires first. */
  readonly batch?: ChosenBatch | undefined;
}

export const unitOf = ({ item, unit_id }: BasketLine) =>
  item.units.find((unit) => unit.unit_id === unit_id) ?? item.units[0];

/** Rupiah of a line after its discount. */
export const amountOf = (line: BasketLine): number => {
  const gross = grossOf(line.qty ?? 0, unitOf(line)?.price ?? 0);
  return gross - percentOf(gross, line.discount ?? 0);
};
export const totalOf = (lines: readonly BasketLine[]): number => lines.reduce((sum, line) => sum + amountOf(line), 0);

/** Base units that lie in the warehouse for sales, of the batch where one is chosen. */
export const thereOf = ({ item, batch }: BasketLine): number => batch?.qty ?? item.qty;
/** More is wanted than lies there. */
export const isShort = (line: BasketLine): boolean => (line.qty ?? 0) * (unitOf(line)?.factor ?? 1) > thereOf(line);

/** One more of what lies there in the same unit and of the same batch, else a new line. */
export const added = (lines: readonly BasketLine[], item: SoldItem, batch?: ChosenBatch): readonly BasketLine[] => {
  const unit_id = item.scanned_unit_id ?? item.units[0]?.unit_id ?? 0;
  const at = lines.findIndex(
    (line) => line.item.id === item.id && line.unit_id === unit_id && line.batch?.id === batch?.id,
  );
  if (at < 0) return [...lines, { item, unit_id, qty: 1, discount: null, ...(batch && { batch }) }];
  return lines.map((line, i) => (i === at ? { ...line, qty: (line.qty ?? 0) + 1 } : line));
};

export const sentOf = (lines: readonly BasketLine[]) =>
  lines.map(({ item, unit_id, qty, discount, batch }) => ({
    item_id: item.id,
    unit_id,
    qty: qty ?? 0,
    ...(discount !== null && discount > 0 && { discount_percent: discount }),
    ...(batch && { batch_id: batch.id }),
  }));

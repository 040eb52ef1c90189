// Lines of a sale with the prices that the server sets (inventory.md 6 R1, R11, R12).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { saleType } from '../../../../src/resources/inventory/sale-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { baseQuantity } from '../../../domain/inventory/quantity.ts';
import { lineSum } from '../../../domain/inventory/sale.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { type SoldItem, soldItems, type SoldUnit } from './sold-items.ts';

/** Golongan from which on a medicine is given for a prescription alone. */
const KERAS = 2;

export interface WantedLine {
  readonly item_id: number;
  /** Null: the base unit. */
  readonly unit_id?: number | null | undefined;
  readonly qty: number;
  readonly discount_percent?: number | null | undefined;
  readonly discount_amount?: number | null | undefined;
  /** Chosen by hand, as `withChosenBatches` found it; null: first expired, first out. */
  readonly batch_id: number | null;
  readonly batch_no: string | null;
  readonly signa?: string;
  readonly racik_no?: number | null;
  readonly visitresepitem_id?: number;
  readonly substitute_of?: number | null;
  readonly substitute_reason?: string | null;
}
export interface StoredLine extends WantedLine {
  readonly unit_id: number;
  readonly factor: number;
  readonly price: number;
  readonly discount_amount: number;
  readonly amount: number;
}

const problem = (at: number, name: string, text: string): Refusal =>
  new Refusal('invalid', {}, { [`lines.${at}.${name}`]: [text] });

const requireSellable = (item: SoldItem, { price }: SoldUnit, type: number): void => {
  if (type === saleType.prescription) return;
  if (item.golongan >= KERAS) throw new Refusal('sale-needs-resep', { item: item.name });
  if (price === 0) throw new Refusal('sale-not-sold', { item: item.name });
};

const priceLine = (item: SoldItem | undefined, line: WantedLine, at: number, type: number): StoredLine => {
  if (!item || item.status !== activeStatus.active) throw problem(at, 'item_id', 'Data tidak ditemukan');
  if (!(line.qty > 0)) throw problem(at, 'qty', 'Jumlah harus lebih dari 0.');
  const unit = item.units.find(({ unit_id }) => unit_id === (line.unit_id ?? item.unit_id));
  if (!unit) throw problem(at, 'unit_id', 'Satuan ini tidak dijual');
  requireSellable(item, unit, type);
  baseQuantity(item, line.qty, unit.factor);
  const sum = lineSum({ ...line, price: unit.price });
  if (sum.amount < 0) throw problem(at, 'discount_amount', 'Diskon melebihi harga');
  return { ...line, ...sum, unit_id: unit.unit_id, factor: unit.factor, price: unit.price };
};

/**
 * Lines as they are stored. The price is the branch's, whatever a client believes it to be.
 * @throws Refusal no-lines, invalid (by line), sale-needs-resep, sale-not-sold, whole-quantity (422)
 */
export const priceLines = async (
  context: WriteContext,
  type: number,
  lines: readonly WantedLine[],
): Promise<readonly StoredLine[]> => {
  if (lines.length === 0) throw new Refusal('no-lines');
  const items = await soldItems(
    context,
    context.branch.id,
    lines.map(({ item_id }) => item_id),
  );
  return lines.map((line, at) => priceLine(items.get(line.item_id), line, at, type));
};

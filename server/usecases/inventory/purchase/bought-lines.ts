// The lines of an order or a receive as they are typed, with the unit that each item may be bought in (inventory.md 2, 6 R1, 9).
import { netOf } from '../../../../src/resources/inventory/bought.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { baseQuantity } from '../../../domain/inventory/quantity.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

export interface TypedLine {
  readonly item_id: number;
  readonly unit_id: number;
  readonly qty: number;
  readonly price: number;
  readonly discount_percent?: number | null;
  readonly tax_percent?: number | null;
  readonly is_bonus?: boolean;
}
/** A line as it is stored: what was typed, and what follows of it. */
export type BoughtLine<L extends TypedLine> = L & {
  readonly factor: number;
  readonly qty_base: number;
  /** Rupiah before PPN, after the line's own discount. */
  readonly amount: number;
};

interface Unit {
  readonly item_id: number;
  readonly unit_id: number;
  readonly factor: number;
  readonly name: string;
  readonly unit: string;
  readonly allow_decimal: boolean;
}
/** The base unit of an item, and those that it is bought in. */
const unitsOf = named<Unit, [items: readonly number[]]>(
  'purchase_units',
  `select i.id as item_id, i.unit_id, 1::numeric as factor, i.name, i.unit, i.allow_decimal from items i where i.id = any ($1)
   union all
   select i.id, u.unit_id, u.factor, i.name, i.unit, i.allow_decimal from items i join item_units u on u.item_id = i.id
   where i.id = any ($1) and u.is_purchase and u.unit_id <> i.unit_id`,
);

const FULL = 100;
const textsOf = ({ qty, price, discount_percent }: TypedLine): Readonly<Record<string, string>> => ({
  ...(!(qty > 0) && { qty: 'Jumlah harus lebih dari 0.' }),
  ...(price < 0 && { price: 'Harga tidak boleh negatif.' }),
  ...(((discount_percent ?? 0) < 0 || (discount_percent ?? 0) > FULL) && { discount_percent: 'Diskon 0 sampai 100.' }),
});

/** @throws Refusal no-lines, invalid (422) */
const requireSound = (lines: readonly TypedLine[]): void => {
  if (lines.length === 0) throw new Refusal('no-lines');
  const errors = lines.flatMap((line, at) =>
    Object.entries(textsOf(line)).map(([name, text]) => [`lines.${at}.${name}`, [text]] as const),
  );
  if (errors.length > 0) throw new Refusal('invalid', {}, Object.fromEntries(errors));
};

/**
 * Lines with what follows of them.
 * @throws Refusal no-lines, invalid, unit-not-bought, whole-quantity (422), naming the field
 */
export const readBought = async <L extends TypedLine>(
  { tx }: Pick<WriteContext, 'tx'>,
  lines: readonly L[],
): Promise<readonly BoughtLine<L>[]> => {
  requireSound(lines);
  const units = await run(tx, unitsOf, [...new Set(lines.map(({ item_id }) => item_id))]);
  return lines.map((line, at) => {
    const unit = units.find((one) => one.item_id === line.item_id && one.unit_id === line.unit_id);
    if (!unit)
      throw new Refusal('unit-not-bought', {}, { [`lines.${at}.unit_id`]: ['Item tidak dibeli dalam satuan ini.'] });
    const priced = { ...line, discount_percent: line.discount_percent ?? 0, tax_percent: line.tax_percent ?? 0 };
    const { factor } = unit;
    return { ...line, factor, qty_base: baseQuantity(unit, line.qty, factor), amount: netOf(priced) };
  });
};

// Items as they are sold: units, prices of the branch, account of their income (inventory.md 6 R11).
import { named, run } from '../../../db/statement.ts';
import { priceOf } from '../../../domain/inventory/sale.ts';
import type { Context } from '../../kernel/contract.ts';

export interface SoldUnit {
  readonly unit_id: number;
  readonly name: string;
  readonly factor: number;
  readonly price: number;
  readonly barcode: string | null;
}
export interface SoldItem {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly type: number;
  readonly status: number;
  readonly golongan: number;
  readonly unit: string;
  readonly unit_id: number;
  readonly allow_decimal: boolean;
  readonly zat_aktif: string | null;
  readonly pajak_id: number | null;
  /** Account of its income. */
  readonly akun_id: number;
  /** The base unit first, then those that it is sold in. */
  readonly units: readonly SoldUnit[];
}
interface Row extends Omit<SoldItem, 'units'> {
  /** Rupiah for a base unit, the branch's own first. */
  readonly price: number;
  readonly units: readonly (Omit<SoldUnit, 'price'> & { readonly price: number | null })[];
}

/** SQL: what is known of items `i` that are sold in the branch `$1`. */
export const SOLD_COLUMNS = `i.id, i.code, i.name, i.type, i.status, i.golongan, i.unit, i.unit_id, i.allow_decimal, i.zat_aktif,
  i.pajak_id, c.akun_pendapatan_id as akun_id, coalesce(p.sell_price, i.sell_price) as price,
  coalesce((select jsonb_agg(jsonb_build_object('unit_id', u.unit_id, 'name', s.name, 'factor', u.factor, 'price', u.sell_price,
      'barcode', u.barcode) order by u.factor, u.id)
    from item_units u join satuans s on s.id = u.unit_id where u.item_id = i.id and u.is_sale), '[]') as units`;
export const SOLD_FROM = `items i join item_categories c on c.id = i.category_id
  left join item_branches p on p.item_id = i.id and p.profile_id = $1`;
const itemsOf = named<Row, [branch: number, items: readonly number[]]>(
  'sold_items',
  `select ${SOLD_COLUMNS} from ${SOLD_FROM} where i.id = any ($2)`,
);

/** The base unit stands among the units, also where it has no row of its own. */
export const presentItem = ({ price: base, units, ...item }: Row): SoldItem => {
  const own = units.find(({ unit_id }) => unit_id === item.unit_id);
  const first = own ?? { unit_id: item.unit_id, name: item.unit, factor: 1, price: null, barcode: null };
  const all = [first, ...units.filter(({ unit_id }) => unit_id !== item.unit_id)];
  return { ...item, units: all.map((unit) => ({ ...unit, price: priceOf(unit, base) })) };
};
export type SoldRow = Row;

/** By their ids; what does not exist is left out. */
export const soldItems = async (
  { tx }: Pick<Context, 'tx'>,
  branch: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SoldItem>> =>
  new Map((await run(tx, itemsOf, branch, ids)).map((row) => [row.id, presentItem(row)]));

// What a treatment, an item or laboratory work costs by itself today, in a branch or everywhere (paket.md 2.3).
import { programType } from '../../../../src/resources/paket/history-life.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

/** What a line gives: its type, and the id of the treatment, item or laboratory work. */
export interface Part {
  readonly type: number;
  readonly id: number;
}

const { treatment, item, formlab } = programType;
const pricesOf = named<
  Part & { price: number },
  [types: readonly number[], ids: readonly number[], branch: number | null, day: string]
>(
  'paket_part_prices',
  `select p.type, p.id, coalesce(case p.type
     when ${treatment} then treatment_price(p.id, $3, $4::date)
     when ${item} then (select coalesce(b.sell_price, i.sell_price) from items i
       left join item_branches b on b.item_id = i.id and b.profile_id = $3 where i.id = p.id)
     when ${formlab} then (select j.price from laboratoriumjasas j where j.id = p.id)
   end, 0)::bigint as price
   from unnest($1::smallint[], $2::bigint[]) as p (type, id)`,
);

/**
 * Rupiah for one of each part, 0 where none is set; laboratory work has the same price in all branches.
 * @param branch null: the general price @returns prices in the order of the parts
 */
export const standardPrices = async (
  { tx, today }: Pick<Context, 'tx' | 'today'>,
  branch: number | null,
  parts: readonly Part[],
): Promise<readonly number[]> => {
  const types = parts.map(({ type }) => type);
  const ids = parts.map(({ id }) => id);
  const found = await run(tx, pricesOf, types, ids, branch, today);
  const prices = new Map(found.map(({ type, id, price }) => [`${type}/${id}`, price]));
  return parts.map(({ type, id }) => prices.get(`${type}/${id}`) ?? 0);
};

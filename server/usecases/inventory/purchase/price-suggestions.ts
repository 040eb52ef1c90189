// What items of a posted receive could be sold at (inventory.md 6 R11): told, and set when somebody wants it.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { item, itemType } from '../../../../src/resources/inventory/item.ts';
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { suggestedPrice } from '../../../domain/inventory/sell-price.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { setItemPrice } from '../master/set-price.ts';
import { setBranchPrice } from '../stock/write-itembranch.ts';

type Suggestion = AnswerOf<'inventory.receive.prices'>['data'][number];
interface Came extends Omit<Suggestion, 'suggested'> {
  readonly markup: number;
  readonly last_cost: number;
}
/** What is sold and came in with the receive, at what the branch asks for it; of goods for sale also what has no price yet. */
const cameOf = named<Came, [receive: number]>(
  'price_suggestions',
  `select i.id as item_id, i.code, i.name, i.unit, coalesce(b.sell_price, i.sell_price) as price, c.markup_percent as markup, b.last_cost
   from receives r join items i on i.id in (select l.item_id from receive_lines l where l.receive_id = r.id and not l.is_bonus)
   join item_categories c on c.id = i.category_id join item_branches b on b.item_id = i.id and b.profile_id = r.profile_id
   where r.id = $1 and r.status = ${receive.state.posted} and c.markup_percent > 0 and b.last_cost is not null
     and (coalesce(b.sell_price, i.sell_price) > 0 or i.type = ${itemType.goods})
   order by i.name, i.id`,
);
const suggestionsOf = async (context: Context, id: number): Promise<readonly Suggestion[]> => {
  const found = await run(context.tx, cameOf, (await genericShow(receive, context, id)).id);
  return found
    .map(({ markup, last_cost, ...one }) => ({ ...one, suggested: suggestedPrice(last_cost, markup) }))
    .filter(({ price, suggested }) => price !== suggested);
};

/** GET /api/inventory/receive/{id}/harga: none of a receive that is not posted. @throws Refusal not-found (404) */
export const listSuggestions: CallHandlers['inventory.receive.prices'] = async (context, { params }) => ({
  data: await suggestionsOf(context, params['id'] ?? 0),
});

/**
 * POST /api/inventory/receive/{id}/harga {item_id, suggested}: the price as it was shown.
 * @throws Refusal not-found (404), price-changed (409) where another price is suggested by now
 */
export const applySuggestion: CallHandlers['inventory.receive.setprice'] = async (context, { params, body }) => {
  const id = params['id'] ?? 0;
  const found = (await suggestionsOf(context, id)).find(({ item_id }) => item_id === body.item_id);
  if (found?.suggested !== body.suggested) throw new Refusal('price-changed');
  // The branch's own price where it has one, else that of the item.
  if (!(await setBranchPrice(context, found.item_id, found.suggested)))
    await setItemPrice(context, found.item_id, found.suggested);
  const message = `perubahan harga jual ${found.name} dari ${formatRupiah(found.price)} menjadi ${formatRupiah(found.suggested)}`;
  return {
    record: { data: await suggestionsOf(context, id) },
    log: { message, url: `${item.screens.list}/${found.item_id}` },
  };
};

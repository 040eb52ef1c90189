// GET /api/inventory/salesitem: what the desk sells, by words or by the code on the box (inventory.md 4, 5).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { itemType } from '../../../../src/resources/inventory/item.ts';
import { likePattern } from '../../../db/conditions.ts';
import { planned, run } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { usableForSale } from '../use/availability.ts';
import { presentItem, SOLD_COLUMNS, SOLD_FROM, type SoldRow } from './sold-items.ts';

const MOST_ROWS = 20;
const HAS_PRICE = `(coalesce(p.sell_price, i.sell_price) > 0
  or exists (select from item_units u where u.item_id = i.id and u.is_sale and u.sell_price > 0))`;
const matching = (also: string) =>
  planned<SoldRow, [branch: number, pattern: string, code: string]>(
    `select ${SOLD_COLUMNS} from ${SOLD_FROM}
     where i.status = ${activeStatus.active} and ${also} and ((i.code || ' ' || i.name) ilike $2
       or exists (select from item_units u where u.item_id = i.id and u.barcode = $3))
     order by i.name, i.id limit ${MOST_ROWS}`,
  );
const sold = matching(HAS_PRICE);
const medicines = matching(`i.type = ${itemType.medicine}`);

export const findSoldItems: CallHandlers['inventory.sales.item'] = async (context, { query }) => {
  const { keyword, resep } = query;
  const [branch = 0] = context.branches;
  const statement = resep === '1' ? medicines : sold;
  const items = (await run(context.tx, statement, branch, likePattern(keyword), keyword)).map(presentItem);
  const stock = await usableForSale(
    context,
    items.map(({ id }) => id),
  );
  const data = items.map(({ id, code, name, golongan, unit, units }) => ({
    id,
    code,
    name,
    golongan,
    unit,
    qty: stock.get(id) ?? 0,
    units,
    scanned_unit_id: units.find(({ barcode }) => barcode === keyword)?.unit_id ?? null,
  }));
  return { data, count: data.length };
};

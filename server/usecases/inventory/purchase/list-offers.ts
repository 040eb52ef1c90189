// GET /api/inventory/offer: in which units items are bought, what the supplier last asked, and who asks least (inventory.md 4, 10).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { readPurchasePreferences } from './purchase-preferences.ts';

type Offer = AnswerOf<'inventory.offer.list'>['data'][number];

const offersOf = named<Offer, [items: readonly number[], supplier: number | null]>(
  'item_offers',
  `with bought as (
     select i.id as item_id, i.unit_id, 1::numeric as factor, i.unit as name from items i where i.id = any ($1)
     union all
     select u.item_id, u.unit_id, u.factor, s.name from item_units u join satuans s on s.id = u.unit_id join items i on i.id = u.item_id
     where u.item_id = any ($1) and u.is_purchase and u.unit_id <> i.unit_id
   )
   select i.id as item_id, i.name, i.unit, i.is_batch, i.is_expiry,
     (select jsonb_agg(jsonb_build_object('unit_id', b.unit_id, 'name', b.name, 'factor', b.factor, 'price', p.price,
         'price_at', p.last_price_at) order by b.factor desc, b.unit_id)
       from bought b left join supplier_items p on p.item_id = b.item_id and p.unit_id = b.unit_id and p.supplier_id = $2
       where b.item_id = i.id) as units,
     (select jsonb_build_object('supplier_id', s.id, 'supplier', s.name, 'unit', b.name, 'price', p.price)
       from supplier_items p join suppliers s on s.id = p.supplier_id
       join bought b on b.item_id = p.item_id and b.unit_id = p.unit_id
       where p.item_id = i.id and s.status = ${activeStatus.active} order by p.price / b.factor, s.id limit 1) as cheapest
   from items i where i.id = any ($1) order by i.id`,
);
/** Only vendors who are PKP charge it. */
const taxOf = named<{ rate: number }, [supplier: number, day: string]>(
  'offer_tax',
  `select x.rate from suppliers s join vendors v on v.id = s.vendor_id join pajaks x on x.kind = 'ppn'
   where s.id = $1 and v.is_pkp and x.valid_from <= $2 and (x.valid_to is null or x.valid_to >= $2)
   order by x.valid_from desc limit 1`,
);

export const listOffers: CallHandlers['inventory.offer.list'] = async (context, { query }) => {
  const { tx, branches, today } = context;
  const [data, { price_rise_warn_percent }, tax] = await Promise.all([
    run(tx, offersOf, query.items, query.supplier_id ?? null),
    // Of several branches that are looked at together, the first one's.
    readPurchasePreferences(context, branches[0] ?? 0),
    runOne(tx, taxOf, query.supplier_id ?? 0, today),
  ]);
  return { data: [...data], price_rise_warn_percent, tax_percent: tax?.rate ?? 0 };
};

// Where an item lies: by warehouse and batch, and by branch (inventory.md 5).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';

type Shelf = AnswerOf<'inventory.stock.batch'>['data'][number];
type Asked = [
  branches: readonly number[],
  item: number,
  warehouse: number | null,
  sale: boolean,
  usable: boolean,
  day: string,
];
const shelvesOf = named<Shelf, Asked>(
  'stock_shelves_of',
  `select s.warehouse_id, w.name as warehouse, s.batch_id, b.batch_no, b.expired_at::text as expired_at, b.block_reason, s.qty
   from stock_balances s join warehouses w on w.id = s.warehouse_id left join batches b on b.id = s.batch_id
   where s.profile_id = any ($1) and s.item_id = $2 and ($3::bigint is null or s.warehouse_id = $3) and s.qty > 0
     and (not $4 or w.is_default_sale)
     and (not $5 or (b.block_reason is null and (b.expired_at is null or b.expired_at >= $6::date)))
   order by b.expired_at nulls last, s.batch_id, w.code`,
);

/** GET /api/inventory/stock/batch: in the order in which they are taken (R4). */
export const listShelves: CallHandlers['inventory.stock.batch'] = async ({ tx, branches, today }, { query }) => {
  const { item_id, warehouse_id = null, usable = false } = query;
  const forSale = query.for === 'sale';
  return { data: await run(tx, shelvesOf, branches, item_id, warehouse_id, forSale, usable, today) };
};

interface Holding {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly qty: number;
}
const holdings = named<Holding, [item: number]>(
  'stock_holdings',
  'select id, code, name, qty from stock_of_branches($1)',
);

/** GET /api/inventory/stock/cabang: quantities alone, so that one branch can ask another. */
export const listHoldings: CallHandlers['inventory.stock.cabang'] = async ({ tx }, { query }) => ({
  data: (await run(tx, holdings, query.item_id)).map(({ qty, ...branch }) => ({ branch, qty })),
});

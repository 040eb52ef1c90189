// What of an item can be given to a patient (inventory.md 5), and whether a branch keeps stock at all.
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

type Place = Pick<Context, 'tx' | 'branches' | 'today'>;
type Items = readonly number[];

const kept = named<{ id: number }, [branches: readonly number[]]>(
  'stock_kept',
  'select id from stock_moves where profile_id = any ($1) limit 1',
);
interface Usable {
  readonly item_id: number;
  readonly qty: number;
}
/** Without what has expired or is blocked. */
const usable = (name: string, from: string) =>
  named<Usable, [branches: readonly number[], items: Items, day: string]>(
    name,
    `select s.item_id, sum(s.qty) as qty from ${from} left join batches b on b.id = s.batch_id
     where s.profile_id = any ($1) and s.item_id = any ($2)
       and (b.id is null or (not b.is_blocked and (b.expired_at is null or b.expired_at >= $3::date)))
     group by s.item_id`,
  );
const inBranch = usable('stock_usable', 'stock_balances s');
const forSale = usable(
  'stock_usable_sale',
  'stock_balances s join warehouses w on w.id = s.warehouse_id and w.is_default_sale',
);
const byItem = (rows: readonly Usable[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ item_id, qty }) => [item_id, qty]));

/** Stock is kept from the branch's first move on; until then nothing is taken and nothing has a cost (docs/decisions/0073). */
export const keepsStock = async ({ tx }: Pick<Context, 'tx'>, branches: readonly number[]): Promise<boolean> =>
  (await runOne(tx, kept, branches)) !== undefined;

/** Base units of items that the branch's warehouse for sales can give; one that is not there is left out. */
export const usableForSale = async (
  { tx, branches, today }: Place,
  items: Items,
): Promise<ReadonlyMap<number, number>> => byItem(await run(tx, forSale, branches, items, today));

/** Base units of each item that can be taken in the branch; one that is not there is left out. Undefined: no stock is kept yet. */
export const availability = async (
  { tx, branches, today }: Place,
  items: Items,
): Promise<ReadonlyMap<number, number> | undefined> =>
  (await keepsStock({ tx }, branches)) ? byItem(await run(tx, inBranch, branches, items, today)) : undefined;

// What a branch sets for an item (inventory.md 2). The row may be there already: it is made when the item first moves in the branch.
import { itembranch } from '../../../../src/resources/inventory/itembranch.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericEdit, lockRow } from '../../kernel/generic.ts';

type Operations = UseCases['inventory.itembranch'];
interface Bounds {
  readonly min_stock?: number | null;
  readonly max_stock?: number | null;
}

const requireBounds = ({ min_stock: min, max_stock: max }: Bounds): void => {
  if (typeof min === 'number' && typeof max === 'number' && max < min)
    throw new Refusal('invalid', {}, { max_stock: ['Di bawah stok minimum'] });
};
const existing = named<{ id: number }, [branch: number, item: number]>(
  'itembranch_existing',
  'select id from item_branches where profile_id = $1 and item_id = $2',
);

/** @throws Refusal invalid (422) for a maximum below the minimum */
export const createItembranch: Operations['create'] = async (context, body) => {
  requireBounds(body);
  const found = await runOne(context.tx, existing, context.branch.id, body.item_id);
  if (!found) return genericCreate(itembranch, context, body);
  const { item_id: _same, ...values } = body;
  const outcome = await genericEdit(itembranch, context, await lockRow(itembranch, context, found.id), values);
  return { ...outcome, status: 201 };
};

/** @throws Refusal invalid (422) for a maximum below the minimum, or another item */
export const editItembranch: Operations['edit'] = async (context, { before }, body) => {
  const stored: StoredOf<typeof itembranch> = before;
  requireBounds({ min_stock: stored.min_stock, max_stock: stored.max_stock, ...body });
  const { item_id = stored.item_id, ...values } = body;
  if (item_id !== stored.item_id) throw new Refusal('invalid', {}, { item_id: ['Item tidak dapat diganti'] });
  return genericEdit(itembranch, context, before, values);
};

const storeAll = named<unknown, [branch: number, bounds: string, by: number]>(
  'itembranch_bounds',
  `insert into item_branches as b (profile_id, item_id, min_stock, max_stock, created_by)
   select $1, n.item_id, n.min_stock, n.max_stock, $3
   from jsonb_to_recordset($2::jsonb) n (item_id bigint, min_stock numeric, max_stock numeric) order by n.item_id
   on conflict on constraint item_branches_item do update set min_stock = excluded.min_stock, max_stock = excluded.max_stock,
     version = b.version + 1, updated_at = now()
   where (b.min_stock, b.max_stock) is distinct from (excluded.min_stock, excluded.max_stock)`,
);

interface ItemBounds {
  readonly item_id: number;
  readonly min_stock: number | null;
  readonly max_stock: number | null;
}
/** Bounds of many items at once, which were looked at before. */
export const storeBounds = async (
  { tx, branch, actor }: Pick<WriteContext, 'tx' | 'branch' | 'actor'>,
  bounds: readonly ItemBounds[],
): Promise<void> => {
  await run(tx, storeAll, branch.id, JSON.stringify(bounds), actor.id);
};

const ownPrice = named<{ id: number }, [branch: number, item: number]>(
  'itembranch_own_price',
  'select id from item_branches where profile_id = $1 and item_id = $2 and sell_price is not null',
);

/**
 * Changes the branch's own price of an item; false where it has none.
 * @param sell_price rupiah for a base unit
 */
export const setBranchPrice = async (context: WriteContext, item_id: number, sell_price: number): Promise<boolean> => {
  const own = await runOne(context.tx, ownPrice, context.branch.id, item_id);
  if (!own) return false;
  await genericEdit(itembranch, context, await lockRow(itembranch, context, own.id), { sell_price });
  return true;
};

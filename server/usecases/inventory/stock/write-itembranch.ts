// What a branch sets for an item (inventory.md 2). The row may be there already: it is made when the item first moves in the branch.
import { itembranch } from '../../../../src/resources/inventory/itembranch.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases } from '../../kernel/contract.ts';
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

// Categories of items (inventory.md 2): one level deep, and their stock account stays while stock is booked on it.
import { category } from '../../../../src/resources/inventory/category.ts';
import { refuseField, Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericEdit } from '../../kernel/generic.ts';

type Operations = UseCases['inventory.category'];

const parentOf = named<{ parent_id: number | null }, [number]>(
  'category_parent',
  'select parent_id from item_categories where id = $1',
);
const childOf = named<unknown, [number]>(
  'category_child',
  'select id from item_categories where parent_id = $1 limit 1',
);
/** A branch does not see what others hold: the database says whether any of them does. */
const holdsStock = named<{ held: boolean }, [category: number]>(
  'category_holds',
  `select exists (select from items i where i.category_id = $1 and stock_anywhere(i.id)) as held`,
);

const requireParent = async ({ tx }: WriteContext, parent: number | null | undefined, own?: number): Promise<void> => {
  if (typeof parent !== 'number') return;
  const above = await runOne(tx, parentOf, parent);
  const below = own === undefined ? undefined : await runOne(tx, childOf, own);
  if (parent === own || (above && above.parent_id !== null) || below) throw refuseField('category-depth', 'parent_id');
};

/** @throws Refusal category-depth (422), those of a generic create */
export const createCategory: Operations['create'] = async (context, body) => {
  await requireParent(context, body.parent_id);
  return genericCreate(category, context, body);
};

/** @throws Refusal category-depth (422), category-has-stock (409), those of a generic edit */
export const editCategory: Operations['edit'] = async (context, { before }, body) => {
  const stored: StoredOf<typeof category> = before;
  await requireParent(context, body.parent_id, before.id);
  const { akun_persediaan_id: account = stored.akun_persediaan_id } = body;
  if (account !== stored.akun_persediaan_id && (await runOne(context.tx, holdsStock, before.id))?.held)
    throw new Refusal('category-has-stock');
  return genericEdit(category, context, before, body);
};

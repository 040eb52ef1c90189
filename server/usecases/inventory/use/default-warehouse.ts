// Where goods are taken from when nobody names a warehouse: a branch has one of each kind (inventory.md 2).
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const idOf = (purpose: 'bhp' | 'sale') =>
  named<{ id: number }, [branch: number]>(
    `warehouse_default_${purpose}`,
    `select id from warehouses where profile_id = $1 and is_default_${purpose}`,
  );
const defaults = { bhp: idOf('bhp'), sale: idOf('sale') } as const;

/** Id of the branch's default for consumables or for sales. */
export const defaultWarehouse = async (
  { tx, branch }: WriteContext,
  purpose: keyof typeof defaults,
): Promise<number> => {
  const found = await runOne(tx, defaults[purpose], branch.id);
  if (!found) throw new Error(`The branch ${branch.code} has no default warehouse.`);
  return found.id;
};

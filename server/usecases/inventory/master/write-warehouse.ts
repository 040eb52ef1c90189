// Warehouses (inventory.md 2): one of each default in a branch, and none goes while goods lie in it.
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { warehouse } from '../../../../src/resources/inventory/warehouse.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericDelete, genericEdit } from '../../kernel/generic.ts';

type Operations = UseCases['inventory.warehouse'];
type Stored = StoredOf<typeof warehouse>;
type Body = Partial<Pick<Stored, (typeof DEFAULTS)[number] | 'status'>> & {
  readonly pars?: readonly { readonly item_id: number; readonly par_min: number; readonly par_max: number }[];
};

const DEFAULTS = ['is_default_bhp', 'is_default_sale', 'is_default_receive'] as const;
const passDefaults = named<unknown, [branch: number, own: number, bhp: boolean, sale: boolean, receive: boolean]>(
  'warehouse_pass',
  `update warehouses set is_default_bhp = is_default_bhp and not $3, is_default_sale = is_default_sale and not $4,
     is_default_receive = is_default_receive and not $5, version = version + 1, updated_at = now()
   where profile_id = $1 and id <> $2 and ((is_default_bhp and $3) or (is_default_sale and $4) or (is_default_receive and $5))`,
);
const goodsIn = named<unknown, [number]>(
  'warehouse_goods',
  'select warehouse_id from stock_balances where warehouse_id = $1 and qty > 0 limit 1',
);

/** The warehouse becomes what it is made the default of; the one before it is no longer. */
const takeDefaults = (
  { tx, branch }: WriteContext,
  { is_default_bhp: bhp = false, is_default_sale: sale = false, is_default_receive: receive = false }: Body,
  own = 0,
) => run(tx, passDefaults, branch.id, own, bhp, sale, receive);

const requirePars = ({ pars = [] }: Body): void => {
  const wrong = pars.findIndex(({ par_min, par_max }) => par_max < par_min);
  if (wrong >= 0) throw new Refusal('invalid', {}, { [`pars.${wrong}.par_max`]: ['Di bawah minimum'] });
  const twice = pars.findIndex(({ item_id }, i) => pars.findIndex((one) => one.item_id === item_id) < i);
  if (twice >= 0) throw new Refusal('invalid', {}, { [`pars.${twice}.item_id`]: ['Item sudah ada'] });
};

export const createWarehouse: Operations['create'] = async (context, body) => {
  requirePars(body);
  await takeDefaults(context, body);
  return genericCreate(warehouse, context, body);
};

/** @throws Refusal warehouse-default, warehouse-has-stock (409), invalid (422) */
export const editWarehouse: Operations['edit'] = async (context, { before }, body) => {
  const stored: Stored = before;
  requirePars(body);
  const closes = body.status === activeStatus.inactive && stored.status === activeStatus.active;
  if (DEFAULTS.some((name) => stored[name] && (body[name] === false || closes))) throw new Refusal('warehouse-default');
  if (closes && (await runOne(context.tx, goodsIn, before.id))) throw new Refusal('warehouse-has-stock');
  await takeDefaults(context, body, before.id);
  return genericEdit(warehouse, context, before, body);
};

/** @throws Refusal warehouse-default, warehouse-has-stock (409), in-use (409) where documents name it */
export const deleteWarehouse: Operations['delete'] = async (context, { before }) => {
  const stored: Stored = before;
  if (DEFAULTS.some((name) => stored[name])) throw new Refusal('warehouse-default');
  if (await runOne(context.tx, goodsIn, before.id)) throw new Refusal('warehouse-has-stock');
  return genericDelete(warehouse, context, before);
};

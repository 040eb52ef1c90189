// GET /api/inventory/stock/matriks: items by warehouse, or by branch in quantities alone (inventory.md 4 '/inventory-v2/warehouse').
import { can, maySee } from '../../../../src/policies/index.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { Conditions, likePattern } from '../../../db/conditions.ts';
import { named, planned, run } from '../../../db/statement.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';

type Matrix = AnswerOf<'inventory.stock.matriks'>;
type Column = Matrix['columns'][number];
type Row = Matrix['data'][number];
type State = Row['cells'][number]['state'];

/** Days before expiry from which a cell says so. */
const SOON = 90;

const columnsOf = named<Column & { readonly value: number }, [branches: readonly number[]]>(
  'matrix_columns',
  `select w.id, w.name, json_build_object('id', p.id, 'code', p.code, 'name', p.name) as branch, coalesce((
     select sum(round(b.stock_value * s.qty / b.qty_on_hand)) from stock_balances s
     join item_branches b on b.profile_id = s.profile_id and b.item_id = s.item_id
     where s.warehouse_id = w.id and s.qty > 0), 0)::bigint as value
   from warehouses w join profiles p on p.id = w.profile_id
   where w.profile_id = any ($1) and w.status = ${activeStatus.active} order by p.id, w.type, w.code`,
);
interface Cell {
  readonly item_id: number;
  readonly id: number;
  readonly qty: number;
  readonly wanted: number | null;
  readonly nearest: string | null;
}
/** A room is low at its own least, the store where receipts come in at that of the branch. */
const cellsOf = named<Cell, [branches: readonly number[], items: readonly number[]]>(
  'matrix_cells',
  `select b.item_id, w.id, coalesce(s.qty, 0) as qty, coalesce(r.par_min, case when w.is_default_receive then b.min_stock end) as wanted,
     s.nearest::text as nearest
   from item_branches b join warehouses w on w.profile_id = b.profile_id and w.status = ${activeStatus.active}
   left join warehouse_pars r on r.warehouse_id = w.id and r.item_id = b.item_id
   left join lateral (
     select sum(t.qty) as qty, min(n.expired_at) as nearest from stock_balances t left join batches n on n.id = t.batch_id
     where t.warehouse_id = w.id and t.item_id = b.item_id and t.qty > 0
   ) s on true
   where b.profile_id = any ($1) and b.item_id = any ($2)`,
);
const branchCells = named<Cell & Omit<Column, 'value'>, [items: readonly number[]]>(
  'matrix_branches',
  `select i.id as item_id, b.id, b.name, json_build_object('id', b.id, 'code', b.code, 'name', b.name) as branch, b.qty,
     null::numeric as wanted, null::text as nearest
   from unnest($1::bigint[]) i (id) cross join lateral stock_of_branches(i.id) b order by b.id`,
);

type Item = Omit<Row, 'cells'> & { readonly count: number };
const itemsOf = (
  { tx, branches }: Context,
  query: { keyword?: string | undefined; category_id?: number | undefined; page: number; limit: number },
): Promise<readonly Item[]> => {
  const conditions = new Conditions();
  conditions.add('exists (select from item_branches p where p.item_id = i.id and p.profile_id = any (?))', branches);
  conditions.add('i.status = ?', activeStatus.active);
  conditions.add('i.category_id = ?', query.category_id);
  if (query.keyword) conditions.add(`(i.code || ' ' || i.name) ilike ?`, likePattern(query.keyword));
  const values: unknown[] = [...conditions.values];
  const page = `limit $${values.push(query.limit)} offset $${values.push((query.page - 1) * query.limit)}`;
  const text = `select i.id as item_id, i.code, i.name, i.unit, count(*) over () as count
    from items i ${conditions.text} order by i.name, i.id ${page}`;
  return run(tx, planned<Item, unknown[]>(text), ...values);
};

const stateOf = ({ qty, wanted, nearest }: Cell, until: string): State => {
  if (qty === 0) return wanted === null ? null : 'empty';
  if (wanted !== null && qty <= wanted) return 'low';
  return nearest !== null && nearest <= until ? 'soon' : null;
};

/** @throws Refusal forbidden (403) for other branches where the role does not ask them for goods */
export const showMatrix: CallHandlers['inventory.stock.matriks'] = async (context, { query }) => {
  const { tx, branches, actor, today } = context;
  if (query.antarcabang && !can(actor, 'inventory.stock.cabang', 'call')) throw new Refusal('forbidden');
  const items = await itemsOf(context, query);
  const ids = items.map(({ item_id }) => item_id);
  const across = query.antarcabang ? await run(tx, branchCells, ids) : [];
  const own = query.antarcabang ? [] : await run(tx, columnsOf, branches);
  const cells = query.antarcabang ? across : await run(tx, cellsOf, branches, ids);
  const open = maySee(actor.role, 'stock');
  const columns = query.antarcabang
    ? [...new Map(across.map(({ id, name, branch }) => [id, { id, name, branch }])).values()]
    : own.map(({ value, ...column }) => ({ ...column, ...(open && { value }) }));
  const until = addDays(today, SOON);
  const rows = items.map(({ count: _count, ...item }): Row => {
    const cellAt = (id: number) => cells.find((one) => one.item_id === item.item_id && one.id === id);
    return {
      ...item,
      cells: columns.map(({ id }) => {
        const cell = cellAt(id) ?? { item_id: item.item_id, id, qty: 0, wanted: null, nearest: null };
        return { id, qty: cell.qty, state: stateOf(cell, until) };
      }),
    };
  });
  return { columns, data: rows, count: items[0]?.count ?? 0 };
};

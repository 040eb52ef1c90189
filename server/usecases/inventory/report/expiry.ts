// GET /api/inventory/report/expiry: what has expired or will, and what can be done with it (inventory.md 10.2).
import { mayCall, maySee } from '../../../../src/policies/index.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { useTypes } from '../../../../src/resources/inventory/move-type.ts';
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { USE_DAYS } from '../../../domain/inventory/reorder.ts';
import { named, run } from '../../../db/statement.ts';
import type { SheetColumn } from '../../../sheets/write-sheet.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { ITEM_COLUMNS, sheetOf } from './report-sheet.ts';

type Answer = AnswerOf<'inventory.report.expiry'>;
type Row = Answer['data'][number];
type Found = Omit<Row, 'daily' | 'faster' | 'value'> & { readonly value: number };

/** Days ahead that are shown at least; a category may want more. */
const AHEAD = 90;
/** A batch of another number of the same item never goes back with this receive. */
const RECEIVE = `select r.id from receives r join receive_lines l on l.receive_id = r.id
  where r.profile_id = s.profile_id and r.status = ${receive.state.posted} and l.item_id = s.item_id and upper(l.batch_no) = b.batch_no
    and l.qty > l.qty_returned order by r.received_at desc, r.id desc limit 1`;
const shelvesOf = named<Found, [branches: readonly number[], today: string]>(
  'expiry_shelves',
  `select json_build_object('id', p.id, 'code', p.code, 'name', p.name) as branch, s.warehouse_id, w.name as warehouse, i.id as item_id,
     i.code, i.name, i.unit, c.name as category, b.id as batch_id, b.batch_no, b.expired_at::text as expired_at,
     b.expired_at - $2::date as days, b.expired_at between $2::date and $2::date + c.expiry_alert_days as soon, b.block_reason, s.qty,
     case when s.qty = o.qty_on_hand then o.stock_value else round(o.stock_value * s.qty / o.qty_on_hand) end::bigint as value,
     (${RECEIVE}) as receive_id
   from stock_balances s join batches b on b.id = s.batch_id join items i on i.id = s.item_id
   join item_categories c on c.id = i.category_id join warehouses w on w.id = s.warehouse_id join profiles p on p.id = s.profile_id
   join item_branches o on o.profile_id = s.profile_id and o.item_id = s.item_id
   where s.profile_id = any ($1) and s.qty > 0 and b.expired_at <= $2::date + greatest(c.expiry_alert_days, ${AHEAD})
   order by b.expired_at, i.name, b.id, w.code`,
);
interface Use {
  readonly item_id: number;
  readonly branch: Row['branch'];
  readonly used: number;
  /** Where goods of the branch come in. */
  readonly warehouse_id: number;
}
/** Quantities alone, as a branch may know them of others. */
const usesOf = named<Use, [items: readonly number[], since: string]>(
  'expiry_uses',
  `select u.item_id, json_build_object('id', p.id, 'code', p.code, 'name', p.name) as branch, u.used, u.warehouse_id
   from stock_use_of_branches($1, $2, '{${useTypes.join(',')}}') u join profiles p on p.id = u.profile_id`,
);

const THOUSAND = 1000;
const daily = (used: number): number => Math.round((used / USE_DAYS) * THOUSAND) / THOUSAND;

/** Of the branches that use more than the own one, the one that uses most. */
const fasterOf = (own: Found, uses: readonly Use[]): Row['faster'] => {
  const mine = uses.find(({ branch }) => branch.id === own.branch.id)?.used ?? 0;
  const [most] = uses
    .filter(({ branch, used }) => branch.id !== own.branch.id && used > mine)
    .toSorted((a, b) => b.used - a.used || a.branch.id - b.branch.id);
  return most === undefined || own.days < 0
    ? null
    : { branch: most.branch, warehouse_id: most.warehouse_id, daily: daily(most.used) };
};

/** A batch that lies in several warehouses is one batch. */
const riskOf = (rows: readonly Found[], open: boolean) => ({
  count: new Set(rows.map(({ branch, batch_id }) => `${branch.id} ${batch_id}`)).size,
  ...(open && { value: rows.reduce((sum, { value }) => sum + value, 0) }),
});
const sumOf = (rows: readonly Found[], open: boolean): Answer['sum'] => {
  const within = (most: number) =>
    riskOf(
      rows.filter(({ days }) => days >= 0 && days <= most),
      open,
    );
  return {
    expired: riskOf(
      rows.filter(({ days }) => days < 0),
      open,
    ),
    soon: riskOf(
      rows.filter(({ soon }) => soon),
      open,
    ),
    within30: within(30),
    within60: within(60),
    within90: within(90),
  };
};

const columnsOf = (open: boolean): readonly SheetColumn[] => [
  { name: 'branch', header: 'Cabang', field: field.text('Cabang', { max: 100 }), width: 24 },
  { name: 'warehouse', header: 'Gudang', field: field.text('Gudang', { max: 60 }), width: 20 },
  ...ITEM_COLUMNS,
  { name: 'batch_no', header: 'Batch', field: field.text('Batch', { max: 40 }), width: 14 },
  { name: 'expired_at', header: 'Kedaluwarsa', field: field.date('Kedaluwarsa') },
  { name: 'days', header: 'Sisa hari', field: field.integer('Sisa hari') },
  { name: 'qty', header: 'Jumlah', field: field.quantity('Jumlah') },
  { name: 'daily', header: 'Pakai per hari', field: field.quantity('Pakai per hari') },
  ...(open ? [{ name: 'value', header: 'Nilai', field: field.money('Nilai') }] : []),
];

const rowsOf = async (context: Context, found: readonly Found[], open: boolean): Promise<readonly Row[]> => {
  const { tx, actor, today } = context;
  const items = [...new Set(found.map(({ item_id }) => item_id))];
  const uses = items.length === 0 ? [] : await run(tx, usesOf, items, addDays(today, -USE_DAYS));
  // Who may not ask what other branches hold is not told who uses more.
  const asks = mayCall(actor, 'inventory.stock.cabang');
  return found.map(({ value, ...row }) => {
    const own = uses.filter(({ item_id }) => item_id === row.item_id);
    return {
      ...row,
      daily: daily(own.find(({ branch }) => branch.id === row.branch.id)?.used ?? 0),
      ...(open && { value }),
      faster: asks ? fasterOf({ ...row, value }, own) : null,
    };
  });
};

/** @throws Refusal forbidden (403) for a branch out of reach */
export const listExpiry: CallHandlers['inventory.report.expiry'] = async (context, { query }) => {
  const { tx, actor, today } = context;
  const open = maySee(actor.role, 'stock');
  const found = await run(tx, shelvesOf, reportBranches(context, query.profile_id), today);
  const data = await rowsOf(context, found, open);
  if (query.export === undefined) return { data, sum: sumOf(found, open) };
  return sheetOf(
    { title: 'Kedaluwarsa', days: [today], columns: columnsOf(open) },
    data.map((row) => ({ ...row, branch: row.branch.name })),
  );
};

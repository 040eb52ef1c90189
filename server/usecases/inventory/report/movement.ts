// GET /api/inventory/report/movement: each item from what was there to what is, by what moved it (inventory.md 5, 6 R14).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { type MoveType, moveType } from '../../../../src/resources/inventory/move-type.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { listed, planned, run } from '../../../db/statement.ts';
import type { SheetColumn } from '../../../sheets/write-sheet.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { stockAt } from '../stock/stock-at.ts';
import { ITEM_COLUMNS, sheetOf } from './report-sheet.ts';

type Answer = AnswerOf<'inventory.report.movement'>;
type Row = Answer['data'][number];

/** Moves of a kind with those that take them back: what is told is what they come to. */
const KINDS: Readonly<Record<'received' | 'sold' | 'used' | 'packaged' | 'moved' | 'corrected', readonly MoveType[]>> =
  {
    received: [moveType.receive, moveType.receiveCancelled, moveType.purchaseReturn, moveType.returnCancelled],
    sold: [moveType.sale, moveType.prescription, moveType.saleReturn, moveType.saleCancelled],
    used: [moveType.bhp, moveType.bhpCancelled],
    packaged: [moveType.package, moveType.packageCancelled],
    moved: [moveType.mutationOut, moveType.mutationIn],
    corrected: [moveType.opening, moveType.opname, moveType.adjustment, moveType.revaluation],
  };
const byKind = Object.entries(KINDS)
  .map(([name, types]) => `coalesce(sum(x.qty) filter (where x.moved_by in ${listed(types)}), 0) as ${name}`)
  .join(', ');
const movementOf = planned<Row, [branches: readonly number[], start: string, end: string, category: number | null]>(
  `select i.id as item_id, i.code, i.name, i.unit, c.name as category,
     m.opening_qty, m.opening_value, m.received, m.sold, m.used, m.packaged,
     m.moved, m.corrected, m.value_in, m.value_out, m.closing_qty, m.closing_value
   from (
     select x.item_id, coalesce(sum(x.qty) filter (where x.moved_by is null), 0) as opening_qty,
       coalesce(sum(x.value) filter (where x.moved_by is null), 0)::bigint as opening_value, ${byKind},
       coalesce(sum(x.value) filter (where x.moved_by is not null and x.value > 0), 0)::bigint as value_in,
       coalesce(-sum(x.value) filter (where x.moved_by is not null and x.value < 0), 0)::bigint as value_out,
       sum(x.qty) as closing_qty, sum(x.value)::bigint as closing_value, bool_or(x.moved_by is not null) as stirred
     from (
       select item_id, null::smallint as moved_by, qty, value from (${stockAt('($2::date - 1)')}) o
       union all
       select item_id, move_type, qty_in - qty_out, value from stock_moves
       where profile_id = any ($1) and transaction_at between $2::date and $3::date
     ) x group by 1
   ) m join items i on i.id = m.item_id join item_categories c on c.id = i.category_id
   where (m.stirred or m.opening_qty <> 0 or m.opening_value <> 0) and ($4::bigint is null or c.id = $4)
   order by c.name, i.name, i.id`,
);

const quantities = {
  opening_qty: 'Awal',
  received: 'Pembelian',
  sold: 'Penjualan',
  used: 'BHP',
  packaged: 'Paket',
  moved: 'Mutasi',
  corrected: 'Penyesuaian',
  closing_qty: 'Akhir',
} as const;
const amounts = {
  opening_value: 'Nilai awal',
  value_in: 'Nilai masuk',
  value_out: 'Nilai keluar',
  closing_value: 'Nilai akhir',
} as const;
const COLUMNS: readonly SheetColumn[] = [
  ...ITEM_COLUMNS,
  ...Object.entries(quantities).map(([name, header]) => ({ name, header, field: field.quantity(header) })),
  ...Object.entries(amounts).map(([name, header]) => ({ name, header, field: field.money(header) })),
];

/** @throws Refusal forbidden (403) for a branch out of reach */
export const showMovement: CallHandlers['inventory.report.movement'] = async (context, { query }) => {
  const { start_date: start, end_date: end, category_id = null } = query;
  const data = await run(context.tx, movementOf, reportBranches(context, query.profile_id), start, end, category_id);
  const sumOf = (key: keyof typeof amounts) => data.reduce((sum, row) => sum + row[key], 0);
  const sum = {
    opening_value: sumOf('opening_value'),
    value_in: sumOf('value_in'),
    value_out: sumOf('value_out'),
    closing_value: sumOf('closing_value'),
  };
  if (query.export === undefined) return { data, sum };
  return sheetOf({ title: 'Pergerakan Stok', days: [start, end], columns: COLUMNS }, [
    ...data.map((row) => ({ ...row })),
    { name: 'Jumlah', ...sum, strong: true },
  ]);
};

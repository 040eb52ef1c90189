// GET /api/inventory/report/slow: stock that nobody has used for long (inventory.md 10.8).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { itemType } from '../../../../src/resources/inventory/item.ts';
import { moveType, useTypes } from '../../../../src/resources/inventory/move-type.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { SheetColumn } from '../../../sheets/write-sheet.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { ITEM_COLUMNS, sheetOf } from './report-sheet.ts';

type Row = AnswerOf<'inventory.report.slow'>['data'][number];

/** A use that was taken back was none. */
const TAKEN_BACK = listed([moveType.bhpCancelled, moveType.packageCancelled, moveType.saleCancelled]);
/**
 * An item rests since it was used last; one that nobody has used, since it came. Instruments are not used up. The pool is found first,
 * its last use from the end of its moves: of what is used every day one move is read.
 */
const slowOf = named<Row, [branches: readonly number[], until: string, today: string]>(
  'stock_slow',
  `select json_build_object('id', p.id, 'code', p.code, 'name', p.name) as branch, i.id as item_id, i.code, i.name, i.unit,
     c.name as category, b.qty_on_hand as qty, b.stock_value as value, u.day::text as last_use, r.day::text as since,
     $3::date - r.day as days
   from item_branches b join items i on i.id = b.item_id join item_categories c on c.id = i.category_id
   join profiles p on p.id = b.profile_id
   left join lateral (
     select m.transaction_at as day from stock_moves m
     where m.profile_id = b.profile_id and m.item_id = b.item_id and m.move_type in ${listed(useTypes)} and not exists (
       select from stock_moves k where k.source_type = m.source_type and k.source_id = m.source_id and k.item_id = m.item_id
         and k.move_type in ${TAKEN_BACK} and k.source_seq > m.source_seq)
     order by m.transaction_at desc, m.id desc limit 1
   ) u on true
   cross join lateral (
     select coalesce(u.day, (
       select min(m.transaction_at) from stock_moves m where m.profile_id = b.profile_id and m.item_id = b.item_id)) as day
   ) r
   where b.profile_id = any ($1) and b.qty_on_hand > 0 and i.type <> ${itemType.instrument} and r.day <= $2::date
   order by b.stock_value desc, i.name, i.id, p.id`,
);

const COLUMNS: readonly SheetColumn[] = [
  { name: 'branch', header: 'Cabang', field: field.text('Cabang', { max: 100 }), width: 24 },
  ...ITEM_COLUMNS,
  { name: 'qty', header: 'Jumlah', field: field.quantity('Jumlah') },
  { name: 'value', header: 'Nilai', field: field.money('Nilai') },
  { name: 'last_use', header: 'Terakhir dipakai', field: field.date('Terakhir dipakai') },
  { name: 'days', header: 'Hari tanpa pemakaian', field: field.integer('Hari tanpa pemakaian') },
];

/** What is worth most comes first. @throws Refusal forbidden (403) for a branch out of reach */
export const listSlow: CallHandlers['inventory.report.slow'] = async (context, { query }) => {
  const { tx, today } = context;
  const branches = reportBranches(context, query.profile_id);
  const data = await run(tx, slowOf, branches, addDays(today, -query.days), today);
  if (query.export === undefined) {
    const value = data.reduce((sum, row) => sum + row.value, 0);
    return { data, sum: { items: data.length, value } };
  }
  return sheetOf(
    { title: `Stok Lambat ${query.days} hari`, days: [today], columns: COLUMNS },
    data.map((row) => ({ ...row, branch: row.branch.name })),
  );
};

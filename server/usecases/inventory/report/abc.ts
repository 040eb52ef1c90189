// GET /api/inventory/report/abc: items by what was used up of them in a range (inventory.md 10.8).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { moveType, useTypes } from '../../../../src/resources/inventory/move-type.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { type AbcClass, rankAbc } from '../../../domain/inventory/abc.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { SheetColumn } from '../../../sheets/write-sheet.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { ITEM_COLUMNS, sheetOf } from './report-sheet.ts';

type Answer = AnswerOf<'inventory.report.abc'>;
type Row = Answer['data'][number];
type Found = Omit<Row, 'share' | 'cumulative' | 'class'>;

/** With what takes it back: a sale that was cancelled, goods that came back from a patient. */
const USED = listed([
  ...useTypes,
  moveType.saleReturn,
  moveType.bhpCancelled,
  moveType.packageCancelled,
  moveType.saleCancelled,
]);
/** What came back in the range of what was used before it is not a use below nothing. */
const usedOf = named<Found, [branches: readonly number[], start: string, end: string]>(
  'stock_abc',
  `select i.id as item_id, i.code, i.name, i.unit, c.name as category, greatest(coalesce(u.qty, 0), 0) as qty,
     greatest(coalesce(u.value, 0), 0)::bigint as used, coalesce(s.value, 0)::bigint as stock_value
   from (
     select item_id, sum(qty_out - qty_in) as qty, -sum(value) as value from stock_moves
     where profile_id = any ($1) and transaction_at between $2::date and $3::date and move_type in ${USED} group by 1
   ) u full join (
     select item_id, sum(stock_value) as value from item_branches where profile_id = any ($1) group by 1
   ) s using (item_id)
   join items i on i.id = item_id join item_categories c on c.id = i.category_id
   where coalesce(u.value, 0) > 0 or s.value > 0 order by used desc, i.name, i.id`,
);

const CLASSES: readonly AbcClass[] = ['A', 'B', 'C'];
const COLUMNS: readonly SheetColumn[] = [
  { name: 'class', header: 'Kelas', field: field.text('Kelas', { max: 1 }), width: 8 },
  ...ITEM_COLUMNS,
  { name: 'qty', header: 'Jumlah terpakai', field: field.quantity('Jumlah terpakai') },
  { name: 'used', header: 'Nilai terpakai', field: field.money('Nilai terpakai') },
  { name: 'share', header: 'Porsi %', field: field.quantity('Porsi %') },
  { name: 'cumulative', header: 'Kumulatif %', field: field.quantity('Kumulatif %') },
  { name: 'stock_value', header: 'Nilai stok', field: field.money('Nilai stok') },
];

/** @throws Refusal forbidden (403) for a branch out of reach */
export const rankStock: CallHandlers['inventory.report.abc'] = async (context, { query }) => {
  const { start_date: start, end_date: end } = query;
  const found = await run(context.tx, usedOf, reportBranches(context, query.profile_id), start, end);
  const data = rankAbc(found).map(({ row, ...rank }): Row => ({ ...row, ...rank }));
  if (query.export !== undefined)
    return sheetOf(
      { title: 'Analisis ABC', days: [start, end], columns: COLUMNS },
      data.map((row) => ({ ...row })),
    );
  const sum = CLASSES.map((name) => {
    const own = data.filter((row) => row.class === name);
    const add = (key: 'used' | 'stock_value') => own.reduce((all, row) => all + row[key], 0);
    return { class: name, items: own.length, used: add('used'), stock_value: add('stock_value') };
  });
  return { data, sum };
};

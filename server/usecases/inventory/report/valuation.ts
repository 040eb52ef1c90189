// GET /api/inventory/report/valuation: what the stock was worth at the end of any day (inventory.md 5, 6 R14).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { planned, run } from '../../../db/statement.ts';
import type { SheetColumn } from '../../../sheets/write-sheet.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { stockAt } from '../stock/stock-at.ts';
import { ITEM_COLUMNS, sheetOf } from './report-sheet.ts';

type Row = AnswerOf<'inventory.report.valuation'>['data'][number];
type Asked = [branches: readonly number[], day: string, category: number | null, account: number | null];

/** Planned for its values: a plan for any of them joins items to sums by looking at each pair. */
const worthOf = planned<Row, Asked>(
  `select i.id as item_id, i.code, i.name, i.unit, c.name as category,
     json_build_object('id', a.id, 'code', a.code, 'name', a.name) as akun,
     s.qty, coalesce(round(s.value / nullif(s.qty, 0), 4), 0) as avg_cost, s.value
   from (select item_id, sum(qty) as qty, sum(value)::bigint as value from (${stockAt('$2::date')}) x group by 1) s
   join items i on i.id = s.item_id join item_categories c on c.id = i.category_id join akuns a on a.id = c.akun_persediaan_id
   where (s.qty <> 0 or s.value <> 0) and ($3::bigint is null or c.id = $3) and ($4::bigint is null or a.id = $4)
   order by c.name, i.name, i.id`,
);

const COLUMNS: readonly SheetColumn[] = [
  ...ITEM_COLUMNS,
  { name: 'akun', header: 'Akun', field: field.text('Akun', { max: 20 }), width: 12 },
  { name: 'qty', header: 'Jumlah', field: field.quantity('Jumlah') },
  { name: 'avg_cost', header: 'Harga rata-rata', field: field.quantity('Harga rata-rata') },
  { name: 'value', header: 'Nilai', field: field.money('Nilai') },
];

/** @throws Refusal forbidden (403) for a branch out of reach */
export const valueStock: CallHandlers['inventory.report.valuation'] = async (context, { query }) => {
  const { date, category_id = null, akun_id = null } = query;
  const branches = reportBranches(context, query.profile_id);
  const data = await run(context.tx, worthOf, branches, date, category_id, akun_id);
  const value = data.reduce((sum, row) => sum + row.value, 0);
  if (query.export === undefined) return { data, sum: { items: data.length, value } };
  return sheetOf({ title: 'Nilai Persediaan', days: [date], columns: COLUMNS }, [
    ...data.map((row) => ({ ...row, akun: row.akun.code })),
    { name: 'Jumlah', value, strong: true },
  ]);
};

// GET /api/inventory/bhp: what treatments used up, by treatment, doctor or day (inventory.md 4).
import { maySee } from '../../../../src/policies/index.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import type { UseGroup } from '../../../../src/resources/inventory/use-calls.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import { composed, named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { bhpTreatments } from './bhp-treatments.ts';
import { BHP_SOURCE } from './use-bhp.ts';

type Answer = AnswerOf<'inventory.bhp.use'>;
type Row = Answer['data'][number] & { readonly value: number };
type Asked = [branches: readonly number[], start: string, end: string, item: number | null];

/** Of each treatment and item: what was put back has gone out of neither. */
const USED = `select m.source_id, m.item_id, m.transaction_at, sum(m.qty_out - m.qty_in) as qty, -sum(m.value) as value from stock_moves m
  where m.profile_id = any ($1) and m.source_type = '${BHP_SOURCE}' and m.move_type in (${moveType.bhp}, ${moveType.bhpCancelled})
    and m.transaction_at between $2 and $3 and ($4::bigint is null or m.item_id = $4)
  group by 1, 2, 3`;
const GROUPS: Readonly<Record<UseGroup, { readonly sql: string; readonly label: string }>> = {
  treatment: { sql: 't.treatment', label: 'Tindakan' },
  doctor: { sql: 't.doctor', label: 'Dokter' },
  day: { sql: 'u.transaction_at::text', label: 'Hari' },
};
const rowsBy = (by: UseGroup) =>
  composed<Row, Asked>(
    `bhp_use_${by}`,
    () => `select ${GROUPS[by].sql} as "group", i.id as item_id, i.code, i.name as item, i.unit,
       count(distinct u.source_id) filter (where u.qty > 0)::int as treatments, sum(u.qty) as qty, sum(u.value)::bigint as value
     from (${USED}) u join items i on i.id = u.item_id join (${bhpTreatments.given()}) t on t.id = u.source_id
     group by 1, i.id having sum(u.qty) <> 0 or sum(u.value) <> 0 order by 1, i.name`,
  );
const rows = { treatment: rowsBy('treatment'), doctor: rowsBy('doctor'), day: rowsBy('day') } as const;
const sums = named<{ treatments: number; value: number }, Asked>(
  'bhp_use_sum',
  `select count(distinct u.source_id) filter (where u.qty > 0)::int as treatments, coalesce(sum(u.value), 0)::bigint as value
   from (select source_id, sum(qty) as qty, sum(value) as value from (${USED}) d group by 1) u`,
);

const sheetOf = (used: readonly Row[], by: UseGroup, subject: string, open: boolean): Download => {
  const { label } = GROUPS[by];
  const group = by === 'day' ? field.date(label) : field.text(label, { max: 200 });
  const columns: readonly SheetColumn[] = [
    { name: 'group', header: label, field: group, width: 32 },
    { name: 'code', header: 'Kode', field: field.text('Kode', { max: 30 }), width: 14 },
    { name: 'item', header: 'Item', field: field.text('Item', { max: 150 }), width: 36 },
    { name: 'unit', header: 'Satuan', field: field.text('Satuan', { max: 20 }), width: 10 },
    { name: 'treatments', header: 'Tindakan memakai', field: field.integer('Tindakan memakai') },
    { name: 'qty', header: 'Jumlah', field: field.quantity('Jumlah') },
    ...(open ? [{ name: 'value', header: 'Biaya', field: field.money('Biaya') }] : []),
  ];
  const head = [`Pemakaian BHP menurut ${label.toLowerCase()}`, `Periode: ${subject}`];
  const sheet = writeSheet(
    'Pemakaian BHP',
    columns,
    used.map((row) => ({ ...row })),
    { head, strong: () => false },
  );
  return new Download(`Pemakaian BHP ${subject}.xlsx`, XLSX, sheet);
};

export const listBhpUse: CallHandlers['inventory.bhp.use'] = async ({ tx, branches, actor }, { query }) => {
  const { by, start_date: start, end_date: end, item_id = null } = query;
  const asked: Asked = [branches, start, end, item_id];
  const used = await run(tx, rows[by], ...asked);
  const open = maySee(actor.role, 'stock');
  if (query.export !== undefined) return sheetOf(used, by, `${formatDate(start)} - ${formatDate(end)}`, open);
  const { treatments = 0, value = 0 } = (await runOne(tx, sums, ...asked)) ?? {};
  return {
    data: used.map(({ value: worth, ...row }) => ({ ...row, ...(open && { value: worth }) })),
    sum: { treatments, ...(open && { value }) },
  };
};

// Counts from Excel (inventory.md 8): the sheet of a count goes out, is filled in on paper or screen, and comes back. A count that
// says what was counted already changes nothing.
import { opname } from '../../../../src/resources/inventory/opname.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { stockRowProblems } from '../../../domain/inventory/stock-sheet.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers, Context, WriteContext } from '../../kernel/contract.ts';
import { genericShow, lockRow } from '../../kernel/generic.ts';
import {
  type ImportedRecords,
  importWhole,
  type ImportSheet,
  rejectedRows,
  type SheetRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';
import { resolveBatches } from '../stock/batch-rows.ts';
import { batchOf, findNamed } from '../stock/sheet-items.ts';
import { countedLines } from './count-sheet.ts';

type Rows = SheetRows<'opnamecounts'>;

const runningOf = named<{ id: number }, [branches: readonly number[]]>(
  'opname_import_running',
  `select id from opnames where profile_id = any ($1) and status = ${opname.state.counting} limit 2`,
);
/** Lines that are new or were counted otherwise. What was emptied, or never lay there, is counted against what is there now. */
const storeCounts = named<unknown, [opname: number, warehouse: number, counts: string, by: number]>(
  'opname_import_store',
  `insert into opname_lines as l (opname_id, item_id, batch_id, qty_system, qty_count, note, counted_by)
   select $1, n.item_id, n.batch_id, coalesce(s.qty, 0), n.qty, n.note, $4
   from jsonb_to_recordset($3::jsonb) n (item_id bigint, batch_id bigint, qty numeric, note text)
   left join stock_balances s on s.warehouse_id = $2 and s.item_id = n.item_id and s.batch_id is not distinct from n.batch_id
   on conflict on constraint opname_lines_place do update
     set qty_count = excluded.qty_count, note = coalesce(excluded.note, l.note), counted_by = excluded.counted_by
   where l.qty_count is distinct from excluded.qty_count or l.note is distinct from coalesce(excluded.note, l.note)
   returning l.id`,
);

/**
 * The count that is meant, or the only one that is under way.
 * @throws Refusal opname-choose (422), not-found (404)
 */
const documentOf = async (context: Context, asked: number | undefined) => {
  if (asked !== undefined) return genericShow(opname, context, asked);
  const [one, other] = await run(context.tx, runningOf, context.branches);
  if (!one || other) throw new Refusal('opname-choose');
  return genericShow(opname, context, one.id);
};

const isCounted = ({ values }: Rows[number]): boolean => values.stok_fisik !== null;

const storeRows = async (context: WriteContext, rows: Rows, document: { id: number; warehouse_id: number }) => {
  const counted = rows.filter(isCounted);
  const found = await findNamed(context, counted);
  const lines = counted.map(({ values }) => ({
    item_id: found.itemOf(values)?.id ?? 0,
    batch_no: batchOf(values),
    expired_at: typeof values.kedaluwarsa === 'string' ? values.kedaluwarsa : null,
    qty: Number(values.stok_fisik),
    note: typeof values.catatan === 'string' ? values.catatan : null,
  }));
  const printed = lines.flatMap(({ batch_no, ...line }) => (batch_no === null ? [] : [{ ...line, batch_no }]));
  const idOf = await resolveBatches(context, printed);
  const counts = lines.map(({ batch_no, expired_at: _known, ...line }) => ({
    ...line,
    batch_id: batch_no === null ? null : idOf({ item_id: line.item_id, batch_no }),
  }));
  return run(context.tx, storeCounts, document.id, document.warehouse_id, JSON.stringify(counts), context.actor.id);
};

const judgeCells = async (context: Context, rows: Rows) => {
  const counted = rows.filter(isCounted);
  const found = await findNamed(context, counted);
  return counted.flatMap(({ row, values }) =>
    stockRowProblems<'stok_fisik'>({ row, values }, found.itemOf(values), found.batchOf(values), 'stok_fisik'),
  );
};

const sheetOf = (asked: number | undefined): ImportSheet<'opnamecounts', ImportedRecords> => ({
  sheet: 'opnamecounts',
  title: 'Hasil Hitung',
  object: 'inventory.opname.import',
  url: '/inventory/warehouse/opname',
  describe: (rows) => `${rows.filter(isCounted).length} dari ${rows.length} baris dihitung`,
  lock: async (context) => lockRow(opname, context, (await documentOf(context, asked)).id),
  judge: async (context, rows) => {
    const { status } = await documentOf(context, asked);
    if (status !== opname.state.counting) throw new Refusal('opname-submitted');
    return judgeCells(context, rows);
  },
  cells: judgeCells,
  store: async (context, rows) => {
    const document = await documentOf(context, asked);
    const stored = await storeRows(context, rows, document);
    return { added: stored.length, changed: 0, data: [{ id: document.id, code: document.code }] };
  },
});

export const importCounts: CallHandlers['inventory.opname.import'] = (context, request) =>
  importWhole(sheetOf(request.query.opname_id))(context, request);
export const rejectedCounts: CallHandlers['inventory.opname.rejected'] = (context, request) =>
  rejectedRows(sheetOf(request.query.opname_id))(context, { ...request, query: {} });

/** GET /api/inventory/opname/template: the lines of the count; what should be there only for who may see it. */
export const countTemplate: CallHandlers['inventory.opname.template'] = (context, { query: { opname_id } }) =>
  sheetTemplate(sheetOf(opname_id), async () => {
    const document = await documentOf(context, opname_id);
    return (await countedLines(context, document)).map((line) => ({
      kode_item: line.code,
      nama: line.name,
      batch: line.batch_no,
      kedaluwarsa: line.expired_at,
      stok_sistem: line.qty_system ?? null,
      stok_fisik: line.qty_count,
      catatan: line.note,
    }));
  })(context);

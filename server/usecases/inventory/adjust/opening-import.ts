// Opening stock from Excel (inventory.md 8): a draft for each warehouse, which is submitted as any other adjustment. What stands in
// one already is passed over, so that a sheet that comes again changes nothing (docs/decisions/0077).
import { adjustment, adjustmentType } from '../../../../src/resources/inventory/adjustment.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { stockRowProblems } from '../../../domain/inventory/stock-sheet.ts';
import type { ColumnOf } from '../../../domain/input-tables.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import {
  type ImportedRecords,
  importWhole,
  type ImportSheet,
  rejectedRows,
  type SheetRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';
import { batchOf, findNamed } from '../stock/sheet-items.ts';
import { createAdjustment } from './write-adjustment.ts';

type Rows = SheetRows<'openingstock'>;
type Problem = CellProblem<ColumnOf<'openingstock'>>;
interface Draft {
  readonly id: number;
  readonly code: string;
  readonly gudang: string;
}
interface Warehouse {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}
interface Line {
  readonly item_id: number;
  readonly warehouse_id: number;
  readonly batch_no: string | null;
  readonly expired_at: string | null;
  readonly qty: number;
  readonly unit_cost: number | null;
}
interface Kept extends Line {
  readonly code: string;
}

const { state } = adjustment;
/** As many lines as a document takes from its form. */
const MOST_LINES = 500;
const REASON = 'Impor saldo awal';

const warehousesOf = named<Warehouse, [branches: readonly number[]]>(
  'opening_import_warehouses',
  `select id, code, name from warehouses where profile_id = any ($1) and status = ${activeStatus.active}`,
);
const keptLines = named<Kept, [branches: readonly number[], items: readonly number[]]>(
  'opening_import_kept',
  `select a.code, a.warehouse_id, l.item_id, l.batch_no, coalesce(l.expired_at, b.expired_at)::text as expired_at, l.qty, l.unit_cost
   from adjustments a join adjustment_lines l on l.adjustment_id = a.id
   left join batches b on b.item_id = l.item_id and b.batch_no = l.batch_no
   where a.profile_id = any ($1) and a.type = ${adjustmentType.opening} and a.status <> ${state.rejected} and l.item_id = any ($2)`,
);
const movedItems = named<{ item_id: number }, [branches: readonly number[], items: readonly number[]]>(
  'opening_import_moved',
  `select distinct item_id from stock_moves
   where profile_id = any ($1) and item_id = any ($2) and move_type <> ${moveType.opening}`,
);

const small = (value: unknown): string => String(value).trim().toLowerCase();
const placeOf = ({ item_id, warehouse_id, batch_no }: Pick<Line, 'item_id' | 'warehouse_id' | 'batch_no'>): string =>
  [item_id, warehouse_id, batch_no].join(' ');

/** The rows with what they name, and what stands in a document already. */
const readRows = async (context: Context, rows: Rows) => {
  const { tx, branches } = context;
  const [found, warehouses] = await Promise.all([findNamed(context, rows), run(tx, warehousesOf, branches)]);
  const items = rows.flatMap(({ values }) => found.itemOf(values)?.id ?? []);
  const [kept, moved] = await Promise.all([run(tx, keptLines, branches, items), run(tx, movedItems, branches, items)]);
  const keptAt = new Map(kept.map((line) => [placeOf(line), line]));
  const hasMoved = new Set(moved.map(({ item_id }) => item_id));
  return rows.map(({ row, values }) => {
    const item = found.itemOf(values);
    const places = warehouses.filter(({ code, name }) => [small(code), small(name)].includes(small(values.gudang)));
    const batch = found.batchOf(values);
    const line: Line = {
      item_id: item?.id ?? 0,
      warehouse_id: places[0]?.id ?? 0,
      batch_no: batchOf(values),
      expired_at: typeof values.kedaluwarsa === 'string' ? values.kedaluwarsa : (batch?.expired_at ?? null),
      qty: Number(values.jumlah),
      unit_cost: Number(values.harga_pokok),
    };
    return {
      row,
      values,
      item,
      batch,
      places,
      line,
      kept: keptAt.get(placeOf(line)),
      moved: hasMoved.has(line.item_id),
    };
  });
};
type Read = Awaited<ReturnType<typeof readRows>>[number];

const isSame = ({ line, kept }: Read): boolean =>
  kept?.qty === line.qty && kept.unit_cost === line.unit_cost && kept.expired_at === line.expired_at;

const problemsOf = (read: Read): readonly Problem[] => {
  const { row, values, item, batch, places, kept, moved } = read;
  const own: Problem[] = [...stockRowProblems<'jumlah'>({ row, values }, item, batch, 'jumlah')];
  if (places.length !== 1) own.push({ row, field: 'gudang', message: 'Gudang tidak ditemukan' });
  if (isSame(read)) return own;
  if (moved && !kept) own.push({ row, field: 'kode_item', message: new Refusal('opening-only').message });
  if (kept && own.length === 0 && isRead(read))
    own.push({ row, field: 'jumlah', message: `Saldo awal sudah dicatat di ${kept.code} dengan isi lain` });
  return own;
};
/** No cell of it is wrong: what it says can be held against what stands in a document. */
const isRead = ({ values }: Read): boolean => Object.values(values).every((value) => value !== undefined);

const storeDrafts = async (context: WriteContext, reads: readonly Read[]): Promise<Draft[]> => {
  const drafts: Draft[] = [];
  for (const place of new Map(reads.flatMap(({ places }) => places.map((one) => [one.id, one] as const))).values()) {
    const lines = reads.filter(({ line }) => line.warehouse_id === place.id);
    for (let from = 0; from < lines.length; from += MOST_LINES) {
      const { record } = await createAdjustment(context, {
        adjusted_at: context.today,
        warehouse_id: place.id,
        type: adjustmentType.opening,
        reason: REASON,
        lines: lines.slice(from, from + MOST_LINES).map(({ line: { warehouse_id: _place, ...line } }) => line),
      });
      drafts.push({ id: record.id, code: record.code, gudang: place.name });
    }
  }
  return drafts;
};

const judge: ImportSheet<'openingstock'>['cells'] = async (context, rows) =>
  (await readRows(context, rows)).flatMap(problemsOf);

const sheet: ImportSheet<'openingstock', ImportedRecords<Draft>> = {
  sheet: 'openingstock',
  title: 'Saldo Awal Stok',
  object: 'inventory.adjustment.import',
  url: '/inventory/warehouse/adjustment',
  describe: (rows) => `${rows.length} baris saldo awal`,
  judge,
  cells: judge,
  store: async (context, rows) => {
    const fresh = (await readRows(context, rows)).filter(({ kept }) => !kept);
    return { added: fresh.length, changed: 0, data: await storeDrafts(context, fresh) };
  },
};

export const importOpening = importWhole(sheet);
export const openingStockTemplate = sheetTemplate(sheet);
export const rejectedOpening = rejectedRows(sheet);

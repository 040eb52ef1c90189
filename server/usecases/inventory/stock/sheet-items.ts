// Items and batches that the rows of a sheet name (inventory.md 8), for whatever sheet of quantities it is.
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import type { KnownBatch, KnownStockItem } from '../../../domain/inventory/stock-sheet.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { batchNumber } from './batch-rows.ts';

export interface SheetItem extends KnownStockItem {
  readonly id: number;
  readonly code: string;
}
export interface SheetBatch extends KnownBatch {
  readonly id: number;
  readonly item_id: number;
  readonly batch_no: string;
}

const itemsOf = named<SheetItem, [codes: readonly string[]]>(
  'stock_sheet_items',
  `select id, code, name, unit, allow_decimal, is_batch, is_expiry, status = ${activeStatus.active} as active
   from items where lower(code) = any ($1)`,
);
const batchesOf = named<SheetBatch, [items: readonly number[], batches: readonly string[]]>(
  'stock_sheet_batches',
  `select id, item_id, batch_no, expired_at::text as expired_at from batches where item_id = any ($1) and batch_no = any ($2)`,
);

interface Cells {
  readonly kode_item: unknown;
  readonly batch: unknown;
}
const small = (value: unknown): string => String(value).trim().toLowerCase();
/** The number as it is kept; null: the row names none. */
export const batchOf = ({ batch }: Pick<Cells, 'batch'>): string | null =>
  typeof batch === 'string' ? batchNumber(batch) : null;

/** Answers by the cells of a row: undefined for what is not known. */
export const findNamed = async ({ tx }: Pick<Context, 'tx'>, rows: readonly { readonly values: Cells }[]) => {
  const items = await run(tx, itemsOf, [...new Set(rows.map(({ values }) => small(values.kode_item)))]);
  const numbers = rows.flatMap(({ values }) => batchOf(values) ?? []);
  const ids = items.map(({ id }) => id);
  const batches = numbers.length === 0 ? [] : await run(tx, batchesOf, ids, [...new Set(numbers)]);
  const byCode = new Map(items.map((one) => [small(one.code), one]));
  const byNumber = new Map(batches.map((one) => [`${one.item_id} ${one.batch_no}`, one]));
  const itemOf = ({ kode_item }: Pick<Cells, 'kode_item'>): SheetItem | undefined => byCode.get(small(kode_item));
  return {
    itemOf,
    batchOf: (cells: Cells): SheetBatch | undefined => byNumber.get(`${itemOf(cells)?.id} ${batchOf(cells)}`),
  };
};

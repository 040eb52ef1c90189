// Lines of orders and receives from Excel (inventory.md 8): items by code, units by name, read into the form that stores them.
import type { Calls } from '../../../../src/resources/calls.ts';
import type { SheetName } from '../../../../src/resources/kernel/sheet-name.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import {
  type InputSheet,
  readInto,
  rejectedRows,
  type SheetRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';

type LineSheet = Extract<SheetName, 'purchaselines' | 'receivelines'>;
interface Unit {
  readonly code: string;
  readonly unit: string;
  readonly item_id: number;
  readonly unit_id: number;
}
/** In small letters: codes of items with the units that they are bought in. */
const unitsOf = named<Unit, [codes: readonly string[]]>(
  'line_import_units',
  `select lower(i.code) as code, lower(s.name) as unit, i.id as item_id, s.id as unit_id
   from items i join satuans s on s.id = i.unit_id or s.id in (select unit_id from item_units where item_id = i.id and is_purchase)
   where lower(i.code) = any ($1)`,
);
const small = (value: unknown): string => String(value).toLowerCase();
const findUnits = async ({ tx }: Context, codes: readonly unknown[]) => {
  const units = await run(tx, unitsOf, [...new Set(codes.map(small))]);
  const known = new Set(units.map(({ code }) => code));
  return {
    knows: (code: unknown) => known.has(small(code)),
    unitOf: (code: unknown, name: unknown) => units.find((one) => one.code === small(code) && one.unit === small(name)),
  };
};

const judge = async (
  context: Context,
  rows: readonly { readonly row: number; readonly values: Readonly<Record<'kode_item' | 'satuan', unknown>> }[],
): Promise<CellProblem<'kode_item' | 'satuan'>[]> => {
  const units = await findUnits(
    context,
    rows.map(({ values }) => values.kode_item),
  );
  return rows.flatMap(({ row, values: { kode_item, satuan } }): CellProblem<'kode_item' | 'satuan'>[] => {
    if (!units.knows(kode_item)) return [{ row, field: 'kode_item', message: `Item ${String(kode_item)} tidak ada` }];
    if (units.unitOf(kode_item, satuan)) return [];
    return [{ row, field: 'satuan', message: 'Item tidak dibeli dalam satuan ini.' }];
  });
};

const sheetOf = <S extends LineSheet>(sheet: S, title: string): InputSheet<S> => ({
  sheet,
  title,
  whole: true,
  describe: (rows) => `${rows.length} item`,
  judge,
  cells: judge,
});
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const purchaseLine = ({ values }: Pick<SheetRows<'purchaselines'>[number], 'values'>) => ({
  kode_item: String(values.kode_item),
  satuan: String(values.satuan),
  qty: number(values.jumlah),
  price: number(values.harga),
  discount_percent: numberOrNull(values.diskon),
  tax_percent: numberOrNull(values.ppn),
});
const receiveLine = ({ values }: SheetRows<'receivelines'>[number]) => ({
  ...purchaseLine({ values }),
  is_bonus: values.bonus === true,
  batch_no: textOrNull(values.batch),
  expired_at: textOrNull(values.kedaluwarsa),
});

interface Named {
  readonly kode_item: string;
  readonly satuan: string;
}
/** The rows with the ids that the form sends. */
const withIds = async <L extends Named>(context: Context, lines: readonly L[]) => {
  const units = await findUnits(
    context,
    lines.map(({ kode_item }) => kode_item),
  );
  return lines.flatMap(({ kode_item, satuan, ...line }) => {
    const unit = units.unitOf(kode_item, satuan);
    return unit ? [{ item_id: unit.item_id, unit_id: unit.unit_id, ...line }] : [];
  });
};

const purchaseSheet = sheetOf('purchaselines', 'Baris PO');
const readPurchase = readInto(purchaseSheet, purchaseLine);
export const readPurchaseLines = async (
  context: Context,
  request: CallRequest<Calls['inventory.purchaselines.import']>,
) => {
  const { data, ...rest } = await readPurchase(context, request);
  return { ...rest, data: await withIds(context, data) };
};
export const purchaseLinesTemplate = sheetTemplate(purchaseSheet);
export const rejectedPurchaseLines = rejectedRows(purchaseSheet);

const receiveSheet = sheetOf('receivelines', 'Baris Penerimaan');
const readReceive = readInto(receiveSheet, receiveLine);
export const readReceiveLines = async (
  context: Context,
  request: CallRequest<Calls['inventory.receivelines.import']>,
) => {
  const { data, ...rest } = await readReceive(context, request);
  return { ...rest, data: await withIds(context, data) };
};
export const receiveLinesTemplate = sheetTemplate(receiveSheet);
export const rejectedReceiveLines = rejectedRows(receiveSheet);

// The sheet of running packages that are brought along as the books begin (paket.md 8): columns, and what rows say together. Pure.
import { field } from '../../../src/resources/kernel/field.ts';
import type { CellProblem, InputColumn, SheetRow } from '../sheet-column.ts';

export const PACKAGE_COLUMNS = {
  no_rm: { header: 'No. RM', field: field.code('No. RM'), required: true },
  kode_paket: { header: 'Kode Paket', field: field.code('Kode Paket'), required: true },
  tgl_jual: { header: 'Tgl Jual', field: field.date('Tgl Jual'), required: true },
  total: { header: 'Total', field: field.money('Total', { min: 0 }), required: true },
  sudah_dibayar: { header: 'Sudah Dibayar', field: field.money('Sudah Dibayar', { min: 0 }), required: true },
  jenis: { header: 'Jenis', field: field.integer('Jenis', { min: 1, max: 3 }), required: true },
  kode: { header: 'Kode', field: field.code('Kode'), required: true },
  slot: { header: 'Slot', field: field.integer('Slot', { min: 1, max: 999 }), required: true },
  terpakai: { header: 'Terpakai', field: field.integer('Terpakai', { min: 0, max: 999 }), required: true },
  berlaku_sampai: { header: 'Berlaku s/d', field: field.date('Berlaku s/d') },
} as const satisfies Readonly<Record<string, InputColumn>>;

export type PackageColumn = keyof typeof PACKAGE_COLUMNS;
type Values = SheetRow<PackageColumn>['values'];

const small = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** Rows of one customer, package and day are one sale. */
export const saleKey = ({ no_rm, kode_paket, tgl_jual }: Pick<Values, 'no_rm' | 'kode_paket' | 'tgl_jual'>): string =>
  [small(no_rm), small(kode_paket), String(tgl_jual)].join('\n');

/** What a program of a package is known by. */
export const programKey = (jenis: unknown, kode: unknown): string => [Number(jenis), small(kode)].join('\n');

/** The same program stands once in a sale. */
export const packageRowKey = (values: Values): string =>
  [saleKey(values), programKey(values.jenis, values.kode)].join('\n');

/** The rows of each sale, in their order. */
export const salesOf = <R extends SheetRow<PackageColumn>>(rows: readonly R[]): readonly (readonly [R, ...R[]])[] => {
  const sales = new Map<string, [R, ...R[]]>();
  for (const row of rows) {
    const sale = sales.get(saleKey(row.values));
    if (sale) sale.push(row);
    else sales.set(saleKey(row.values), [row]);
  }
  return [...sales.values()];
};

const AMOUNTS = ['total', 'sudah_dibayar'] as const;

const isNamed = ([{ values }]: readonly [SheetRow<PackageColumn>, ...SheetRow<PackageColumn>[]]): boolean =>
  (['no_rm', 'kode_paket', 'tgl_jual'] as const).every((name) => values[name] !== undefined);
const differs = (own: unknown, first: unknown): boolean => own !== undefined && first !== undefined && own !== first;

/** What is wrong with rows by themselves, and with those of one sale beside each other. A wrong cell, undefined, is left out. */
export const packageProblems = (rows: readonly SheetRow<PackageColumn>[]): readonly CellProblem<PackageColumn>[] =>
  salesOf(rows).flatMap((sale) =>
    sale.flatMap(({ row, values }): CellProblem<PackageColumn>[] => [
      ...AMOUNTS.filter((name) => isNamed(sale) && differs(values[name], sale[0].values[name])).map((name) => ({
        row,
        field: name,
        message: `Berbeda dengan baris ${sale[0].row} dari paket yang sama`,
      })),
      ...(Number(values.sudah_dibayar) > Number(values.total)
        ? [{ row, field: 'sudah_dibayar' as const, message: 'Melebihi total' }]
        : []),
      ...(Number(values.terpakai) > Number(values.slot)
        ? [{ row, field: 'terpakai' as const, message: 'Terpakai melebihi slot' }]
        : []),
      ...(typeof values.berlaku_sampai === 'string' &&
      typeof values.tgl_jual === 'string' &&
      values.berlaku_sampai < values.tgl_jual
        ? [{ row, field: 'berlaku_sampai' as const, message: 'Harus pada atau setelah tanggal jual' }]
        : []),
    ]),
  );

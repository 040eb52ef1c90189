// The sheet of variable components of a run (attendance.md 8): its columns, and what a row is known by. Pure.
import { field } from '../../../src/resources/kernel/field.ts';
import type { CellProblem, InputColumn, SheetRow } from '../sheet-column.ts';

/** The same bounds as a line that is entered on a slip. */
const MOST = { qty: 100_000, rate: 1_000_000_000, note: 200 } as const;

export const COMPONENT_COLUMNS = {
  attendance_id: { header: 'Attendance ID', field: field.text('Attendance ID', { max: 20 }), required: true },
  nama: { header: 'Nama', field: field.text('Nama', { max: 100 }) },
  kode_komponen: { header: 'Kode Komponen', field: field.code('Kode Komponen', { max: 20 }), required: true },
  jumlah: { header: 'Jumlah', field: field.quantity('Jumlah', { min: 0.01, max: MOST.qty }), required: true },
  tarif: { header: 'Tarif', field: field.money('Tarif', { min: 1, max: MOST.rate }), required: true },
  catatan: { header: 'Catatan', field: field.note('Catatan', { max: MOST.note }) },
} as const satisfies Readonly<Record<string, InputColumn>>;
export type ComponentColumn = keyof typeof COMPONENT_COLUMNS;
type Row = SheetRow<ComponentColumn>;

/** One row of a person and a component. */
export const componentKey = ({ attendance_id, kode_komponen }: Row['values']): string =>
  `${String(attendance_id).trim()}\n${String(kode_komponen).trim()}`;

/** Quantities that a slip could not keep: more than two decimals. */
export const componentProblems = (rows: readonly Row[]): readonly CellProblem<ComponentColumn>[] =>
  rows
    .filter(({ values }) => Math.abs(Number(values.jumlah) * 100 - Math.round(Number(values.jumlah) * 100)) > 1e-6)
    .map(({ row }) => ({ row, field: 'jumlah', message: 'Maksimal 2 angka desimal' }));

// A column of a workbook that people fill in, and what is wrong with one of its cells.
import type { Field } from '../../src/resources/kernel/field.ts';
import { fieldShape } from '../../src/resources/kernel/shape.ts';

export interface InputColumn {
  readonly header: string;
  readonly field: Field;
  readonly required?: true;
}

const NOT_READABLE: Partial<Record<Field['kind'], string>> = {
  date: 'Tanggal tidak valid',
  choice: 'Pilihan tidak valid',
  flag: 'Isi Y atau T',
};

/** @param value as the Excel codec read it: undefined for what is none of the column's kind, null for an empty cell */
export const cellProblem = (column: InputColumn, value: unknown): string | null => {
  if (value === undefined) return NOT_READABLE[column.field.kind] ?? 'Tidak valid';
  if (value === null) return column.required ? 'Wajib diisi' : null;
  const result = fieldShape(column.field).safeParse(value);
  return result.success ? null : (result.error.issues[0]?.message ?? 'Tidak valid');
};

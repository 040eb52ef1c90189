// A column of a workbook that people fill in, and what is wrong with its cells and rows. Pure.
import type { Field } from '../../src/resources/kernel/field.ts';
import { issueText } from '../../src/resources/kernel/issue-text.ts';
import { fieldShape } from '../../src/resources/kernel/shape.ts';

export interface InputColumn {
  readonly header: string;
  readonly field: Field;
  readonly required?: true;
}

const AS_TEXT = 'Isi sel tidak terbaca. Ubah format kolom menjadi Teks lalu isi kembali';
const AS_NUMBER = 'Angka tidak terbaca. Tulis tanpa pemisah ribuan, misalnya 1250 atau 12,5';
const NOT_READABLE: Partial<Record<Field['kind'], string>> = {
  code: AS_TEXT,
  text: AS_TEXT,
  note: AS_TEXT,
  date: 'Tanggal tidak valid',
  choice: 'Pilihan tidak valid',
  flag: 'Isi Y atau T',
  integer: AS_NUMBER,
  quantity: AS_NUMBER,
  percent: AS_NUMBER,
  money: 'Jumlah tidak terbaca. Tulis misalnya 1250000 atau 1.250.000',
};

/** @param value as the Excel codec read it: undefined for what is none of the column's kind, null for an empty cell */
export const cellProblem = (column: InputColumn, value: unknown): string | null => {
  if (value === undefined) return NOT_READABLE[column.field.kind] ?? 'Tidak valid';
  if (value === null) return column.required ? 'Wajib diisi' : null;
  const result = fieldShape(column.field).safeParse(value, { error: issueText });
  return result.success ? null : (result.error.issues[0]?.message ?? 'Tidak valid');
};

export interface CellProblem<N extends string> {
  readonly row: number;
  readonly field: N;
  readonly message: string;
}
export interface SheetRow<N extends string> {
  readonly row: number;
  readonly values: Readonly<Record<N, unknown>>;
}

/** What is wrong with single cells, in the order of the rows. */
export const cellProblems = <N extends string>(
  columns: Readonly<Record<N, InputColumn>>,
  rows: readonly SheetRow<N>[],
): readonly CellProblem<N>[] =>
  rows.flatMap(({ row, values }) =>
    (Object.keys(columns) as N[]).flatMap((name) => {
      const message = cellProblem(columns[name], values[name]);
      return message === null ? [] : [{ row, field: name, message }];
    }),
  );

/** Rows that say again what an earlier row of the file has said. @param keyOf equal for the same record */
export const repeatedRows = <N extends string>(
  rows: readonly SheetRow<N>[],
  at: N,
  keyOf: (values: SheetRow<N>['values']) => string,
): readonly CellProblem<N>[] => {
  const first = new Map<string, number>();
  return rows.flatMap(({ row, values }) => {
    const key = keyOf(values).toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row);
    return earlier === undefined ? [] : [{ row, field: at, message: `Sama dengan baris ${earlier}` }];
  });
};

// A statement as an Excel sheet: the rows and columns of the screen.
import { field } from '../../../src/resources/kernel/field.ts';
import { type SheetColumn, writeSheet } from '../../sheets/write-sheet.ts';
import { Download, XLSX } from '../download.ts';
import type { StatementColumn } from './statement-amounts.ts';

interface Report {
  readonly columns: readonly Pick<StatementColumn, 'key' | 'label' | 'kind'>[];
  readonly rows: readonly {
    readonly code: string;
    readonly name: string;
    readonly level: number;
    readonly values: readonly (number | null)[];
  }[];
}

const INDENT = '    ';
const ACCOUNT: readonly SheetColumn[] = [
  { name: 'code', header: 'Kode', field: field.code('Kode'), width: 10 },
  { name: 'name', header: 'Nama Akun', field: field.text('Nama Akun', { max: 200 }), width: 48 },
];

/** @param subject the range or day, after the title in the file's name */
export const statementSheet = (title: string, subject: string, { columns, rows }: Report): Download => {
  const amounts = columns.map(({ key, label, kind }): SheetColumn => ({
    name: key,
    header: label,
    field: kind === 'percent' ? field.quantity(label) : field.money(label),
  }));
  const lines = rows.map(({ code, name, level, values }) => ({
    code,
    name: `${INDENT.repeat(level)}${name}`,
    ...Object.fromEntries(columns.map(({ key }, i) => [key, values[i] ?? null])),
  }));
  return new Download(`${title} ${subject}.xlsx`, XLSX, writeSheet(title, [...ACCOUNT, ...amounts], lines));
};

// Rows of an uploaded workbook under known headings, or under the names of the fields; columns may stand in any order.
import { Refusal } from '../../src/resources/refusals.ts';
import type { InputColumn } from '../domain/sheet-column.ts';
import { type Plain, readCell, textOf } from './cell.ts';
import { readSheet } from './read-sheet.ts';

/** Header of the column in which refused rows say why; it is passed over when such a workbook comes back. */
export const REASON_HEADER = 'Alasan';

export type InputColumns<N extends string> = Readonly<Record<N, InputColumn>>;
export interface TableRow<N extends string> {
  /** Number of the row in the sheet; the header is 1. */
  readonly row: number;
  readonly cells: Readonly<Partial<Record<N, Plain>>>;
  /** Cells by the kinds of their columns; undefined: not a value of the kind. */
  readonly values: Readonly<Record<N, unknown>>;
}

/** Headings are the same whatever their hints, stars, dots and spaces: 'No. RM', 'no rm', 'Tanggal Lahir* (dd/mm/yyyy)'. */
const headingKey = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const namesOf = <N extends string>(columns: InputColumns<N>): readonly N[] => Object.keys(columns) as N[];

const columnsOf = <N extends string>(
  columns: InputColumns<N>,
  header: readonly Plain[],
): readonly (N | undefined)[] => {
  const nameOf = (cell: Plain): N | undefined => {
    const key = headingKey(textOf(cell) ?? '');
    return namesOf(columns).find((name) => headingKey(columns[name].header) === key || headingKey(name) === key);
  };
  const names = header.map(nameOf);
  const known = names.filter((name) => name !== undefined);
  const isOther = header.some((cell, i) => {
    const text = textOf(cell);
    return names[i] === undefined && text !== null && text !== REASON_HEADER;
  });
  const isWhole = namesOf(columns).every((name) => !columns[name].required || known.includes(name));
  if (isOther || !isWhole || new Set(known).size !== known.length) throw new Refusal('wrong-template');
  return names;
};

/**
 * The rows of the first sheet.
 * @throws Refusal wrong-template (422) for another sheet: a required column missing, an unknown one, one twice; too-many-rows
 * (422), too-large (413)
 */
export const readTable = async <N extends string>(
  columns: InputColumns<N>,
  bytes: Buffer,
): Promise<readonly TableRow<N>[]> => {
  const sheet = await readSheet(bytes);
  const order = columnsOf(columns, sheet.header);
  return sheet.rows.map(({ number, cells: plain }) => {
    const entries = order.flatMap((name, i) => (name === undefined ? [] : [[name, plain[i] ?? null] as const]));
    const cells = Object.fromEntries(entries) as TableRow<N>['cells'];
    const values = Object.fromEntries(
      namesOf(columns).map((name) => [name, readCell(columns[name].field, cells[name] ?? null)]),
    ) as TableRow<N>['values'];
    return { row: number, cells, values };
  });
};

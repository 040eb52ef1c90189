// Rows under the headings of a known sheet, or under the names of its fields, and what is wrong with them by themselves. Columns
// may stand in any order.
import type { Field } from '../../src/resources/kernel/field.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import type { SheetName } from '../../src/resources/kernel/sheet-name.ts';
import { type ColumnOf, type InputTable, inputTables } from '../domain/input-tables.ts';
import type { PatientColumnName, SheetPatient } from '../domain/service/patient-sheet.ts';
import { type CellProblem, cellProblems, repeatedRows } from '../domain/sheet-column.ts';
import { type Plain, readCell, textOf } from './cell.ts';
import { judgePunches, type PunchTable } from './judge-punches.ts';
import { judgeRoster, type RosterTable } from './judge-roster.ts';
import { lostProblems } from './lost-problems.ts';
import { type ReadWorkbook, readRows } from './read-rows.ts';

/** Header of the column in which refused rows say why; it is passed over when such a workbook comes back. */
export const REASON_HEADER = 'Alasan';

export interface TableRow<N extends string, V = Readonly<Record<N, unknown>>> {
  /** Number of the row in the sheet; the header is 1. */
  readonly row: number;
  readonly cells: Readonly<Partial<Record<N, Plain>>>;
  /** Cells by the kinds of their columns; undefined: not a value of the kind. */
  readonly values: V;
}
/** A sheet as it was sent, judged as far as that goes without a database. */
export interface JudgedTable<N extends string = string, V = Readonly<Record<N, unknown>>> {
  readonly rows: readonly TableRow<N, V>[];
  /** What is wrong with single cells and rows, and with rows that come twice. */
  readonly problems: readonly CellProblem<N>[];
  /** What is wrong with the other rows together. */
  readonly together: readonly CellProblem<N>[];
}

/** Sheets whose rows are read as a whole, and have the types that their reader gives them. */
interface ReadAsWhole {
  readonly patients: JudgedTable<PatientColumnName, SheetPatient>;
  readonly punches: PunchTable;
  readonly roster: RosterTable;
}
/** What is read of the sheet of that name. */
export type SheetTable<S extends SheetName> = S extends keyof ReadAsWhole ? ReadAsWhole[S] : JudgedTable<ColumnOf<S>>;

/** Headings are the same whatever their hints, stars, dots and spaces: 'No. RM', 'no rm', 'Tanggal Lahir* (dd/mm/yyyy)'. */
const headingKey = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const namesOf = <N extends string>({ columns }: InputTable<N>): readonly N[] => Object.keys(columns) as N[];

/** What keeps a first row from being the headings of the table; none: it is. */
const headingProblems = <N extends string>(
  table: InputTable<N>,
  header: readonly Plain[],
  names: readonly (N | undefined)[],
): readonly string[] => {
  const { columns } = table;
  const texts = header.map(textOf);
  if (texts.every((text) => text === null)) return ['Baris pertama kosong: isi dengan judul kolom dari template'];
  const other = texts.filter((text, i) => text !== null && names[i] === undefined && text !== REASON_HEADER);
  const missing = namesOf(table).filter((name) => columns[name].required && !names.includes(name));
  const twice = namesOf(table).filter((name) => names.filter((one) => one === name).length > 1);
  return [
    ...missing.map((name) => `Kolom '${columns[name].header}' tidak ada`),
    ...other.map((text) => `Kolom '${text}' tidak dikenal`),
    ...twice.map((name) => `Kolom '${columns[name].header}' tertulis dua kali`),
  ];
};

const columnNames = <N extends string>(table: InputTable<N>, header: readonly Plain[]): readonly (N | undefined)[] => {
  const { columns } = table;
  return header.map((cell) => {
    const key = headingKey(textOf(cell) ?? '');
    return namesOf(table).find((name) => headingKey(columns[name].header) === key || headingKey(name) === key);
  });
};

/** Two headings of the table make another sheet one of its own, whatever else stands there. */
const OWN_HEADINGS = 2;
const isOwn = <N extends string>(table: InputTable<N>, head: readonly Plain[]): boolean =>
  columnNames(table, head).filter((name) => name !== undefined).length >= Math.min(OWN_HEADINGS, namesOf(table).length);

const orderOf = <N extends string>(table: InputTable<N>, sheet: ReadWorkbook): readonly (N | undefined)[] => {
  const names = columnNames(table, sheet.header);
  const wrong = headingProblems(table, sheet.header, names);
  const all =
    wrong.length > 0 ? wrong : lostProblems(sheet, ({ header, first }) => isOwn(table, header) || isOwn(table, first));
  if (all.length > 0) throw new Refusal('wrong-template', {}, { upload: all });
  return names;
};

/**
 * A bare number stands for a day by Excel's count. In a workbook that counts from 1904 it is four years off where it was reckoned there,
 * and right where it was pasted from another: nobody can tell, so it is no day.
 */
const isUnsure = ({ since1904 }: ReadWorkbook, { kind }: Field, cell: Plain): boolean =>
  since1904 && kind === 'date' && typeof cell === 'number';

const rowsOf = <N extends string>(table: InputTable<N>, sheet: ReadWorkbook): readonly TableRow<N>[] => {
  const order = orderOf(table, sheet);
  return sheet.rows.map(({ number, cells: plain }) => {
    const entries = order.flatMap((name, i) => (name === undefined ? [] : [[name, plain[i] ?? null] as const]));
    const cells = Object.fromEntries(entries) as TableRow<N>['cells'];
    const read = (name: N) => {
      const [{ field }, cell] = [table.columns[name], cells[name] ?? null];
      return isUnsure(sheet, field, cell) ? undefined : readCell(field, cell);
    };
    const values = Object.fromEntries(namesOf(table).map((name) => [name, read(name)])) as TableRow<N>['values'];
    return { row: number, cells, values };
  });
};

const readEach = <N extends string>(table: InputTable<N>, rows: readonly TableRow<N>[], today: string) => {
  const { columns, readRow } = table;
  if (!readRow) return { rows, problems: cellProblems(columns, rows) };
  const read = rows.map((row) => ({ row, ...readRow(row.row, row.values, today) }));
  return {
    rows: read.map(({ row, values }) => ({ ...row, values })),
    problems: read.flatMap(({ problems }) => problems),
  };
};

/** The rows without a problem. */
export const without = <R extends { readonly row: number }>(
  rows: readonly R[],
  problems: readonly { readonly row: number }[],
): readonly R[] => {
  const refused = new Set(problems.map(({ row }) => row));
  return rows.filter(({ row }) => !refused.has(row));
};

/** The rows with each wrong cell set to undefined, like a cell that cannot be read. */
export const blanked = <N extends string>(
  rows: readonly TableRow<N>[],
  problems: readonly CellProblem<N>[],
): readonly TableRow<N>[] => {
  const wrong = new Map<number, Set<N>>();
  for (const { row, field } of problems) wrong.set(row, (wrong.get(row) ?? new Set()).add(field));
  return rows.map((one) => {
    const names = wrong.get(one.row);
    if (!names) return one;
    const nothing = Object.fromEntries([...names].map((name) => [name, undefined]));
    return { ...one, values: { ...one.values, ...nothing } };
  });
};

/** Further problems of rows that have a wrong cell already, without those cells themselves. */
export const ofOtherCells = <N extends string>(
  found: readonly CellProblem<N>[],
  problems: readonly CellProblem<N>[],
): readonly CellProblem<N>[] => {
  const wrong = new Set(problems.map(({ row }) => row));
  const told = new Set(problems.map(({ row, field }) => `${row} ${field}`));
  return found.filter(({ row, field }) => wrong.has(row) && !told.has(`${row} ${field}`));
};

/** What rows with a wrong cell have wrong beside it: every cell is told at once, not the next one when the first is right. */
const besideWrong = <N extends string>(
  { key, beside }: InputTable<N>,
  rows: readonly TableRow<N>[],
  problems: readonly CellProblem<N>[],
): readonly CellProblem<N>[] => {
  if (problems.length === 0) return [];
  const read = blanked(rows, problems);
  const from = key && (key.from ?? [key.at]);
  const known = read.filter(({ values }) => from?.every((name) => values[name] !== undefined));
  const repeated = key ? repeatedRows(known, key.at, key.of) : [];
  return ofOtherCells([...repeated, ...(beside?.(read) ?? [])], problems);
};

/**
 * @param today business day 'YYYY-MM-DD'
 * @throws Refusal wrong-template (422) for another sheet: a required column missing, an unknown one, one twice; and for cells that
 * would be left out: beneath no heading, merged, on another sheet
 */
const judgeTable = <N extends string>(table: InputTable<N>, sheet: ReadWorkbook, today: string): JudgedTable<N> => {
  const { rows, problems: alone } = readEach(table, rowsOf(table, sheet), today);
  const sound = without(rows, alone);
  const repeated = table.key ? repeatedRows(sound, table.key.at, table.key.of) : [];
  const together = table.together?.(without(sound, repeated), rows) ?? [];
  const single = [...alone, ...repeated];
  return { rows, problems: [...single, ...besideWrong(table, rows, single)], together };
};

/**
 * Reads and judges a workbook as the sheet of that name. A request has it done in a worker (read-table.ts).
 * @param today business day 'YYYY-MM-DD'
 * @throws Refusal wrong-template, too-many-rows (422), too-large (413)
 */
export const judgeSheet = async (name: SheetName, bytes: Buffer, today: string): Promise<JudgedTable> => {
  if (name === 'punches') return judgePunches(bytes);
  if (name === 'roster') return judgeRoster(bytes);
  return judgeTable(inputTables[name] as unknown as InputTable<string>, await readRows(bytes), today);
};

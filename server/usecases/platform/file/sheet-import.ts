// Records from Excel: checked by row and column, looked at first, then stored in one transaction (service.md 8, finance.md 8).
// Masters take the good rows and answer what is wrong with the others; money comes whole or not at all.
import type { CallName } from '../../../../src/resources/calls.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import type { SheetName } from '../../../../src/resources/kernel/sheet-name.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { type ColumnOf, type InputTable, inputTables } from '../../../domain/input-tables.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import { textOf } from '../../../sheets/cell.ts';
import {
  blanked,
  type JudgedTable,
  ofOtherCells,
  REASON_HEADER,
  type TableRow,
  without,
} from '../../../sheets/judge-table.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../../../sheets/write-sheet.ts';
import type { Context, Upload, WriteContext } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { keepFile } from './keep-file.ts';

/** How many rows an import added and changed. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
}
/** A record as an import answers it. */
export interface ImportedRecord {
  readonly id: number;
  readonly code: string;
}
/** What the import of a whole sheet answers: its counts, and the records that its rows became. */
export interface ImportedRecords<R = ImportedRecord> extends ImportCounts {
  readonly data: readonly R[];
}
export type SheetRows<S extends SheetName> = readonly TableRow<ColumnOf<S>>[];
type Problems<S extends SheetName> = readonly CellProblem<ColumnOf<S>>[];

/** A sheet whose rows were judged by themselves (domain/input-tables.ts), and what the database says to them. */
export interface InputSheet<S extends SheetName> {
  readonly sheet: S;
  /** Names the sheet and its rows: 'Tindakan Medis'. */
  readonly title: string;
  /** One wrong row keeps all of them out. */
  readonly whole?: true;
  /** What is wrong with sound rows when the database is asked. @param all with those that have a wrong cell */
  readonly judge: (context: Context, rows: SheetRows<S>, all: SheetRows<S>) => Promise<Problems<S>>;
  /**
   * What is wrong with single cells when the database is asked, sums left out: told of rows that have a wrong cell beside it, so that
   * all of them are told at once. @param rows all of them; a wrong cell is undefined
   */
  readonly cells: (context: Context, rows: SheetRows<S>) => Promise<Problems<S>>;
  /** What is in the rows, for whoever looks at them before they are stored: '3 jurnal, Rp 1.500.000'. */
  readonly describe?: (rows: SheetRows<S>) => string;
}
export interface ImportSheet<S extends SheetName, T extends ImportCounts = ImportCounts> extends InputSheet<S> {
  /** The call that imports, under which the file is kept. */
  readonly object: CallName;
  /** Client path where the records are seen. */
  readonly url: string;
  /** Holds what nobody keeps, as first passwords: the file is not stored. */
  readonly unkept?: true;
  /** Holds still what the rows are judged by, before they are stored for good. */
  readonly lock?: (context: WriteContext) => Promise<unknown>;
  readonly store: (context: WriteContext, rows: SheetRows<S>) => Promise<T>;
}
interface Request<S extends SheetName> {
  readonly query?: { readonly dryrun?: boolean };
  readonly upload?: Upload;
  readonly table?: JudgedTable<ColumnOf<S>>;
}

const MOST_TEXT = 1000;
const columnsOf = <S extends SheetName>({ sheet }: InputSheet<S>): InputTable<ColumnOf<S>>['columns'] =>
  (inputTables[sheet] as unknown as InputTable<ColumnOf<S>>).columns;
const namesOf = <S extends SheetName>(sheet: InputSheet<S>) => Object.keys(columnsOf(sheet)) as ColumnOf<S>[];

/** Of rows with a wrong cell what the database says to the others. */
const besideWrong = async <S extends SheetName>(
  { cells }: InputSheet<S>,
  context: Context,
  rows: SheetRows<S>,
  alone: Problems<S>,
): Promise<Problems<S>> => (alone.length === 0 ? [] : ofOtherCells(await cells(context, blanked(rows, alone)), alone));

const judge = async <S extends SheetName>(
  sheet: InputSheet<S>,
  context: Context,
  { upload, table }: Request<S>,
  hold?: () => Promise<unknown>,
) => {
  if (!upload || !table) throw new Error(`A call that takes the sheet ${sheet.sheet} does not declare it.`);
  const { rows, problems: alone, together } = table;
  await hold?.();
  const judged = await sheet.judge(context, without(rows, alone), rows);
  const beside = await besideWrong(sheet, context, rows, alone);
  const problems = [...alone, ...together, ...judged, ...beside].toSorted((a, b) => a.row - b.row);
  const good = sheet.whole && problems.length > 0 ? [] : without(rows, problems);
  const columns = columnsOf(sheet);
  const errors = problems.map((problem) => ({ ...problem, column: columns[problem.field].header }));
  return { upload, rows, good, problems, shared: { count: good.length, errors, skipped: rows.length - good.length } };
};

const resultText = (title: string, { added, changed }: ImportCounts): string => {
  if (added + changed === 0) return 'Tidak ada Data yang ditambahkan';
  const more = changed > 0 ? ` ${changed} diperbarui.` : '';
  return `${added} ${title} berhasil Ditambahkan.${more}`;
};

const previewOf = <S extends SheetName>({ describe, title }: InputSheet<S>, good: SheetRows<S>) => ({
  message: resultText(title, { added: good.length, changed: 0 }),
  file_id: null,
  ...(describe && good.length > 0 && { preview: describe(good) }),
});

/** Import with `dryrun` or for good; answers as the import of patients does. */
export const importSheet =
  <S extends SheetName, T extends ImportCounts>(sheet: ImportSheet<S, T>) =>
  async (context: WriteContext, request: Request<S>) => {
    const isDry = request.query?.dryrun === true;
    const hold = isDry ? undefined : async () => sheet.lock?.(context);
    const { upload, good, shared } = await judge(sheet, context, request, hold);
    if (isDry || good.length === 0) return { record: { ...shared, ...previewOf(sheet, good) }, log: null };
    const stored = await sheet.store(context, good);
    const result = { ...shared, ...stored, message: resultText(sheet.title, stored) };
    // What was known already leaves no trace.
    if (stored.added + stored.changed === 0) return { record: { ...result, file_id: null }, log: null };
    const file_id = sheet.unkept ? null : await keepFile(context, sheet.object, XLSX, upload);
    const after = { filename: upload.filename, file_id, ...stored, skipped: shared.skipped };
    return {
      record: { ...result, file_id },
      log: { message: `impor ${stored.added + stored.changed} ${sheet.title.toLowerCase()}`, url: sheet.url, after },
    };
  };

const TOLD_ROWS = 10;

/**
 * Import of a sheet that is stored as a whole; `data` holds what was stored of it.
 * @throws Refusal sheet-rows (422) with `errors` by row, where a row is wrong and it was not just looked at
 */
export const importWhole =
  <S extends SheetName, D>(sheet: ImportSheet<S, ImportedRecords<D>>) =>
  async (context: WriteContext, request: Request<S>) => {
    const { record, log } = await importSheet({ ...sheet, whole: true })(context, request);
    const { errors } = record;
    if (errors.length > 0 && request.query?.dryrun !== true) {
      const rows = [...new Set(errors.map(({ row }) => row))];
      const told = rows.slice(0, TOLD_ROWS).join(', ') + (rows.length > TOLD_ROWS ? ', ...' : '');
      throw new Refusal('sheet-rows', { n: rows.length, rows: told }, undefined, { data: [], errors });
    }
    const nothing: readonly D[] = [];
    return { record: { data: nothing, ...record }, log };
  };

/** Reads a sheet for a form that stores it later: `data` holds the rows as they are `read`, nothing is written. */
export const readInto =
  <S extends SheetName, R>(sheet: InputSheet<S>, read: (row: SheetRows<S>[number]) => R) =>
  async (context: Context, request: Request<S>) => {
    const { good, shared } = await judge(sheet, context, request);
    const message = `${good.length} baris dibaca. Periksa, lalu simpan`;
    return { ...shared, ...previewOf(sheet, good), message, data: good.map(read) };
  };

/** The sheet to fill in. @param filled rows that stand in it already */
export const sheetTemplate =
  <S extends SheetName>(sheet: InputSheet<S>, filled?: (context: Context) => Promise<readonly SheetRecord[]>) =>
  async (context: Context): Promise<Download> => {
    const columns = namesOf(sheet).map((name) => ({ name, ...columnsOf(sheet)[name] }));
    const rows = filled ? await filled(context) : [];
    return new Download(`Template ${sheet.title}.xlsx`, XLSX, writeSheet(sheet.title, columns, rows));
  };

const text = (header: string) => field.text(header, { max: MOST_TEXT });
const REASON: SheetColumn = { name: 'reason', header: REASON_HEADER, field: text(REASON_HEADER), width: 60 };

/** By row: 'Harga: Wajib diisi; Kode: Sama dengan baris 2'. */
const reasonsByRow = <N extends string>(
  columns: InputTable<N>['columns'],
  problems: readonly CellProblem<N>[],
): ReadonlyMap<number, string> => {
  const reasons = new Map<number, string>();
  for (const { row, field: name, message } of problems) {
    const earlier = reasons.get(row);
    const reason = `${columns[name].header}: ${message}`;
    reasons.set(row, earlier === undefined ? reason : `${earlier}; ${reason}`);
  }
  return reasons;
};

/** The file's refused rows, cell by cell as they were read, with the column 'Alasan'. */
export const rejectedRows =
  <S extends SheetName>(sheet: InputSheet<S>) =>
  async (context: Context, request: Request<S>): Promise<Download> => {
    const { rows, problems } = await judge(sheet, context, request);
    const names = namesOf(sheet);
    const known = columnsOf(sheet);
    const reasons = reasonsByRow(known, problems);
    const records = rows
      .filter(({ row }) => reasons.has(row))
      .map(({ row, cells }) => ({
        ...Object.fromEntries(names.map((name) => [name, textOf(cells[name] ?? null)])),
        reason: reasons.get(row),
      }));
    const columns = names.map((name) => {
      const { header } = known[name];
      return { name, header, field: text(header) };
    });
    return new Download('Baris ditolak.xlsx', XLSX, writeSheet('Baris ditolak', [...columns, REASON], records));
  };

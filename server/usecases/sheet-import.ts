// Records from Excel: checked by row and column, looked at first, then stored in one transaction (service.md 8, finance.md 8).
// Masters take the good rows and answer what is wrong with the others; money comes whole or not at all.
import type { CallName } from '../../src/resources/calls.ts';
import { field } from '../../src/resources/kernel/field.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import { type CellProblem, cellProblems, repeatedRows } from '../domain/sheet-column.ts';
import { textOf } from '../sheets/cell.ts';
import { type InputColumns, readTable, REASON_HEADER, type TableRow } from '../sheets/read-table.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../sheets/write-sheet.ts';
import type { Context, Outcome, Upload, WriteContext } from './contract.ts';
import { Download, XLSX } from './download.ts';
import { keepFile } from './platform/keep-file.ts';

export interface Stored {
  readonly added: number;
  readonly changed: number;
}
type Values<N extends string> = TableRow<N>['values'];

/** What a sheet looks like, and when its rows are right. */
export interface InputSheet<N extends string> {
  /** Names the sheet and its rows: 'Tindakan Medis'. */
  readonly title: string;
  readonly columns: InputColumns<N>;
  /** What a record is known by, and the column that says so when it comes twice. */
  readonly key?: { readonly at: N; readonly of: (values: Values<N>) => string };
  /** One wrong row keeps all of them out. */
  readonly whole?: true;
  /** What is wrong with sound rows when the database is asked. @param all with those that have a wrong cell */
  readonly judge: (
    context: Context,
    rows: readonly TableRow<N>[],
    all: readonly TableRow<N>[],
  ) => Promise<readonly CellProblem<N>[]>;
  /** What is in the rows, for whoever looks at them before they are stored: '3 jurnal, Rp 1.500.000'. */
  readonly describe?: (rows: readonly TableRow<N>[]) => string;
}
export interface ImportSheet<N extends string> extends InputSheet<N> {
  /** The call that imports, under which the file is kept. */
  readonly object: CallName;
  /** Client path where the records are seen. */
  readonly url: string;
  /** Holds still what the rows are judged by, before they are stored for good. */
  readonly lock?: (context: WriteContext) => Promise<unknown>;
  readonly store: (context: WriteContext, rows: readonly TableRow<N>[]) => Promise<Stored>;
}
interface Request {
  readonly query?: { readonly dryrun?: boolean };
  readonly upload?: Upload;
}

const MOST_TEXT = 1000;
const namesOf = <N extends string>({ columns }: InputSheet<N>): readonly N[] => Object.keys(columns) as N[];
const without = <N extends string>(rows: readonly TableRow<N>[], problems: readonly CellProblem<N>[]) => {
  const refused = new Set(problems.map(({ row }) => row));
  return rows.filter(({ row }) => !refused.has(row));
};

const read = async <N extends string>(
  sheet: InputSheet<N>,
  context: Context,
  { upload }: Request,
  hold?: () => Promise<unknown>,
) => {
  if (!upload) throw new Refusal('wrong-template');
  const rows = await readTable(sheet.columns, upload.bytes);
  await hold?.();
  const alone = cellProblems(sheet.columns, rows);
  const sound = without(rows, alone);
  const repeated = sheet.key ? repeatedRows(sound, sheet.key.at, sheet.key.of) : [];
  const judged = await sheet.judge(context, without(sound, repeated), rows);
  const problems = [...alone, ...repeated, ...judged].toSorted((a, b) => a.row - b.row);
  const good = sheet.whole && problems.length > 0 ? [] : without(rows, problems);
  const errors = problems.map((problem) => ({ ...problem, column: sheet.columns[problem.field].header }));
  return { upload, rows, good, problems, shared: { count: good.length, errors, skipped: rows.length - good.length } };
};

const resultText = (title: string, { added, changed }: Stored): string => {
  if (added + changed === 0) return 'Tidak ada Data yang ditambahkan';
  const more = changed > 0 ? ` ${changed} diperbarui.` : '';
  return `${added} ${title} berhasil Ditambahkan.${more}`;
};

const previewOf = <N extends string>({ describe, title }: InputSheet<N>, good: readonly TableRow<N>[]) => ({
  message: resultText(title, { added: good.length, changed: 0 }),
  file_id: null,
  ...(describe && good.length > 0 && { preview: describe(good) }),
});

/**
 * Import with `dryrun` or for good; answers as the import of patients does.
 * @throws Refusal wrong-template, too-many-rows (422), too-large (413)
 */
export const importSheet =
  <N extends string>(sheet: ImportSheet<N>) =>
  async (context: WriteContext, request: Request): Promise<Outcome> => {
    const isDry = request.query?.dryrun === true;
    const hold = isDry ? undefined : async () => sheet.lock?.(context);
    const { upload, good, shared } = await read(sheet, context, request, hold);
    if (isDry || good.length === 0) return { record: { ...shared, ...previewOf(sheet, good) }, log: null };
    const stored = await sheet.store(context, good);
    const file_id = await keepFile(context, sheet.object, XLSX, upload);
    const after = { filename: upload.filename, file_id, ...stored, skipped: shared.skipped };
    return {
      record: { ...shared, ...stored, message: resultText(sheet.title, stored), file_id },
      log: { message: `impor ${stored.added + stored.changed} ${sheet.title.toLowerCase()}`, url: sheet.url, after },
    };
  };

/** Reads a sheet for a form that stores it later: `data` holds the values of the rows, nothing is written. */
export const readInto =
  <N extends string>(sheet: InputSheet<N>) =>
  async (context: Context, request: Request) => {
    const { good, shared } = await read(sheet, context, request);
    const message = `${good.length} baris dibaca. Periksa, lalu simpan`;
    return { ...shared, ...previewOf(sheet, good), message, data: good.map(({ values }) => values) };
  };

/** The sheet to fill in. @param filled rows that stand in it already */
export const sheetTemplate =
  <N extends string>(sheet: InputSheet<N>, filled?: (context: Context) => Promise<readonly SheetRecord[]>) =>
  async (context: Context): Promise<Download> => {
    const columns = namesOf(sheet).map((name) => ({ name, ...sheet.columns[name] }));
    const rows = filled ? await filled(context) : [];
    return new Download(`Template ${sheet.title}.xlsx`, XLSX, writeSheet(sheet.title, columns, rows));
  };

const text = (header: string) => field.text(header, { max: MOST_TEXT });
const REASON: SheetColumn = { name: 'reason', header: REASON_HEADER, field: text(REASON_HEADER), width: 60 };

/** The file's refused rows, cell by cell as they were read, with the column 'Alasan'. */
export const rejectedRows =
  <N extends string>(sheet: InputSheet<N>) =>
  async (context: Context, request: Request): Promise<Download> => {
    const { rows, problems } = await read(sheet, context, request);
    const reasonOf = (row: number): string =>
      problems
        .filter((problem) => problem.row === row)
        .map((problem) => `${sheet.columns[problem.field].header}: ${problem.message}`)
        .join('; ');
    const records = rows
      .filter(({ row }) => problems.some((problem) => problem.row === row))
      .map(({ row, cells }) => ({
        ...Object.fromEntries(namesOf(sheet).map((name) => [name, textOf(cells[name] ?? null)])),
        reason: reasonOf(row),
      }));
    const columns = namesOf(sheet).map((name) => {
      const { header } = sheet.columns[name];
      return { name, header, field: text(header) };
    });
    return new Download('Baris ditolak.xlsx', XLSX, writeSheet('Baris ditolak', [...columns, REASON], records));
  };

// Masters from Excel: good rows are stored in one transaction, the others are answered with what is wrong (service.md 8).
import type { CallName } from '../../../src/resources/calls.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { type CellProblem, cellProblems, repeatedRows } from '../../domain/service/master-sheet.ts';
import { textOf } from '../../sheets/cell.ts';
import { type InputColumns, readTable, REASON_HEADER, type TableRow } from '../../sheets/read-table.ts';
import { type SheetColumn, writeSheet } from '../../sheets/write-sheet.ts';
import type { Context, Outcome, Upload, WriteContext } from '../contract.ts';
import { Download, XLSX } from '../download.ts';
import { keepFile } from '../platform/keep-file.ts';

export interface Stored {
  readonly added: number;
  readonly changed: number;
}
/** One kind of master, as it comes in a sheet. */
export interface MasterSheet<N extends string> {
  /** Names the sheet: 'Tindakan Medis'. */
  readonly title: string;
  /** The call that imports, under which the file is kept. */
  readonly object: CallName;
  /** Client path of the master's list. */
  readonly url: string;
  readonly columns: InputColumns<N>;
  /** What a record is known by, and the column that says so when it comes twice. */
  readonly key: { readonly at: N; readonly of: (values: TableRow<N>['values']) => string };
  /** What is wrong with sound rows when the database is asked. */
  readonly judge: (context: Context, rows: readonly TableRow<N>[]) => Promise<readonly CellProblem<N>[]>;
  readonly store: (context: WriteContext, rows: readonly TableRow<N>[]) => Promise<Stored>;
}
interface Request {
  readonly query?: { readonly dryrun?: boolean };
  readonly upload?: Upload;
}

const MOST_TEXT = 1000;
const namesOf = <N extends string>({ columns }: MasterSheet<N>): readonly N[] => Object.keys(columns) as N[];
const without = <N extends string>(rows: readonly TableRow<N>[], problems: readonly CellProblem<N>[]) => {
  const refused = new Set(problems.map(({ row }) => row));
  return rows.filter(({ row }) => !refused.has(row));
};

const read = async <N extends string>(sheet: MasterSheet<N>, context: Context, { upload }: Request) => {
  if (!upload) throw new Refusal('wrong-template');
  const rows = await readTable(sheet.columns, upload.bytes);
  const alone = cellProblems(sheet.columns, rows);
  const sound = without(rows, alone);
  const repeated = repeatedRows(sound, sheet.key.at, sheet.key.of);
  const judged = await sheet.judge(context, without(sound, repeated));
  const problems = [...alone, ...repeated, ...judged].toSorted((a, b) => a.row - b.row);
  return { upload, rows, good: without(rows, problems), problems };
};

const resultText = (title: string, { added, changed }: Stored): string => {
  if (added + changed === 0) return 'Tidak ada Data yang ditambahkan';
  const more = changed > 0 ? ` ${changed} diperbarui.` : '';
  return `${added} ${title} berhasil Ditambahkan.${more}`;
};

/**
 * Import with `dryrun` or for good; answers as the import of patients does.
 * @throws Refusal wrong-template, too-many-rows (422), too-large (413)
 */
export const importMaster =
  <N extends string>(sheet: MasterSheet<N>) =>
  async (context: WriteContext, request: Request): Promise<Outcome> => {
    const { upload, rows, good, problems } = await read(sheet, context, request);
    const errors = problems.map((problem) => ({ ...problem, column: sheet.columns[problem.field].header }));
    const shared = { count: good.length, errors, skipped: rows.length - good.length };
    if (request.query?.dryrun || good.length === 0) {
      const message = resultText(sheet.title, { added: good.length, changed: 0 });
      return { record: { ...shared, message, file_id: null }, log: null };
    }
    const stored = await sheet.store(context, good);
    const file_id = await keepFile(context, sheet.object, XLSX, upload);
    const after = { filename: upload.filename, file_id, ...stored, skipped: shared.skipped };
    return {
      record: { ...shared, ...stored, message: resultText(sheet.title, stored), file_id },
      log: { message: `impor ${good.length} ${sheet.title.toLowerCase()}`, url: sheet.url, after },
    };
  };

/** The sheet to fill in. */
export const masterTemplate =
  <N extends string>(sheet: MasterSheet<N>) =>
  async (): Promise<Download> => {
    const columns = namesOf(sheet).map((name) => ({ name, ...sheet.columns[name] }));
    return new Download(`Template ${sheet.title}.xlsx`, XLSX, writeSheet(sheet.title, columns, []));
  };

const text = (header: string) => field.text(header, { max: MOST_TEXT });
const REASON: SheetColumn = { name: 'reason', header: REASON_HEADER, field: text(REASON_HEADER), width: 60 };

/** The file's refused rows, cell by cell as they were read, with the column 'Alasan'. */
export const rejectedMaster =
  <N extends string>(sheet: MasterSheet<N>) =>
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

// The workbooks around Import Rekam Medis: the empty template, and the refused rows with their reasons (service.md 8).
import type { Calls } from '../../../../src/resources/calls.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { PATIENT_COLUMN_NAMES, PATIENT_COLUMNS, type RowProblem } from '../../../domain/service/patient-sheet.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { named, run } from '../../../db/statement.ts';
import { textOf } from '../../../sheets/cell.ts';
import { REASON_HEADER } from '../../../sheets/judge-table.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { judgeRows, patientRows, type ReadRow } from './import-read.ts';

const REASON: SheetColumn = {
  name: 'reason',
  header: REASON_HEADER,
  field: field.text(REASON_HEADER, { max: 1000 }),
  width: 60,
};
const columns: readonly SheetColumn[] = PATIENT_COLUMN_NAMES.map((name) => ({ name, ...PATIENT_COLUMNS[name] }));
/** Refused cells go back as they were read, whatever they hold. */
const asText: readonly SheetColumn[] = columns.map((column) => ({
  ...column,
  field: field.text(column.header, { max: 1000 }),
}));

/** The sheet to fill in. */
export const patientTemplate = async (): Promise<Download> =>
  new Download('Import Rekam Medis.xlsx', XLSX, writeSheet('Import Rekam Medis', columns, []));

const justAdded = named<{ name: string; birth_date: string; phone: string | null }, [number, string]>(
  'import_just_added',
  `select name, birth_date, phone from users
   where role = ${CUSTOMER} and created_by = $1 and created_at >= $2::timestamptz - interval '1 hour'`,
);

interface Particulars {
  readonly name: string;
  readonly birth_date: string;
  readonly phone: string | null;
}
const keyOf = ({ name, birth_date, phone }: Particulars): string => JSON.stringify([name, birth_date, phone]);

/** Rows that this user's import of the same file has stored in the last hour: taken now, but by themselves. */
const ownRows = async (context: Context, rows: readonly ReadRow[]): Promise<ReadonlySet<number>> => {
  const added = await run(context.tx, justAdded, context.actor.id, context.now.toISOString());
  const keys = new Set(added.map(keyOf));
  return new Set(rows.filter(({ patient }) => keys.has(keyOf(patient))).map(({ row }) => row));
};

const reasonsByRow = (problems: readonly RowProblem[]): ReadonlyMap<number, readonly string[]> => {
  const reasons = new Map<number, string[]>();
  for (const { row, field: name, message } of problems) {
    const known = reasons.get(row) ?? [];
    known.push(`${PATIENT_COLUMNS[name].header}: ${message}`);
    reasons.set(row, known);
  }
  return reasons;
};

/** The file's refused rows, cell by cell, with the column 'Alasan'; asked before or after the import of that file. */
export const rejectedPatients = async (
  context: Context,
  { table }: CallRequest<Calls['platform.users.rejected']>,
): Promise<Download> => {
  const rows = patientRows(table);
  const { problems } = await judgeRows(context, rows);
  const stored = await ownRows(context, rows);
  const reasons = reasonsByRow(problems);
  const refused = rows
    .filter(({ row }) => reasons.has(row) && !stored.has(row))
    .map(({ row, cells }) => ({
      ...Object.fromEntries(PATIENT_COLUMN_NAMES.map((name) => [name, textOf(cells[name] ?? null)])),
      reason: reasons.get(row)?.join('; '),
    }));
  return new Download('Baris ditolak.xlsx', XLSX, writeSheet('Baris ditolak', [...asText, REASON], refused));
};

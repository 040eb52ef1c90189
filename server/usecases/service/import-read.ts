// Reads an uploaded patient sheet: which rows may be stored, and what is wrong with the others (service.md 8).
import { Refusal } from '../../../src/resources/refusals.ts';
import type { IdentityType } from '../../../src/resources/service/nik.ts';
import {
  duplicateProblems,
  identityKey,
  PATIENT_COLUMN_NAMES,
  PATIENT_COLUMNS,
  type PatientColumnName,
  readPatientRow,
  type RowProblem,
  type SheetPatient,
  type SheetValues,
} from '../../domain/service/patient-sheet.ts';
import { CUSTOMER, DOKTER } from '../../../src/policies/role.ts';
import { named, run } from '../../db/statement.ts';
import { type Plain, readCell, textOf } from '../../sheets/cell.ts';
import { readSheet } from '../../sheets/read-sheet.ts';
import type { Context, Upload } from '../contract.ts';
import { acrossBranches } from './across-branches.ts';
import { takenNumbers } from './patient-number.ts';

/** Header of the column in which refused rows say why; it is passed over when such a workbook comes back. */
export const REASON_HEADER = 'Alasan';

export interface ReadRow {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<PatientColumnName, Plain>>>;
  readonly patient: SheetPatient;
  /** What is wrong with the row by itself. */
  readonly problems: readonly RowProblem[];
}
export interface GoodRow extends ReadRow {
  readonly doctor_id: number | null;
}
export interface JudgedRows {
  readonly good: readonly GoodRow[];
  /** In the order of the rows. */
  readonly problems: readonly RowProblem[];
}

const nameOf = (header: Plain): PatientColumnName | undefined => {
  const text = textOf(header)
    ?.replace(/\s*\*$/, '')
    .toLowerCase();
  return PATIENT_COLUMN_NAMES.find((name) => PATIENT_COLUMNS[name].header.toLowerCase() === text);
};

/** Columns may stand in any order; a missing required one, an unknown one or one twice is another sheet. */
const columnsOf = (header: readonly Plain[]): readonly (PatientColumnName | undefined)[] => {
  const names = header.map(nameOf);
  const known = names.filter((name) => name !== undefined);
  const isOther = header.some((cell, i) => {
    const text = textOf(cell);
    return names[i] === undefined && text !== null && text !== REASON_HEADER;
  });
  const isWhole = PATIENT_COLUMN_NAMES.every((name) => !('required' in PATIENT_COLUMNS[name]) || known.includes(name));
  if (isOther || !isWhole || new Set(known).size !== known.length) throw new Refusal('wrong-template');
  return names;
};

type Cells = ReadRow['cells'];
const cellsOf = (columns: readonly (PatientColumnName | undefined)[], cells: readonly Plain[]): Cells =>
  Object.fromEntries(columns.flatMap((name, i) => (name === undefined ? [] : [[name, cells[i] ?? null]])));

const valuesOf = (cells: Cells): SheetValues =>
  Object.fromEntries(
    PATIENT_COLUMN_NAMES.map((name) => [name, readCell(PATIENT_COLUMNS[name].field, cells[name] ?? null)]),
  ) as SheetValues;

const knownIdentities = named<{ idcard_type: IdentityType; idcard: string }, [string]>(
  'import_identities',
  `select u.idcard_type, u.idcard from users u
   join jsonb_to_recordset($1::jsonb) as n(idcard_type text, idcard text) using (idcard_type, idcard)
   where u.role = ${CUSTOMER} and u.idcard is not null`,
);
const knownPersons = named<{ row: number; name: string; username: string }, [string]>(
  'import_namesakes',
  `select distinct on (n.row) n.row, u.name, u.username from users u
   join jsonb_to_recordset($1::jsonb) as n(row int, name text, birth_date date)
     on u.birth_date = n.birth_date and lower(u.name) = lower(n.name)
   where u.role = ${CUSTOMER} and u.merged_into_id is null order by n.row, u.id`,
);
const doctors = named<{ id: number; username: string }, [readonly string[]]>(
  'import_doctors',
  `select id, username from users where role = ${DOKTER} and username = any($1)`,
);

const isPresent = <T>(value: T | null): value is T => value !== null;
const problem = (row: number, field: PatientColumnName, message: string): RowProblem => ({ row, field, message });

/** RM and identity numbers that stand earlier in the file or belong to somebody of the group. */
const takenProblems = async (context: Context, rows: readonly ReadRow[]): Promise<RowProblem[]> => {
  const usernames = await takenNumbers(context, rows.map(({ patient }) => patient.username).filter(isPresent));
  const asked = rows.filter(({ patient }) => patient.idcard !== null).map(({ patient }) => patient);
  const numbers = JSON.stringify(asked.map(({ idcard_type, idcard }) => ({ idcard_type, idcard })));
  const found = await acrossBranches(context, (tx) => run(tx, knownIdentities, numbers));
  const identities = new Set(found.map(({ idcard_type, idcard }) => identityKey(idcard_type, idcard)));
  return duplicateProblems(rows, { usernames, identities });
};

/** A row with neither number is the same patient again when name and birth date are those of a patient of the branch or the file. */
const namesakeProblems = async ({ tx }: Context, rows: readonly ReadRow[]): Promise<RowProblem[]> => {
  const bare = rows.filter(({ patient }) => patient.username === null && patient.idcard === null);
  if (bare.length === 0) return [];
  const asked = bare.map(({ row, patient: { name, birth_date } }) => ({ row, name, birth_date }));
  const found = await run(tx, knownPersons, JSON.stringify(asked));
  const similar = new Map(found.map(({ row, name, username }) => [row, `Ada pasien serupa: ${name} (${username})`]));
  const seen = new Set<string>();
  for (const { row, name, birth_date } of asked) {
    const key = `${name.toLowerCase()} ${birth_date}`;
    if (seen.has(key) && !similar.has(row)) similar.set(row, 'Ada baris dengan nama dan tanggal lahir yang sama');
    seen.add(key);
  }
  return [...similar].map(([row, message]) => problem(row, 'name', message));
};

const doctorIds = async ({ tx }: Context, rows: readonly ReadRow[]): Promise<ReadonlyMap<string, number>> => {
  const usernames = [...new Set(rows.map(({ patient }) => patient.doctor).filter(isPresent))];
  const found = usernames.length === 0 ? [] : await run(tx, doctors, usernames);
  return new Map(found.map(({ username, id }) => [username, id]));
};

/**
 * The rows of an uploaded sheet, each read by itself.
 * @throws Refusal wrong-template (422), too-many-rows (422), too-large (413)
 */
export const readPatientRows = async ({ today }: Context, { bytes }: Upload): Promise<readonly ReadRow[]> => {
  const sheet = await readSheet(bytes);
  const columns = columnsOf(sheet.header);
  return sheet.rows.map(({ number, cells: plain }) => {
    const cells = cellsOf(columns, plain);
    return { row: number, cells, ...readPatientRow(number, valuesOf(cells), today) };
  });
};

/** The rows judged against each other and against the group as it is now. */
export const judgeRows = async (context: Context, rows: readonly ReadRow[]): Promise<JudgedRows> => {
  const ids = await doctorIds(context, rows);
  const doctorProblems = rows
    .filter(({ patient }) => patient.doctor !== null && !ids.has(patient.doctor))
    .map(({ row }) => problem(row, 'doctor', 'Dokter tidak ditemukan'));
  const alone = [...rows.flatMap(({ problems }) => problems), ...doctorProblems];
  const faulty = new Set(alone.map(({ row }) => row));
  const sound = rows.filter(({ row }) => !faulty.has(row));
  const together = [...(await takenProblems(context, sound)), ...(await namesakeProblems(context, sound))];
  const problems = [...alone, ...together].toSorted((a, b) => a.row - b.row);
  const refused = new Set(problems.map(({ row }) => row));
  const good = sound
    .filter(({ row }) => !refused.has(row))
    .map((row) => ({ ...row, doctor_id: ids.get(row.patient.doctor ?? '') ?? null }));
  return { good, problems };
};

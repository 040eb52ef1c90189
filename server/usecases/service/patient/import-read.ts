// Reads an uploaded patient sheet: which rows may be stored, and what is wrong with the others (service.md 8).
import type { IdentityType } from '../../../../src/resources/service/nik.ts';
import {
  duplicateProblems,
  identityKey,
  type PatientColumnName,
  type RowProblem,
  type SheetPatient,
} from '../../../domain/service/patient-sheet.ts';
import { CUSTOMER, DOKTER } from '../../../../src/policies/role.ts';
import { named, run } from '../../../db/statement.ts';
import type { Plain } from '../../../sheets/cell.ts';
import type { SheetTable } from '../../../sheets/judge-table.ts';
import type { Context } from '../../kernel/contract.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { takenNumbers } from '../../platform/person/patient-number.ts';

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

/** The rows of an uploaded sheet, each with what is wrong with it by itself. */
export const patientRows = (table: SheetTable<'patients'> | undefined): readonly ReadRow[] => {
  if (!table) throw new Error('A call that takes the sheet of patients does not declare it.');
  const { rows, problems } = table;
  const ofRow = new Map<number, RowProblem[]>();
  for (const one of problems) ofRow.set(one.row, [...(ofRow.get(one.row) ?? []), one]);
  return rows.map(({ row, cells, values }) => ({
    row,
    cells,
    patient: values,
    problems: ofRow.get(row) ?? [],
  }));
};

const hasFault = ({ problems }: ReadRow, ...names: readonly PatientColumnName[]): boolean =>
  problems.some(({ field }) => names.includes(field));

/** What else is wrong with rows that have a wrong cell, so that all of it is told at once. */
const besideFaults = async (
  context: Context,
  rows: readonly ReadRow[],
  faulty: ReadonlySet<number>,
): Promise<RowProblem[]> => {
  const numbered = rows.map((row) =>
    hasFault(row, 'idcard_type') ? { ...row, patient: { ...row.patient, idcard: null } } : row,
  );
  const known = rows.filter((row) => !hasFault(row, 'username', 'idcard', 'name', 'birth_date'));
  const found = [...(await takenProblems(context, numbered)), ...(await namesakeProblems(context, known))];
  return found.filter(({ row }) => faulty.has(row));
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
  const beside = faulty.size === 0 ? [] : await besideFaults(context, rows, faulty);
  const problems = [...alone, ...together, ...beside].toSorted((a, b) => a.row - b.row);
  const refused = new Set(problems.map(({ row }) => row));
  const good = sound
    .filter(({ row }) => !refused.has(row))
    .map((row) => ({ ...row, doctor_id: ids.get(row.patient.doctor ?? '') ?? null }));
  return { good, problems };
};

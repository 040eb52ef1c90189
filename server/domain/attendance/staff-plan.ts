// What a sheet of the staff adds to or changes of what is known (attendance.md 2, 8). Pure.
import { contractType, type Employment } from '../../../src/resources/attendance/employment.ts';
import type { PegawaiInput } from '../../../src/resources/attendance/pegawai-calls.ts';
import { fieldShape } from '../../../src/resources/kernel/shape.ts';
import { userRole } from '../../../src/resources/platform/role.ts';
import { newPassword, PASSWORD_HINT } from '../../../src/resources/platform/people-calls.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { type CellProblem, cellProblem, type SheetRow } from '../sheet-column.ts';
import { contractProblems, usualTerms, withContract } from './contract.ts';
import { ACCOUNT_COLUMNS, EMPLOYMENT_COLUMNS, STAFF_COLUMNS, type StaffColumn } from './staff-sheet.ts';

type Row = SheetRow<StaffColumn>;
type Told = readonly (readonly [field: StaffColumn, message: string])[];
type Values = Readonly<Partial<Record<string, unknown>>>;

/** Somebody of the branch, with his account and employment by the names of their fields. */
export interface KnownStaff {
  readonly id: number;
  readonly role: number;
  readonly values: Values;
  /** Whether the sender of the sheet may change him. */
  readonly managed: boolean;
}
/** What the rows are held against. */
export interface StaffMasters {
  readonly known: ReadonlyMap<string, KnownStaff>;
  /** Numbers of patients, and of staff elsewhere. */
  readonly taken: ReadonlySet<string>;
  /** People by their number at the time clock of the branch. */
  readonly holders: ReadonlyMap<string, { readonly id: number; readonly name: string }>;
  /** By code and by name, in small letters; more than one may have a name. */
  readonly departments: ReadonlyMap<string, readonly number[]>;
  readonly shifts: ReadonlyMap<string, readonly number[]>;
  readonly mayGive: (role: number) => boolean;
  readonly isMember: (role: number) => boolean;
  /** What is wrong with a password; null: nothing. */
  readonly passwordText: (
    password: string,
    owner: { readonly name: string; readonly username: string },
  ) => string | null;
  readonly tidyName: (name: string) => string;
}

/** A row that adds somebody (no id) or changes him. */
export interface StaffChange {
  readonly id: number | null;
  readonly username: string;
  readonly name: string;
  /** Of a new account all that the sheet says, of a known one what differs. */
  readonly account: Partial<PegawaiInput>;
  readonly password: string;
  /** All that the sheet says, where anything of it differs. */
  readonly employment: Partial<Employment>;
}

/** Most new accounts in one sheet: each password hash takes its time, and all of them are stored in one transaction. */
export const MOST_NEW = 200;
const PLACES = { department: 'department_id', shift: 'shift_id' } as const;

const small = (value: unknown): string => String(value).trim().toLowerCase();
const said = (...refused: ConstructorParameters<typeof Refusal>): string => new Refusal(...refused).message;

/** Cells as they are stored; an empty or a wrong one says nothing. */
const readValues = (row: Row, columns: readonly StaffColumn[]): Values =>
  Object.fromEntries(
    columns.flatMap((name) => {
      const { field } = STAFF_COLUMNS[name];
      const value = row.values[name];
      const read = value === null || value === undefined ? undefined : fieldShape(field).safeParse(value);
      return read?.success ? [[name, read.data]] : [];
    }),
  );

const differing = (given: Values, known: Values): Values =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== (known[name] ?? null)));

const ACCOUNT = Object.keys(ACCOUNT_COLUMNS) as (keyof typeof ACCOUNT_COLUMNS)[];
const EMPLOYMENT = Object.keys(EMPLOYMENT_COLUMNS) as (keyof typeof EMPLOYMENT_COLUMNS)[];
const OF_MEMBERS = ['attendance_code', 'department', 'shift', ...EMPLOYMENT] as const;

/** A row with what it says and whom it is of. */
const readRow = (row: Row, masters: StaffMasters) => {
  const wrong = new Set((Object.keys(STAFF_COLUMNS) as StaffColumn[]).filter((name) => isWrong(row, name)));
  const account = readValues(row, ACCOUNT);
  const named: Values =
    typeof account['name'] === 'string' ? { ...account, name: masters.tidyName(account['name']) } : account;
  const username = typeof account['username'] === 'string' ? account['username'] : '';
  const places = (['department', 'shift'] as const).flatMap((name) => {
    const text = row.values[name];
    const [id, ...others] = masters[`${name}s`].get(small(text)) ?? [];
    return typeof text === 'string' && id !== undefined && others.length === 0 ? [[PLACES[name], id] as const] : [];
  });
  const employment: Values = { ...readValues(row, EMPLOYMENT), ...Object.fromEntries(places) };
  return { row, wrong, account: named, username, employment, known: masters.known.get(username) };
};
const isWrong = (row: Row, name: StaffColumn): boolean => cellProblem(STAFF_COLUMNS[name], row.values[name]) !== null;
type Read = ReturnType<typeof readRow>;

const changeOf = ({ row, account, employment, known, username }: Read): StaffChange => {
  const password = row.values.password;
  const differs = Object.keys(differing(employment, known?.values ?? {})).length > 0;
  return {
    id: known?.id ?? null,
    username,
    name: String(account['name'] ?? ''),
    account: known ? differing(account, known.values) : { ...account, username },
    password: typeof password === 'string' ? password : '',
    employment: differs ? employment : {},
  };
};
const isChange = ({ id, account, employment }: StaffChange): boolean =>
  id === null || Object.keys(account).length + Object.keys(employment).length > 0;

/** Whether somebody may be made, or changed, by who sends the sheet. */
const rightProblems = ({ known, username, account }: Read, change: StaffChange, masters: StaffMasters): Told => {
  const problems: [StaffColumn, string][] = [];
  if (!known && masters.taken.has(username)) problems.push(['username', 'ID Pegawai sudah dipakai']);
  if (known && !known.managed && isChange(change)) problems.push(['username', said('forbidden')]);
  const { role } = account;
  if (typeof role === 'number' && role !== known?.role && !masters.mayGive(role))
    problems.push(['role', said('forbidden')]);
  return problems;
};

/** A new account signs in with the password of the sheet; of a known one it is passed over. */
const passwordProblems = (
  { known, username, account }: Read,
  { password }: StaffChange,
  masters: StaffMasters,
): Told => {
  if (known) return [];
  if (password === '') return [['password', 'Wajib diisi untuk pegawai baru']];
  if (!newPassword.safeParse(password).success) return [['password', PASSWORD_HINT]];
  const text = masters.passwordText(password, { username, name: String(account['name'] ?? '') });
  return text === null ? [] : [['password', text]];
};

const placeProblems = ({ row }: Read, masters: StaffMasters): Told =>
  (['department', 'shift'] as const).flatMap((name) => {
    const text = row.values[name];
    if (typeof text !== 'string') return [];
    const found = masters[`${name}s`].get(small(text))?.length ?? 0;
    const { header } = STAFF_COLUMNS[name];
    if (found === 1) return [];
    return [[name, found === 0 ? `${header} tidak ditemukan` : `Ada beberapa ${header}: tulis kodenya`] as const];
  });

/** Superadmins and investors are not employed; a number on the machine has one holder. */
const memberProblems = ({ row, account, known }: Read, masters: StaffMasters): Told => {
  const role = account['role'] ?? known?.role;
  if (typeof role !== 'number') return [];
  if (!masters.isMember(role))
    return OF_MEMBERS.filter((name) => row.values[name] !== null && row.values[name] !== undefined).map(
      (name) => [name, said('not-a-member')] as const,
    );
  const holder = masters.holders.get(String(account['attendance_code'] ?? ''));
  if (!holder || holder.id === known?.id) return [];
  return [['attendance_code', said('attendance-code-taken', { name: holder.name })]];
};

/** The contract as it will be. */
const termProblems = ({ account, known, employment, wrong }: Read): Told => {
  if (wrong.has('contract_type') || wrong.has('role') || Object.keys(employment).length === 0) return [];
  const role = account['role'] ?? known?.role;
  const usual = usualTerms(role === userRole.dokter ? contractType.partner : contractType.permanent);
  const before = {
    contract_type: usual.contract_type,
    tax_scheme: usual.tax_scheme,
    contract_start_at: null,
    contract_end_at: null,
    ...(known?.values['contract_type'] === null ? {} : (known?.values as Partial<Employment>)),
  };
  const after = { ...before, ...withContract(before, employment as Partial<Employment>) };
  return contractProblems(after)
    .filter(([at]) => !wrong.has(at))
    .map(([at, code]) => [at, said(code)] as const);
};

/** One number on the machine for one of the sheet, and no more new accounts than are stored at once. */
const togetherProblems = (reads: readonly Read[]): readonly CellProblem<StaffColumn>[] => {
  const first = new Map<string, number>();
  const codes = reads.flatMap(({ row, account }) => {
    const code = account['attendance_code'];
    if (typeof code !== 'string') return [];
    const earlier = first.get(code);
    if (earlier === undefined) first.set(code, row.row);
    return earlier === undefined
      ? []
      : [{ row: row.row, field: 'attendance_code' as const, message: `Sama dengan baris ${earlier}` }];
  });
  const beyond = reads.filter(({ known }) => !known).slice(MOST_NEW);
  const message = `Maksimal ${MOST_NEW} pegawai baru dalam satu lembar`;
  return [...codes, ...beyond.map(({ row }) => ({ row: row.row, field: 'username' as const, message }))];
};

/**
 * What the rows of a sheet come to beside what is known: what is wrong with them, and whom they add or change. A row that says what is
 * known already does neither.
 */
export const planStaff = (
  rows: readonly Row[],
  masters: StaffMasters,
): { readonly problems: readonly CellProblem<StaffColumn>[]; readonly changes: readonly StaffChange[] } => {
  const reads = rows.map((row) => readRow(row, masters));
  const told = reads.flatMap((read) => {
    const change = changeOf(read);
    return [
      ...rightProblems(read, change, masters),
      ...passwordProblems(read, change, masters),
      ...placeProblems(read, masters),
      ...memberProblems(read, masters),
      ...termProblems(read),
    ].map(([at, message]) => ({ row: read.row.row, field: at, message }));
  });
  return { problems: [...told, ...togetherProblems(reads)], changes: reads.map(changeOf).filter(isChange) };
};

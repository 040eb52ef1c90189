// The patient sheet: columns of the template 'Import Rekam Medis' (service.md 8) and the reading of one row, without a database.
import { ageAt } from '../../../src/resources/kernel/date.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import { fieldShape } from '../../../src/resources/kernel/shape.ts';
import { type Gender, type IdentityType, identityProblem } from '../../../src/resources/service/nik.ts';
import { cellProblem, type InputColumn } from '../sheet-column.ts';

const ADULT_AGE = 18;
const EARLIEST_BIRTH = '1900-01-01';
/** The first label of a value is the template's; the others are read as well. */
const gender = {
  options: [
    { value: 0, label: 'L' },
    { value: 1, label: 'P' },
    { value: 0, label: 'Laki-laki' },
    { value: 1, label: 'Perempuan' },
    { value: 0, label: 'Pria' },
    { value: 1, label: 'Wanita' },
  ],
} as const;

/** Columns in the template's order; the key is the patient's field. */
export const PATIENT_COLUMNS = {
  username: { header: 'No. RM', field: field.text('No. RM', { max: 20, pattern: /^[A-Z0-9.-]{3,20}$/ }) },
  name: { header: 'Nama', field: field.text('Nama', { min: 2, max: 100 }), required: true },
  idcard_type: {
    header: 'Jenis Identitas',
    field: field.choice('Jenis Identitas', {
      options: (['ktp', 'kia', 'sim', 'paspor'] as const).map((value) => ({ value, label: value })),
    }),
  },
  idcard: { header: 'No. Identitas', field: field.text('No. Identitas', { max: 16 }) },
  gender: { header: 'Jenis Kelamin', field: field.choice('Jenis Kelamin', gender), required: true },
  birth_place: { header: 'Tempat Lahir', field: field.text('Tempat Lahir', { max: 60 }) },
  birth_date: { header: 'Tanggal Lahir', field: field.date('Tanggal Lahir'), required: true },
  address: { header: 'Alamat', field: field.note('Alamat', { max: 300 }) },
  phone: { header: 'No. HP', field: field.text('No. HP', { max: 20, format: 'phone' }), required: true },
  email: { header: 'Email', field: field.text('Email', { max: 100, format: 'email' }) },
  instagram: { header: 'Instagram', field: field.text('Instagram', { max: 60 }) },
  note: { header: 'Catatan', field: field.note('Catatan', { max: 300 }) },
  allergy: { header: 'Alergi', field: field.text('Alergi', { max: 200 }) },
  blood_type: {
    header: 'Golongan Darah',
    field: field.choice('Golongan Darah', {
      options: ['A', 'B', 'AB', 'O', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'].map((value) => ({
        value,
        label: value,
      })),
    }),
  },
  join_at: { header: 'Tgl Join', field: field.date('Tgl Join') },
  doctor: { header: 'ID Dokter', field: field.text('ID Dokter', { max: 20 }) },
  wali_name: { header: 'Nama Wali', field: field.text('Nama Wali', { min: 2, max: 100 }) },
  wali_idcard: { header: 'NIK Wali', field: field.text('NIK Wali', { max: 16, pattern: /^\d{16}$/ }) },
  wali_gender: { header: 'JK Wali', field: field.choice('JK Wali', gender) },
  wali_phone: { header: 'HP Wali', field: field.text('HP Wali', { max: 20, format: 'phone' }) },
  wali_email: { header: 'Email Wali', field: field.text('Email Wali', { max: 100, format: 'email' }) },
  wali_address: { header: 'Alamat Wali', field: field.note('Alamat Wali', { max: 300 }) },
} as const satisfies Readonly<Record<string, InputColumn>>;

export type PatientColumnName = keyof typeof PATIENT_COLUMNS;
export const PATIENT_COLUMN_NAMES = Object.keys(PATIENT_COLUMNS) as readonly PatientColumnName[];

type Optional = Exclude<PatientColumnName, 'name' | 'gender' | 'birth_date' | 'phone' | 'idcard_type' | 'wali_gender'>;
/** A row that may be stored. */
export type SheetPatient = Readonly<Record<Optional, string | null>> & {
  readonly name: string;
  readonly gender: Gender;
  readonly birth_date: string;
  readonly phone: string;
  readonly idcard_type: IdentityType;
  readonly wali_gender: Gender | null;
};
export interface RowProblem {
  /** Number of the row in the sheet; the header is 1. */
  readonly row: number;
  readonly field: PatientColumnName;
  readonly message: string;
}
/** Value of a cell by the column's kind; undefined when the cell holds none (the Excel codec's reading). */
export type SheetValues = Readonly<Record<PatientColumnName, unknown>>;

/** What the rules below look at; undefined and null both say that nothing was given. */
export interface PatientFacts {
  readonly birth_date: string;
  readonly idcard_type: IdentityType;
  readonly idcard?: string | null;
  readonly wali_name?: string | null;
  readonly wali_phone?: string | null;
  readonly join_at?: string | null;
}

/** What is wrong with the patient as a whole: days in the future, identity number, guardian of a minor (service.md 2.1). */
export const wholeProblems = (patient: PatientFacts, today: string): [PatientColumnName, string][] => {
  const found: [PatientColumnName, string][] = [];
  const { birth_date: born, idcard } = patient;
  if (born > today) found.push(['birth_date', 'Tanggal lahir tidak boleh melebihi hari ini']);
  else if (born < EARLIEST_BIRTH) found.push(['birth_date', 'Tanggal lahir tidak valid']);
  else if (ageAt(born, today) < ADULT_AGE) {
    if (!patient.wali_name) found.push(['wali_name', 'Wali wajib diisi untuk pasien di bawah 18 tahun']);
    if (!patient.wali_phone) found.push(['wali_phone', 'HP wali wajib diisi untuk pasien di bawah 18 tahun']);
  }
  if (patient.join_at && patient.join_at > today) found.push(['join_at', 'Tanggal tidak boleh melebihi hari ini']);
  const identity = idcard ? identityProblem(patient.idcard_type, idcard, today) : null;
  if (identity) found.push(['idcard', identity]);
  return found;
};

/** What spreadsheets leave around numbers: the apostrophe that makes a text of them, and the gaps that make them readable. */
const TEXT_MARK = /^['\u2019`]+/;
const GAPS = /[\s.-]/g;
const tidiers: Partial<Record<PatientColumnName, (text: string) => string>> = {
  name: (text) => text.replace(/\s+/g, ' '),
  username: (text) => text.replace(TEXT_MARK, '').toUpperCase(),
  idcard: (text) => text.replace(TEXT_MARK, '').replace(GAPS, ''),
  wali_idcard: (text) => text.replace(TEXT_MARK, '').replace(GAPS, ''),
  phone: (text) => text.replace(TEXT_MARK, ''),
  wali_phone: (text) => text.replace(TEXT_MARK, ''),
};

/** What another cell decides about, of which nothing can be said while that one is wrong. */
const RULED_BY: Partial<Record<PatientColumnName, PatientColumnName>> = {
  wali_name: 'birth_date',
  wali_phone: 'birth_date',
  idcard: 'idcard_type',
};
/** Born so, nobody needs a guardian: the rules of the other cells are asked while the day itself is wrong. */
const SOME_ADULT = '1980-01-01';

/**
 * Reads one row of the sheet.
 * @param row number in the sheet @param values cells by column, already read by kind @param today business date
 * @returns the patient, or every problem of the row
 */
export const readPatientRow = (
  row: number,
  values: SheetValues,
  today: string,
): { readonly patient: SheetPatient; readonly problems: readonly RowProblem[] } => {
  const problems: RowProblem[] = [];
  const entries = PATIENT_COLUMN_NAMES.map((name) => {
    const column: InputColumn = PATIENT_COLUMNS[name];
    const raw = values[name];
    const value = typeof raw === 'string' ? (tidiers[name]?.(raw) ?? raw) : raw;
    const message = cellProblem(column, value);
    if (message) problems.push({ row, field: name, message });
    return [name, message || value === null ? null : fieldShape(column.field).parse(value)];
  });
  const patient = Object.fromEntries(entries) as SheetPatient;
  const whole = { ...patient, idcard_type: patient.idcard_type ?? 'ktp' };
  const wrong = new Set(problems.map(({ field: name }) => name));
  const judged = { ...whole, birth_date: patient.birth_date ?? SOME_ADULT };
  const found = wholeProblems(judged, today).filter(([name]) => !wrong.has(name) && !wrong.has(RULED_BY[name] ?? name));
  problems.push(...found.map(([name, message]) => ({ row, field: name, message })));
  return { patient: whole, problems };
};

/** Rows whose RM or identity number stands earlier in the same file, or in the database (`known`). */
export const duplicateProblems = (
  rows: readonly { readonly row: number; readonly patient: SheetPatient }[],
  known: { readonly usernames: ReadonlySet<string>; readonly identities: ReadonlySet<string> },
): RowProblem[] => {
  const usernames = new Set(known.usernames);
  const identities = new Set(known.identities);
  const problems: RowProblem[] = [];
  for (const { row, patient } of rows) {
    const identity = patient.idcard && identityKey(patient.idcard_type, patient.idcard);
    const taken: RowProblem[] = [];
    if (patient.username && usernames.has(patient.username))
      taken.push({ row, field: 'username', message: 'No. RM sudah dipakai' });
    if (identity && identities.has(identity))
      taken.push({ row, field: 'idcard', message: 'Nomor identitas sudah terdaftar' });
    problems.push(...taken);
    if (taken.length > 0) continue;
    if (patient.username) usernames.add(patient.username);
    if (identity) identities.add(identity);
  }
  return problems;
};

/** Key of an identity number in the sets of `duplicateProblems`. */
export const identityKey = (type: IdentityType, number: string): string => `${type}:${number}`;

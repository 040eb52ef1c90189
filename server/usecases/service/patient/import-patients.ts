// Import Rekam Medis (service.md 5, 8): good rows are stored in one transaction, the others are answered with what is wrong.
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { PATIENT_COLUMNS, type RowProblem } from '../../../domain/service/patient-sheet.ts';
import { XLSX } from '../../kernel/download.ts';
import { keepFile } from '../../platform/file/keep-file.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { type GoodRow, judgeRows, patientRows } from './import-read.ts';
import { holdNumbers, passNumbers, takeNumbers } from '../../platform/person/patient-number.ts';
import { type NewPatient, storePatients } from '../../platform/person/store-patient.ts';

interface Added {
  readonly row: number;
  /** Null in a dry run. */
  readonly id: number | null;
  /** Null in a dry run for a row that would be given a number. */
  readonly username: string | null;
  readonly name: string;
}

/** 'tidak ada' and '-' say that there are none; an empty cell says that nobody asked. */
const allergiesOf = (text: string | null): readonly string[] | null => {
  if (text === null) return null;
  if (/^(-|tidak ada|tidak|nihil)$/i.test(text)) return [];
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
};

const patientOf = ({ patient, doctor_id }: GoodRow, username: string): NewPatient => {
  const { allergy, blood_type, doctor: _doctor, wali_gender, ...person } = patient;
  return {
    ...person,
    username,
    wali_gender: wali_gender === null ? null : String(wali_gender),
    doctor_id,
    golongan_darah: blood_type,
    alergi: allergiesOf(allergy),
  };
};

/** Given numbers are kept; the series goes on after those of its own pattern before it numbers the other rows. */
const numbered = async (context: WriteContext, good: readonly GoodRow[]) => {
  await passNumbers(
    context,
    good.flatMap(({ patient }) => patient.username ?? []),
  );
  const numbers = await takeNumbers(context, good.filter(({ patient }) => patient.username === null).length);
  let next = 0;
  return good.map((row) => ({ row, patient: patientOf(row, row.patient.username ?? numbers[next++] ?? '') }));
};

/** Stores the rows; one whose number was taken by somebody else at this moment becomes a problem. */
const store = async (
  context: WriteContext,
  good: readonly GoodRow[],
): Promise<{ readonly added: readonly Added[]; readonly problems: readonly RowProblem[] }> => {
  const patients = await numbered(context, good);
  const ids = await storePatients(
    context,
    patients.map(({ patient }) => patient),
  );
  const added: Added[] = [];
  const problems: RowProblem[] = [];
  for (const { row, patient } of patients) {
    const { username, name } = patient;
    const id = ids.get(username);
    if (id !== undefined) added.push({ row: row.row, id, username, name });
    else if (patient.idcard)
      problems.push({ row: row.row, field: 'idcard', message: 'Nomor identitas sudah terdaftar' });
    else problems.push({ row: row.row, field: 'username', message: 'No. RM sudah dipakai' });
  }
  return { added, problems };
};

const resultText = (count: number): string =>
  count === 0 ? 'Tidak ada Data yang ditambahkan' : `${count} Customer berhasil Ditambahkan.`;

/**
 * `data` lists who was added (or would be, in a dry run), `errors` what is wrong by row and column, `skipped` counts the rows
 * left out; `message` is the result's text; `file_id` is the kept workbook, null when nothing was added.
 * @throws Refusal wrong-template (422), too-many-rows (422), too-large (413)
 */
export const importPatients = async (
  context: WriteContext,
  { query, upload, table }: CallRequest<Calls['platform.users.import']>,
) => {
  if (!upload) throw new Refusal('wrong-template');
  const isDry = query.dryrun === true;
  const rows = patientRows(table);
  if (!isDry) await holdNumbers(context);
  const { good, problems: found } = await judgeRows(context, rows);
  const preview = good.map(({ row, patient: { username, name } }) => ({ row, id: null, username, name }));
  const isEmpty = isDry || good.length === 0;
  const { added, problems } = isEmpty ? { added: preview, problems: [] } : await store(context, good);
  const count = added.length;
  const skipped = rows.length - count;
  const record = {
    data: added,
    count,
    errors: [...found, ...problems]
      .toSorted((a, b) => a.row - b.row)
      .map((problem) => ({ ...problem, column: PATIENT_COLUMNS[problem.field].header })),
    skipped,
    message: resultText(count),
  };
  if (isDry || count === 0) return { record: { ...record, file_id: null }, log: null };
  const file_id = await keepFile(context, 'platform.users.import', XLSX, upload);
  const after = { filename: upload.filename, file_id, added: count, skipped };
  return {
    record: { ...record, file_id },
    log: { message: `impor ${count} pasien`, url: '/service/rekammedis', after },
  };
};

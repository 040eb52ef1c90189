// GET /api/attendance/attendance/daily: everybody's day, with how many there are of each state (attendance.md 4, 5).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { formatDate, timeIn, type TimeZone } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { dayStatusOptions, punchSourceOptions } from '../../../../src/resources/attendance/day-status.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { readDays } from './day-rows.ts';
import { readCards } from './staff-cards.ts';

type Answer = AnswerOf<'attendance.attendance.daily'>;
type Row = Answer['data'][number];

const text = (header: string) => field.text(header, { max: 300 });
const column = (name: string, header: string, width?: number): SheetColumn => ({
  name,
  header,
  field: text(header),
  ...(width !== undefined && { width }),
});
const minutes = (name: string, header: string): SheetColumn => ({ name, header, field: field.integer(header) });
const COLUMNS: readonly SheetColumn[] = [
  column('code', 'Attendance ID', 14),
  column('pegawai', 'Pegawai', 32),
  column('department', 'Departemen'),
  column('shift', 'Shift'),
  column('jadwal', 'Jadwal', 14),
  column('masuk', 'Masuk', 10),
  column('pulang', 'Pulang', 10),
  minutes('late_minutes', 'Telat (menit)'),
  minutes('early_minutes', 'Pulang Cepat (menit)'),
  minutes('work_minutes', 'Jam Kerja (menit)'),
  minutes('overtime_minutes', 'Lembur (menit)'),
  column('sumber', 'Sumber', 14),
  column('status', 'Status', 14),
  column('note', 'Catatan', 40),
];

const labelOf = (
  options: readonly { readonly value: number; readonly label: string }[],
  value: number | null,
): string => options.find((option) => option.value === value)?.label ?? '';

const exportRow = (zone: TimeZone) => (row: Row) => {
  const time = (at: string | null): string => (at === null ? '' : timeIn(zone, new Date(at)));
  const sources = new Set([row.in_source, row.out_source].map((source) => labelOf(punchSourceOptions, source)));
  return {
    ...row,
    code: row.pegawai.attendance_code,
    pegawai: row.pegawai.name,
    department: row.department?.name,
    shift: row.shift?.name,
    jadwal: row.scheduled_in === null ? '' : `${time(row.scheduled_in)}-${time(row.scheduled_out)}`,
    masuk: time(row.in_at),
    pulang: time(row.out_at),
    sumber: [...sources].filter((source) => source !== '').join(', '),
    status: labelOf(dayStatusOptions, row.status),
  };
};

/** The days of one date. @param pegawais left out: everybody */
export const readDaily = async (
  context: Context,
  { branches, date, pegawais }: { branches: readonly number[]; date: string; pegawais?: readonly number[] },
): Promise<readonly Row[]> => {
  const found = await readDays(context, { branches, pegawais, from: date, to: date });
  const cards = await readCards(
    context,
    found.map(({ member }) => member),
  );
  return found.flatMap(({ member, days: [day] }) => {
    const known = cards.get(member.id);
    return day && known ? [{ ...day, pegawai: known.card, department: known.department }] : [];
  });
};

const hasWord = ({ pegawai }: Row, keyword: string | undefined): boolean =>
  keyword === undefined ||
  [pegawai.name, pegawai.attendance_code ?? ''].some((one) => one.toLowerCase().includes(keyword.toLowerCase()));

export const listDaily = async (
  context: Context,
  { query }: CallRequest<Calls['attendance.attendance.daily']>,
): Promise<Answer | Download> => {
  const { date, department_id, status, pegawai_id, keyword } = query;
  const branches = reportBranches(context, undefined);
  const pegawais = pegawai_id === undefined ? undefined : [pegawai_id];
  const all = (await readDaily(context, { branches, date, pegawais })).filter(
    (row) => (department_id === undefined || row.department?.id === department_id) && hasWord(row, keyword),
  );
  const data = all.filter((row) => status === undefined || row.status === status);
  if (query.export !== undefined) {
    const rows = data.map(exportRow(context.timezone));
    const head = ['Absensi harian', formatDate(date)];
    const sheet = writeSheet('Absensi harian', COLUMNS, rows, { head, strong: () => false });
    return new Download(`Absensi harian ${date}.xlsx`, XLSX, sheet);
  }
  const sum = Object.fromEntries(
    dayStatusOptions.map(({ value }) => [String(value), all.filter((row) => row.status === value).length]),
  );
  return { data, count: data.length, sum };
};

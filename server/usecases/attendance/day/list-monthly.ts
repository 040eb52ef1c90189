// GET /api/attendance/attendance/monthly: a letter for each day of everybody, and what they come to (attendance.md 4, 5). A shift over
// midnight stands on the day on which it began.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { hoursOf } from '../../../../src/resources/attendance/hours.ts';
import { addDays, addMonths, monthName } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { totalsOf } from '../../../domain/attendance/day-totals.ts';
import { daysOf } from '../../../domain/platform/calendar.ts';
import { renderMonth } from '../../../print/month-grid.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF, XLSX } from '../../kernel/download.ts';
import { letterheadOf } from '../../finance/report/letterhead.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { countDays, type CountedRow } from './day-rows.ts';
import { readCards } from './staff-cards.ts';

type Answer = AnswerOf<'attendance.attendance.monthly'>;
type Row = Answer[number];

/** First and last day of 'YYYY-MM'. */
export const monthSpan = (month: string): { readonly from: string; readonly to: string } => {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
};

/** '1' of '2026-03-01'. */
const numberOf = (day: string): string => String(Number(day.slice(-2)));

const lettersOf = (days: readonly CountedRow[]): Row['days'] =>
  Object.fromEntries(days.map(({ work_date, letter }) => [numberOf(work_date), letter]));

const DAY_WIDTH = 4;
const number = (name: string, header: string): SheetColumn => ({
  name,
  header,
  field: field.quantity(header),
  width: 12,
});
const TOTALS: readonly SheetColumn[] = [
  number('hadir', 'H'),
  number('telat', 'T'),
  number('telat_menit', 'Telat (menit)'),
  number('izin', 'I'),
  number('sakit', 'S'),
  number('cuti', 'C'),
  number('dinas', 'D'),
  number('alpha', 'A'),
  number('libur', 'L'),
  number('tidak_lengkap', '?'),
  number('jam_kerja', 'Jam kerja'),
  number('jam_lembur', 'Jam lembur'),
  number('kehadiran', '% kehadiran'),
];

/** Days and totals of a row as sheet and paper tell them. */
const recordOf = ({ pegawai, days, totals }: Row) => ({
  ...days,
  ...totals,
  code: pegawai.attendance_code,
  name: pegawai.name,
  jam_kerja: hoursOf(totals.kerja_menit),
  jam_lembur: hoursOf(totals.lembur_menit),
});
const sheetOf = (rows: readonly Row[], month: string): Download => {
  const { from, to } = monthSpan(month);
  const text = (header: string, max: number) => field.text(header, { max });
  const columns: readonly SheetColumn[] = [
    { name: 'code', header: 'Attendance ID', field: text('Attendance ID', 20), width: 14 },
    { name: 'name', header: 'Pegawai', field: text('Pegawai', 100), width: 32 },
    ...daysOf(from, to).map((day) => {
      const header = numberOf(day);
      return { name: header, header, field: text(header, 1), width: DAY_WIDTH };
    }),
    ...TOTALS,
  ];
  const head = ['Absensi bulanan', month];
  const sheet = writeSheet('Absensi bulanan', columns, rows.map(recordOf), { head, strong: () => false });
  return new Download(`Absensi bulanan ${month}.xlsx`, XLSX, sheet);
};

const LEGEND = 'H Hadir, T Terlambat, I Izin, S Sakit, C Cuti, D Dinas luar, A Alpha, L Libur, ? Tidak lengkap';
/** Shorter than the sheet's, for there is no room. */
const SHORT: Readonly<Record<string, string>> = {
  telat_menit: 'Menit telat',
  jam_kerja: 'Jam',
  jam_lembur: 'OT',
  kehadiran: '%',
};

const paperOf = async (
  context: Context,
  rows: readonly Row[],
  {
    month,
    subject,
    branches,
  }: { readonly month: string; readonly subject: string; readonly branches: readonly number[] },
): Promise<Download> => {
  const { from, to } = monthSpan(month);
  const days = daysOf(from, to).map(numberOf);
  const paper = {
    ...(await letterheadOf(context, branches)),
    subject,
    days,
    totals: TOTALS.map(({ name, header }) => SHORT[name] ?? header),
    rows: rows.map((row) => {
      const record: Readonly<Record<string, unknown>> = recordOf(row);
      return {
        name: row.pegawai.name,
        letters: days.map((day) => row.days[day] ?? ''),
        totals: TOTALS.map(({ name }) => (typeof record[name] === 'number' ? record[name] : null)),
      };
    }),
    legend: LEGEND,
  };
  return new Download(`Absensi bulanan ${month}.pdf`, PDF, await renderMonth(paper));
};

export const listMonthly = async (
  context: Context,
  { query }: CallRequest<Calls['attendance.attendance.monthly']>,
): Promise<Answer | Download> => {
  const branches = reportBranches(context, undefined);
  const { from, to } = monthSpan(query.month);
  const { until = to } = query;
  const found = await countDays(context, { branches, from, to: until < to ? until : to });
  const cards = await readCards(
    context,
    found.map(({ member }) => member),
  );
  const rows = found.flatMap(({ member, days }): readonly Row[] => {
    const known = cards.get(member.id);
    if (!known || days.length === 0) return [];
    if (query.department_id !== undefined && known.department?.id !== query.department_id) return [];
    return [{ pegawai: known.card, days: lettersOf(days), totals: totalsOf(days) }];
  });
  if (query.export === undefined) return rows;
  if (query.export === 'xlsx') return sheetOf(rows, query.month);
  const department = found
    .map(({ member }) => cards.get(member.id)?.department)
    .find((one) => one?.id === query.department_id);
  const subject = [monthName(`${query.month}-01`), department?.name].filter(Boolean).join(' · ');
  return paperOf(context, rows, { month: query.month, subject, branches });
};

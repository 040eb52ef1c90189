// GET /api/attendance/attendance/monthly: a letter for each day of everybody, and what they come to (attendance.md 4, 5). A shift over
// midnight stands on the day on which it began.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { addDays, addMonths } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { totalsOf } from '../../../domain/attendance/day-totals.ts';
import { daysOf } from '../../../domain/platform/calendar.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
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
const MINUTES = 60;
const CENTI = 100;
const hours = (minutes: number): number => Math.round((minutes / MINUTES) * CENTI) / CENTI;

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
  const records = rows.map(({ pegawai, days, totals }) => ({
    ...days,
    ...totals,
    code: pegawai.attendance_code,
    name: pegawai.name,
    jam_kerja: hours(totals.kerja_menit),
    jam_lembur: hours(totals.lembur_menit),
  }));
  const head = ['Absensi bulanan', month];
  const sheet = writeSheet('Absensi bulanan', columns, records, { head, strong: () => false });
  return new Download(`Absensi ${month}.xlsx`, XLSX, sheet);
};

export const listMonthly = async (
  context: Context,
  { query }: CallRequest<Calls['attendance.attendance.monthly']>,
): Promise<Answer | Download> => {
  const branches = reportBranches(context, undefined);
  const found = await countDays(context, { branches, ...monthSpan(query.month) });
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
  return query.export === undefined ? rows : sheetOf(rows, query.month);
};

// Attendance and wages beside the staff of the dashboard (platform.md 5, attendance.md 5).
import { hoursOf } from '../../../src/resources/attendance/hours.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { PeopleQuery } from '../../../src/resources/platform/dashboard-calls.ts';
import type { SheetColumn } from '../../sheets/write-sheet.ts';
import { readStats } from '../attendance/payroll/list-stats.ts';
import type { Context } from '../kernel/contract.ts';
import { AMOUNT, COUNT, headed } from './figures.ts';

/** Null: no member of attendance. */
const NOTHING = {
  hadir: null,
  telat: null,
  izin: null,
  sakit: null,
  cuti: null,
  alpha: null,
  jam_kerja: null,
  jam_lembur: null,
  netto: null,
} as const;

/** What comes from attendance. */
export type Attended = keyof typeof NOTHING;

/** The rows with what days and wages came to. */
export const withAttendance = async <Row extends { readonly id: number }>(
  context: Context,
  { start_date: from, end_date: to }: PeopleQuery,
  branches: readonly number[],
  rows: readonly Row[],
) => {
  const found = await readStats(context, { branches, from, to, people: rows.map(({ id }) => id) });
  const byId = new Map(
    found.map(({ id, hadir, telat, izin, sakit, cuti, alpha, kerja_menit, lembur_menit, netto }) => [
      id,
      {
        hadir,
        telat,
        izin,
        sakit,
        cuti,
        alpha,
        jam_kerja: hoursOf(kerja_menit),
        jam_lembur: hoursOf(lembur_menit),
        netto,
      },
    ]),
  );
  return rows.map((row) => ({ ...row, ...(byId.get(row.id) ?? NOTHING) }));
};

const part = (name: string, header: string): SheetColumn => ({ name, header, field: field.quantity(header) });
export const ATTENDANCE_COLUMNS: readonly SheetColumn[] = [
  part('hadir', 'Hadir'),
  headed(COUNT, 'telat', 'Terlambat'),
  part('izin', 'Izin'),
  part('sakit', 'Sakit'),
  part('cuti', 'Cuti'),
  part('alpha', 'Alpha'),
  part('jam_kerja', 'Jam kerja'),
  part('jam_lembur', 'Jam lembur'),
  headed(AMOUNT, 'netto', 'Gaji netto'),
];

// Totals of somebody's days (attendance.md 4; corrections 21): letters, hours and the share of days that he came.
import { dayStatus, type DayStatus } from '../../../src/resources/attendance/day-status.ts';

export interface CountedDay {
  readonly status: DayStatus;
  readonly is_half_day: boolean;
  readonly late_minutes: number;
  readonly work_minutes: number;
  readonly overtime_minutes: number;
}
/** Days are counted in halves, all else in minutes. */
export interface DayTotals {
  readonly hadir: number;
  readonly telat: number;
  readonly telat_menit: number;
  readonly izin: number;
  readonly sakit: number;
  readonly cuti: number;
  readonly dinas: number;
  readonly alpha: number;
  readonly libur: number;
  readonly tidak_lengkap: number;
  readonly kerja_menit: number;
  readonly lembur_menit: number;
  /** Of the days on which he was to work, 0 to 100 with one decimal; null: there were none yet. */
  readonly kehadiran: number | null;
}

const HALF = 0.5;
/** Days on which somebody came. */
export const CAME: readonly DayStatus[] = [dayStatus.present, dayStatus.late, dayStatus.incomplete, dayStatus.away];
/** Days of which half may be leave and half work. */
export const EXCUSED: readonly DayStatus[] = [dayStatus.excused, dayStatus.sick, dayStatus.leave];

/** How much of a day somebody was there: all of H, T, ? and D, half of a day with half a day of leave. */
export const presenceOf = ({ status, is_half_day }: Pick<CountedDay, 'status' | 'is_half_day'>): number => {
  if (CAME.includes(status)) return is_half_day ? HALF : 1;
  return is_half_day && EXCUSED.includes(status) ? HALF : 0;
};

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Days of this status, 1 or 0.5 each. */
const daysOf = (days: readonly CountedDay[], status: DayStatus): number =>
  sumOf(days, (day) => (day.status === status ? (day.is_half_day ? HALF : 1) : 0));

export const totalsOf = (days: readonly CountedDay[]): DayTotals => {
  const hadir = sumOf(days, presenceOf);
  const worked = days.filter(({ status }) => status !== dayStatus.free && status !== dayStatus.waiting).length;
  return {
    hadir,
    telat: days.filter(({ status }) => status === dayStatus.late).length,
    telat_menit: sumOf(days, ({ late_minutes }) => late_minutes),
    izin: daysOf(days, dayStatus.excused),
    sakit: daysOf(days, dayStatus.sick),
    cuti: daysOf(days, dayStatus.leave),
    dinas: daysOf(days, dayStatus.away),
    alpha: daysOf(days, dayStatus.absent),
    libur: daysOf(days, dayStatus.free),
    tidak_lengkap: daysOf(days, dayStatus.incomplete),
    kerja_menit: sumOf(days, ({ work_minutes }) => work_minutes),
    lembur_menit: sumOf(days, ({ overtime_minutes }) => overtime_minutes),
    kehadiran: worked === 0 ? null : Math.round((hadir / worked) * 1000) / 10,
  };
};

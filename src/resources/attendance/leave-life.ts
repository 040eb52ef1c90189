// Leave and overtime in words: kinds, reasons, states (attendance.md 2, 3; corrections 23).
import { stateOf } from '../kernel/define.ts';
import { valuesOf } from '../kernel/field.ts';

/** Numbers are those of the day that a leave makes, special leave aside. */
export const leaveTypes = [
  { value: 3, name: 'excused', label: 'Izin' },
  { value: 4, name: 'sick', label: 'Sakit' },
  { value: 5, name: 'annual', label: 'Cuti' },
  { value: 8, name: 'away', label: 'Dinas Luar' },
  { value: 10, name: 'special', label: 'Cuti Khusus' },
] as const;
export const leaveType = valuesOf(leaveTypes);
export type LeaveType = (typeof leaveTypes)[number]['value'];

/** Why special leave is taken, with the days that the law gives for it (UU 13/2003 pasal 81, 82, 93; UU 4/2024). */
export const specialReasons = [
  { value: 'melahirkan', label: 'Melahirkan (3 bulan)' },
  { value: 'keguguran', label: 'Keguguran (1,5 bulan)' },
  { value: 'haid', label: 'Haid hari pertama dan kedua' },
  { value: 'menikah', label: 'Menikah (3 hari)' },
  { value: 'menikahkan', label: 'Menikahkan anak (2 hari)' },
  { value: 'khitan', label: 'Mengkhitankan anak (2 hari)' },
  { value: 'baptis', label: 'Membaptiskan anak (2 hari)' },
  { value: 'istri_melahirkan', label: 'Istri melahirkan atau keguguran (2 hari)' },
  { value: 'duka', label: 'Duka: suami/istri, orang tua, mertua, anak, menantu (2 hari)' },
  { value: 'duka_serumah', label: 'Duka: anggota keluarga serumah (1 hari)' },
  { value: 'ibadah', label: 'Ibadah yang diwajibkan agama' },
  { value: 'negara', label: 'Kewajiban terhadap negara' },
] as const;

/** Of leave and of overtime. */
export const requestStates = {
  0: { name: 'requested', label: 'Diajukan', tone: 'warning' },
  1: { name: 'approved', label: 'Disetujui', tone: 'success' },
  [-1]: { name: 'rejected', label: 'Ditolak', tone: 'danger' },
  [-2]: { name: 'cancelled', label: 'Dibatalkan', tone: 'neutral' },
} as const;
export const requestState = stateOf(requestStates);

/** What has not been refused or taken back. */
export const standingRequests: readonly number[] = [requestState.requested, requestState.approved];

export const dayTypes = [
  { value: 1, name: 'workday', label: 'Hari kerja' },
  { value: 2, name: 'restday', label: 'Istirahat/libur' },
] as const;
export const dayType = valuesOf(dayTypes);

/** Scheduled days of sickness from which a letter is due. */
export const LETTER_DAYS = 2;
/** Days before and after today that a request may name. */
export const REQUEST_REACH = 366;
/** Minutes (PP 35/2021 pasal 26): on a working day, and on those of a week from Monday. */
export const OVERTIME_DAY = 240;
export const OVERTIME_WEEK = 1080;
/** Minutes on a rest day, for which the table of the law has hours: in a week of six working days and of five (pasal 31). */
export const OVERTIME_REST = { 6: 660, 5: 720, short: 540 } as const;

/** Days as a text: 1.5 -> '1,5'. */
export const daysText = (days: number): string => String(days).replace('.', ',');
/** Minutes as hours: 150 -> '2 jam 30 menit'. */
export const minutesText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} jam` : '', rest > 0 || hours === 0 ? `${rest} menit` : ''].filter(Boolean).join(' ');
};

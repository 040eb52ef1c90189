// Refusals of the attendance module (attendance.md 3, 5), verbatim.
import type { RefusalTable } from '../kernel/refusal.ts';
import { wageRefusals } from './wage-refusals.ts';

export const attendanceRefusals = {
  'resign-before-join': [422, 'Tanggal keluar tidak boleh sebelum tanggal masuk.'],
  'already-resigned': [409, 'Pegawai sudah keluar.'],
  'attendance-code-taken': [422, 'Attendance ID sudah dipakai {name}.'],
  ...wageRefusals,
} as const satisfies RefusalTable;

// Refusals of the attendance module (attendance.md 3, 5), verbatim.
import type { RefusalTable } from '../kernel/refusal.ts';
import { payrollRefusals } from './payroll-refusals.ts';

export const attendanceRefusals = {
  'resign-before-join': [422, 'Tanggal keluar tidak boleh sebelum tanggal masuk.'],
  'already-resigned': [409, 'Pegawai sudah keluar.'],
  'department-staffed': [409, 'Departemen masih memiliki pegawai.'],
  'attendance-locked': [423, 'Absensi periode {nama} sudah dikunci karena payroll telah disetujui.'],
  'attendance-code-taken': [422, 'Attendance ID sudah dipakai {name}.'],
  ...payrollRefusals,
} as const satisfies RefusalTable;

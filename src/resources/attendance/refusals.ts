// Refusals of the attendance module (attendance.md 3, 5), verbatim.
import { dayRefusals } from './day-refusals.ts';
import type { RefusalTable } from '../kernel/refusal.ts';
import { leaveRefusals } from './leave-refusals.ts';
import { payrollRefusals } from './payroll-refusals.ts';
import { wageRefusals } from './wage-refusals.ts';

export const attendanceRefusals = {
  'resign-before-join': [422, 'Tanggal keluar tidak boleh sebelum tanggal masuk.'],
  'already-resigned': [409, 'Pegawai sudah keluar per {tgl}.'],
  'resign-self': [403, 'Tidak dapat mengeluarkan akun sendiri.'],
  'resign-superadmin': [403, 'Akun superadmin tidak dapat dikeluarkan.'],
  'roster-day-taken': [409, 'Pegawai sudah memiliki jadwal pada tanggal itu'],
  'resign-with-visits': [409, 'Dokter masih memiliki {n} jadwal kunjungan setelah {tgl}.'],
  'not-resigned': [409, 'Pegawai belum dikeluarkan.'],
  'wages-after': [409, 'Slip gaji setelah {tgl} sudah diposting.'],
  'not-a-member': [422, 'Peran ini bukan anggota absensi dan payroll.'],
  'contract-end': [422, 'Tanggal akhir tidak boleh sebelum tanggal mulai.'],
  'partner-tax': [422, 'Mitra dipotong pajak sebagai Bukan Pegawai.'],
  'department-staffed': [409, 'Departemen masih memiliki pegawai.'],
  'attendance-locked': [423, 'Absensi periode {nama} sudah dikunci karena payroll telah disetujui.'],
  'attendance-code-taken': [422, 'Attendance ID sudah dipakai {name}.'],
  ...payrollRefusals,
  ...dayRefusals,
  ...leaveRefusals,
  ...wageRefusals,
} as const satisfies RefusalTable;

// Refusals of punches and days (attendance.md 5, 9), verbatim; those of punches outside every shift and of photos are ours.
import type { RefusalTable } from '../kernel/refusal.ts';

export const dayRefusals = {
  'attendance-network': [403, 'Absen hanya dapat dilakukan dari jaringan klinik.'],
  'attendance-web-off': [403, 'Absen melalui web tidak diaktifkan di cabang ini.'],
  'attendance-kios-off': [403, 'Mode kios tidak diaktifkan di cabang ini.'],
  'attendance-far': [422, 'Anda berada {n} m dari klinik. Absen hanya dalam radius {r} m.'],
  'attendance-no-place': [422, 'Lokasi wajib diaktifkan untuk absen.'],
  'attendance-vague-place': [422, 'Akurasi lokasi terlalu rendah.'],
  'attendance-no-photo': [422, 'Foto wajib diambil untuk absen.'],
  'attendance-in-already': [409, 'Anda sudah absen masuk pukul {time}.'],
  'attendance-not-in': [409, 'Anda belum absen masuk.'],
  'attendance-again': [409, 'Absen sudah tercatat pukul {time}.'],
  'attendance-outside': [422, 'Waktu absen di luar jadwal shift.'],
  'attendance-no-member': [422, 'Anda belum terdaftar sebagai anggota absensi.'],
  'attendance-unknown': [404, 'Attendance ID tidak dikenal.'],
  'attendance-time': [422, 'Waktu absen tidak valid.'],
  'attendance-order': [422, 'Jam pulang harus setelah jam masuk.'],
  'attendance-file': [422, 'Format file tidak dikenali.'],
  'too-many-punches': [422, 'Maksimal 50.000 baris'],
  'attendance-log-void': [409, 'Absen sudah dibatalkan.'],
  'attendance-leave-status': [422, 'Gunakan pengajuan izin/cuti untuk status ini.'],
} as const satisfies RefusalTable;

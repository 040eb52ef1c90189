// Refusals of the Service module (service.md 3, 5, 9), verbatim.
import type { RefusalTable } from '../kernel/refusal.ts';

export const serviceRefusals = {
  'visit-state': [409, 'Status kunjungan sudah berubah'],
  'visit-finished': [409, 'Kunjungan yang sudah selesai tidak dapat dibatalkan'],
  'visit-cancelled': [409, 'Kunjungan sudah dibatalkan'],
  'visit-exists': [409, 'Pasien sudah memiliki kunjungan {code} pada tanggal ini'],
  'visit-not-today': [422, 'Kunjungan hanya dapat dikonfirmasi pada tanggalnya'],
  'visit-date': [422, 'Tanggal kunjungan paling lama 7 hari yang lalu'],
  'visit-has-done': [422, 'Sudah ada tindakan selesai pada kunjungan ini'],
  'visit-has-treatment': [422, 'Kunjungan memiliki tindakan atau BHP yang sudah dikonfirmasi'],
  'visit-has-planned': [422, 'Masih ada tindakan berstatus rencana'],
  'cancel-reason-missing': [422, 'Alasan pembatalan wajib diisi'],
  'patient-inactive': [422, 'Pasien tidak aktif'],
  'doctor-inactive': [422, 'Dokter tidak aktif'],
  'unit-missing': [422, 'Unit wajib dipilih'],
  'unit-occupied': [409, 'Unit {name} sedang dipakai {label}'],
  'treatment-not-in-unit': [422, 'Tindakan hanya dapat diselesaikan saat pasien di dalam unit'],
  'treatment-visit-closed': [409, 'Status kunjungan sudah berubah'],
  'treatment-invalid': [422, 'Data tidak valid'],
  'identity-taken': [409, 'Nomor identitas sudah terdaftar atas nama {name} ({RM})'],
  'identity-taken-elsewhere': [409, 'Nomor identitas sudah terdaftar di cabang lain'],
  'patient-similar': [409, 'Ada pasien serupa: {name} ({RM})'],
  'nik-length': [422, 'NIK harus 16 digit angka'],
  'nik-invalid': [422, '{problem}'],
  'merge-self': [422, 'Pasien tidak dapat digabung dengan dirinya sendiri'],
  'merge-done': [409, 'Pasien {name} ({RM}) sudah digabung'],
  'merge-open-visits': [
    409,
    'Kunjungan {code} dan {other} masih terbuka pada tanggal yang sama. Selesaikan salah satu dahulu',
  ],
  'username-fixed': [422, 'No. RM tidak dapat diubah karena pasien sudah memiliki kunjungan'],
} as const satisfies RefusalTable;

// Refusals of payroll (attendance.md 2, 3, 9; corrections.md 15), verbatim.
import type { RefusalTable } from '../kernel/refusal.ts';

export const payrollRefusals = {
  'payroll-overlap': [422, 'Periode payroll bertumpuk dengan {name}.'],
  'payroll-masa-taken': [422, 'Masa pajak ini sudah dipakai periode {name}.'],
  'payroll-holiday-kind': [422, 'Hari raya hanya untuk periode THR/Bonus.'],
  'payroll-year-made': [409, 'Dua belas periode gaji tahun {year} sudah ada.'],
  'end-before-start': [422, 'Tanggal akhir tidak boleh sebelum tanggal mulai.'],
  'payroll-busy': [409, 'Payroll sedang dihitung.'],
  'payroll-not-computed': [409, 'Payroll belum dihitung.'],
  'payroll-not-approved': [409, 'Periode belum disetujui.'],
  'payroll-approved': [409, 'Periode sudah disetujui.'],
  'payroll-posted': [409, 'Periode sudah diposting.'],
  'payroll-not-posted': [409, 'Periode belum diposting.'],
  'payroll-cancelled': [409, 'Periode sudah dibatalkan.'],
  'payroll-fee-changed': [409, 'Fee dokter berubah, hitung ulang payroll.'],
  'payslip-below-nothing': [422, 'Gaji bersih {nama} minus. Periksa potongan.'],
  'attendance-open': [422, 'Masih ada {n} absensi belum lengkap.'],
  'payslip-some-paid': [409, 'Sebagian slip sudah dibayar.'],
  'payslip-paid': [409, 'Slip sudah dibayar.'],
  'payslip-no-account': [422, 'Rekening {nama} belum diisi.'],
  'component-not-manual': [422, 'Komponen ini tidak dapat diisi manual.'],
  'past-tax-months': [422, 'Bulan dan bruto sebelum aplikasi diisi keduanya atau tidak sama sekali.'],
  'past-tax-gross': [422, 'Iuran, zakat dan PPh 21 tidak boleh lebih dari brutonya.'],
  'past-tax-employer': [422, 'PPh dipotong masa sebelumnya tidak boleh lebih dari penghasilan netonya.'],
  'past-tax-settled': [409, 'PPh 21 {name} tahun {year} sudah dihitung akhir pada {period}.'],
  'loan-changed': [409, 'Kasbon berubah, hitung ulang payroll.'],
} as const satisfies RefusalTable;

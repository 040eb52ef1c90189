// Words of what wages are made of (attendance.md 2).
import { valuesOf } from '../kernel/field.ts';

export const componentKinds = [
  { value: 1, name: 'earning', label: 'Pendapatan', tone: 'success' },
  { value: -1, name: 'deduction', label: 'Potongan', tone: 'warning' },
  { value: 0, name: 'employer', label: 'Beban klinik', tone: 'neutral' },
] as const;
export const componentKind = valuesOf(componentKinds);
export type ComponentKind = (typeof componentKinds)[number]['value'];

/** A fixed list, no free expressions; those of the system are reckoned by rules of their own. */
export const componentCalcs = [
  { value: 'fixed', label: 'Tetap per bulan' },
  { value: 'per_day', label: 'Per hari' },
  { value: 'per_hour', label: 'Per jam kerja' },
  { value: 'percentage', label: 'Persentase' },
  { value: 'manual', label: 'Diisi per periode' },
  { value: 'overtime', label: 'Lembur' },
  { value: 'doctor_fee', label: 'Fee dokter' },
  { value: 'thr', label: 'THR' },
  { value: 'compensation', label: 'Kompensasi PKWT' },
  { value: 'absence', label: 'Alpha' },
  { value: 'late', label: 'Keterlambatan' },
  { value: 'zakat', label: 'Zakat' },
  { value: 'loan', label: 'Kasbon' },
  { value: 'bpjs', label: 'BPJS' },
  { value: 'pph21', label: 'PPh 21' },
] as const;
/** Reckoned by rules that nobody adds to by hand. */
export const ruledCalcs: readonly string[] = ['bpjs', 'pph21', 'loan', 'doctor_fee'];
/** What a branch makes components of. */
export const ownCalcs: readonly string[] = ['fixed', 'per_day', 'per_hour', 'percentage', 'manual'];

export const ledgerComponents = [
  { value: 'gaji', label: 'Gaji' },
  { value: 'tunjangan', label: 'Tunjangan' },
  { value: 'lembur', label: 'Lembur' },
  { value: 'insentif', label: 'Insentif' },
  { value: 'thr', label: 'THR & bonus' },
  { value: 'kasbon', label: 'Kasbon' },
  { value: 'zakat', label: 'Zakat' },
  { value: 'lain', label: 'Lain-lain' },
] as const;
/** Where a branch's own earnings and deductions are booked. */
export const ownLedger = {
  [componentKind.earning]: ['gaji', 'tunjangan', 'lembur', 'insentif', 'thr'],
  [componentKind.deduction]: ['lain'],
} as const;

export const percentBases = [
  { value: 'gaji_pokok', label: 'Gaji pokok' },
  { value: 'upah_tetap', label: 'Upah tetap' },
  { value: 'bruto', label: 'Pendapatan di atasnya' },
] as const;
export const dayBases = [
  { value: 'hadir', label: 'Hadir' },
  { value: 'terjadwal', label: 'Terjadwal' },
] as const;
export const lateUnits = [
  { value: 'menit', label: 'Menit' },
  { value: 'kejadian', label: 'Kejadian' },
] as const;

// Components of wages that every branch has and nobody removes (attendance.md 2, 8; corrections.md 16, 24).
import type { BpjsProgram } from './wage-law.ts';

interface SystemComponent {
  readonly name: string;
  /** 1 earning, -1 deduction, 0 borne by the clinic. */
  readonly kind: -1 | 0 | 1;
  readonly calc: string;
  /** Of BPJS: the program whose share it is. */
  readonly program?: BpjsProgram;
  /** A branch may do without it. */
  readonly optional?: true;
}

/** By code; what else stands of them is data of the branch. */
export const systemComponents = {
  GAPOK: { name: 'Gaji Pokok', kind: 1, calc: 'fixed' },
  LEMBUR: { name: 'Lembur', kind: 1, calc: 'overtime' },
  FEE: { name: 'Fee Dokter', kind: 1, calc: 'doctor_fee' },
  THR: { name: 'Tunjangan Hari Raya', kind: 1, calc: 'thr' },
  KOMPENSASI: { name: 'Kompensasi PKWT', kind: 1, calc: 'compensation' },
  TPPH: { name: 'Tunjangan PPh 21', kind: 1, calc: 'pph21' },
  ALPHA: { name: 'Potongan Alpha', kind: -1, calc: 'absence', optional: true },
  LATE: { name: 'Potongan Terlambat', kind: -1, calc: 'late', optional: true },
  ZAKAT: { name: 'Zakat', kind: -1, calc: 'zakat' },
  KASBON: { name: 'Kasbon', kind: -1, calc: 'loan' },
  BPJSKES: { name: 'BPJS Kesehatan', kind: -1, calc: 'bpjs', program: 'KES' },
  BPJSJHT: { name: 'BPJS JHT', kind: -1, calc: 'bpjs', program: 'JHT' },
  BPJSJP: { name: 'BPJS JP', kind: -1, calc: 'bpjs', program: 'JP' },
  BPJSKESK: { name: 'BPJS Kesehatan (klinik)', kind: 0, calc: 'bpjs', program: 'KES' },
  BPJSJHTK: { name: 'BPJS JHT (klinik)', kind: 0, calc: 'bpjs', program: 'JHT' },
  BPJSJPK: { name: 'BPJS JP (klinik)', kind: 0, calc: 'bpjs', program: 'JP' },
  BPJSJKK: { name: 'BPJS JKK (klinik)', kind: 0, calc: 'bpjs', program: 'JKK' },
  BPJSJKM: { name: 'BPJS JKM (klinik)', kind: 0, calc: 'bpjs', program: 'JKM' },
  PPH21: { name: 'PPh 21', kind: -1, calc: 'pph21' },
} as const satisfies Readonly<Record<string, SystemComponent>>;
export type SystemCode = keyof typeof systemComponents;

export const isSystemCode = (code: string): code is SystemCode => Object.hasOwn(systemComponents, code);

/** What each component is of by its code; nothing where the branch made it. */
export const systemComponent = (code: string): SystemComponent | undefined =>
  isSystemCode(code) ? systemComponents[code] : undefined;

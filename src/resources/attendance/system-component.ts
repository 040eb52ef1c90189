// Components of wages that every branch has and nobody removes (attendance.md 2, 8; corrections.md 16, 24).
import { componentKind, type ComponentKind } from './component-words.ts';
import type { BpjsProgram } from './wage-law.ts';

interface SystemComponent {
  readonly name: string;
  readonly kind: ComponentKind;
  readonly calc: string;
  /** Of BPJS: the program whose share it is. */
  readonly program?: BpjsProgram;
  /** A branch may do without it. */
  readonly optional?: true;
}

const { earning: EARNING, deduction: DEDUCTION, employer: EMPLOYER } = componentKind;

/** By code; what else stands of them is data of the branch. */
export const systemComponents = {
  GAPOK: { name: 'Gaji Pokok', kind: EARNING, calc: 'fixed' },
  LEMBUR: { name: 'Lembur', kind: EARNING, calc: 'overtime' },
  FEE: { name: 'Fee Dokter', kind: EARNING, calc: 'doctor_fee' },
  THR: { name: 'Tunjangan Hari Raya', kind: EARNING, calc: 'thr' },
  KOMPENSASI: { name: 'Kompensasi PKWT', kind: EARNING, calc: 'compensation' },
  TPPH: { name: 'Tunjangan PPh 21', kind: EARNING, calc: 'pph21' },
  ALPHA: { name: 'Potongan Alpha', kind: DEDUCTION, calc: 'absence', optional: true },
  LATE: { name: 'Potongan Terlambat', kind: DEDUCTION, calc: 'late', optional: true },
  ZAKAT: { name: 'Zakat', kind: DEDUCTION, calc: 'zakat' },
  KASBON: { name: 'Kasbon', kind: DEDUCTION, calc: 'loan' },
  BPJSKES: { name: 'BPJS Kesehatan', kind: DEDUCTION, calc: 'bpjs', program: 'KES' },
  BPJSJHT: { name: 'BPJS JHT', kind: DEDUCTION, calc: 'bpjs', program: 'JHT' },
  BPJSJP: { name: 'BPJS JP', kind: DEDUCTION, calc: 'bpjs', program: 'JP' },
  BPJSKESK: { name: 'BPJS Kesehatan (klinik)', kind: EMPLOYER, calc: 'bpjs', program: 'KES' },
  BPJSJHTK: { name: 'BPJS JHT (klinik)', kind: EMPLOYER, calc: 'bpjs', program: 'JHT' },
  BPJSJPK: { name: 'BPJS JP (klinik)', kind: EMPLOYER, calc: 'bpjs', program: 'JP' },
  BPJSJKK: { name: 'BPJS JKK (klinik)', kind: EMPLOYER, calc: 'bpjs', program: 'JKK' },
  BPJSJKM: { name: 'BPJS JKM (klinik)', kind: EMPLOYER, calc: 'bpjs', program: 'JKM' },
  PPH21: { name: 'PPh 21', kind: DEDUCTION, calc: 'pph21' },
} as const satisfies Readonly<Record<string, SystemComponent>>;
export type SystemCode = keyof typeof systemComponents;

export const isSystemCode = (code: string): code is SystemCode => Object.hasOwn(systemComponents, code);

/** What each component is of by its code; nothing where the branch made it. */
export const systemComponent = (code: string): SystemComponent | undefined =>
  isSystemCode(code) ? systemComponents[code] : undefined;

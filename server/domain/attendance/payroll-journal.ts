// What the slips of a run book (attendance.md 7; corrections.md 13, 14): one journal, each line of wages and tax by its employee. Pure.
import { componentKind } from '../../../src/resources/attendance/component-words.ts';
import type { PostingAmount } from '../finance/journal.ts';

export interface BookedLine {
  readonly kind: -1 | 0 | 1;
  readonly calc: string;
  readonly ledger_component: string | null;
  /** Rupiah. */
  readonly amount: number;
}
export interface BookedSlip {
  readonly pegawai_id: number;
  readonly name: string;
  readonly tax_scheme: number;
  /** The clinic bears the tax. */
  readonly is_tax_borne: boolean;
  /** Rupiah. */
  readonly tax: number;
  readonly bpjs_employee: number;
  readonly bpjs_employer: number;
  readonly lines: readonly BookedLine[];
}
const EARNINGS = ['gaji', 'tunjangan', 'lembur', 'insentif', 'thr'] as const;
const DEDUCTIONS = ['kasbon', 'zakat', 'lain'] as const;
type Component =
  | (typeof EARNINGS)[number]
  | (typeof DEDUCTIONS)[number]
  | 'bpjs_klinik'
  | 'bpjs_pegawai'
  | 'pph21'
  | 'pph21_klinik'
  | 'pph21_dokter';
export type PayrollAmounts = Record<Component, PostingAmount[]>;

/** Tax scheme 3: people who are not employees, such as doctors paid by fees. Their tax stands in the account of doctors' tax. */
export const NO_EMPLOYEE = 3;

const earningOf = (name: string | null) => EARNINGS.find((one) => one === name);
const deductionOf = (name: string | null) => DEDUCTIONS.find((one) => one === name);

/** The component of a line, and its amount there; a deduction of an earning lowers it. */
const placeOf = ({
  kind,
  calc,
  ledger_component: name,
  amount,
}: BookedLine): readonly [Component, number] | undefined => {
  // Fees are moved by their own event, contributions and tax are booked by their sums.
  if (kind === componentKind.employer || calc === 'doctor_fee' || calc === 'bpjs') return undefined;
  if (kind === componentKind.earning) return [earningOf(name) ?? 'tunjangan', amount];
  if (calc === 'pph21') return undefined;
  const lowered = earningOf(name);
  return lowered ? [lowered, -amount] : [deductionOf(name) ?? 'lain', amount];
};

const taxOf = ({ tax, tax_scheme, is_tax_borne }: BookedSlip): readonly (readonly [Component, number])[] => {
  if (tax_scheme !== NO_EMPLOYEE) return [[is_tax_borne ? 'pph21_klinik' : 'pph21', tax]];
  return is_tax_borne
    ? [
        ['tunjangan', tax],
        ['pph21_dokter', tax],
      ]
    : [['pph21_dokter', tax]];
};

/** Amounts of payroll.approved by component. What is below nothing swaps its sides. */
export const payrollAmounts = (slips: readonly BookedSlip[]): PayrollAmounts => {
  const amounts: PayrollAmounts = {
    gaji: [],
    tunjangan: [],
    lembur: [],
    insentif: [],
    thr: [],
    kasbon: [],
    zakat: [],
    lain: [],
    bpjs_klinik: [],
    bpjs_pegawai: [],
    pph21: [],
    pph21_klinik: [],
    pph21_dokter: [],
  };
  for (const slip of slips) {
    const places = [
      ...slip.lines.flatMap((line) => {
        const place = placeOf(line);
        return place ? [place] : [];
      }),
      ...taxOf(slip),
      ['bpjs_klinik', slip.bpjs_employer] as const,
      ['bpjs_pegawai', slip.bpjs_employee] as const,
    ];
    const actor = { type: 'pegawai', id: slip.pegawai_id };
    for (const [component, amount] of places)
      if (amount !== 0)
        // Tax of doctors is owed to the state by nobody's name.
        amounts[component].push(component === 'pph21_dokter' ? { amount, debitActor: actor } : { amount, actor });
  }
  return amounts;
};

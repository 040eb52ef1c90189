// A slip of wages, reckoned of facts (attendance.md 6, corrections.md 13 to 24). Pure; whole rupiah, half up per line.
import type { BpjsProgram, TerCategory } from '../../../src/resources/attendance/wage-law.ts';
import type { BracketPart } from '../finance/withholding.ts';
import type { BpjsShares, ComponentCalc, ComponentKind, SlipFacts } from './slip-facts.ts';

/** What the slip must not be approved with, or what somebody should look at (attendance.md 2). */
export type SlipFlag = 'rekening kosong' | 'gaji minus' | 'absen belum lengkap' | 'batas JP lama';

export interface SlipLine {
  readonly component_id: number;
  readonly code: string;
  readonly name: string;
  /** 1 earning, -1 deduction, 0 borne by the clinic and not part of the net. */
  readonly kind: ComponentKind;
  readonly calc: ComponentCalc;
  /** Days, hours, minutes or events; null: a sum without one. Two decimals at most. */
  readonly qty: number | null;
  /** Rupiah of one, or percent. */
  readonly rate: number | null;
  /** Rupiah, never below nothing but for the tax of a settlement that gives back. */
  readonly amount: number;
  /** Component of payroll.approved; null: booked otherwise. */
  readonly ledger_component: string | null;
  readonly is_taxable: boolean;
  readonly reduces_gross: boolean;
  readonly is_manual: boolean;
  /** Of a manual line its note, of kasbon its code. */
  readonly note: string | null;
  readonly sort: number;
}

/** Days and hours as they were counted. */
export interface SlipCounts {
  readonly days_scheduled: number;
  readonly days_present: number;
  readonly days_paid_leave: number;
  readonly days_unpaid: number;
  readonly days_alpha: number;
  /** Scheduled days while he was employed, less unpaid leave. */
  readonly days_served: number;
  readonly late_count: number;
  readonly late_minutes: number;
  readonly overtime_hours: number;
}

/** The year as it was settled, all rupiah. */
export interface Settlement {
  readonly gross: number;
  readonly months: number;
  readonly occupational: number;
  readonly pension: number;
  readonly zakat: number;
  readonly ptkp: number;
  /** Whole thousands. */
  readonly taxable: number;
  readonly parts: readonly BracketPart[];
  readonly due: number;
  readonly withheld: number;
}

/** How the tax came about: what page, paper and tax files tell; kept as JSON with the slip. */
export interface TaxDetail {
  readonly method: 'none' | 'ter' | 'settlement' | 'daily' | 'doctor';
  /** Gross and tax of the masa before this slip. */
  readonly masa_gross: number;
  readonly masa_withheld: number;
  /** Due of masa or year before what was withheld. */
  readonly due: number;
  /** Percent on top for want of an NPWP; 0: none. */
  readonly surcharge_percent: number;
  /** Of the daily rates: days and rupiah of an average day. */
  readonly days?: number;
  readonly average?: number;
  /** Of a doctor's: what is taxed of the masa. */
  readonly dpp?: number;
  readonly settlement?: Settlement;
}

export interface Slip {
  /** In the order of their sort; none of nothing. */
  readonly lines: readonly SlipLine[];
  readonly counts: SlipCounts;
  /** Contractual: basic wage and fixed allowances of a whole month. */
  readonly upah_tetap: number;
  /** Sums of lines: of kind 1; of kind -1 without BPJS and tax. */
  readonly earning: number;
  readonly deduction: number;
  readonly bpjs: Readonly<Record<BpjsProgram, BpjsShares & { readonly base: number }>>;
  readonly bpjs_employee: number;
  readonly bpjs_employer: number;
  /** Employee's JHT and JP. */
  readonly pension_employee: number;
  readonly zakat: number;
  readonly fee_amount: number;
  /** With the allowance of gross-up, and with the tax that the clinic bears. */
  readonly gross_taxable: number;
  readonly ter_category: TerCategory | null;
  /** Percent; null: not by TER. */
  readonly ter_rate: number | null;
  /** Of methods 2 and 3; a line only of method 3. */
  readonly tax_allowance: number;
  /** Below nothing where a settlement gives back. */
  readonly tax: number;
  /** The clinic bears it: pph21_klinik instead of pph21. */
  readonly is_tax_borne: boolean;
  readonly is_settlement: boolean;
  readonly tax_detail: TaxDetail;
  /** earning - deduction - bpjs_employee - tax (method 2: without the tax). */
  readonly net: number;
  /** What each loan is lowered by. */
  readonly loans: readonly { readonly id: number; readonly amount: number }[];
  readonly flags: readonly SlipFlag[];
}

/** The slip of one employee in one run; the same facts give the same slip. */
export type ReckonSlip = (facts: SlipFacts) => Slip;

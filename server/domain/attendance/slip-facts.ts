// What a slip is reckoned of (attendance.md 6): read once, by whoever runs the payroll. Pure; days are 'YYYY-MM-DD', amounts whole rupiah.
import type { ComponentKind } from '../../../src/resources/attendance/component-words.ts';
import type { BpjsProgram, PtkpStatus } from '../../../src/resources/attendance/wage-law.ts';
import type { EndedContract } from './contract.ts';
import type { WageLaw, WagePreferences } from './wage-law.ts';

/** 1 wages, 2 THR and bonus, 3 wages of the day. */
export type RunKind = 1 | 2 | 3;

export interface SlipRun {
  readonly kind: RunKind;
  readonly start_date: string;
  readonly end_date: string;
  readonly pay_date: string;
  /** Of kind 2: the day up to which service is counted; null: the day of payment. */
  readonly holiday_date: string | null;
  readonly tax_year: number;
  /** 1 to 12. */
  readonly tax_month: number;
  /** What a day's wage is a part of: the scheduled days of the period, or 25 or 21. */
  readonly workday_basis: 'jadwal' | '25' | '21';
  /** No run of this masa comes after it for him, and the masa is his last of the year: the year is settled here (`isLastMasa`). */
  readonly settles: boolean;
}

export interface SlipEmployment {
  /** 1 tetap, 2 PKWT, 3 harian, 4 mitra. */
  readonly contract_type: 1 | 2 | 3 | 4;
  readonly contract_start_at: string | null;
  readonly contract_end_at: string | null;
  /** Contracts for a term that another one replaced and that this run compensates. */
  readonly ended_contracts?: readonly EndedContract[];
  readonly join_at: string;
  /** His last working day. */
  readonly leave_at: string | null;
  readonly birth_date: string | null;
  /** Rupiah a month; of contract 3 a day. */
  readonly base_salary: number;
  readonly workdays_per_week: 5 | 6;
  readonly is_overtime_exempt: boolean;
  /** 1 monthly, 2 daily or weekly. */
  readonly pay_cycle: 1 | 2;
  /** 0 none, 1 pegawai tetap, 2 harian, 3 bukan pegawai. */
  readonly tax_scheme: 0 | 1 | 2 | 3;
  /** 1 gross, 2 borne by the clinic, 3 gross-up. */
  readonly tax_method: 1 | 2 | 3;
  readonly ptkp_status: PtkpStatus;
  readonly npwp_valid: boolean;
  readonly is_bpjs_kes: boolean;
  readonly is_bpjs_jht: boolean;
  readonly is_bpjs_jp: boolean;
  readonly is_bpjs_jkk_jkm: boolean;
  readonly has_bank_account: boolean;
}

/** A day of the period; those without work, attendance and lateness may be left out. */
export interface SlipDay {
  readonly date: string;
  /** Work was planned, by roster or default shift, also before he came and after he left. */
  readonly is_scheduled: boolean;
  /** 1 for H, T, ? and D, 0,5 beside a half day of leave; of a doctor who is exempt from attendance 1 where a visit was finished. */
  readonly present: number;
  /** 0, 0,5 or 1 each. */
  readonly paid_leave: number;
  readonly unpaid_leave: number;
  readonly alpha: number;
  readonly late_minutes: number;
  readonly work_minutes: number;
  /** Not yet resolved: neither came nor was away, or one punch only. */
  readonly is_open: boolean;
}

/** Overtime that was approved and worked, a day each. */
export interface SlipOvertime {
  readonly date: string;
  readonly minutes_paid: number;
  /** 1 a working day, 2 a day of rest or a holiday. */
  readonly day_type: 1 | 2;
  /** A holiday on what is otherwise the shortest working day of a week of six days. */
  readonly is_short_day: boolean;
}

export type ComponentCalc =
  | 'fixed'
  | 'per_day'
  | 'per_hour'
  | 'percentage'
  | 'overtime'
  | 'doctor_fee'
  | 'thr'
  | 'absence'
  | 'late'
  | 'loan'
  | 'bpjs'
  | 'pph21'
  | 'zakat'
  | 'compensation'
  | 'manual';

/** A component as it applies to him: amount and percent are his own where he has some. */
export interface SlipComponent {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly kind: ComponentKind;
  readonly calc: ComponentCalc;
  readonly amount: number | null;
  readonly percent: number | null;
  readonly base: 'gaji_pokok' | 'upah_tetap' | 'bruto' | null;
  readonly day_basis: 'hadir' | 'terjadwal' | null;
  readonly unit_basis: 'menit' | 'kejadian' | null;
  readonly max_per_day: number | null;
  readonly is_fixed_allowance: boolean;
  readonly is_taxable: boolean;
  readonly is_prorated: boolean;
  readonly reduces_gross: boolean;
  readonly ledger_component: string | null;
  readonly sort: number;
  /** First and last day of his own row within the period; null: all of it. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What somebody entered on the slip by hand; it stays when the slip is reckoned again. */
export interface ManualLine {
  readonly component_id: number;
  readonly qty: number;
  readonly rate: number;
  readonly note: string | null;
  /** It came with a sheet. */
  readonly is_imported?: boolean;
}

/** Kasbon that is still owed. */
export interface SlipLoan {
  readonly id: number;
  readonly code: string;
  readonly installment_amount: number;
  readonly balance: number;
}

export interface BpjsShares {
  readonly employer: number;
  readonly employee: number;
}

/** What was reckoned for him before this slip, by slips that are neither excluded nor cancelled. */
export interface SlipEarlier {
  /** Of the masa. Of scheme 3 all that finance knows of it: slips of fees and payroll together. */
  readonly masa: {
    readonly gross: number;
    readonly tax: number;
    readonly bpjs: Readonly<Partial<Record<BpjsProgram, BpjsShares>>>;
  };
  /** Of the year, the masa's earlier runs among them. */
  readonly year: {
    readonly gross: number;
    readonly tax: number;
    /** Employee's JHT and JP. */
    readonly pension: number;
    readonly zakat: number;
    /** Masas with wages, this one not counted. */
    readonly months: number;
    /** What no run of ours reckoned; nothing where nobody entered any. */
    readonly before?: YearBefore | undefined;
  };
}

/** Income and tax of the year from before the first run, rupiah (R11). */
export interface YearBefore {
  /** Wages of this clinic before its first run here: masas, gross, employee's JHT and JP, zakat, tax that was withheld. */
  readonly months: number;
  readonly gross: number;
  readonly pension: number;
  readonly zakat: number;
  readonly tax: number;
  /** Of the employer before, by his paper: penghasilan neto and PPh 21. */
  readonly employer_net: number;
  readonly employer_tax: number;
}

export interface SlipFacts {
  readonly run: SlipRun;
  readonly employment: SlipEmployment;
  readonly days: readonly SlipDay[];
  readonly overtime: readonly SlipOvertime[];
  /** System components with all who are of the branch, others by the rows of the employee; only active ones. */
  readonly components: readonly SlipComponent[];
  readonly manual: readonly ManualLine[];
  readonly loans: readonly SlipLoan[];
  /** Doctor's fee that is open up to the end of the period (scheme 1), rupiah. */
  readonly open_fee: number;
  readonly law: WageLaw;
  readonly preferences: WagePreferences;
  readonly earlier: SlipEarlier;
}

/** The masa is the last one of the year in which he is paid: December, or that of his last day. */
export const isLastMasa = (
  run: Pick<SlipRun, 'tax_month' | 'end_date'>,
  { leave_at }: Pick<SlipEmployment, 'leave_at'>,
): boolean => run.tax_month === 12 || (leave_at !== null && leave_at <= run.end_date);

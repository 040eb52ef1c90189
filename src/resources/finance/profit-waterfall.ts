// How a month's revenue becomes what partner hospitals and investors get of it (finance.md 6.10): the steps in their order.
import { valuesOf } from '../kernel/field.ts';

/** What is added and taken away until the profit of the month. */
export const profitSteps = [
  { value: 'income', name: 'income', label: 'Pendapatan' },
  { value: 'discount', name: 'discount', label: 'Diskon & retur' },
  { value: 'doctor', name: 'doctor', label: 'Jasa dokter' },
  { value: 'lab', name: 'lab', label: 'Laboratorium' },
  { value: 'consumables', name: 'consumables', label: 'Bahan habis pakai' },
  { value: 'partner', name: 'partner', label: 'Rumah sakit/mitra per tindakan' },
  { value: 'investor', name: 'investor', label: 'Investor per tindakan' },
  { value: 'goods', name: 'goods', label: 'Harga pokok lain' },
  { value: 'operating', name: 'operating', label: 'Beban operasional' },
  { value: 'other', name: 'other', label: 'Pendapatan & beban lain' },
  { value: 'tax', name: 'tax', label: 'Pajak penghasilan' },
] as const;
export const profitStep = valuesOf(profitSteps);
export type ProfitStep = (typeof profitSteps)[number]['value'];

/** A partner's percentage of the month's profit, and what it comes to. */
export interface PartnerShare {
  readonly mitra_id: number;
  readonly name: string;
  /** The rule that says so. */
  readonly sharingprofit_id: number;
  /** Two decimals. */
  readonly percent: number;
  /** Rupiah. */
  readonly amount: number;
}
/** From revenue to profit of one month, rupiah. */
export interface Waterfall {
  /** What each step adds; costs are below nothing. */
  readonly steps: Readonly<Record<ProfitStep, number>>;
  /** Profit before the partners' part of it; below nothing: a loss. */
  readonly profit: number;
  readonly partners: readonly PartnerShare[];
  readonly rumahsakit_amount: number;
  /** Percent of what is left then; 0 without a setting by profit. */
  readonly reserve_percent: number;
  readonly reserve_amount: number;
  /** Percent of what the reserve leaves. */
  readonly investor_percent: number;
  readonly investor_pool: number;
  /** What stays in the clinic beside the reserve. */
  readonly rest: number;
}

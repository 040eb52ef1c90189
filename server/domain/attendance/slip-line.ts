// What a slip consists of: its lines, and the days that were counted for them (attendance.md 2). Pure.
import type { ComponentKind } from '../../../src/resources/attendance/component-words.ts';
import type { ComponentCalc, SlipComponent } from './slip-facts.ts';

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
  /** A manual line that came with a sheet, whose next one replaces it. */
  readonly is_imported: boolean;
  /** Note of a manual line, code of a kasbon. */
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

/** What was reckoned for one component of a slip: amount, and the quantity and rate that it came of. */
export interface LineSum {
  readonly amount: number;
  readonly qty?: number | null;
  readonly rate?: number | null;
  readonly note?: string | null;
  readonly is_manual?: boolean;
  readonly is_imported?: boolean;
  readonly kind?: ComponentKind;
}

/** A component with its sum as the slip keeps it. */
export const lineOf = (
  component: SlipComponent,
  {
    amount,
    qty = null,
    rate = null,
    note = null,
    is_manual = false,
    is_imported = false,
    kind = component.kind,
  }: LineSum,
): SlipLine => ({
  component_id: component.id,
  code: component.code,
  name: component.name,
  kind,
  calc: component.calc,
  qty,
  rate,
  amount,
  ledger_component: component.ledger_component,
  is_taxable: component.is_taxable,
  reduces_gross: component.reduces_gross,
  is_manual,
  is_imported,
  note,
  sort: component.sort,
});

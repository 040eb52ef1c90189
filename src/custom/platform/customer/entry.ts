// Entries of a customer's line of time, as the API answers them.
import type { OpenInstallment } from '../../../resources/finance/bill-detail.ts';
import { bill } from '../../../resources/finance/bill.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import type { State } from '../../../resources/kernel/define.ts';
import type { Tone } from '../../../resources/kernel/field.ts';
import { visit } from '../../../resources/service/visit.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';

export interface Entry {
  readonly kind: 'visit' | 'treatment' | 'bill' | 'receipt';
  readonly id: number;
  /** The visit of a treatment. */
  readonly parent_id: number;
  readonly day: string;
  /** Code or name; a draft bill has none yet. */
  readonly title: string | null;
  readonly person: string | null;
  readonly status: number;
  readonly statusname: string;
  /** Rupiah; absent for who sees no money. */
  readonly amount?: number | null;
}
export interface Due {
  readonly id: number;
  readonly code: string;
  readonly due_date: string | null;
  readonly outstanding: number;
  readonly angsurans: readonly OpenInstallment[] | null;
}

const states: Readonly<Record<Entry['kind'], Readonly<Record<number, State>>>> = {
  visit: visit.states,
  treatment: visitperawatan.states,
  bill: bill.states,
  receipt: billtransaction.states,
};

export const toneOf = ({ kind, status }: Pick<Entry, 'kind' | 'status'>): Tone | undefined =>
  states[kind][status]?.tone;

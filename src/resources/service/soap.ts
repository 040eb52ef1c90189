// The doctor's note of a visit: its four parts and what is answered of it (service.md 2.7).
import type { Vital } from './vital.ts';

export const soapTexts = ['subjective', 'objective', 'assessment', 'plan'] as const;
export type SoapText = (typeof soapTexts)[number];

/** Letters of the four parts and what they hold, as every reader of a note knows them. */
export const soapLabels: Readonly<Record<SoapText, string>> = {
  subjective: 'Subjective',
  objective: 'Objective',
  assessment: 'Assessment',
  plan: 'Plan',
};

export interface Addendum {
  readonly id: number;
  readonly text: string;
  readonly reason: string;
  readonly authorname: string;
  readonly created_at: string;
}
/** The note as it is answered; version 0: nothing is written yet. */
export interface SoapNote extends Readonly<Record<SoapText, string>> {
  readonly visit_id: number;
  readonly vital: Vital;
  readonly version: number;
  readonly authorname: string | null;
  /** Who wrote or measured last. */
  readonly writername: string | null;
  readonly updated_at: string | null;
  readonly locked_at: string | null;
  /** Null in a locked note: it was locked by the night. */
  readonly lockedname: string | null;
  readonly addenda: readonly Addendum[];
}

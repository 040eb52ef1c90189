// The words of a consent: its kinds, its placeholders, and the text with them filled in (service.md 2.12). Same on both sides.
import { fillText } from '../kernel/refusal.ts';

export const consentTypes = [
  { value: 'tindakan', label: 'Tindakan' },
  { value: 'umum', label: 'Umum' },
  { value: 'publikasi', label: 'Publikasi foto' },
] as const;
export const decisions = [
  { value: 'setuju', label: 'Setuju', tone: 'success' },
  { value: 'menolak', label: 'Menolak', tone: 'danger' },
] as const;
export const signers = [
  { value: 'pasien', label: 'Pasien' },
  { value: 'wali', label: 'Wali' },
] as const;

/** Below this age a guardian signs (service.md 3.2). */
export const ADULT_AGE = 18;

export interface ConsentValues {
  readonly nama: string;
  readonly rm: string;
  /** Names of the treatments, in order. */
  readonly tindakan: readonly string[];
  readonly dokter: string;
  readonly risiko: string;
}

/** True when the text asks for the risks, which the doctor then has to name. */
export const asksRisk = (body: string): boolean => body.includes('{risiko}');

/** The text that is signed; an unknown placeholder stays as it is. */
export const renderConsent = (body: string, { tindakan, ...values }: ConsentValues): string =>
  fillText(body, { ...values, tindakan: tindakan.join(', ') });

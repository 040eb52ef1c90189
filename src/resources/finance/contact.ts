// What came of asking a patient for what is due, and what becomes of what he promised (finance.md 10).
import { valuesOf } from '../kernel/field.ts';

/** What came of reaching somebody, for bills and for packages. */
export const contactResults = [
  { value: 'dihubungi', name: 'reached', label: 'Dihubungi', tone: 'success' },
  { value: 'janji bayar', name: 'promised', label: 'Janji bayar', tone: 'info' },
  { value: 'tidak diangkat', name: 'unanswered', label: 'Tidak diangkat', tone: 'warning' },
  { value: 'nomor salah', name: 'wrongNumber', label: 'Nomor salah', tone: 'danger' },
  { value: 'menolak', name: 'refused', label: 'Menolak', tone: 'danger' },
] as const;
export const contactResult = valuesOf(contactResults);
export type ContactResult = (typeof contactResults)[number]['value'];

/** Results where nothing is to be paid. */
export const plainResults = contactResults.filter(
  (one): one is Exclude<(typeof contactResults)[number], { value: 'janji bayar' }> =>
    one.value !== contactResult.promised,
);

/** Of a promise: paid enough until its day, not paid and past it, or still to come. Computed, never typed. */
export const promiseStates = [
  { value: 'tidak ditepati', name: 'broken', label: 'Tidak ditepati', tone: 'danger' },
  { value: 'akan datang', name: 'coming', label: 'Akan datang', tone: 'info' },
  { value: 'ditepati', name: 'kept', label: 'Ditepati', tone: 'success' },
] as const;
export const promiseState = valuesOf(promiseStates);

/** Installments or bills of one round of reminders, and installments of one contact. */
export const MOST_REMINDED = 100;
export const MOST_OF_ONE = 240;

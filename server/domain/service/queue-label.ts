// What is called out in the waiting room (service.md 2.6).
import { initialOf } from '../../../src/resources/platform/initial.ts';

const DIGITS = 3;

/** 'RP-004' of a doctor's name and a queue number; null before the visit is confirmed. */
export const queueLabel = (doctor: string, number: number | null): string | null =>
  number === null ? null : `${initialOf(doctor)}-${String(number).padStart(DIGITS, '0')}`;

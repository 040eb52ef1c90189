// The life of a document that is booked as it is made: it stands, or its journal was taken back with a reason.
import { field } from '../kernel/field.ts';

export const bookedStates = {
  1: { label: 'Dibukukan', tone: 'success' },
  [-1]: { label: 'Batal', tone: 'danger' },
} as const;

/** @param confirm what is asked before, and what becomes of it */
export const voidVerb = (confirm: string) =>
  ({
    label: 'Batalkan',
    from: [1],
    to: -1,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    tone: 'danger',
    confirm,
  }) as const;

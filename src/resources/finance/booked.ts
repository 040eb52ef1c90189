// The life of a document that is booked as it is made: it stands, or its journal was taken back with a reason.
import { field } from '../kernel/field.ts';

export const bookedStates = {
  1: { label: 'Dibukukan', tone: 'success' },
  [-1]: { label: 'Batal', tone: 'danger' },
} as const;

/** Of a document that two branches book: whose day counts between the midnights of their zones (server/usecases/finance/at-branch.ts). */
export const WHOSE_DAY =
  'Bila menyangkut cabang lain: tanggal cabang ini berlaku di kedua buku dan di sana harus sudah tiba';

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

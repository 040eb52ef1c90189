// The life of a document that is booked as it is made: it stands, or its journal was taken back with a reason.
import { stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

export const bookedStates = {
  1: { name: 'posted', label: 'Dibukukan', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
const state = stateOf(bookedStates);

/**
 * Of a document that two branches book: whose day counts between the midnights of their zones
 * (server/usecases/finance/ledger/at-branch.ts).
 */
export const WHOSE_DAY =
  'Bila menyangkut cabang lain: tanggal cabang ini berlaku di kedua buku dan di sana harus sudah tiba';

/** @param confirm what is asked before, and what becomes of it */
export const voidVerb = (confirm: string) =>
  ({
    label: 'Batalkan',
    from: [state.posted],
    to: state.cancelled,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    tone: 'danger',
    confirm,
  }) as const;

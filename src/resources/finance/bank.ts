// Words of bank reconciliation that browser and server share.
import { field, type Fields } from '../kernel/field.ts';
import { cashflowKind } from './akun.ts';

export const bankNames = [
  { value: 'bca', label: 'BCA' },
  { value: 'mandiri', label: 'Mandiri' },
  { value: 'bri', label: 'BRI' },
  { value: 'bni', label: 'BNI' },
  { value: 'lain', label: 'Bank lain' },
] as const;
export type BankName = (typeof bankNames)[number]['value'];

/** What is booked from a line: the components of `bank.booked`. */
export const bookedAs = [
  { value: 'fee', label: 'Administrasi bank' },
  { value: 'interest', label: 'Bunga bank' },
  { value: 'other', label: 'Akun lain' },
] as const;
export type BookedAs = (typeof bookedAs)[number]['value'];

/** How a match came about. */
export const matchKind = { byHand: 1, suggested: 2, booked: 3, takenBack: 4 } as const;
export const reconciliationState = { closed: 1, reopened: -1 } as const;

/** Items of one match, and matches of one request. */
export const MOST_ITEMS = 200;
export const MOST_MATCHES = 500;
/** Rows of each side that a page shows at once. */
export const MOST_SHOWN = 300;

/** Fields of the form that registers a bank account. */
export const bankAccountFields = {
  akun_id: field.ref('Akun buku', {
    required: true,
    to: 'finance.akun',
    embed: 'akundata',
    filter: { cashflow: cashflowKind.cash },
  }),
  bank: field.choice('Bank', { required: true, options: bankNames }),
  account_no: field.text('Nomor rekening', { required: true, max: 40, pattern: /^[\d .-]{5,40}$/ }),
  start_date: field.date('Direkonsiliasi mulai', {
    required: true,
    help: 'Sejak tanggal ini setiap mutasi dicocokkan; sebelumnya bank dan buku harus sudah sama',
  }),
} as const satisfies Fields;

// A patient's statement of account: what was billed, paid, credited, refunded and deposited, with the balances after each.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { branchesOf, day, inOrder } from './report-query.ts';

/** What a line of the account is. */
export const accountKinds = [
  { value: 'tagihan', name: 'bill', label: 'Tagihan' },
  { value: 'batal tagihan', name: 'billVoid', label: 'Pembatalan tagihan' },
  { value: 'nota kredit', name: 'note', label: 'Nota kredit' },
  { value: 'hapus buku', name: 'writeOff', label: 'Hapus buku' },
  { value: 'pembayaran', name: 'payment', label: 'Pembayaran' },
  { value: 'deposit', name: 'topup', label: 'Deposit' },
  { value: 'refund', name: 'payout', label: 'Pengembalian dana' },
  { value: 'batal kwitansi', name: 'receiptVoid', label: 'Pembatalan kwitansi' },
  { value: 'pindah deposit', name: 'depositMove', label: 'Saldo deposit' },
] as const;
export type AccountKind = (typeof accountKinds)[number]['value'];
export const accountKindLabels = Object.fromEntries(accountKinds.map(({ value, label }) => [value, label])) as Readonly<
  Record<AccountKind, string>
>;

const path = 'finance/rekening/:id';
const query = z
  .strictObject({
    start_date: day,
    end_date: day,
    /** Left out: every branch that the reader sees. */
    profile_id: branchesOf,
  })
  .refine(({ start_date: start, end_date: end }) => start <= end, inOrder);

export const accountCalls = {
  'finance.rekening.show': defineCall({
    name: 'finance.rekening.show',
    method: 'GET',
    path,
    module: 'finance',
    summary: 'Rekening pasien: semua yang ditagih, dibayar, dikreditkan dan disimpan, dengan saldo berjalan',
    writes: false,
    query,
  }),
  'finance.rekening.print': defineCall({
    name: 'finance.rekening.print',
    method: 'GET',
    path: `${path}/print`,
    module: 'finance',
    summary: 'Rekening pasien sebagai PDF A4',
    writes: false,
    answers: 'pdf',
    query,
  }),
} as const;

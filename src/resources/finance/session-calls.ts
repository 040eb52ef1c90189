// Calls of the day's end: how what should have been in a counted drawer came about, its minutes, and the slip that goes to the bank with
// its cash (workspace.md 4).
import { defineCall } from '../kernel/call.ts';

/** What brought money into a drawer, or took it out; 'other': what modules above the books paid from it. */
export const sessionMoveKinds = [
  'opening',
  'receipt',
  'payout',
  'receiptBack',
  'expense',
  'expenseBack',
  'slip',
  'slipBack',
  'other',
] as const;
export type SessionMoveKind = (typeof sessionMoveKinds)[number];

/** On screen and on paper. */
export const sessionMoveLabels: Readonly<Record<SessionMoveKind, string>> = {
  opening: 'Modal awal',
  receipt: 'Penerimaan',
  payout: 'Dikembalikan ke pasien',
  receiptBack: 'Kwitansi sesi lain yang dibatalkan',
  expense: 'Biaya',
  expenseBack: 'Biaya yang dibatalkan',
  slip: 'Hutang yang dibayar',
  slipBack: 'Pembayaran hutang yang dibatalkan',
  other: 'Pinjaman pegawai dan lain-lain',
};

export const sessionDetail = defineCall({
  name: 'finance.kasirsesi.rincian',
  method: 'GET',
  path: 'finance/kasirsesi/:id/rincian',
  module: 'finance',
  summary: 'Asal jumlah seharusnya dari sesi yang sudah dihitung, dokumen per dokumen',
  writes: false,
});

export const printSession = defineCall({
  name: 'finance.kasirsesi.print',
  method: 'GET',
  path: 'finance/kasirsesi/:id/print',
  module: 'finance',
  summary: 'Berita acara sesi kasir sebagai PDF',
  writes: false,
  answers: 'pdf',
});

export const printTransfer = defineCall({
  name: 'finance.kastransfer.print',
  method: 'GET',
  path: 'finance/kastransfer/:id/print',
  module: 'finance',
  summary: 'Slip setoran transfer kas sebagai PDF',
  writes: false,
  answers: 'pdf',
});

export const sessionCalls = {
  'finance.kastransfer.print': printTransfer,
  'finance.kasirsesi.rincian': sessionDetail,
  'finance.kasirsesi.print': printSession,
} as const;

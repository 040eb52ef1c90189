// Calls of the finance module that are no resource operation. Apart from its resources, so that a list does not load their shapes.
import type { Call } from '../kernel/call.ts';
import { deskCalls } from './desk-calls.ts';
import { previewClose, storeJournal } from './journal-calls.ts';
import { customerBalance, listDesk, printReceipt, recordPayment } from './payment-calls.ts';
import { groupedAccounts, journalReport, trialBalanceReport, verifyLedger } from './report-calls.ts';
import { statementCalls } from './statement-calls.ts';

export const financeCalls = {
  'finance.billtransaction.record': recordPayment,
  'finance.billtransaction.print': printReceipt,
  'service.payment.list': listDesk,
  'finance.customerbalance': customerBalance,
  ...deskCalls,
  'finance.periode.preview': previewClose,
  'finance.jurnal.store': storeJournal,
  'finance.laporan.jurnal': journalReport,
  'finance.laporan.neracasaldo': trialBalanceReport,
  ...statementCalls,
  'finance.akun.grouped': groupedAccounts,
  'finance.jurnal.verifikasi': verifyLedger,
} as const satisfies Readonly<Record<string, Call>>;

// Resources and calls of the finance module, in menu order.
import type { Call } from '../kernel/call.ts';
import type { Resource } from '../kernel/define.ts';
import { akun } from './akun.ts';
import { bill } from './bill.ts';
import { billtransaction } from './billtransaction.ts';
import { jurnal } from './jurnal.ts';
import { customerBalance, listDesk, printReceipt, recordPayment } from './payment-calls.ts';
import { paymentmethod } from './paymentmethod.ts';
import { periode } from './periode.ts';
import { groupedAccounts, journalReport, trialBalanceReport, verifyLedger } from './report-calls.ts';

export const financeResources = {
  'finance.bill': bill,
  'finance.billtransaction': billtransaction,
  'finance.jurnal': jurnal,
  'finance.periode': periode,
  'finance.akun': akun,
  'finance.paymentmethod': paymentmethod,
} as const satisfies Readonly<Record<string, Resource>>;

export const financeCalls = {
  'finance.billtransaction.record': recordPayment,
  'finance.billtransaction.print': printReceipt,
  'service.payment.list': listDesk,
  'finance.customerbalance': customerBalance,
  'finance.laporan.jurnal': journalReport,
  'finance.laporan.neracasaldo': trialBalanceReport,
  'finance.akun.grouped': groupedAccounts,
  'finance.jurnal.verifikasi': verifyLedger,
} as const satisfies Readonly<Record<string, Call>>;

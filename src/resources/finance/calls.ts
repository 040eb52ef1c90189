// Calls of the finance module that are no resource operation. Apart from its resources, so that a list does not load their shapes.
import type { Call } from '../kernel/call.ts';
import { accountCalls } from './account-calls.ts';
import { dividendCalls } from './dividend-calls.ts';
import { deskCalls } from './desk-calls.ts';
import { expenseCalls } from './expense-calls.ts';
import { assetCalls } from './asset-calls.ts';
import { bankCalls } from './bank-calls.ts';
import { budgetCalls } from './budget-calls.ts';
import { billCalls } from './bill-calls.ts';
import { contactCalls } from './contact-calls.ts';
import { closedPeriod, previewClose, storeJournal } from './journal-calls.ts';
import { customerBalance, listDesk, printReceipt, recordPayment } from './payment-calls.ts';
import { groupedAccounts, journalEvents, journalReport, ledgerExport, trialBalanceReport } from './report-calls.ts';
import { incomeCalls } from './income-calls.ts';
import { lightReportCalls } from './light-report-calls.ts';
import { noteCalls } from './note-calls.ts';
import { openingCalls } from './opening-calls.ts';
import { ownIncomeCalls } from './own-income-calls.ts';
import { payableCalls } from './payable-calls.ts';
import { overviewCalls } from './overview-calls.ts';
import { qrisCalls } from './qris-calls.ts';
import { profitCalls } from './profit-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { shareCalls } from './share-calls.ts';
import { sheetCalls } from './sheet-calls.ts';
import { statementCalls } from './statement-calls.ts';
import { subscriptionCalls } from './subscription-calls.ts';
import { targetCalls } from './target-calls.ts';
import { taxCalls } from './tax-calls.ts';
import { transferCalls } from './transfer-calls.ts';
import { whyCalls } from './why-calls.ts';
import { verificationCalls } from './verification-calls.ts';

export const financeCalls = {
  'finance.billtransaction.record': recordPayment,
  'finance.billtransaction.print': printReceipt,
  'service.payment.list': listDesk,
  'finance.customerbalance': customerBalance,
  ...deskCalls,
  ...accountCalls,
  ...contactCalls,
  ...qrisCalls,
  ...sessionCalls,
  'finance.periode.preview': previewClose,
  'finance.periode.closed': closedPeriod,
  'finance.jurnal.store': storeJournal,
  'finance.laporan.jurnal': journalReport,
  'finance.laporan.jurnal.peristiwa': journalEvents,
  'finance.laporan.neracasaldo': trialBalanceReport,
  ...statementCalls,
  ...lightReportCalls,
  'finance.jurnal.hledger': ledgerExport,
  ...shareCalls,
  ...incomeCalls,
  ...payableCalls,
  ...taxCalls,
  ...transferCalls,
  ...profitCalls,
  ...dividendCalls,
  ...ownIncomeCalls,
  ...whyCalls,
  ...sheetCalls,
  ...noteCalls,
  ...openingCalls,
  ...billCalls,
  'finance.akun.grouped': groupedAccounts,
  ...verificationCalls,
  ...expenseCalls,
  ...bankCalls,
  ...budgetCalls,
  ...overviewCalls,
  ...assetCalls,
  ...subscriptionCalls,
  ...targetCalls,
} as const satisfies Readonly<Record<string, Call>>;

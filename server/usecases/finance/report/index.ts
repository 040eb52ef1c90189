// Reports of the books: the use cases of the room.
import { reportLightIncome, reportLightJournal, reportLightLedger, reportLightTrialBalance } from './light-reports.ts';
import { exportLedger } from './export-ledger.ts';
import { groupedAccounts } from './grouped-accounts.ts';
import { journalEvents, reportJournal } from './report-journal.ts';
import { reportBalance } from './report-balance.ts';
import { reportCashDay } from './report-cash-day.ts';
import { reportCashFlow } from './report-cash-flow.ts';
import { reportIncome } from './report-income.ts';
import { reportLedger } from './report-ledger.ts';
import { reportTrialBalance } from './report-trial-balance.ts';
import { reportWorksheet } from './report-worksheet.ts';

export const reportHandlers = {
  'finance.laporan.jurnal': reportJournal,
  'finance.laporan.jurnal.peristiwa': journalEvents,
  'finance.jurnal.hledger': exportLedger,
  'finance.laporan.neracasaldo': reportTrialBalance,
  'finance.laporan.labarugi': reportIncome,
  'finance.laporan.neraca': reportBalance,
  'finance.laporan.aruskas': reportCashFlow,
  'finance.laporan.kasharian': reportCashDay,
  'finance.laporan.neracalajur': reportWorksheet,
  'finance.laporan.bukubesar': reportLedger,
  'finance.laporanringkas.jurnal': reportLightJournal,
  'finance.laporanringkas.trialbalance': reportLightTrialBalance,
  'finance.laporanringkas.bukubesar': reportLightLedger,
  'finance.laporanringkas.labarugi': reportLightIncome,
  'finance.akun.grouped': groupedAccounts,
};

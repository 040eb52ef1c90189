// GET /api/finance/laporan/{jurnal|trialbalance|bukubesar|labarugi} (finance.md 4): the same figures as the full reports, of one
// branch and one range, with less around them.
import type {
  lightIncome as incomeCall,
  lightJournal as journalCall,
  lightLedger as ledgerCall,
  lightTrialBalance as trialBalanceCall,
} from '../../../../src/resources/finance/light-report-calls.ts';
import { rangeLabel } from '../../../domain/finance/report-column.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, StreamedDownload } from '../../kernel/download.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { reportIncome } from './report-income.ts';
import { reportJournal } from './report-journal.ts';
import { reportLedger } from './report-ledger.ts';
import { readTrialBalance } from './report-trial-balance.ts';
import { statementFile } from './statement-file.ts';

/** Lines, each with the day, code and memo of its journal; pages are of journals, so that none is cut. */
export const reportLightJournal = async (context: Context, request: CallRequest<typeof journalCall>) => {
  const report = await reportJournal(context, request);
  if (report instanceof StreamedDownload) return report;
  const data = report.data.flatMap(({ id, transaction_at, code, memo, details }) =>
    details.map(({ line_no, akun, description, debit, credit }) => {
      return { journal_id: id, transaction_at, code, memo, line_no, akun, description, debit, credit };
    }),
  );
  return { ...report, data };
};

const SIDES = [
  { key: 'debit', label: 'Debit' },
  { key: 'credit', label: 'Kredit' },
] as const;

/** Code, name, and the ending balance on its side; rupiah. */
export const reportLightTrialBalance = async (context: Context, { query }: CallRequest<typeof trialBalanceCall>) => {
  const report = await readTrialBalance(context, query);
  const ending = (values: readonly number[]) => values.slice(-SIDES.length);
  const rows = report.rows
    .filter(({ isheader, values }) => !isheader && ending(values).some((value) => value !== 0))
    .map((row) => ({ ...row, level: 0, values: ending(row.values) }));
  const answer = { columns: SIDES, rows, totals: ending(report.totals), meta: report.meta };
  if (!query.export) return answer;
  const subject = rangeLabel({ start: query.start_date, end: query.end_date });
  const branches = reportBranches(context, query.profile_id);
  return statementFile(context, { as: query.export, title: 'Saldo Akun', subject, branches }, answer);
};

/** One account with its running balance. @throws Refusal not-found for a header or an unknown account */
export const reportLightLedger = (context: Context, request: CallRequest<typeof ledgerCall>) =>
  reportLedger(context, request);

/** One column from revenue to profit, rupiah. */
export const reportLightIncome = async (context: Context, request: CallRequest<typeof incomeCall>) => {
  const query = { ...request.query, compare: 'none', periods: 1 } as const;
  const report = await reportIncome(context, { query });
  return report instanceof Download ? report : { ...report, columns: [{ key: 'amount', label: 'Jumlah' }] };
};

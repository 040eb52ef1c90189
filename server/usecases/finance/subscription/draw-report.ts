// The paper of a report, as the page of the report prints it for whoever gets it: by his rights, in his reach, under his name.
import type { Call } from '../../../../src/resources/kernel/call.ts';
import type { SentReport } from '../../../../src/resources/finance/subscription.ts';
import { trialBalanceReport } from '../../../../src/resources/finance/report-calls.ts';
import {
  balanceReport,
  cashDayReport,
  cashFlowReport,
  incomeReport,
  worksheetReport,
} from '../../../../src/resources/finance/statement-calls.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download } from '../../kernel/download.ts';
import { reportBalance } from '../report/report-balance.ts';
import { reportCashDay } from '../report/report-cash-day.ts';
import { reportCashFlow } from '../report/report-cash-flow.ts';
import { reportIncome } from '../report/report-income.ts';
import { reportTrialBalance } from '../report/report-trial-balance.ts';
import { reportWorksheet } from '../report/report-worksheet.ts';

interface Asked {
  readonly start_date: string;
  readonly end_date: string;
  /** '3' or 'all' */
  readonly profile_id: string;
}
type Draw = (context: Context, asked: Asked & { readonly export: 'pdf' }) => Promise<unknown>;

/** Through the shape of the call, as a request of the page goes: what it leaves out stands there. */
const drawing =
  <C extends Call>(call: C, read: (context: Context, request: CallRequest<C>) => Promise<unknown>): Draw =>
  (context, asked) => {
    const request = { params: {}, body: undefined, query: call.query?.parse(asked) };
    return read(context, request as CallRequest<C>);
  };

const draws: Readonly<Record<SentReport, Draw>> = {
  labarugi: drawing(incomeReport, reportIncome),
  neraca: drawing(balanceReport, reportBalance),
  aruskas: drawing(cashFlowReport, reportCashFlow),
  kasharian: drawing(cashDayReport, reportCashDay),
  neracasaldo: drawing(trialBalanceReport, reportTrialBalance),
  neracalajur: drawing(worksheetReport, reportWorksheet),
};

interface Paper {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** @throws Refusal those of the report: forbidden for a branch that is not his to read */
export const drawReport = async (context: Context, report: SentReport, asked: Asked): Promise<Paper> => {
  const file = await draws[report](context, { ...asked, export: 'pdf' });
  if (!(file instanceof Download) || !Buffer.isBuffer(file.body)) throw new Error(`${report} is no paper.`);
  return { filename: file.filename, bytes: file.body };
};

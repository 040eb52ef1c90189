// GET /api/finance-v2/laporan/aruskas (finance.md 10.10): what moved through the cash accounts, between what was there and what is.
import { cashflowKind } from '../../../../src/resources/finance/akun.ts';
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import type { cashFlowReport as cashFlowCall } from '../../../../src/resources/finance/statement-calls.ts';
import { cashFlow } from '../../../domain/finance/cash-flow.ts';
import { columnsOf, type NamedRange, rangeLabel } from '../../../domain/finance/report-column.ts';
import { sumColumns } from '../../../domain/finance/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { readFigures, withDifference } from './statement-amounts.ts';
import { statementFile } from './statement-file.ts';

const TITLE = 'Arus Kas';
const ALL_KINDS = Object.values(journalKind);
const OPENING = [journalKind.opening] as const;
const MOVEMENTS = [journalKind.transaction, journalKind.adjusting, journalKind.closing] as const;
/** Before every journal. */
const BEGINNING = '1900-01-01';

/** Rupiah; money that came in is positive. `meta.balanced`: the cash at the end is that of the books. */
export const reportCashFlow = async (context: Context, { query }: CallRequest<typeof cashFlowCall>) => {
  const range = { start: query.start_date, end: query.end_date };
  const { ranges: parts, whole } = columnsOf(range, query);
  const wanted = whole ? [...parts, whole] : parts;
  const asked = { branches: reportBranches(context, query.profile_id), byBranch: query.group === 'cabang' };
  /** Cash in each column, of some kinds of journals. */
  const cashOf = async (ranges: readonly NamedRange[], kinds: readonly number[]): Promise<readonly number[]> => {
    const { accounts, columns } = await readFigures(context, { ...asked, ranges, kinds });
    const cash = accounts.filter(({ cashflow }) => cashflow === cashflowKind.cash).map(({ amounts }) => amounts);
    return sumColumns(cash, columns.length);
  };
  const [moved, before, opened, booked] = await Promise.all([
    readFigures(context, { ...asked, ranges: wanted, kinds: MOVEMENTS, cash: true }),
    cashOf(
      wanted.map(({ start }) => ({ start: BEGINNING, end: addDays(start, -1) })),
      ALL_KINDS,
    ),
    cashOf(wanted, OPENING),
    cashOf(
      wanted.map(({ end }) => ({ start: BEGINNING, end })),
      ALL_KINDS,
    ),
  ]);
  const opening = sumColumns([before, opened], before.length);
  const accounts = moved.accounts.filter(({ cashflow }) => cashflow !== cashflowKind.cash);
  const { rows, change, balanced } = cashFlow(accounts, opening, booked);
  const warnings = balanced ? [] : ['Kas akhir tidak sama dengan saldo buku'];
  const report = { ...withDifference(moved.columns, rows), totals: change, meta: { balanced, warnings } };
  return query.export
    ? statementFile(
        context,
        { as: query.export, title: TITLE, subject: rangeLabel(range), branches: asked.branches },
        { ...report, totals: undefined },
      )
    : report;
};

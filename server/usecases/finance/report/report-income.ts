// GET /api/finance-v2/laporan/labarugi (finance.md 6.9): kinds 1 and 3 of the accounts of revenue and expense.
import { isResult } from '../../../../src/resources/finance/akun.ts';
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import type { incomeReport as incomeCall } from '../../../../src/resources/finance/statement-calls.ts';
import { incomeStatement } from '../../../domain/finance/income-statement.ts';
import { columnsOf, rangeLabel } from '../../../domain/finance/report-column.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { readOwned } from './owned-branches.ts';
import { incomeBesideBudget } from './budget-figures.ts';
import { readFigures, withDifference } from './statement-amounts.ts';
import { statementFile } from './statement-file.ts';

const TITLE = 'Laba Rugi';
/** Kinds of journals whose sums are the result of a range. */
export const MOVEMENTS = [journalKind.transaction, journalKind.adjusting] as const;

type Query = CallRequest<typeof incomeCall>['query'];
/** The statement in the columns that were asked for. */
const reportOf = async (context: Context, branches: readonly number[], query: Query) => {
  const range = { start: query.start_date, end: query.end_date };
  const { compare, zero } = query;
  const { ranges: parts, whole } =
    compare === 'anggaran' ? { ranges: [range] } : columnsOf(range, { ...query, compare });
  const ranges = whole ? [...parts, whole] : parts;
  const figures = await readFigures(context, {
    branches,
    ranges,
    kinds: query.termasuk_saldo_awal ? [...MOVEMENTS, journalKind.opening] : MOVEMENTS,
    byBranch: query.group === 'cabang',
  });
  if (compare === 'anggaran') return incomeBesideBudget(context, figures, { branches, range, zero: zero === true });
  const results = figures.accounts.filter(({ type }) => isResult(type));
  const { rows, revenue, profit } = incomeStatement(results, figures.columns.length, zero);
  return {
    ...withDifference(figures.columns, rows),
    totals: profit,
    meta: { revenue, balanced: true, warnings: [] },
  };
};

const incomeOf = async (context: Context, branches: readonly number[], query: Query) => {
  const range = { start: query.start_date, end: query.end_date };
  const report = await reportOf(context, branches, query);
  return query.export
    ? statementFile(
        context,
        { as: query.export, title: TITLE, subject: rangeLabel(range), branches },
        { ...report, totals: undefined },
      )
    : report;
};

/** Rupiah; `meta.revenue` is what shares in percent refer to. @throws Refusal those of `readOwned` */
export const reportIncome = (context: Context, { query }: { readonly query: Query }) =>
  readOwned(context, query, (own, branches) => incomeOf(own, branches, query));

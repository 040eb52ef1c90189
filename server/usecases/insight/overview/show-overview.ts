// GET /api/finance/ringkasan: where 'Finance' leads (workspace.md 5). Every figure is of kept balances and days, and of the lists that its
// page shows. Rupiah.
import { isResult } from '../../../../src/resources/finance/akun.ts';
import type { overviewCalls } from '../../../../src/resources/finance/overview-calls.ts';
import { BRANCH_FILTER } from '../../../../src/resources/kernel/branch-filter.ts';
import { todayLines, type TodayLineName } from '../../../../src/resources/platform/today.ts';
import { incomeStatement } from '../../../domain/finance/income-statement.ts';
import { comparedRanges, dueUntil, trendMonths } from '../../../domain/finance/overview.ts';
import { agesOfBills } from '../../finance/bill/aging.ts';
import { incomeBesideBudget } from '../../finance/report/budget-figures.ts';
import { MOVEMENTS } from '../../finance/report/report-income.ts';
import { readFigures } from '../../finance/report/statement-amounts.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { countNamed, dayOf } from '../today/count-lines.ts';
import { cashByMonth, payablesUntil } from './sums.ts';

/** What who keeps the books has to do, the most urgent first. */
export const OFFICE_LINES = [
  'sessions',
  'settlements',
  'expensesLate',
  'faktursLate',
  'expensesDue',
  'faktursDue',
  'drafts',
  'expenseDrafts',
  'fakturDrafts',
  'bankLines',
  'lateInstallments',
] as const satisfies readonly TodayLineName[];

/** The sums of profit and loss that are told. */
const TOLD: readonly string[] = ['Pendapatan Bersih', 'Laba Kotor', 'Laba Usaha', 'Laba Bersih'];

/** The month beside the one before and the year before, the same days of each, and beside its budget. */
const resultOf = async (context: Context, branches: readonly number[]) => {
  const ranges = comparedRanges(context.today);
  const figures = await readFigures(context, { branches, ranges, kinds: MOVEMENTS, byBranch: false });
  const { rows } = incomeStatement(
    figures.accounts.filter(({ type }) => isResult(type)),
    ranges.length,
  );
  const beside = await incomeBesideBudget(context, figures, { branches, range: ranges[0], zero: false });
  const budgets = new Map(
    beside.columns.length > 1
      ? beside.rows.filter(({ istotal }) => istotal).map(({ name, values }) => [name, values[1]])
      : [],
  );
  return {
    ranges: [...ranges],
    rows: rows
      .filter(({ name, istotal }) => istotal && TOLD.includes(name))
      .map(({ name, values }) => ({ name, values: [...values], budget: budgets.get(name) ?? null })),
  };
};

/** What is to be done; a page that knows no branch is no way to what was counted of one of several. */
const linesOf = async (context: Context, branches: readonly number[]) => {
  const [branch] = branches;
  const chosen = branches.length < context.branches.length;
  const counted = await countNamed({ ...context, branches }, OFFICE_LINES, dayOf(context), 0);
  return counted.map(({ name, to, count }) => {
    if (!chosen) return { name, to, count };
    const listed = 'resource' in todayLines[name].of;
    return { name, count, to: listed ? `${to}${to.includes('?') ? '&' : '?'}${BRANCH_FILTER}=${branch}` : null };
  });
};

/**
 * Cash, receivables, payables, the result of the month, and what is to be done.
 * @throws Refusal forbidden (403) for a branch out of reach
 */
export const showOverview = async (
  context: Context,
  { query }: CallRequest<(typeof overviewCalls)['finance.ringkasan']>,
) => {
  const branches = reportBranches(context, query.profile_id);
  const months = trendMonths(context.today);
  const [accounts, owed, payables, result, lines] = await Promise.all([
    cashByMonth(context, branches, months),
    agesOfBills(context, branches),
    payablesUntil(context, branches, dueUntil(context.today)),
    resultOf(context, branches),
    linesOf(context, branches),
  ]);
  return { date: context.today, months: [...months], accounts, owed: [...owed], ...payables, result, lines };
};

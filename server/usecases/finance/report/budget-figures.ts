// Profit and loss beside its budget (decision 104): what was booked, what was budgeted, and what parts them.
import { isResult } from '../../../../src/resources/finance/akun.ts';
import { named, run } from '../../../db/statement.ts';
import { besideBudget, type BudgetCell, cutsMonth, signedBudgets } from '../../../domain/finance/budget.ts';
import { incomeStatement } from '../../../domain/finance/income-statement.ts';
import { monthOf } from '../../../domain/finance/kept-months.ts';
import type { Range } from '../../../domain/finance/report-column.ts';
import type { Context } from '../../kernel/contract.ts';
import type { Figures, StatementColumn } from './statement-amounts.ts';

/** A row for each branch: each is divided by its days by itself, so that branches add up to their sum. */
const budgetsIn = named<BudgetCell, [branches: readonly number[], from: string, until: string]>(
  'report_budgets',
  `select akun_id, month, amount from budgets where profile_id = any ($1) and month between $2 and $3`,
);

const NONE = 'Belum ada anggaran untuk rentang ini';

const columnsOf = (range: Range, actual: StatementColumn): readonly StatementColumn[] => [
  actual,
  { key: 'budget', label: cutsMonth(range) ? 'Anggaran (menurut hari)' : 'Anggaran', kind: 'amount' },
  { key: 'difference', label: 'Selisih', kind: 'difference' },
  { key: 'percent', label: 'Selisih %', kind: 'percent' },
  { key: 'verdict', label: 'Penilaian', kind: 'verdict' },
];

/**
 * The statement of one range beside its budget. Rupiah; `totals` and `revenue` are what was booked and what was budgeted.
 * @param figures of that range alone
 */
export const incomeBesideBudget = async (
  { tx }: Context,
  { columns: [actual], accounts }: Figures,
  { branches, range, zero }: { readonly branches: readonly number[]; readonly range: Range; readonly zero: boolean },
) => {
  if (!actual) throw new Error('A range that is compared with its budget has a column.');
  const cells = await run(tx, budgetsIn, branches, monthOf(range.start), monthOf(range.end));
  const results = accounts.filter(({ type }) => isResult(type));
  const budgets = signedBudgets(range, cells, new Map(results.map(({ akun_id, type }) => [akun_id, type])));
  const both = results.map((account) => ({
    ...account,
    amounts: [account.amounts[0] ?? 0, budgets.get(account.akun_id) ?? 0],
  }));
  const { rows, revenue, profit } = incomeStatement(both, 2, zero);
  // Without a budget there is nothing to be better or worse than.
  if (cells.length === 0)
    return {
      columns: [actual],
      rows: rows.map((row) => ({ ...row, values: row.values.slice(0, 1) })),
      totals: profit,
      meta: { revenue, balanced: true, warnings: [NONE] },
    };
  return {
    columns: columnsOf(range, actual),
    rows: besideBudget(rows, results),
    totals: profit,
    meta: { revenue, balanced: true, warnings: [] },
  };
};

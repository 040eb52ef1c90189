// A year's budget from Excel, for the grid: it is read and looked at there, and stored with it (decision 104).
import type { budgetCalls } from '../../../../src/resources/finance/budget-calls.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { type BudgetAccount, budgetProblems, monthCells, monthsOf } from '../../../domain/finance/budget-sheet.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { type InputSheet, readInto, rejectedRows, sheetTemplate } from '../../platform/file/sheet-import.ts';
import { onlyBranch } from '../ledger/only-branch.ts';
import { budgetRows } from './show-budget.ts';

const accounts = named<BudgetAccount>(
  'budget_sheet_accounts',
  'select code, isheader, is_active, type from akuns order by code',
);

const judge: InputSheet<'budget'>['cells'] = async ({ tx }, rows) => budgetProblems(rows, await run(tx, accounts));

const sheet: InputSheet<'budget'> = {
  sheet: 'budget',
  title: 'Anggaran',
  whole: true,
  describe: (rows) => {
    const sum = rows.flatMap(monthsOf).reduce((all, amount) => all + amount, 0);
    return `${rows.length} akun, jumlah ${formatRupiah(sum)}`;
  },
  judge,
  cells: judge,
};

export const readBudget = readInto(sheet, (row) => ({ code: String(row.values.code), months: [...monthsOf(row)] }));
const rejected = rejectedRows(sheet);
export const rejectedBudget = (
  context: Context,
  { upload, table }: Pick<CallRequest<(typeof budgetCalls)['finance.anggaran.rejected']>, 'upload' | 'table'>,
) => rejected(context, { ...(upload && { upload }), ...(table && { table }) });

/** Every account that may be budgeted, with what the year has of it. @throws Refusal no-branch (422) */
export const budgetTemplate = (
  context: Context,
  { query: { year } }: Pick<CallRequest<(typeof budgetCalls)['finance.anggaran.template']>, 'query'>,
) =>
  sheetTemplate(sheet, async (own) =>
    (await budgetRows(own, onlyBranch(own), year)).map(({ code, name, months }) => ({
      code,
      name,
      ...monthCells(months),
    })),
  )(context);

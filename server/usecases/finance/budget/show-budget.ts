// GET finance/anggaran: the budget of a branch for a year, account by account (decision 104).
import type { budgetCalls } from '../../../../src/resources/finance/budget-calls.ts';
import { MONTHS_OF_YEAR } from '../../../../src/resources/finance/budget.ts';
import { accountType } from '../../../../src/resources/finance/akun.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { onlyBranch } from '../ledger/only-branch.ts';

interface Account {
  readonly akun_id: number;
  readonly code: string;
  readonly name: string;
  readonly type: number;
}
interface Cell {
  readonly akun_id: number;
  /** 1 to 12. */
  readonly month: number;
  readonly amount: number;
}
interface Year {
  readonly version: number;
  readonly updated_at: string;
  readonly updated_by: string | null;
}

/** SQL of accounts `a` that may be budgeted. */
export const IS_BUDGETED = `not a.isheader and a.type >= ${accountType.income}`;

/** An account that is not used any more stays in a year that has a budget for it. */
const accountsOf = named<Account, [branch: number, year: number]>(
  'budget_accounts',
  `select a.id as akun_id, a.code, a.name, a.type from akuns a
   where ${IS_BUDGETED} and (a.is_active or exists (
     select from budgets b where b.akun_id = a.id and b.profile_id = $1 and b.year = $2))
   order by a.code`,
);
const cellsOf = named<Cell, [branch: number, year: number]>(
  'budget_cells',
  `select b.akun_id, extract(month from b.month)::int as month, b.amount from budgets b
   where b.profile_id = $1 and b.month between make_date($2::int, 1, 1) and make_date($2::int, 12, 1)`,
);
const yearOf = named<Year, [branch: number, year: number]>(
  'budget_year',
  `select y.version, y.updated_at, u.name as updated_by from budgetyears y left join users u on u.id = y.updated_by
   where y.profile_id = $1 and y.year = $2`,
);

const nothing = (): number[] => Array.from({ length: MONTHS_OF_YEAR }, () => 0);

/** Rupiah from January to December, by account. */
export const budgetedMonths = async (
  { tx }: Pick<Context, 'tx'>,
  branch: number,
  year: number,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const months = new Map<number, number[]>();
  for (const { akun_id, month, amount } of await run(tx, cellsOf, branch, year)) {
    const own = months.get(akun_id) ?? nothing();
    own[month - 1] = amount;
    months.set(akun_id, own);
  }
  return months;
};

/** The accounts of a year's budget with their months. */
export const budgetRows = async ({ tx }: Pick<Context, 'tx'>, branch: number, year: number) => {
  const [accounts, months] = await Promise.all([
    run(tx, accountsOf, branch, year),
    budgetedMonths({ tx }, branch, year),
  ]);
  return accounts.map((account) => ({ ...account, months: months.get(account.akun_id) ?? nothing() }));
};

/** @throws Refusal no-branch (422) for a superadmin who has not chosen a branch */
export const showBudget = async (
  context: Context,
  { query: { year } }: Pick<CallRequest<(typeof budgetCalls)['finance.anggaran.show']>, 'query'>,
) => {
  const branch = onlyBranch(context);
  const [kept, data] = await Promise.all([runOne(context.tx, yearOf, branch, year), budgetRows(context, branch, year)]);
  return {
    year,
    version: kept?.version ?? 0,
    updated_at: kept?.updated_at ?? null,
    updated_by: kept?.updated_by ?? null,
    data,
    count: data.length,
  };
};

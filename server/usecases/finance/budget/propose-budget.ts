// GET finance/anggaran/usulan: what a year may begin with: the budget of the year before or what was booked in it, so many percent
// more or less (decision 104). Nothing is stored: the grid takes it, and somebody looks at it first.
import { isEarned } from '../../../../src/resources/finance/akun.ts';
import type { budgetCalls } from '../../../../src/resources/finance/budget-calls.ts';
import { MONTHS_OF_YEAR } from '../../../../src/resources/finance/budget.ts';
import { addDays, addMonths } from '../../../../src/resources/kernel/date.ts';
import { grown } from '../../../domain/finance/budget.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { onlyBranch } from '../ledger/only-branch.ts';
import { MOVEMENTS } from '../report/report-income.ts';
import { readFigures } from '../report/statement-amounts.ts';
import { budgetedMonths, budgetRows } from './show-budget.ts';

type Months = readonly (number | null)[];

const rangesOf = (year: number) =>
  Array.from({ length: MONTHS_OF_YEAR }, (_, i) => {
    const start = addMonths(`${year}-01-01`, i);
    return { start, end: addDays(addMonths(start, 1), -1) };
  });

/** What was booked in the months of a year, as profit and loss shows it; null for a month that is not over. */
const bookedMonths = async (context: Context, branch: number, year: number): Promise<ReadonlyMap<number, Months>> => {
  const ranges = rangesOf(year);
  const { accounts } = await readFigures(context, { branches: [branch], ranges, kinds: MOVEMENTS, byBranch: false });
  return new Map(
    accounts.map(({ akun_id, type, amounts }) => [
      akun_id,
      ranges.map(({ end }, i) => {
        const signed = amounts[i] ?? 0;
        if (end >= context.today) return null;
        return isEarned(type) ? 0 - signed : signed;
      }),
    ]),
  );
};

const isEmpty = (months: Months): boolean => months.every((amount) => amount === null || amount === 0);

/** @throws Refusal no-branch (422) for a superadmin who has not chosen a branch */
export const proposeBudget = async (
  context: Context,
  { query: { year, sumber, naik } }: Pick<CallRequest<(typeof budgetCalls)['finance.anggaran.usulan']>, 'query'>,
) => {
  const branch = onlyBranch(context);
  const before = year - 1;
  const fromBooks = sumber === 'realisasi';
  const months: ReadonlyMap<number, Months> = fromBooks
    ? await bookedMonths(context, branch, before)
    : await budgetedMonths(context, branch, before);
  const accounts = await budgetRows(context, branch, year);
  const data = accounts.flatMap(({ akun_id }) => {
    const own = months.get(akun_id);
    if (!own || isEmpty(own)) return [];
    return [{ akun_id, months: own.map((amount) => (amount === null ? null : grown(amount, naik))) }];
  });
  const open = rangesOf(before).flatMap(({ end }, i) => (fromBooks && end >= context.today ? [i + 1] : []));
  return { data, count: data.length, open };
};

// Budgets: which years and amounts there are, and what is said of an account that differs from its budget (decision 104).

/** The years that a budget may be of. */
export const FIRST_BUDGET_YEAR = 2000;
export const LAST_BUDGET_YEAR = 2100;
export const MONTHS_OF_YEAR = 12;
/** Rupiah, either way. */
export const MOST_BUDGETED = 1_000_000_000_000;
/** Cells of one change: all months of some 800 accounts. */
export const MOST_BUDGET_CELLS = 10_000;
/** A year may be copied with so many percent less or more. */
export const LEAST_GROWTH = -100;
export const MOST_GROWTH = 1000;

/** Where the amounts of a new year come from: the budget of the year before, or what was booked in it. */
export const budgetSources = ['anggaran', 'realisasi'] as const;
export type BudgetSource = (typeof budgetSources)[number];

/** What an account does to the result beside its budget. */
export const verdicts = [
  { value: 1, name: 'better', label: 'Lebih baik' },
  { value: 0, name: 'same', label: 'Sesuai' },
  { value: -1, name: 'worse', label: 'Lebih buruk' },
] as const;

/** The word for a verdict; nothing where there is none. */
export const verdictText = (value: number | null | undefined): string =>
  verdicts.find((verdict) => verdict.value === value)?.label ?? '';

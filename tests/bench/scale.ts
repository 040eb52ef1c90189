// How much data a measurement stands on, and how long it lasts.

/** Groups of tables that a measurement may go without. */
export type Part = 'chair' | 'ledger' | 'owed' | 'stock' | 'packages' | 'staff';

export interface Scale {
  readonly name: 'full' | 'part' | 'race' | 'small' | '10k' | '100k';
  /** What is filled beside masters, patients, visits and bills; jobs of other parts are not asked. */
  readonly parts: readonly Part[];
  readonly patients: number;
  readonly visits: number;
  /** Journal lines, four for each bill: issued and paid. */
  readonly journalLines: number;
  /** Journal lines of a group of further branches, where the reports over all branches are measured. */
  readonly bookLines: number;
  /** Items of the stock, and what moved of them in the four branches. */
  readonly items: number;
  readonly stockMoves: number;
  /** Packages that were sold, of ten lines each. */
  readonly memberships: number;
  /** Staff of all branches, and the days of which each has attendance. */
  readonly staff: number;
  readonly staffDays: number;
  /** Operations of the stock that meet each other. */
  readonly mixed: number;
  /** Seconds of one run; each side has one in every round. */
  readonly seconds: number;
}

export const ROUNDS = 3;
export const CLIENTS = 16;
/** Connections that a browser opens to one server. */
export const BROWSER_CONNECTIONS = 6;
/** The branch that all jobs work in; it owns the largest share of the data. */
export const BRANCH = 1;
export const BRANCHES = 4;
/** Branches that have books only, and the id of the first. */
export const BOOK_BRANCHES = 20;
export const FIRST_BOOK = 101;

const ALL: readonly Part[] = ['chair', 'ledger', 'owed', 'stock', 'packages', 'staff'];
const full: Scale = {
  name: 'full',
  parts: ALL,
  patients: 1_000_000,
  visits: 1_000_000,
  journalLines: 2_000_000,
  bookLines: 10_000_000,
  items: 5000,
  stockMoves: 5_000_000,
  memberships: 200_000,
  staff: 2000,
  staffDays: 730,
  mixed: 50_000,
  seconds: 8,
};

/** The same clinic when it was so much younger: every number of rows divided. */
const before = (name: '10k' | '100k', times: number): Scale => ({
  ...full,
  name,
  patients: full.patients / times,
  visits: full.visits / times,
  journalLines: full.journalLines / times,
  bookLines: full.bookLines / times,
  stockMoves: full.stockMoves / times,
  memberships: full.memberships / times,
});

/** As many patients, visits and bills as in full, with books that are made in minutes. */
const race: Scale = {
  ...full,
  name: 'race',
  parts: ['chair', 'ledger', 'owed'],
  bookLines: 400_000,
  items: 500,
  stockMoves: 1000,
};
const scales: Readonly<Record<Scale['name'], Scale>> = {
  full,
  race,
  // As many rows of each as in full, without ten million journal lines, packages, staff and records beside them.
  part: { ...full, name: 'part', parts: ['owed', 'stock'] },
  '100k': before('100k', 10),
  '10k': before('10k', 100),
  small: {
    name: 'small',
    parts: ALL,
    patients: 20_000,
    visits: 10_000,
    journalLines: 20_000,
    bookLines: 200_000,
    items: 500,
    stockMoves: 100_000,
    memberships: 2000,
    staff: 400,
    staffDays: 120,
    mixed: 1000,
    seconds: 2,
  },
};

/**
 * BENCH_SCALE=small for a quick look whose figures say little; as large as in full, part for what is owed and the stock alone, race for
 * patients, chair, desk and what is owed; 10k and 100k for the growth of calls beside full.
 */
export const scaleOf = (env: Readonly<Record<string, string | undefined>>): Scale => {
  const name = env['BENCH_SCALE'];
  return scales[(name ?? 'full') as Scale['name']] ?? full;
};

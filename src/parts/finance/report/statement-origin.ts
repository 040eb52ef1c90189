// What a column of a statement is drawn of: which branches, which range. Keys are those of the answer.
import type { ReportRange } from './report-range.ts';

interface Origin {
  /** For the address of a report; undefined: those that the page shows. */
  readonly branch?: string;
  readonly range?: ReportRange;
}
interface Drawn {
  readonly key: string;
  /** Its own range, where the columns are ranges. */
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

const BRANCH = /^branch_(\d+)$/;
/** All branches together, what cancels out between them taken away. */
const GROUP = 'consolidated';

/** Undefined: the column is reckoned of others (a difference, a share, a budget, an elimination). */
export const originOf = ({ key, start_date: start, end_date: end }: Drawn): Origin | undefined => {
  const branch = BRANCH.exec(key)?.[1] ?? (key === GROUP ? 'all' : undefined);
  if (branch !== undefined) return { branch };
  return start !== undefined && end !== undefined ? { range: { start, end } } : undefined;
};

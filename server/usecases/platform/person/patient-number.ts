// RM numbers: {branch code}{yy}{five digits or more}, from one series for each branch and year (service.md 6.1).
import { PATIENT_DIGITS, PATIENT_SERIES, patientCode } from '../../../domain/document-code.ts';
import { nextNumber, raiseNumber } from '../../../db/sequence.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';

const taken = named<{ username: string }, [readonly string[]]>(
  'username_taken',
  'select username from users where username = any($1)',
);

/** Those of the numbers that somebody in the group has already: staff and patients of every branch. */
export const takenNumbers = async (
  context: Pick<WriteContext, 'tx' | 'branches'>,
  usernames: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (usernames.length === 0) return new Set();
  const rows = await acrossBranches(context, (tx) => run(tx, taken, usernames));
  return new Set(rows.map(({ username }) => username));
};

/**
 * The next free numbers of the branch, in order. The series stays locked until the transaction ends, so that a registration
 * that fails takes none. Another branch may have brought a number of this pattern along: such a one is passed over.
 */
export const takeNumbers = async (context: WriteContext, count: number): Promise<readonly string[]> => {
  const { tx, branch, today } = context;
  const year = today.slice(2, 4);
  const numbers: string[] = [];
  while (numbers.length < count) {
    const missing = count - numbers.length;
    const first = await nextNumber(tx, branch.id, PATIENT_SERIES, year);
    if (missing > 1) await raiseNumber(tx, branch.id, PATIENT_SERIES, year, first + missing - 1);
    const made = Array.from({ length: missing }, (_, i) => patientCode(branch.code, year, first + i));
    const used = await takenNumbers(context, made);
    numbers.push(...made.filter((number) => !used.has(number)));
  }
  return numbers;
};

/**
 * Locks the branch's series for the rest of the transaction. What is judged after it knows every registration before it, so that
 * the same file sent twice at once takes numbers once.
 */
export const holdNumbers = ({ tx, branch, today }: WriteContext): Promise<void> =>
  raiseNumber(tx, branch.id, PATIENT_SERIES, today.slice(2, 4), 0);

/** Makes the series go on after numbers of this branch's own pattern that came from outside. */
export const passNumbers = async ({ tx, branch }: WriteContext, usernames: readonly string[]): Promise<void> => {
  const own = new RegExp(`^${branch.code}(\\d{2})(\\d{${PATIENT_DIGITS},})$`);
  const highest = new Map<string, number>();
  for (const username of usernames) {
    const [, year, digits] = own.exec(username) ?? [];
    if (year !== undefined) highest.set(year, Math.max(highest.get(year) ?? 0, Number(digits)));
  }
  for (const [year, last] of highest) await raiseNumber(tx, branch.id, PATIENT_SERIES, year, last);
};

// Documents that touch the books of two branches (finance.md 2b, 7a): each branch gets a journal of its own, in the order of their ids.
// Both stand on the document's day, which is that of the branch that made it; the other branch must have come to that day in its own zone.
import type { PostedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { jurnal } from '../../../../src/resources/finance/jurnal.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { dateIn, formatDate } from '../../../../src/resources/kernel/date.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Branch, WriteContext } from '../../kernel/contract.ts';
import { post, type Posting } from './post-journal.ts';
import { reverse } from './reverse-journal.ts';

const branchOf = named<Branch, [number]>(
  'branch_of',
  `select id, code, name, timezone, isexportall from profiles where id = $1 and status = ${activeStatus.active}`,
);
/** A balance that were checked at the end would be looked for in the scope of then; each journal is one statement, and whole after it. */
const checkAtOnce = named<unknown>('branch_check', 'set constraints all immediate');
const setScope = named<unknown, [string]>('branch_scope', `select set_config('app.branches', $1, true)`);

/** The active branch. @throws Refusal branch-unknown (422) */
export const requireBranch = async ({ tx }: WriteContext, id: number): Promise<Branch> => {
  const branch = await runOne(tx, branchOf, id);
  if (!branch) throw new Refusal('branch-unknown');
  return branch;
};

const tooEarly = (here: WriteContext, there: WriteContext): Refusal =>
  new Refusal('date-in-future-there', {
    branch: here.branch.name,
    other: there.branch.name,
    day: formatDate(there.today),
  });

/**
 * Does a part of the document in the books of another branch, and comes back. When `work` fails the scope stays there, and
 * the transaction with it must be given up.
 */
const atBranch = async (
  context: WriteContext,
  branch: Branch,
  work: (there: WriteContext) => Promise<unknown>,
): Promise<void> => {
  if (branch.id === context.branch.id) {
    await work(context);
    return;
  }
  await runOne(context.tx, checkAtOnce);
  const scope = (branches: readonly number[]) => runOne(context.tx, setScope, `{${branches.join(',')}}`);
  await scope([branch.id]);
  const today = dateIn(branch.timezone, context.now);
  const there = { ...context, branch, branches: [branch.id], timezone: branch.timezone, today };
  await work(there);
  await scope(context.branches);
};

/** A part of a document that is done in one branch. */
export interface BranchPart {
  readonly branch: Branch;
  readonly work: (there: WriteContext) => Promise<unknown>;
}
/** Does each part in its branch, in ascending order of the branches, so that two documents never wait for each other. */
export const inBranches = async (context: WriteContext, parts: readonly BranchPart[]): Promise<void> => {
  for (const { branch, work } of parts.toSorted((a, b) => a.branch.id - b.branch.id))
    await atBranch(context, branch, work);
};

/** One effect in the books of one branch. */
export interface BranchPosting {
  readonly branch: Branch;
  readonly event: PostedEvent;
  readonly posting: Posting;
}

/**
 * Posts in each branch.
 * @throws Refusal date-in-future-there (422) where the other branch has not come to the day yet, and those of `post`
 */
export const postInBranches = (context: WriteContext, postings: readonly BranchPosting[]): Promise<void> =>
  inBranches(
    context,
    postings.map(({ branch, event, posting }) => ({
      branch,
      work: (there) =>
        post(there, event, posting).catch((error: unknown) => {
          const future = error instanceof Refusal && error.code === 'date-in-future';
          throw future && posting.transaction_at <= context.today ? tooEarly(context, there) : error;
        }),
    })),
  );

const journalsOf = named<{ id: number }, [number, string, number]>(
  'branch_journals',
  `select id from journals where profile_id = $1 and source_type = $2 and source_id = $3 and status = ${jurnal.state.posted}
   and reversal_of_id is null
   order by id`,
);

/** Mirrors every journal of a document, in every branch, each on its own today. */
export const reverseInBranches = async (
  context: WriteContext,
  branches: readonly Branch[],
  { type, id }: { readonly type: string; readonly id: number },
  reason: string,
): Promise<void> => {
  for (const branch of branches.toSorted((a, b) => a.id - b.id))
    await atBranch(context, branch, async (there) => {
      for (const journal of await run(there.tx, journalsOf, branch.id, type, id))
        await reverse(there, journal.id, there.today, reason);
    });
};

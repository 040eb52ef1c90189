// Documents that touch the books of two branches (finance.md 2b, 7a): each branch gets a journal of its own, in the order of their ids.
import { Refusal } from '../../../src/resources/refusals.ts';
import { dateIn } from '../../../src/resources/kernel/date.ts';
import { named, run, runOne } from '../../db/statement.ts';
import type { Branch, WriteContext } from '../contract.ts';
import { post, type Posting } from './post-journal.ts';
import { reverse } from './reverse-journal.ts';

const branchOf = named<Branch, [number]>(
  'branch_of',
  'select id, code, name, timezone, isexportall from profiles where id = $1 and status = 1',
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
  await work({
    ...context,
    branch,
    branches: [branch.id],
    timezone: branch.timezone,
    today: dateIn(branch.timezone, context.now),
  });
  await scope(context.branches);
};

/** One effect in the books of one branch. */
export interface BranchPosting {
  readonly branch: Branch;
  readonly event: string;
  readonly posting: Posting;
}

/** Posts in ascending order of the branches, so that two documents never wait for each other. Refuses as `post` does. */
export const postInBranches = async (context: WriteContext, postings: readonly BranchPosting[]): Promise<void> => {
  for (const { branch, event, posting } of postings.toSorted((a, b) => a.branch.id - b.branch.id))
    await atBranch(context, branch, (there) => post(there, event, posting));
};

const journalsOf = named<{ id: number }, [number, string, number]>(
  'branch_journals',
  `select id from journals where profile_id = $1 and source_type = $2 and source_id = $3 and status = 1 and reversal_of_id is null
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

// The night's work: journals that come back are booked on their day (finance.md 2a, 10), and what could not be booked is told.
import { jurnaltemplate } from '../../../../src/resources/finance/jurnaltemplate.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { bookDue } from './book-due.ts';
import { logOfRun } from './jurnal-template.ts';
import { type NightEntry, logNight, nightContext } from '../../kernel/night.ts';
import type { Transaction } from '../../../db/transaction.ts';

interface Due {
  readonly id: number;
  readonly name: string;
  /** What the night before left. */
  readonly problem: string | null;
}
const dueTemplates = named<Due, [number, string]>(
  'templates_due',
  'select id, name, problem from jurnaltemplates where profile_id = $1 and is_active and next_at <= $2 order by next_at, id',
);
const problemNow = named<{ problem: string | null }, [number]>(
  'template_problem',
  'select problem from jurnaltemplates where id = $1',
);
const saveProblem = named<unknown, [number, string, string]>(
  'template_problem_save',
  `update jurnaltemplates set problem = $2, problem_at = $3, version = version + 1, updated_at = now()
   where id = $1 and problem is distinct from $2`,
);

/**
 * Books what can be booked; what is in the way of the rest stays with the template until it is gone. A refusal comes before
 * anything is booked: the other templates of the night are not touched by it.
 */
const bookOrKeep = async (context: WriteContext, { id, name }: Due, day: string): Promise<NightEntry | undefined> => {
  try {
    const booked = await bookDue(context, id, day, 'leave');
    return booked.journals.length === 0 ? undefined : logOfRun(id, name, booked);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await run(context.tx, saveProblem, id, error.message, context.now.toISOString());
    return undefined;
  }
};

/** Notes a problem the first time only, not every night. */
const newProblem = async ({ tx }: WriteContext, { id, name, problem: before }: Due): Promise<NightEntry[]> => {
  const problem = (await runOne(tx, problemNow, id))?.problem ?? null;
  if (problem === null || problem === before) return [];
  const message = `jurnal template ${name} yang belum dapat dibukukan: ${problem}`;
  return [{ message, url: `${jurnaltemplate.screens.list}/${id}` }];
};

/**
 * Books the templates of a branch that are due; answers how many were.
 * @param day the business day that has begun
 */
export const runDueTemplates = async (
  tx: Transaction,
  { branch, day, now }: { readonly branch: number; readonly day: string; readonly now: Date },
): Promise<number> => {
  const due = await run(tx, dueTemplates, branch, day);
  const context = due.length > 0 ? await nightContext(tx, { branch, now }) : undefined;
  if (!context) return 0;
  const entries: NightEntry[] = [];
  let count = 0;
  for (const template of due) {
    const booked = await bookOrKeep(context, template, day);
    if (booked) count += 1;
    entries.push(...(booked ? [booked] : []), ...(await newProblem(context, template)));
  }
  await logNight(context, 'finance', entries);
  return count;
};

// The night's work: journals that come back are booked on their day (finance.md 2a, 10), and what could not be booked is told.
import type { Transaction } from 'kysely';
import { jurnaltemplate } from '../../../src/resources/finance/jurnaltemplate.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import type { Database } from '../../db/database.ts';
import { named, run } from '../../db/statement.ts';
import type { WriteContext } from '../contract.ts';
import { bookDue, logOfRun } from './jurnal-template.ts';
import { logNight, nightContext } from './night.ts';

interface Due {
  readonly id: number;
  readonly name: string;
}
const dueTemplates = named<Due, [number, string]>(
  'templates_due',
  'select id, name from jurnaltemplates where profile_id = $1 and is_active and next_at <= $2 order by next_at, id',
);

/** A refusal comes before anything is booked: the other templates of the night are not touched by it. */
const bookOrTell = async (context: WriteContext, { id, name }: Due, day: string) => {
  try {
    return { booked: true, entry: logOfRun(id, name, await bookDue(context, id, day)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = `jurnal template ${name} yang belum dapat dibukukan: ${error.message}`;
    return { booked: false, entry: { message, url: `${jurnaltemplate.screens.list}/${id}` } };
  }
};

/**
 * Books the templates of a branch that are due; answers how many were.
 * @param day the business day that has begun
 */
export const runDueTemplates = async (
  tx: Transaction<Database>,
  { branch, day, now }: { readonly branch: number; readonly day: string; readonly now: Date },
): Promise<number> => {
  const due = await run(tx, dueTemplates, branch, day);
  const context = due.length > 0 ? await nightContext(tx, { branch, now }) : undefined;
  if (!context) return 0;
  const results: Awaited<ReturnType<typeof bookOrTell>>[] = [];
  for (const template of due) results.push(await bookOrTell(context, template, day));
  await logNight(
    context,
    results.map(({ entry }) => entry),
  );
  return results.filter(({ booked }) => booked).length;
};

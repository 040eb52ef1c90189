// Booking the months of a recurring journal that are due (finance.md 2a, 10): each month once; what to do with those whose day lies
// in a closed period or on a locked day is somebody's decision.
import type { ClosedMonths } from '../../../../src/resources/finance/expense-calls.ts';
import { writtenEvent } from '../../../../src/resources/finance/journal-event.ts';
import { journalKind, journalOrigin, jurnal } from '../../../../src/resources/finance/jurnal.ts';
import { jurnaltemplate } from '../../../../src/resources/finance/jurnaltemplate.ts';
import { firstOpenDay } from '../../../../src/resources/finance/open-day.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { dueDays, isLastDay, monthOf, nextDay } from '../../../domain/finance/recurring.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, WriteContext } from '../../kernel/contract.ts';
import { lockRow } from '../../kernel/generic.ts';
import { insertLines, type PostedJournal } from './post-journal.ts';
import { checkPostingDate } from './posting-date.ts';
import { activePeriod, readLines } from './store-journal.ts';

type Stored = StoredOf<typeof jurnaltemplate>;

/** Months that stand in the books or were left out by decision; one that was taken back may be run again. */
const settledMonths = named<{ month: number }, [number]>(
  'template_settled',
  `select source_seq as month from journals
   where source_type = 'jurnaltemplate' and source_id = $1 and status = ${jurnal.state.posted} and reversal_of_id is null
   union all select month from jurnaltemplateskips where jurnaltemplate_id = $1`,
);
const insertSkip = named<unknown, [number, number, number]>(
  'template_skip',
  'insert into jurnaltemplateskips (jurnaltemplate_id, month, created_by) values ($1, $2, $3)',
);
const saveRun = named<unknown, [number, string | null, string | null, string]>(
  'template_next',
  `update jurnaltemplates set next_at = $2, problem = $3, problem_at = case when $3::text is null then null
     when problem is distinct from $3 then $4::timestamptz else problem_at end, updated_at = now(), version = version + 1
   where id = $1 and (next_at, problem) is distinct from ($2::date, $3::text)`,
);

/** Months of a template that need no run any more. */
export const settledOf = async ({ tx }: WriteContext, id: number): Promise<Set<number>> =>
  new Set((await run(tx, settledMonths, id)).map(({ month }) => month));

const linesFor = ({ name, lines }: Stored, last: boolean) =>
  lines.map((line) => ({
    akun_id: line.akun_id,
    description: line.description ?? name,
    debit: (last ? line.last_debit : null) ?? line.debit ?? 0,
    credit: (last ? line.last_credit : null) ?? line.credit ?? 0,
    actor_type: null,
    actor_id: null,
  }));

export type RanJournal = PostedJournal & { readonly transaction_at: string };

/** Books the month of `day`; `on` is another day where that one cannot be posted on any more. */
const runOnce = async (context: WriteContext, template: Stored, day: string, on = day): Promise<RanJournal> => {
  const adjusting = template.kind === journalKind.adjusting;
  const journal = await insertLines(
    context,
    {
      event: writtenEvent.journalWritten.key,
      source: { type: 'jurnaltemplate', id: template.id, seq: monthOf(day) },
      transaction_at: on,
      memo: on === day ? template.name : `${template.name} (untuk ${formatDate(day)})`,
      kind: template.kind,
      origin: journalOrigin.template,
      prefix: (adjusting ? documentKinds.adjusting : documentKinds.manual).prefix,
    },
    linesFor(template, isLastDay(template, day)),
  );
  return { ...journal, transaction_at: on };
};

export interface BookedMonths {
  readonly journals: readonly RanJournal[];
  /** Days that were left as they are: 'leave' alone has any. */
  readonly closed: readonly string[];
  readonly skipped: readonly string[];
}

/** Why days are left, as it is kept with the template. */
const problemOf = (closed: readonly string[]): string | null =>
  closed.length === 0 ? null : `Periode sudah ditutup atau tanggal dikunci: ${closed.map(formatDate).join(', ')}`;

/**
 * Books a template for each month that is due until a day; whose row is held, so a month is run once.
 * @param closedMonths what is done with days before the first that is open; left out: they are refused, and nothing is booked
 * @throws Refusal template-run (409); template-inactive (422); those of posting
 */
export const bookDue = async (
  context: WriteContext,
  id: number,
  until: string,
  closedMonths?: ClosedMonths | 'leave',
): Promise<BookedMonths> => {
  const template = await lockRow(jurnaltemplate, context, id);
  if (!template.is_active) throw new Refusal('template-inactive');
  const settled = await settledOf(context, id);
  const due = dueDays(template, settled, until);
  if (due.length === 0) throw new Refusal('template-run');
  await readLines(context, template.lines, 'lines');
  const period = await runOne(context.tx, activePeriod, context.branch.id);
  const open = period && firstOpenDay(period);
  const isClosed = (day: string): boolean => closedMonths !== undefined && open !== undefined && day < open;
  const dayOf = (day: string): string => (isClosed(day) && closedMonths === 'first-open' && open ? open : day);
  const isLeft = (day: string): boolean => isClosed(day) && closedMonths !== 'first-open';
  const booked = due.filter((day) => !isLeft(day));
  const rest = due.filter(isLeft);
  for (const day of booked) checkPostingDate(context, dayOf(day), period ?? { start_date: null, lock_date: null });
  const journals: RanJournal[] = [];
  for (const day of booked) journals.push(await runOnce(context, template, day, dayOf(day)));
  const skipped = closedMonths === 'skip' ? rest : [];
  for (const day of skipped) await run(context.tx, insertSkip, id, monthOf(day), context.actor.id);
  for (const day of [...booked, ...skipped]) settled.add(monthOf(day));
  const closed = closedMonths === 'leave' ? rest : [];
  const now = context.now.toISOString();
  await run(context.tx, saveRun, id, nextDay(template, settled), problemOf(closed), now);
  return { journals, closed, skipped };
};

// Journals that come back (finance.md 2a, 5, 10): written like one by hand, run once for each due month.
import type { expenseCalls } from '../../../src/resources/finance/expense-calls.ts';
import { jurnaltemplate } from '../../../src/resources/finance/jurnaltemplate.ts';
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { documentKinds } from '../../domain/document-code.ts';
import { dueDays, isLastDay, monthOf, nextDay, type Recurring } from '../../domain/finance/recurring.ts';
import { named, run, runOne } from '../../db/statement.ts';
import type { CallRequest, Outcome, StoredOf, UseCases, WriteContext } from '../contract.ts';
import { genericCreate, genericDelete, genericEdit, genericShow, lockRow } from '../generic.ts';
import { checkPostingDate, insertLines, type PostedJournal } from './post-journal.ts';
import { activePeriod, readLines, requireBalance } from './store-journal.ts';

type Stored = StoredOf<typeof jurnaltemplate>;
type Line = Pick<Stored['lines'][number], 'akun_id'> & {
  readonly description?: string | null | undefined;
  readonly debit?: number | null | undefined;
  readonly credit?: number | null | undefined;
};

const ADJUSTING = 3;
const TEMPLATE = 3;

/** Months that stand in the books; one that was taken back may be run again. */
const ranMonths = named<{ month: number }, [number]>(
  'template_ran',
  `select source_seq as month from journals
   where source_type = 'jurnaltemplate' and source_id = $1 and status = 1 and reversal_of_id is null`,
);
const saveNext = named<unknown, [number, string | null]>(
  'template_next',
  'update jurnaltemplates set next_at = $2, updated_at = now(), version = version + 1 where id = $1',
);

const ranOf = async ({ tx }: WriteContext, id: number): Promise<Set<number>> =>
  new Set((await run(tx, ranMonths, id)).map(({ month }) => month));

/** Lines as they are stored: an empty side is 0. @throws Refusal journal-* (422) */
const checkedLines = async (context: WriteContext, lines: readonly Line[]) => {
  const whole = lines.map(({ akun_id, description, debit, credit }) => ({
    akun_id,
    description: description ?? null,
    debit: debit ?? 0,
    credit: credit ?? 0,
  }));
  requireBalance(whole, 'lines');
  await readLines(context, whole, 'lines');
  return whole;
};
const requireDays = ({ start_at, end_at }: Pick<Recurring, 'start_at' | 'end_at'>): void => {
  if (end_at !== null && end_at < start_at) throw refuseField('template-end', 'end_at');
};

/** @throws Refusal template-end, journal-unbalanced, journal-zero, journal-line-* (422); duplicate (409) */
export const createTemplate: UseCases['finance.jurnaltemplate']['create'] = async (context, body) => {
  requireDays({ start_at: body.start_at, end_at: body.end_at ?? null });
  const lines = await checkedLines(context, body.lines);
  return genericCreate(jurnaltemplate, context, { ...body, lines, next_at: body.start_at });
};

/** @throws Refusal template-of-invoice (409); those of creating */
export const editTemplate: UseCases['finance.jurnaltemplate']['edit'] = async (context, { id, before }, body) => {
  if (before.biayainvoice_id !== null) throw new Refusal('template-of-invoice');
  const recurring = {
    start_at: body.start_at ?? before.start_at,
    end_at: body.end_at === undefined ? before.end_at : body.end_at,
    interval_months: body.interval_months ?? before.interval_months,
  };
  requireDays(recurring);
  const lines = body.lines && (await checkedLines(context, body.lines));
  const next_at = nextDay(recurring, await ranOf(context, id));
  return genericEdit(jurnaltemplate, context, { ...before }, { ...body, ...(lines && { lines }), next_at });
};

/** @throws Refusal template-of-invoice (409) */
export const deleteTemplate: UseCases['finance.jurnaltemplate']['delete'] = async (context, { before }) => {
  if (before.biayainvoice_id !== null) throw new Refusal('template-of-invoice');
  return genericDelete(jurnaltemplate, context, before);
};

const linesFor = ({ name, lines }: Stored, last: boolean) =>
  lines.map((line) => ({
    akun_id: line.akun_id,
    description: line.description ?? name,
    debit: (last ? line.last_debit : null) ?? line.debit ?? 0,
    credit: (last ? line.last_credit : null) ?? line.credit ?? 0,
    actor_type: null,
    actor_id: null,
  }));

const runOnce = async (context: WriteContext, template: Stored, day: string): Promise<PostedJournal> => {
  const adjusting = template.kind === ADJUSTING;
  return insertLines(
    context,
    {
      event: 'jurnal.umum',
      source: { type: 'jurnaltemplate', id: template.id, seq: monthOf(day) },
      transaction_at: day,
      memo: template.name,
      kind: template.kind,
      origin: TEMPLATE,
      prefix: (adjusting ? documentKinds.adjusting : documentKinds.manual).prefix,
    },
    linesFor(template, isLastDay(template, day)),
  );
};

type RanJournal = PostedJournal & { readonly transaction_at: string };

/**
 * Books a template for each month that is due until a day; whose row is held, so a month is run once. Nothing is booked when
 * a month cannot be.
 * @throws Refusal template-run (409); template-inactive (422); those of posting
 */
export const bookDue = async (context: WriteContext, id: number, until: string): Promise<readonly RanJournal[]> => {
  const template = (await lockRow(jurnaltemplate, context, id)) as unknown as Stored;
  if (!template.is_active) throw new Refusal('template-inactive');
  const ran = await ranOf(context, id);
  const due = dueDays(template, ran, until);
  if (due.length === 0) throw new Refusal('template-run');
  await readLines(context, await checkedLines(context, template.lines), 'lines');
  const period = await runOne(context.tx, activePeriod, context.branch.id);
  for (const day of due) checkPostingDate(context, day, period ?? { start_date: null, lock_date: null });
  const journals: RanJournal[] = [];
  for (const day of due) {
    journals.push({ ...(await runOnce(context, template, day)), transaction_at: day });
    ran.add(monthOf(day));
  }
  await run(context.tx, saveNext, id, nextDay(template, ran));
  return journals;
};

/** What is logged of a run. */
export const logOfRun = (id: number, name: string, journals: readonly PostedJournal[]) => ({
  message: `jurnal template ${name} (${journals.map(({ code }) => code).join(', ')})`,
  url: `${jurnaltemplate.screens.list}/${id}`,
});

/** POST /api/finance/jurnaltemplate/{id}/run {until}: {journals, template}. @throws Refusal those of `bookDue` */
export const runTemplate = async (
  context: WriteContext,
  { params, body }: CallRequest<(typeof expenseCalls)['finance.jurnaltemplate.run']>,
): Promise<Outcome> => {
  const id = params['id'] ?? 0;
  const journals = await bookDue(context, id, body.until ?? context.today);
  const template = await genericShow(jurnaltemplate, context, id);
  return { status: 201, record: { journals, template }, log: logOfRun(id, String(template['name']), journals) };
};

// Journals that come back (finance.md 2a, 5, 10): written like one by hand, run once for each due month.
import type { expenseCalls } from '../../../../src/resources/finance/expense-calls.ts';
import { jurnaltemplate } from '../../../../src/resources/finance/jurnaltemplate.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { nextDay, type Recurring } from '../../../domain/finance/recurring.ts';
import type { CallRequest, StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericDelete, genericEdit, genericShow } from '../../kernel/generic.ts';
import { bookDue, type BookedMonths, settledOf } from './book-due.ts';
import { readLines, requireBalance } from './store-journal.ts';

type Stored = StoredOf<typeof jurnaltemplate>;
type Line = Pick<Stored['lines'][number], 'akun_id'> & {
  readonly description?: string | null | undefined;
  readonly debit?: number | null | undefined;
  readonly credit?: number | null | undefined;
};

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
  const next_at = nextDay(recurring, await settledOf(context, id));
  // The next night looks at it afresh.
  const values = { ...body, ...(lines && { lines }), next_at, problem: null, problem_at: null };
  return genericEdit(jurnaltemplate, context, { ...before }, values);
};

/** @throws Refusal template-of-invoice (409) */
export const deleteTemplate: UseCases['finance.jurnaltemplate']['delete'] = async (context, { before }) => {
  if (before.biayainvoice_id !== null) throw new Refusal('template-of-invoice');
  return genericDelete(jurnaltemplate, context, before);
};

/** What is logged of a run. */
export const logOfRun = (id: number, name: string, { journals, skipped }: BookedMonths) => {
  const codes = journals.map(({ code }) => code);
  const left = skipped.length === 0 ? [] : [`dilewati: ${skipped.map(formatDate).join(', ')}`];
  return {
    message: `jurnal template ${name} (${[...codes, ...left].join(', ')})`,
    url: `${jurnaltemplate.screens.list}/${id}`,
  };
};

/** POST /api/finance/jurnaltemplate/{id}/run {until, closed}: {journals, template}. @throws Refusal those of `bookDue` */
export const runTemplate = async (
  context: WriteContext,
  { params, body }: CallRequest<(typeof expenseCalls)['finance.jurnaltemplate.run']>,
) => {
  const id = params['id'] ?? 0;
  const booked = await bookDue(context, id, body.until ?? context.today, body.closed ?? undefined);
  const template = await genericShow(jurnaltemplate, context, id);
  const { journals, skipped } = booked;
  return {
    status: 201 as const,
    record: { journals, skipped, template },
    log: logOfRun(id, template['name'], booked),
  };
};

// Opening an accounting period (finance.md 6.7): the first one of a branch posts its opening balances.
import { z } from 'zod';
import { writtenEvent } from '../../../../src/resources/finance/journal-event.ts';
import { journalKind, journalOrigin } from '../../../../src/resources/finance/jurnal.ts';
import { addDays, formatDate } from '../../../../src/resources/kernel/date.ts';
import type { CreateOf } from '../../../../src/resources/kernel/define.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { JournalLine } from '../../../domain/finance/journal.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { openDocuments } from './opening-documents.ts';
import { readClosing } from './period-closing.ts';
import { insertLines } from '../ledger/post-journal.ts';

const amount = z.coerce.number().int().min(0).max(1_000_000_000_000);
/** Header rows and names may come along, as the list of accounts gives them; only rows with an amount count. */
const openingShape = z
  .array(z.looseObject({ code: z.string(), debit: amount.default(0), credit: amount.default(0) }))
  .max(1000);
type OpeningRow = z.infer<typeof openingShape>[number];

interface Before {
  readonly active: number | null;
  readonly last_end: string | null;
}
const periodsBefore = named<Before, [number]>(
  'period_before',
  `select (select id from periodes where profile_id = $1 and status = ${periode.state.active}) as active,
     (select max(end_date)::text from periodes where profile_id = $1 and status = ${periode.state.closed}) as last_end`,
);
const postable = named<{ id: number; code: string; name: string }, [readonly string[]]>(
  'period_accounts',
  'select id, code, name from akuns where code = any ($1) and not isheader and is_active',
);
/** No row where somebody else opened one at the same moment: the second waits for the first, and finds it active. */
const insertPeriod = named<{ id: number }, [number, string, string, number]>(
  'period_insert',
  `insert into periodes (profile_id, start_date, saldo_awal, created_by) values ($1, $2, $3, $4)
   on conflict do nothing returning id`,
);
const saveOpening = named<unknown, [number, number]>(
  'period_opening',
  'update periodes set opening_journal_id = $2 where id = $1',
);

/** A row that says something, with its place among those that were sent. */
interface NumberedRow extends OpeningRow {
  readonly n: number;
}

const readOpening = (saldo: unknown): readonly NumberedRow[] => {
  let given = saldo;
  if (typeof given === 'string') {
    try {
      given = JSON.parse(given);
    } catch {
      throw refuseField('opening-unreadable', 'saldo_awal');
    }
  }
  const read = openingShape.safeParse(given);
  if (!read.success) throw refuseField('opening-unreadable', 'saldo_awal');
  return read.data.map((row, i) => ({ ...row, n: i + 1 })).filter((row) => row.debit !== row.credit);
};

const sumOf = (rows: readonly OpeningRow[], side: 'debit' | 'credit'): number =>
  rows.reduce((sum, row) => sum + row[side], 0);

const linesOf = async (context: WriteContext, rows: readonly NumberedRow[]): Promise<readonly JournalLine[]> => {
  const codes = rows.map((row) => row.code);
  const accounts = new Map((await run(context.tx, postable, codes)).map((a) => [a.code, a]));
  return rows.map(({ n, code, debit, credit }) => {
    const account = accounts.get(code);
    if (!account) throw refuseField('opening-account', 'saldo_awal', { n, code });
    if (debit !== 0 && credit !== 0) throw refuseField('journal-line-sides', 'saldo_awal', { n });
    return { akun_id: account.id, description: 'Saldo awal', debit, credit, actor_type: null, actor_id: null };
  });
};

/** The balances of a later period are in the ledger already: what is submitted must be the same, and nothing is posted. */
const requireCarried = async (context: WriteContext, rows: readonly OpeningRow[], start: string): Promise<void> => {
  const { balances } = await readClosing(context, context.branch.id, addDays(start, -1));
  const carried = balances.filter(({ balance }) => balance !== 0);
  const submitted = new Map(rows.map((row) => [row.code, row.debit - row.credit]));
  const same =
    carried.length === submitted.size && carried.every(({ code, balance }) => submitted.get(code) === balance);
  if (!same) throw refuseField('opening-differs', 'saldo_awal');
};

const postOpening = async (
  context: WriteContext,
  id: number,
  day: string,
  rows: readonly NumberedRow[],
): Promise<void> => {
  const lines = await linesOf(context, rows);
  if (lines.length === 0) return;
  const journal = await insertLines(
    context,
    {
      event: writtenEvent.periodOpened.key,
      source: { type: 'periode', id },
      transaction_at: day,
      memo: `Saldo awal ${context.branch.name} per ${formatDate(day)}`,
      kind: journalKind.opening,
      origin: journalOrigin.automatic,
      prefix: documentKinds.opening.prefix,
    },
    lines,
  );
  await run(context.tx, saveOpening, id, journal.id);
  await openDocuments(context, { periode: id, day, journal }, rows);
};

/**
 * POST /api/finance/periode {start_date, saldo_awal}
 * @throws Refusal period-exists (409); opening-unreadable, journal-line-sides, opening-unbalanced, opening-account, opening-differs,
 *   opening-side, period-not-next, date-in-future (422)
 */
export const openPeriode = async (context: WriteContext, body: CreateOf<typeof periode>) => {
  const { start_date: start, saldo_awal: saldo } = body;
  const before = await runOne(context.tx, periodsBefore, context.branch.id);
  if (before?.active) throw new Refusal('period-exists');
  if (start > context.today) throw refuseField('date-in-future', 'start_date');
  const rows = readOpening(saldo);
  if (sumOf(rows, 'debit') !== sumOf(rows, 'credit')) throw refuseField('opening-unbalanced', 'saldo_awal');
  const last = before?.last_end ?? null;
  if (last !== null && start !== addDays(last, 1)) throw refuseField('period-not-next', 'start_date');
  if (last !== null) await requireCarried(context, rows, start);
  const stored = JSON.stringify(typeof saldo === 'string' ? JSON.parse(saldo) : saldo);
  const made = await runOne(context.tx, insertPeriod, context.branch.id, start, stored, context.actor.id);
  if (!made) throw new Refusal('period-exists');
  if (last === null) await postOpening(context, made.id, start, rows);
  return {
    status: 201 as const,
    record: await genericShow(periode, context, made.id),
    log: { message: `pembukaan periode ${formatDate(start)}`, url: '/finance/periode', after: { start_date: start } },
  };
};

// reverse(): the only way back from a posted journal (finance.md 3, 7a).
import { reversalOf } from '../../../../src/resources/finance/journal-event.ts';
import { journalOrigin, jurnal, type JournalKind } from '../../../../src/resources/finance/jurnal.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { JournalLine } from '../../../domain/finance/journal.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { insertLines, type JournalSource, type PostedJournal } from './post-journal.ts';
import { checkPostingDate } from './posting-date.ts';

interface Original extends PostedJournal {
  readonly event: string;
  readonly source_type: string;
  readonly source_id: number;
  readonly source_seq: number;
  readonly kind: JournalKind;
  /** 1 otomatis 2 manual 3 template */
  readonly origin: number;
  readonly status: number;
  readonly start_date: string | null;
  readonly lock_date: string | null;
}

const original = named<Original, [number, number]>(
  'reverse_original',
  `with period as materialized (select start_date, lock_date from periodes where profile_id = $2
   and status = ${periode.state.active} for share)
   select j.id, j.code, j.event, j.source_type, j.source_id, j.source_seq, j.kind, j.origin, j.status,
     (select start_date::text from period) as start_date, (select lock_date::text from period) as lock_date
   from journals j where j.id = $1 and j.profile_id = $2 for update of j`,
);
const linesOf = named<JournalLine, [number]>(
  'reverse_lines',
  `select akun_id, description, credit as debit, debit as credit, actor_type, actor_id
   from journal_lines where journal_id = $1 order by debit > 0, line_no`,
);
const markReversed = named<unknown, [number, number]>(
  'reverse_mark',
  `update journals set status = ${jurnal.state.reversed}, reversed_by_id = $2, updated_at = now(), version = version + 1 where id = $1`,
);

/** A month of a template may be run and taken back again and again: each mirror is that of its own journal. */
const sourceOf = ({ origin, source_type: type, source_id, source_seq }: Original, journalId: number): JournalSource =>
  origin === journalOrigin.automatic
    ? { type, id: source_id, seq: source_seq }
    : // Journals written by hand have no document but themselves.
      { type, id: source_id || journalId, seq: source_id === 0 ? 0 : journalId };

/**
 * Books the exact mirror of a journal on an open day and links the two (finance.md 3, 7a: `<event>.reversed`).
 * @throws Refusal journal-reversed (409); no-period, date-locked, date-in-future (422)
 */
export const reverse = async (
  context: WriteContext,
  journalId: number,
  day: string,
  reason: string,
): Promise<PostedJournal> => {
  const found = await runOne(context.tx, original, journalId, context.branch.id);
  if (!found) throw new Refusal('not-found');
  if (found.status !== jurnal.state.posted) throw new Refusal('journal-reversed');
  checkPostingDate(context, day, found);
  const lines = await run(context.tx, linesOf, journalId);
  const mirror = await insertLines(
    context,
    {
      event: reversalOf(found.event),
      source: sourceOf(found, journalId),
      transaction_at: day,
      memo: `Pembalikan ${found.code}: ${reason}`,
      kind: found.kind,
      origin: journalOrigin.automatic,
      prefix: documentKinds.journal.prefix,
      reversal_of_id: journalId,
    },
    lines,
  );
  await run(context.tx, markReversed, journalId, mirror.id);
  return mirror;
};

const standing = named<{ id: number }, [number, string, number]>(
  'reverse_standing',
  `select id from journals where profile_id = $1 and source_type = $2 and source_id = $3 and origin = ${journalOrigin.automatic}
   and status = ${jurnal.state.posted}
     and reversal_of_id is null order by id`,
);

/** Mirrors every automatic journal of a document that stands. Refuses as `reverse` does. */
export const reverseAll = async (
  context: WriteContext,
  source: { readonly type: string; readonly id: number },
  reason: string,
): Promise<void> => {
  const journals = await run(context.tx, standing, context.branch.id, source.type, source.id);
  for (const { id } of journals) await reverse(context, id, context.today, reason);
};

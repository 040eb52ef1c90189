// post() is the only writer of journals: every module raises an event, the autoposting rules name the accounts (finance.md 6.8, 6.12).
import type { EventKey } from '../../../../src/resources/finance/event-of.ts';
import type { ComponentOf, PostedEvent } from '../../../../src/resources/finance/journal-event.ts';
import {
  journalKind,
  journalOrigin,
  type JournalKind,
  type JournalOrigin,
} from '../../../../src/resources/finance/jurnal.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { codePrefix, documentKinds } from '../../../domain/document-code.ts';
import { named, runOne } from '../../../db/statement.ts';
import {
  type Account,
  type JournalLine,
  netLines,
  type PostingAmount,
  type PostingRule,
  sidesOfPosting,
} from '../../../domain/finance/journal.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { IS_CASH } from './cash-below.ts';
import { checkPostingDate, type PostingPeriod } from './posting-date.ts';
import { countOn } from '../../../db/sequence.ts';

/** The document whose effect is posted; the same source posts one event once. */
export interface JournalSource {
  readonly type: string;
  readonly id: number;
  /** Counts repeated effects of one document; 0 when there is one. */
  readonly seq?: number;
}
export interface Posting<E extends PostedEvent = PostedEvent> {
  readonly source: JournalSource;
  /** Day of the journal, 'YYYY-MM-DD'. */
  readonly transaction_at: string;
  readonly memo: string;
  /** Amounts in rupiah by component of the event; zeros post nothing. */
  readonly amounts: { readonly [C in ComponentOf<E>]?: readonly PostingAmount[] };
  /** `RECEIPT_CODE` in the memo stands for the number of the receipt that is the source. */
  readonly memoOfReceipt?: true;
  /** Id of the journal, taken ahead for a receipt that names it already (`takeReceiptIds`); something must be posted then. */
  readonly id?: number;
  /** It is an adjustment of the month, which the worksheet tells apart. */
  readonly adjusting?: true;
}
export interface PostedJournal {
  readonly id: number;
  readonly code: string;
}
export interface JournalHeader {
  readonly event: EventKey;
  readonly source: JournalSource;
  readonly transaction_at: string;
  readonly memo: string;
  readonly kind: JournalKind;
  readonly origin: JournalOrigin;
  /** Prefix of the automatic code: JR, JU, JP, SA, JT. */
  readonly prefix: string;
  readonly reversal_of_id?: number;
  /** Given by a person; left out, the next of the series. */
  readonly code?: string;
  /** As of `Posting`. */
  readonly memoOfReceipt?: true | undefined;
  readonly id?: number | undefined;
}

interface PostingBasis extends PostingPeriod {
  readonly rules: readonly PostingRule[] | null;
  readonly accounts: readonly Account[] | null;
  readonly posted: PostedJournal | null;
}

/** The period (shared lock: closing waits), the rules of the event, every account, and the journal if it is posted already. */
const basis = named<PostingBasis, [number, string, string, number, number, readonly number[]]>(
  'post_basis',
  `with period as materialized (
     select start_date, lock_date from periodes where profile_id = $1 and status = ${periode.state.active} for share
   ), rules as materialized (
     select distinct on (component) component, description, debit_source, debit_akun_id, credit_source, credit_akun_id
     from jurnalautopostings where event = $2 and (profile_id = $1 or profile_id is null)
     order by component, profile_id nulls last
   )
   select (select start_date::text from period) as start_date, (select lock_date::text from period) as lock_date,
     (select jsonb_agg(to_jsonb(rules)) from rules) as rules,
     (select jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'subledger', a.subledger)) from akuns a
       where a.id = any ($6) or a.id in (select debit_akun_id from rules union select credit_akun_id from rules)) as accounts,
     (select jsonb_build_object('id', id, 'code', code) from journals
       where profile_id = $1 and event = $2 and source_type = $3 and source_id = $4 and source_seq = $5
       and origin = ${journalOrigin.automatic}) as posted`,
);

type LineColumns = readonly [
  readonly number[],
  readonly string[],
  readonly number[],
  readonly number[],
  readonly (string | null)[],
  readonly (number | null)[],
];

type HeaderColumns = readonly [
  profile: number,
  series: string | null,
  year: string | null,
  prefix: string,
  day: string,
  memo: string,
  kind: number,
  origin: number,
  event: string,
  sourceType: string,
  sourceId: number,
  sourceSeq: number,
  reversalOf: number | null,
  total: number,
  by: number,
];

type Written = PostedJournal & { readonly cash_out: readonly number[] | null };
/** $22: the id that was taken ahead, if there is one. */
const insertion = (name: string, code: string, memo = '$6') =>
  named<Written, [...HeaderColumns, ...LineColumns, number | null]>(
    name,
    `with number as (${code}), header as (
     insert into journals (id, profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, source_seq,
       reversal_of_id, total_amount, created_by)
     select coalesce($22, nextval(pg_get_serial_sequence('journals', 'id'))), $1, number.code, $5, ${memo}, $7, $8, $9, $10, $11, $12,
       $13, $14, $15 from number
     returning id, code
   ), lines as (
     insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit,
       actor_type, actor_id)
     select header.id, l.line_no, $1, $5, $7, l.akun_id, l.description, l.debit, l.credit, l.actor_type, l.actor_id
     from header, unnest($16::bigint[], $17::text[], $18::bigint[], $19::bigint[], $20::text[], $21::bigint[])
       with ordinality l (akun_id, description, debit, credit, actor_type, actor_id, line_no)
   )
   select id, code, (
     select array_agg(l.akun_id) from unnest($16::bigint[], $19::bigint[]) l (akun_id, credit) join akuns a on a.id = l.akun_id
     where l.credit > 0 and ${IS_CASH}
   ) as cash_out from header`,
  );

const NEXT_CODE = `${countOn('$1', '$2', '$3')} returning $4 || lpad(last::text, 6, '0') as code`;
/** Number, header and lines in one round trip; the counter is the last row that a document locks. */
const insertNumbered = insertion('post_insert', NEXT_CODE);
/** Stands in a memo for the number of the receipt that is the source, while that one is still on its way to the database. */
export const RECEIPT_CODE = '{kwitansi}';
const insertForReceipt = insertion(
  'post_insert_receipt',
  NEXT_CODE,
  `replace($6, '${RECEIPT_CODE}', (select t.code from billtransactions t where t.id = $11))`,
);
/** The code stands where the prefix of the series would. */
const insertCoded = insertion(
  'post_insert_coded',
  'select $4::text as code where $2::text is null and $3::text is null',
);

const columnsOf = (lines: readonly JournalLine[]): LineColumns => [
  lines.map((l) => l.akun_id),
  lines.map((l) => l.description),
  lines.map((l) => l.debit),
  lines.map((l) => l.credit),
  lines.map((l) => l.actor_type),
  lines.map((l) => l.actor_id),
];

const booked = new WeakMap<WriteContext['tx'], number[]>();
/** Ids of the journals that a transaction has booked so far, for who wants to see what a trial would leave. */
export const bookedIn = (tx: WriteContext['tx']): readonly number[] => booked.get(tx) ?? [];

/** Stores a journal whose lines are known; the day has been checked. The database refuses it out of balance. */
export const insertLines = async (
  context: WriteContext,
  header: JournalHeader,
  lines: readonly JournalLine[],
): Promise<PostedJournal> => {
  const { branch, actor } = context;
  const year = header.transaction_at.slice(0, 4);
  const number = [`journal.${header.prefix}`, year, codePrefix(header.prefix, branch.code, year)] as const;
  const posted = await runOne(
    context.tx,
    header.code === undefined ? (header.memoOfReceipt ? insertForReceipt : insertNumbered) : insertCoded,
    branch.id,
    ...(header.code === undefined ? number : ([null, null, header.code] as const)),
    header.transaction_at,
    header.memo,
    header.kind,
    header.origin,
    header.event,
    header.source.type,
    header.source.id,
    header.source.seq ?? 0,
    header.reversal_of_id ?? null,
    lines.reduce((sum, line) => sum + line.debit, 0),
    actor.id,
    ...columnsOf(lines),
    header.id ?? null,
  );
  if (!posted) throw new Error('The journal was not stored.');
  booked.set(context.tx, [...bookedIn(context.tx), posted.id]);
  const { cash_out: accounts, ...journal } = posted;
  if (accounts) context.cashOut.push({ branch: branch.id, day: header.transaction_at, accounts });
  return journal;
};

/** What an event is posted on; for a document that is not stored yet it is read ahead, without a source. */
export const readPostingBasis = async (
  { tx, branch }: WriteContext,
  event: PostedEvent,
  amounts: Posting['amounts'],
  { type, id, seq = 0 }: JournalSource = { type: '', id: 0 },
): Promise<PostingBasis> => {
  const chosen = Object.values(amounts).flatMap((list) => list.flatMap((a) => Object.values(a.accounts ?? {})));
  const found = await runOne(tx, basis, branch.id, event.key, type, id, seq, [...new Set(chosen)]);
  if (!found) throw new Error('The basis of a posting is always one row.');
  return found;
};

/**
 * Posts an event of a document on what was read for it. Every row of the document is locked before the first post (finance.md 6.8).
 * @returns the journal, or null when every amount is zero
 * @throws Refusal no-period, date-locked, date-in-future, no-posting-rule (422)
 */
export const postOn = async <E extends PostedEvent>(
  context: WriteContext,
  { key: event }: E,
  { amounts, adjusting, ...about }: Posting<E>,
  found: PostingBasis,
): Promise<PostedJournal | null> => {
  if (found.posted) return found.posted;
  const sides = sidesOfPosting(event, amounts, found.rules ?? []);
  if (sides.length === 0) return null;
  checkPostingDate(context, about.transaction_at, found);
  const accounts = new Map((found.accounts ?? []).map((account) => [account.id, account]));
  const lines = netLines(sides, accounts);
  if (lines.length === 0) return null;
  const kind = adjusting ? journalKind.adjusting : journalKind.transaction;
  const { prefix } = documentKinds.journal;
  return insertLines(context, { ...about, event, kind, origin: journalOrigin.automatic, prefix }, lines);
};

/** Posts an event of a document; a second post of the same source answers the first journal. Refuses as `postOn` does. */
export const post = async <E extends PostedEvent>(
  context: WriteContext,
  event: E,
  posting: Posting<E>,
): Promise<PostedJournal | null> =>
  postOn(context, event, posting, await readPostingBasis(context, event, posting.amounts, posting.source));

// Which journals a report shows: of a range of days with filters, or those of one document whatever their day.
import type { journalReport } from '../../../src/resources/finance/report-calls.ts';
import { Conditions, likePattern } from '../../db/conditions.ts';
import { planned, run } from '../../db/statement.ts';
import type { CallRequest, Context } from '../contract.ts';
import { reportBranches } from './report-branches.ts';

export type JournalQuery = CallRequest<typeof journalReport>['query'];
interface Detail {
  readonly line_no: number;
  readonly akun: { readonly id: number; readonly code: string; readonly name: string };
  readonly description: string;
  readonly debit: number;
  readonly credit: number;
}
export interface JournalRow {
  readonly id: number;
  readonly code: string;
  readonly transaction_at: string;
  readonly memo: string;
  readonly status: number;
  readonly details: readonly Detail[];
}

const COLUMNS = `j.id, j.profile_id, j.code, j.transaction_at::text as transaction_at, j.memo, j.kind, j.origin, j.event, j.source_type,
  j.source_id, j.status, j.total_amount, j.reversal_of_id, j.reversed_by_id, j.version,
  (select jsonb_agg(jsonb_build_object('line_no', l.line_no, 'akun', jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name),
     'description', l.description, 'debit', l.debit, 'credit', l.credit) order by l.line_no)
   from journal_lines l join akuns a on a.id = l.akun_id where l.journal_id = j.id) as details`;

/** Journals that have such a line. */
const lineWith = (condition: string): string =>
  `exists (select from journal_lines f where f.journal_id = j.id and ${condition})`;

/** A document or a code stands for itself: the range does not cut it off. */
export const conditionsOf = (context: Context, query: JournalQuery): Conditions => {
  const where = new Conditions();
  where.add('j.profile_id = any (?)', reportBranches(context, query.profile_id));
  where.add('j.code = ?', query.code);
  where.add('j.source_type = ?', query.source_type);
  where.add('j.source_id = ?', query.source_id);
  if (query.code === undefined && query.source_id === undefined) {
    where.add('j.transaction_at >= ?', query.start_date);
    where.add('j.transaction_at <= ?', query.end_date);
  }
  where.add('j.kind = ?', query.kind);
  where.add('j.origin = ?', query.origin);
  where.add(`j.event in (?, ? || '.reversed')`, query.event);
  where.add(lineWith('f.akun_id = ?'), query.akun_id);
  where.add(lineWith('f.actor_type = ?'), query.actor_type);
  where.add(lineWith('f.actor_id = ?'), query.actor_id);
  where.add('(j.code ilike ? or j.memo ilike ?)', query.keyword ? likePattern(query.keyword) : undefined);
  return where;
};

const NEWEST_FIRST = 'order by j.transaction_at desc, j.id desc';

/** Journals with their lines, newest first. */
export const readJournals = (
  { tx }: Context,
  where: Conditions,
  limit: number,
  offset = 0,
): Promise<readonly JournalRow[]> => {
  const cut = `select * from journals j ${where.text} ${NEWEST_FIRST} limit ${limit} offset ${offset}`;
  return run(tx, planned<JournalRow, unknown[]>(`select ${COLUMNS} from (${cut}) j ${NEWEST_FIRST}`), ...where.values);
};

const PAGE = 500;

/** All of them, page by page from the newest back, each page read by `read`. */
export async function* allJournals(
  query: JournalQuery,
  read: <T>(work: (context: Context) => Promise<T>) => Promise<T>,
): AsyncGenerator<JournalRow> {
  for (let last: JournalRow | undefined; ;) {
    const before = last;
    const page = await read((context) => {
      const where = conditionsOf(context, query);
      if (before) where.add(`(j.transaction_at, j.id) < ('${before.transaction_at}', ?)`, before.id);
      return readJournals(context, where, PAGE);
    });
    yield* page;
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}

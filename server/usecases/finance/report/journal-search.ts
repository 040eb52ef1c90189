// Which journals a report shows: of a range of days with filters, or those of one document whatever their day.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { REVERSED } from '../../../../src/resources/finance/journal-event.ts';
import type { journalReport } from '../../../../src/resources/finance/report-calls.ts';
import { Conditions, likePattern } from '../../../db/conditions.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import { readingOf } from '../../../domain/finance/kept-months.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { addWordsOrAmount } from '../../kernel/amount-search.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { sameActor } from './same-actor.ts';

export type JournalQuery = CallRequest<typeof journalReport>['query'];
/** `source_code`: number of the document that it was posted for; null: it has none but the journal itself. */
export type JournalRow = Omit<AnswerOf<'finance.laporan.jurnal'>['data'][number], 'eventname' | 'requests'>;

/** Documents with a number, by what a journal calls them. */
const NUMBERED = {
  bill: 'bills',
  billtransaction: 'billtransactions',
  billrefund: 'billrefunds',
  biaya: 'biayas',
  biayainvoice: 'biayainvoices',
  settlement: 'settlements',
  kasirsesi: 'kasirsesis',
  kastransfer: 'kastransfers',
  aset: 'asets',
  penyusutan: 'penyusutans',
} as const;
const SOURCE_CODE = `case j.source_type ${Object.entries(NUMBERED)
  .map(([type, table]) => `when '${type}' then (select o.code from ${table} o where o.id = j.source_id)`)
  .join(' ')} end`;

const COLUMNS = `j.id, j.profile_id, j.code, j.transaction_at::text as transaction_at, j.memo, j.kind, j.origin, j.event, j.source_type,
  j.source_id, j.status, j.total_amount, j.reversal_of_id, j.reversed_by_id, j.version,
  ${SOURCE_CODE} as source_code, (select u.name from users u where u.id = j.created_by) as posted_by, j.created_at as posted_at,
  (select jsonb_agg(jsonb_build_object('line_no', l.line_no, 'akun', jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name),
     'description', l.description, 'debit', l.debit, 'credit', l.credit) order by l.line_no)
   from journal_lines l join akuns a on a.id = l.akun_id where l.journal_id = j.id) as details`;

/** Journals that have such a line. */
const lineWith = (condition: string): string =>
  `exists (select from journal_lines f where f.journal_id = j.id and ${condition})`;

/** What is looked for beside branches, days and kind. */
const isFiltered = ({
  code,
  source_type,
  source_id,
  origin,
  event,
  akun_id,
  actor_type,
  actor_id,
  keyword,
}: JournalQuery) =>
  [code, source_type, source_id, origin, event, akun_id, actor_type, actor_id].some((value) => value !== undefined) ||
  Boolean(keyword);

type BookedValues = readonly [
  branches: readonly number[],
  kind: number | null,
  fromMonth: string,
  untilMonth: string,
  cutSigns: readonly number[],
  cutFrom: readonly string[],
  cutUntil: readonly string[],
];
const booked = named<{ amount: number }, BookedValues>(
  'journals_booked',
  `select coalesce(sum(x.amount), 0)::bigint as amount from (
     select e.sign * b.debit as amount from (values (-1, $3::date), (1, $4::date)) e (sign, day)
     cross join lateral balances_before($1, e.day) b where $2::smallint is null or b.kind = $2
     union all
     select c.sign * j.amount
     from unnest($5::int[], $6::date[], $7::date[]) c (sign, from_day, until_day), unnest($1::bigint[]) p (id), lateral (
       select sum(total_amount) as amount from journals where profile_id = p.id and transaction_at >= c.from_day
         and transaction_at < c.until_day and ($2::smallint is null or kind = $2)
     ) j
   ) x`,
);

const amountOf = async (context: Context, query: JournalQuery, where: Conditions): Promise<number> => {
  const { tx, today } = context;
  if (isFiltered(query)) {
    const text = `select coalesce(sum(j.total_amount), 0)::bigint as amount from journals j ${where.text}`;
    return (await runOne(tx, planned<{ amount: number }, unknown[]>(text), ...where.values))?.amount ?? 0;
  }
  const { months, cuts } = readingOf({ start: query.start_date, end: query.end_date }, today);
  const found = await runOne(
    tx,
    booked,
    reportBranches(context, query.profile_id),
    query.kind ?? null,
    months.from,
    months.until,
    cuts.map(({ sign }) => sign),
    cuts.map(({ from }) => from),
    cuts.map(({ until }) => until),
  );
  return found?.amount ?? 0;
};

/** How many journals, and what they come to: rupiah, from the kept balances unless something is looked for. */
export const totalsOf = async (context: Context, query: JournalQuery, where: Conditions) => {
  const text = `select count(*) as count from journals j ${where.text}`;
  const [counted, amount] = await Promise.all([
    runOne(context.tx, planned<{ count: number }, unknown[]>(text), ...where.values),
    amountOf(context, query, where),
  ]);
  return { count: counted?.count ?? 0, amount };
};

/** The whole or one of its lines; each side of the lines has its index, which an array keeps. */
const comesTo = (amount: string, { start_date, end_date }: JournalQuery): string => {
  const lineOf = (side: 'debit' | 'credit'): string =>
    `select f.journal_id from journal_lines f where f.${side} = ${amount} and f.${side} > 0
       and f.transaction_at between '${start_date}' and '${end_date}'`;
  return `j.total_amount = ${amount} or j.id = any (array(${lineOf('debit')} union all ${lineOf('credit')}))`;
};

/** A document or a code stands for itself: the range does not cut it off. */
export const conditionsOf = (context: Context, query: JournalQuery): Conditions => {
  const where = new Conditions();
  where.addBranches('j.profile_id', reportBranches(context, query.profile_id));
  where.add('j.code = ?', query.code);
  where.add('j.source_type = ?', query.source_type);
  where.add('j.source_id = ?', query.source_id);
  if (query.code === undefined && query.source_id === undefined) {
    where.add('j.transaction_at >= ?', query.start_date);
    where.add('j.transaction_at <= ?', query.end_date);
  }
  where.add('j.kind = ?', query.kind);
  where.add('j.origin = ?', query.origin);
  where.add(`j.event in (?, ? || '${REVERSED}')`, query.event);
  where.add(lineWith('f.akun_id = ?'), query.akun_id);
  where.add(lineWith('f.actor_type = ?'), query.actor_type);
  where.add(lineWith(sameActor('f.actor_id', query.actor_type)), query.actor_id);
  if (query.keyword) {
    const words = { keyword: query.keyword, on: 'j.code ilike ? or j.memo ilike ?', text: likePattern(query.keyword) };
    addWordsOrAmount(where, words, (amount) => comesTo(amount, query));
  }
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
  const cut = `select j.id from journals j ${where.text} ${NEWEST_FIRST} limit ${limit} offset ${offset}`;
  const text = `select ${COLUMNS} from (${cut}) page join journals j on j.id = page.id ${NEWEST_FIRST}`;
  return run(tx, planned<JournalRow, unknown[]>(text), ...where.values);
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

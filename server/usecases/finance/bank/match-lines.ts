// Matching lines of a bank with entries of the ledger, and booking what the ledger lacks from the line (decision 102).
import { matchKind } from '../../../../src/resources/finance/bank.ts';
import type { bankCalls } from '../../../../src/resources/finance/bank-calls.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { post } from '../ledger/post-journal.ts';
import { accountsOf, refusalOfAccount } from '../ledger/store-journal.ts';
import { type HeldAccount, holdAccount } from './bank-account.ts';
import { type Lesson, learn } from './bank-rule.ts';

type Calls = typeof bankCalls;
type Wanted = CallRequest<Calls['finance.bank.cocokkan']>['body']['matches'][number];

interface Line {
  readonly id: number;
  readonly date: string;
  readonly amount: number;
  readonly text: string;
  readonly matched: boolean;
}
interface Entry {
  readonly id: number;
  readonly amount: number;
  readonly event: string;
  readonly matched: boolean;
}
const linesOf = named<Line, [number, readonly number[]]>(
  'bank_match_lines',
  `select l.id, l.date, l.amount, l.text, exists (select from bankmatchlines m where m.bankline_id = l.id) as matched
   from banklines l where l.bankaccount_id = $1 and l.id = any ($2)`,
);
const entriesOf = named<Entry, [number, number, readonly number[]]>(
  'bank_match_entries',
  `select e.id, (e.debit - e.credit) as amount, j.event,
     exists (select from bankmatchentries m where m.journal_line_id = e.id) as matched
   from journal_lines e join journals j on j.id = e.journal_id
   where e.profile_id = $1 and e.akun_id = $2 and e.id = any ($3) and e.kind <> ${journalKind.opening}`,
);
const nextSeq = named<{ seq: number }, [number, number]>(
  'bank_booked_before',
  `select count(*)::int as seq from journals
   where profile_id = $1 and source_type = 'bankline' and source_id = $2 and reversal_of_id is null`,
);
const entryOfJournal = named<{ id: number }, [number, number]>(
  'bank_booked_entry',
  'select id from journal_lines where journal_id = $1 and akun_id = $2',
);
const storeMatches = named<{ id: number }, [number, number, readonly number[], readonly (number | null)[], number]>(
  'bank_match_store',
  `insert into bankmatches (profile_id, bankaccount_id, kind, journal_id, created_by)
   select $1, $2, g.kind, g.journal_id, $5 from unnest($3::smallint[], $4::bigint[]) with ordinality g (kind, journal_id, place)
   order by g.place returning id`,
);
type Members = [number, number, readonly number[], readonly number[]];
const storeMatchLines = named<unknown, Members>(
  'bank_match_store_lines',
  `insert into bankmatchlines (profile_id, bankaccount_id, match_id, bankline_id)
   select $1, $2, m.match_id, m.bankline_id from unnest($3::bigint[], $4::bigint[]) m (match_id, bankline_id)`,
);
const storeMatchEntries = named<unknown, Members>(
  'bank_match_store_entries',
  `insert into bankmatchentries (profile_id, bankaccount_id, match_id, journal_line_id)
   select $1, $2, m.match_id, m.journal_line_id from unnest($3::bigint[], $4::bigint[]) m (match_id, journal_line_id)`,
);

interface Parts {
  readonly kind: number;
  readonly journal_id: number | null;
  readonly lines: readonly number[];
  readonly entries: readonly number[];
}
/**
 * Stores groups, all of them by three statements; the database refuses what is matched already, and sides that differ.
 * @returns their numbers, in the order of the groups
 */
export const storeGroups = async (
  { tx, branch, actor }: WriteContext,
  account: number,
  groups: readonly Parts[],
): Promise<readonly number[]> => {
  const kinds = groups.map(({ kind }) => kind);
  const journals = groups.map(({ journal_id }) => journal_id);
  const stored = await run(tx, storeMatches, branch.id, account, kinds, journals, actor.id);
  // Numbers are given in the order of the insert; the order of an answer is nobody's promise.
  const ids = stored.map(({ id }) => id).toSorted((one, other) => one - other);
  const pairsOf = (side: 'lines' | 'entries') =>
    ids.flatMap((id, at) => (groups[at]?.[side] ?? []).map((member) => ({ id, member })));
  const storeSide = async (statement: typeof storeMatchLines, pairs: ReturnType<typeof pairsOf>) => {
    if (pairs.length === 0) return;
    const [matches, members] = [pairs.map(({ id }) => id), pairs.map(({ member }) => member)];
    await run(tx, statement, branch.id, account, matches, members);
  };
  await Promise.all([storeSide(storeMatchLines, pairsOf('lines')), storeSide(storeMatchEntries, pairsOf('entries'))]);
  return ids;
};

/** Books the rest between both sides from the first line, on its day. @returns the journal and its entry on the bank's account */
const bookRest = async (
  context: WriteContext,
  account: HeldAccount,
  {
    first,
    rest,
    amount,
  }: { readonly first: Line; readonly rest: NonNullable<Wanted['rest']>; readonly amount: number },
) => {
  const { tx, branch } = context;
  const accounts: Record<string, number> = { paymentmethod: account.akun_id };
  if (rest.component === 'other') {
    const [found] = await run(tx, accountsOf, [rest.akun_id ?? 0], []);
    if (!found || refusalOfAccount(found) || found.id === account.akun_id)
      throw refuseField('bank-counter-account', 'akun_id');
    accounts['line'] = found.id;
  }
  const { seq = 0 } = (await runOne(tx, nextSeq, branch.id, first.id)) ?? {};
  const part = (sum: number) => [{ amount: sum, accounts }];
  const amounts = {
    fee: { fee: part(-amount) },
    interest: { interest: part(amount) },
    other: { other: part(-amount) },
  }[rest.component];
  const posted = await post(context, postedEvent.bankBooked, {
    source: { type: 'bankline', id: first.id, seq },
    transaction_at: first.date,
    memo: (rest.note || `Mutasi bank: ${first.text}`).slice(0, 300),
    amounts,
  });
  const entry = posted && (await runOne(tx, entryOfJournal, posted.id, account.akun_id));
  if (!entry) throw new Refusal('bank-counter-account');
  return { journal: posted.id, entry: entry.id };
};

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

interface Known {
  readonly lines: ReadonlyMap<number, Line>;
  readonly entries: ReadonlyMap<number, Entry>;
}
/** The parts of one match, each there, free and not closed. */
const partsOf = (wanted: Wanted, known: Known, closed: string | null) => {
  const lines = wanted.line_ids.flatMap((id) => known.lines.get(id) ?? []);
  const entries = wanted.entry_ids.flatMap((id) => known.entries.get(id) ?? []);
  if (lines.length < wanted.line_ids.length || entries.length < wanted.entry_ids.length)
    throw new Refusal('bank-unknown');
  if ([...lines, ...entries].some(({ matched }) => matched)) throw new Refusal('bank-matched');
  if (closed !== null && lines.some(({ date }) => date <= closed))
    throw new Refusal('bank-closed', { day: formatDate(closed) });
  return { lines, entries };
};

/** What is learned of a match that a person made. */
const lessonOf = (wanted: Wanted, lines: readonly Line[], entries: readonly Entry[]): readonly Lesson[] => {
  const [line] = lines;
  if (!line) return [];
  const about = { text: line.text, incoming: line.amount > 0 };
  const [entry] = entries;
  const { rest } = wanted;
  if (entry) return [{ ...about, event: entry.event, component: null, akun_id: null }];
  return rest ? [{ ...about, event: null, component: rest.component, akun_id: rest.akun_id ?? null }] : [];
};

/** A match that may be made, with what is booked for it. */
const matchOf = (wanted: Wanted, known: Known, closed: string | null) => {
  const { lines, entries } = partsOf(wanted, known, closed);
  const [first] = lines;
  const amount = sumOf(lines) - sumOf(entries);
  if (lines.length + entries.length === 0) throw new Refusal('bank-nothing');
  const { rest } = wanted;
  if (amount !== 0 && !(rest && first)) throw new Refusal('bank-differs', { amount: formatRupiah(Math.abs(amount)) });
  const booking = amount !== 0 && rest && first ? { first, rest, amount } : undefined;
  return { wanted, booking, lessons: lessonOf(wanted, lines, entries) };
};

/** The group of a match; what the ledger lacks is booked first. */
const groupOf = async (
  context: WriteContext,
  account: HeldAccount,
  { wanted, booking }: ReturnType<typeof matchOf>,
): Promise<Parts> => {
  const [lines, entries] = [wanted.line_ids, wanted.entry_ids];
  if (!booking)
    return { kind: wanted.suggested ? matchKind.suggested : matchKind.byHand, journal_id: null, lines, entries };
  const { journal, entry } = await bookRest(context, account, booking);
  return { kind: matchKind.booked, journal_id: journal, lines, entries: [...entries, entry] };
};

/**
 * POST /api/finance/bank/rekening/{id}/cocokkan: all of them, or none.
 * @throws Refusal not-found; bank-matched, bank-closed (409); bank-unknown, bank-differs, bank-nothing, bank-counter-account (422);
 *   those of posting
 */
export const matchLines = async (
  context: WriteContext,
  { params, body: { matches } }: CallRequest<Calls['finance.bank.cocokkan']>,
) => {
  const { tx, branch } = context;
  const account = await holdAccount(context, params['id'], 'shared');
  const [lineIds, entryIds] = [matches.flatMap((m) => m.line_ids), matches.flatMap((m) => m.entry_ids)];
  if (new Set(lineIds).size < lineIds.length || new Set(entryIds).size < entryIds.length)
    throw new Refusal('bank-matched');
  const [lines, entries] = await Promise.all([
    run(tx, linesOf, account.id, lineIds),
    run(tx, entriesOf, branch.id, account.akun_id, entryIds),
  ]);
  const known: Known = {
    lines: new Map(lines.map((line) => [line.id, line])),
    entries: new Map(entries.map((entry) => [entry.id, entry])),
  };
  const made = matches.map((wanted) => matchOf(wanted, known, account.closed_until));
  const groups: Parts[] = [];
  for (const match of made) groups.push(await groupOf(context, account, match));
  const match_ids = await storeGroups(context, account.id, groups);
  await learn(
    context,
    account.id,
    made.flatMap(({ lessons }) => lessons),
  );
  return {
    record: { match_ids },
    log: {
      message: `pencocokan ${matches.length} mutasi bank ${account.account_no}`,
      url: `/finance/bank/${account.id}`,
      after: { match_ids, matches },
    },
  };
};

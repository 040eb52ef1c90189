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
const storeMatch = named<{ id: number }, [number, number, number, number | null, number]>(
  'bank_match_store',
  'insert into bankmatches (profile_id, bankaccount_id, kind, journal_id, created_by) values ($1, $2, $3, $4, $5) returning id',
);
const storeMatchLines = named<unknown, [number, number, number, readonly number[]]>(
  'bank_match_store_lines',
  'insert into bankmatchlines (profile_id, bankaccount_id, match_id, bankline_id) select $1, $2, $3, unnest($4::bigint[])',
);
const storeMatchEntries = named<unknown, [number, number, number, readonly number[]]>(
  'bank_match_store_entries',
  'insert into bankmatchentries (profile_id, bankaccount_id, match_id, journal_line_id) select $1, $2, $3, unnest($4::bigint[])',
);

interface Parts {
  readonly kind: number;
  readonly journal_id: number | null;
  readonly lines: readonly number[];
  readonly entries: readonly number[];
}
/** Stores a group; the database refuses what is matched already, and sides that differ. @returns its number */
export const storeGroup = async (
  { tx, branch, actor }: WriteContext,
  account: number,
  { kind, journal_id, lines, entries }: Parts,
): Promise<number> => {
  const stored = await runOne(tx, storeMatch, branch.id, account, kind, journal_id, actor.id);
  if (!stored) throw new Error('The match was not stored.');
  if (lines.length > 0) await run(tx, storeMatchLines, branch.id, account, stored.id, lines);
  if (entries.length > 0) await run(tx, storeMatchEntries, branch.id, account, stored.id, entries);
  return stored.id;
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

const matchOne = async (context: WriteContext, account: HeldAccount, wanted: Wanted, known: Known) => {
  const { lines, entries } = partsOf(wanted, known, account.closed_until);
  const [first] = lines;
  const amount = sumOf(lines) - sumOf(entries);
  if (lines.length + entries.length === 0) throw new Refusal('bank-nothing');
  if (amount !== 0 && !(wanted.rest && first))
    throw new Refusal('bank-differs', { amount: formatRupiah(Math.abs(amount)) });
  const booked =
    amount !== 0 && wanted.rest && first
      ? await bookRest(context, account, { first, rest: wanted.rest, amount })
      : undefined;
  const id = await storeGroup(context, account.id, {
    kind: booked ? matchKind.booked : wanted.suggested ? matchKind.suggested : matchKind.byHand,
    journal_id: booked?.journal ?? null,
    lines: wanted.line_ids,
    entries: booked ? [...wanted.entry_ids, booked.entry] : wanted.entry_ids,
  });
  return { id, lessons: lessonOf(wanted, lines, entries) };
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
  const made: { readonly id: number; readonly lessons: readonly Lesson[] }[] = [];
  for (const wanted of matches) made.push(await matchOne(context, account, wanted, known));
  await learn(
    context,
    account.id,
    made.flatMap(({ lessons }) => lessons),
  );
  const match_ids = made.map(({ id }) => id);
  return {
    record: { match_ids },
    log: {
      message: `pencocokan ${matches.length} mutasi bank ${account.account_no}`,
      url: `/finance/bank/${account.id}`,
      after: { match_ids, matches },
    },
  };
};

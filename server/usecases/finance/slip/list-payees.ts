// Who is owed how much (finance.md 4): by age today, what a range of days brought and paid, and the card of one payee.
import type { Calls } from '../../../../src/resources/calls.ts';
import { ages } from '../../../../src/resources/finance/aging.ts';
import {
  type ActorType,
  actorType,
  hutang,
  openHutangStates,
  type Payee,
} from '../../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { pph } from '../../../../src/resources/finance/pph.ts';
import { ageRanges } from '../../../domain/finance/aging.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/**
 * SQL: what was owed (above nothing) and paid (below nothing) of what fits, by day. A slip pays one payee what its head says, which is
 * the sum of its details. $1: branches.
 * @param fits condition on type and id of the payee, of the row `row`
 */
const movesOf = (fits: (row: string) => string): string => `
  select h.actor_type, h.actor_id, h.transaction_at as day, h.amount, h.description as told, h.source_type, h.source_id, h.journal_id,
    1 as turn
  from hutangs h where h.profile_id = any ($1) and h.status <> ${hutang.state.cancelled} and ${fits('h')}
  union all
  select s.actor_type, s.actor_id, s.transaction_at, -s.gross_amount, s.code, 'hutangtransaction', s.id, s.journal_id, 2
  from hutangtransactions s where s.profile_id = any ($1) and ${fits('s')}
  union all
  select s.actor_type, s.actor_id, s.void_at, s.gross_amount, s.code || ' batal', 'hutangtransaction', s.id, s.journal_id, 3
  from hutangtransactions s
  where s.profile_id = any ($1) and s.status = ${hutangtransaction.state.cancelled} and ${fits('s')}
  union all
  select h.actor_type, h.actor_id, p.setor_at, -p.amount, 'NTPN ' || p.ntpn, 'pph', p.id, p.setor_journal_id, 2
  from pphs p join hutangs h on h.id = p.hutang_id
  where p.profile_id = any ($1) and p.status in ${listed([pph.state.remitted, pph.state.reported])} and ${fits('h')}`;

interface Owed {
  readonly actor_type: ActorType;
  /** Null: nobody by name. */
  readonly actor_id: number | null;
  readonly actor_name: string;
  /** Rupiah that are owed now; below nothing where he was paid too much. */
  readonly balance: number;
  /** Of that: rows that are corrections, not netted yet. */
  readonly corrections: number;
  /** By age, in the order of `ages`. */
  readonly aged: readonly number[];
}
type OfPayees = [branches: readonly number[], type: ActorType | null];
const AGED = ages
  .map(
    (_, at) =>
      `coalesce(sum(d.open_amount) filter (where d.due_date between ($3::date[])[${at + 1}] and ($4::date[])[${at + 1}]), 0)::bigint`,
  )
  .join(', ');
/** SQL: what the youngest open row of payee `x` in one branch calls him. */
const youngestName = (whose: string): string => `(
  select n.actor_name from unnest($1) b (id) cross join lateral (
    select h.actor_name, h.due_date from hutangs h where h.profile_id = b.id and h.actor_type = x.actor_type and ${whose}
      and h.status in ${listed(openHutangStates)} order by h.due_date desc limit 1
  ) n order by n.due_date desc limit 1)`;
/** What is open of each due day is kept (docs/decisions/0092): rows whose sums are all 0 are days that were paid since. */
const owedNow = named<
  Owed,
  [branches: readonly number[], types: readonly ActorType[], first: readonly string[], last: readonly string[]]
>(
  'payees_owed',
  `select x.*, coalesce(case when x.actor_id is null then ${youngestName('h.actor_id is null')}
       else ${youngestName('h.actor_id = x.actor_id')} end, '') as actor_name
   from (
     select d.actor_type, d.actor_id, sum(d.open_amount)::bigint as balance, sum(d.corrections)::bigint as corrections,
       array[${AGED}] as aged
     from hutang_days d where d.profile_id = any ($1) and d.actor_type = any ($2) group by 1, 2 having sum(d.count) > 0
   ) x`,
);

interface Moved {
  readonly actor_type: ActorType;
  readonly actor_id: number | null;
  readonly actor_name: string;
  /** Rupiah of the range; `later` is what came after it, less what was paid. */
  readonly added: number;
  readonly paid: number;
  readonly later: number;
}
/** Only what came since the first day is read: what was owed before follows from what is owed now. */
const movedSince = named<Moved, [...OfPayees, from: string, until: string]>(
  'payees_moved',
  `select m.actor_type, m.actor_id, coalesce((
       select x.actor_name from hutangtransactions x where x.profile_id = any ($1) and x.actor_type = m.actor_type
         and x.actor_id = m.actor_id order by x.transaction_at desc, x.id desc limit 1), (
       select x.actor_name from hutangs x where x.profile_id = any ($1) and x.actor_type = m.actor_type
         and x.actor_id is not distinct from m.actor_id order by x.id desc limit 1), '') as actor_name,
     coalesce(sum(amount) filter (where day <= $4 and turn = 1), 0)::bigint as added,
     coalesce(-sum(amount) filter (where day <= $4 and turn > 1), 0)::bigint as paid,
     coalesce(sum(amount) filter (where day > $4), 0)::bigint as later
   from (${movesOf((row) => `($2::text is null or ${row}.actor_type = $2)`)}) m where day >= $3 group by m.actor_type, m.actor_id`,
);

const keyOf = ({ actor_type, actor_id }: Pick<Owed, 'actor_type' | 'actor_id'>): string => `${actor_type}.${actor_id}`;
const NOTHING = { balance: 0, corrections: 0, aged: ages.map(() => 0) };

/** A payee as he is answered, rupiah: what he is owed now, and the balances of the range, reckoned back from that. */
const payeeOf = (
  { actor_type, actor_id, actor_name, balance, corrections, aged }: Owed,
  { added = 0, paid = 0, later = 0 }: Partial<Moved> = {},
) => {
  const closing = balance - later;
  return {
    actor_type,
    actor_id,
    actor_name,
    balance,
    corrections,
    ages: ages.map(({ value, label }, at) => ({ age: value, label, amount: aged[at] ?? 0 })),
    opening: closing - added + paid,
    added,
    paid,
    closing,
  };
};
/** Something is owed to him, or was or moved in the range. */
const isListed = ({ balance, corrections, opening, added, paid }: ReturnType<typeof payeeOf>): boolean =>
  [balance, corrections, opening, added, paid].some((amount) => amount !== 0);

/**
 * GET /api/finance/hutang/aktor: everybody who is owed something, the most first, with the ages of today; of a range of days also who
 * was owed or paid something in it, with what he was owed before and after. Rupiah.
 * @throws Refusal forbidden (403) for a branch out of reach
 */
export const listPayees = async (context: Context, { query }: CallRequest<Calls['finance.hutang.aktor']>) => {
  const { tx, today } = context;
  const { actor_type, keyword = '', start_date, end_date = LAST_DAY, profile_id = 'all' } = query;
  const branches = reportBranches(context, profile_id);
  const type = actor_type ?? null;
  const ranges = ageRanges(today);
  const owed = await run(
    tx,
    owedNow,
    branches,
    actor_type === undefined ? Object.values(actorType) : [actor_type],
    ranges.map((range) => range.first),
    ranges.map((range) => range.last),
  );
  const moved = start_date === undefined ? [] : await run(tx, movedSince, branches, type, start_date, end_date);
  const isOwed = new Set(owed.map(keyOf));
  const movesBy = new Map(moved.map((row) => [keyOf(row), row]));
  const data = [...owed, ...moved.filter((row) => !isOwed.has(keyOf(row))).map((row) => ({ ...row, ...NOTHING }))]
    .filter((row) => row.actor_name.toLowerCase().includes(keyword.toLowerCase()))
    .map((row) => payeeOf(row, movesBy.get(keyOf(row))))
    .filter(isListed)
    .toSorted((a, b) => b.balance - a.balance || a.actor_name.localeCompare(b.actor_name));
  return { data, count: data.length };
};

interface CardRow {
  readonly day: string;
  readonly description: string;
  readonly source_type: string;
  readonly source_id: number;
  readonly journal_id: number | null;
  readonly added: number;
  readonly paid: number;
  readonly balance: number;
}
type OfCard = [branches: readonly number[], type: Payee, actor: number, from: string, until: string];
const ofPayee = (row: string): string => `${row}.actor_type = $2 and ${row}.actor_id = $3`;
/** Reckoned back from what he is owed now: what was before the range is not read. */
const balanceBefore = named<{ amount: number }, [readonly number[], Payee, number, string]>(
  'payee_opening',
  `select coalesce((
       select sum(d.open_amount) from hutang_days d where d.profile_id = any ($1) and d.actor_type = $2 and d.actor_id = $3), 0)::bigint
     - coalesce((select sum(m.amount) from (${movesOf(ofPayee)}) m where m.day >= $4), 0)::bigint as amount`,
);
/** A slip is one line, whatever it paid. */
const cardRows = named<Omit<CardRow, 'balance'>, OfCard>(
  'payee_card',
  `select day::text as day, told as description, source_type, source_id, max(journal_id) as journal_id,
     coalesce(sum(amount) filter (where turn = 1), 0)::bigint as added, coalesce(-sum(amount) filter (where turn > 1), 0)::bigint as paid
   from (${movesOf(ofPayee)}) m where day between $4 and $5 group by m.day, turn, told, source_type, source_id
   order by m.day, turn, source_id, told`,
);
/** GET /api/finance/hutang/kartu: what a payee was owed and paid, with the balance after each. Rupiah. */
export const showCard = async ({ tx, branches }: Context, { query }: CallRequest<Calls['finance.hutang.kartu']>) => {
  const { start_date, end_date = LAST_DAY } = query;
  const owner = [branches, query.actor_type, query.actor_id] as const;
  const [before, rows] = await Promise.all([
    start_date === undefined ? undefined : runOne(tx, balanceBefore, ...owner, start_date),
    run(tx, cardRows, ...owner, start_date ?? FIRST_DAY, end_date),
  ]);
  const opening = before?.amount ?? 0;
  let balance = opening;
  const data: CardRow[] = rows.map((row) => {
    balance += row.added - row.paid;
    return { ...row, balance };
  });
  return { opening, data, count: data.length, closing: balance };
};

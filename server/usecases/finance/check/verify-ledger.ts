// The ledger checks itself (finance.md 6.8): what has changed since nothing was found, a month or all of it when somebody looks, and
// all of it at night and after a rebuild.
import { addDays, addMonths } from '../../../../src/resources/kernel/date.ts';
import type {
  lastVerification as lastCall,
  rebuildBalances as rebuildCall,
  verifyLedger as verifyCall,
} from '../../../../src/resources/finance/verification-calls.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { openDamage } from './book-damage.ts';
import { CHAIN, type Difference, EVERYTHING, ledgerChecks } from './ledger-checks.ts';
import { missingSeal, sealsOf } from './noted-seal.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import type { Transaction } from '../../../db/transaction.ts';

export interface LedgerCheck {
  readonly key: string;
  readonly label: string;
  readonly ok: boolean;
  /** Differences: none is expected. */
  readonly expected: 0;
  readonly actual: number;
  /** The first of them. */
  readonly diffs: readonly Omit<Difference, 'found'>[];
}
interface Days {
  readonly from: string;
  readonly until: string;
}

/** Every check on the journals and documents of some days. */
export const checkLedger = async (
  tx: Transaction,
  branches: readonly number[],
  { from, until }: Days,
): Promise<readonly LedgerCheck[]> => {
  const checks: LedgerCheck[] = [];
  for (const { key, label, statement } of ledgerChecks) {
    const found = await run(tx, statement, branches, from, until);
    const actual = found[0]?.found ?? 0;
    const diffs = found.map(({ found: _found, ...difference }) => difference);
    checks.push({ key, label, ok: actual === 0, expected: 0, actual, diffs });
  }
  return checks;
};

/** All books of a large branch take minutes. */
const patience = planned(`set local statement_timeout = '30min'`);

/** A check with what was found beside its own differences. */
const withDifferences = (check: LedgerCheck, more: LedgerCheck['diffs']): LedgerCheck => {
  const actual = check.actual + more.length;
  return { ...check, ok: actual === 0, actual, diffs: [...more, ...check.diffs] };
};

const isGood = (checks: readonly LedgerCheck[]): boolean => checks.every(({ ok }) => ok);

interface Green {
  /** When all books of the branch last held; null: never. */
  readonly green_at: string | null;
  /** The earliest day of the journals that were posted since; null: none was. */
  readonly first: string | null;
}
/** By id: a journal may be posted on any day of the open period. */
const sinceGreen = named<Green, [readonly number[]]>(
  'verify_since',
  `select v.green_at, (select min(j.transaction_at)::text from journals j where j.profile_id = b.id and j.id > v.green_id) as first
   from unnest($1::bigint[]) b (id) left join ledger_verifications v on v.profile_id = b.id`,
);

interface Looked extends Days {
  /** Since when nothing was looked at; null: the days were chosen, or the books never held. */
  readonly since: string | null;
}

/** All days on which something was posted since the books of every branch last held, the running month in any case. */
const daysSinceGreen = async ({ tx, today }: Context, branches: readonly number[]): Promise<Looked> => {
  const greens = await run(tx, sinceGreen, branches);
  const since = greens
    .map(({ green_at }) => green_at)
    .reduce((a, b) => (a === null || b === null ? null : a < b ? a : b));
  if (since === null) return { ...EVERYTHING, since };
  const first = greens.reduce((day, { first: own }) => (own !== null && own < day ? own : day), today);
  return { from: `${first.slice(0, 7)}-01`, until: EVERYTHING.until, since };
};

const daysOf = (
  context: Context,
  branches: readonly number[],
  { month, range }: CallRequest<typeof verifyCall>['query'],
): Looked | Promise<Looked> => {
  if (range === 'all') return { ...EVERYTHING, since: null };
  if (month === undefined) return daysSinceGreen(context, branches);
  const from = `${month}-01`;
  return { from, until: addDays(addMonths(from, 1), -1), since: null };
};

/** A day of the calendar; null: without an end. */
const dayOrNone = (day: string): string | null => (day.endsWith('infinity') ? null : day);

/**
 * GET /api/finance-v2/jurnal/verifikasi?profile_id&month|range=all&segel: {ok, from, until, since, checks, damage, seals}.
 * Left out: all that has changed since the books last held. What has no day (open documents, what branches owe each other) is checked
 * as of now. `damage` is what a backup or a restore found and nobody has signed off.
 * @throws Refusal forbidden (403) for a branch out of reach
 */
export const verifyLedger = async (context: Context, { query }: CallRequest<typeof verifyCall>) => {
  const branches = reportBranches(context, query.profile_id);
  const { from, until, since } = await daysOf(context, branches, query);
  if (query.range === 'all') await run(context.tx, patience);
  const found = await checkLedger(context.tx, branches, { from, until });
  const missing = query.segel === undefined ? [] : await missingSeal(context, branches, query.segel);
  const checks = found.map((check) => (check.key === CHAIN ? withDifferences(check, missing) : check));
  const damage = await run(context.tx, openDamage, branches);
  const seals = await run(context.tx, sealsOf, branches);
  const ok = isGood(checks) && damage.length === 0;
  return { ok, from: dayOrNone(from), until: dayOrNone(until), since, checks, damage, seals };
};

/** Up to `sealed_id` no journal of the branch is still to come: what is sealed was looked at. */
const sealedUpTo = named<{ id: number }, [number]>(
  'verify_sealed',
  'select sealed_id as id from journal_seal_heads where profile_id = $1',
);
const keepFindings = named<unknown, [number, string, readonly string[], number]>(
  'verify_keep',
  `insert into ledger_verifications as v (profile_id, verified_at, failed, green_at, green_id)
   select $1::bigint, $2::timestamptz, $3::text[], case when green then $2::timestamptz end, case when green then $4::bigint else 0 end
   from (select cardinality($3::text[]) = 0 as green) f
   on conflict (profile_id) do update set verified_at = excluded.verified_at, failed = excluded.failed,
     green_at = coalesce(excluded.green_at, v.green_at), green_id = greatest(excluded.green_id, v.green_id)`,
);

/** Checks all of a branch's books, however long they are, and keeps what was found for those who keep them. */
export const verifyBranch = async (tx: Transaction, branch: number, now: Date): Promise<readonly LedgerCheck[]> => {
  await run(tx, patience);
  const upTo = (await runOne(tx, sealedUpTo, branch))?.id ?? 0;
  const checks = await checkLedger(tx, [branch], EVERYTHING);
  const failed = checks.filter(({ ok }) => !ok).map(({ key }) => key);
  await run(tx, keepFindings, branch, now.toISOString(), failed, upTo);
  return checks;
};

const rebuild = named<unknown, [number]>('verify_rebuild', 'select rebuild_balances($1), rebuild_days($1)');

/**
 * POST /api/finance-v2/jurnal/hitungulang: the branch's kept balances from its lines, then all checks: {ok, checks}.
 * Posting in the branch waits meanwhile.
 */
export const rebuildBalances = async ({ tx, branch, now }: WriteContext, _request: CallRequest<typeof rebuildCall>) => {
  await run(tx, rebuild, branch.id);
  const checks = await verifyBranch(tx, branch.id, now);
  const ok = isGood(checks);
  return {
    record: { ok, checks },
    log: {
      message: `penghitungan ulang saldo bulanan ${branch.name}`,
      url: '/finance/laporan-v2/verifikasi',
      after: { ok, failed: checks.filter((check) => !check.ok).map(({ key }) => key) },
    },
  };
};

interface Last {
  readonly verified_at: string | null;
  readonly failed: readonly string[];
  /** Findings of backups and restores that nobody has signed off. */
  readonly damage: number;
  /** Recurring journals that the night could not book, and the latest moment at which one was found. */
  readonly templates: number;
  readonly templates_at: string | null;
}
const lastFindings = named<Last, [readonly number[]]>(
  'verify_last',
  `select max(verified_at) as verified_at,
     coalesce(array_agg(distinct f.key order by f.key) filter (where f.key is not null), '{}') as failed,
     (select count(*)::int from book_damages d where d.profile_id = any ($1) and d.signed_at is null) as damage,
     (select count(*)::int from jurnaltemplates t where t.profile_id = any ($1) and t.is_active and t.problem is not null) as templates,
     (select max(t.problem_at) from jurnaltemplates t where t.profile_id = any ($1) and t.is_active) as templates_at
   from ledger_verifications v left join lateral unnest(v.failed) f (key) on true where v.profile_id = any ($1)`,
);

/** GET /api/finance-v2/jurnal/verifikasi/terakhir: what the night found in the branches in reach, and could not book. */
export const lastVerification = async ({ tx, branches }: Context, _request: CallRequest<typeof lastCall>) => {
  const found = await runOne(tx, lastFindings, branches);
  const { verified_at = null, failed = [], damage = 0, templates = 0, templates_at = null } = found ?? {};
  return { ok: failed.length === 0 && damage === 0, verified_at, failed, damage, templates, templates_at };
};

// The ledger checks itself (finance.md 6.8): a month at a time when somebody looks, all of it at night and after a rebuild.
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import type {
  lastVerification as lastCall,
  rebuildBalances as rebuildCall,
  verifyLedger as verifyCall,
} from '../../../src/resources/finance/verification-calls.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { named, planned, run, runOne } from '../../db/statement.ts';
import type { CallRequest, Context, Outcome, WriteContext } from '../contract.ts';
import { type Difference, EVERYTHING, ledgerChecks } from './ledger-checks.ts';
import { reportBranches } from './report-branches.ts';

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
  tx: Transaction<Database>,
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

const sealsOf = named<
  { profile_id: number; name: string; seq: number; hash: string; sealed_at: string },
  [readonly number[]]
>(
  'verify_seals',
  `select h.profile_id, p.name, h.seq, encode(h.hash, 'hex') as hash, h.sealed_at
   from journal_seal_heads h join profiles p on p.id = h.profile_id where h.profile_id = any ($1) and h.seq > 0 order by h.profile_id`,
);

const isGood = (checks: readonly LedgerCheck[]): boolean => checks.every(({ ok }) => ok);

/**
 * GET /api/finance-v2/jurnal/verifikasi?profile_id&month: {ok, month, checks, seals}. `month` 'YYYY-MM', left out: this month.
 * What has no day (open documents, what branches owe each other) is checked as of now.
 * @throws Refusal forbidden (403) for a branch out of reach
 */
export const verifyLedger = async (context: Context, { query }: CallRequest<typeof verifyCall>) => {
  const branches = reportBranches(context, query.profile_id);
  const month = query.month ?? context.today.slice(0, 7);
  const from = `${month}-01`;
  const checks = await checkLedger(context.tx, branches, { from, until: addDays(addMonths(from, 1), -1) });
  return { ok: isGood(checks), month, checks, seals: await run(context.tx, sealsOf, branches) };
};

const keepFindings = named<unknown, [number, string, readonly string[]]>(
  'verify_keep',
  `insert into ledger_verifications (profile_id, verified_at, failed) values ($1, $2, $3)
   on conflict (profile_id) do update set verified_at = excluded.verified_at, failed = excluded.failed`,
);

/** Checks all of a branch's books, however long they are, and keeps what was found for those who keep them. */
export const verifyBranch = async (
  tx: Transaction<Database>,
  branch: number,
  now: Date,
): Promise<readonly LedgerCheck[]> => {
  await run(tx, planned(`set local statement_timeout = '30min'`));
  const checks = await checkLedger(tx, [branch], EVERYTHING);
  const failed = checks.filter(({ ok }) => !ok).map(({ key }) => key);
  await run(tx, keepFindings, branch, now.toISOString(), failed);
  return checks;
};

const rebuild = named<unknown, [number]>('verify_rebuild', 'select rebuild_balances($1)');

/**
 * POST /api/finance-v2/jurnal/hitungulang: the branch's kept balances from its lines, then all checks: {ok, checks}.
 * Posting in the branch waits meanwhile.
 */
export const rebuildBalances = async (
  { tx, branch, now }: WriteContext,
  _request: CallRequest<typeof rebuildCall>,
): Promise<Outcome> => {
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
  /** Recurring journals that the night could not book, and the latest moment at which one was found. */
  readonly templates: number;
  readonly templates_at: string | null;
}
const lastFindings = named<Last, [readonly number[]]>(
  'verify_last',
  `select max(verified_at) as verified_at,
     coalesce(array_agg(distinct f.key order by f.key) filter (where f.key is not null), '{}') as failed,
     (select count(*)::int from jurnaltemplates t where t.profile_id = any ($1) and t.is_active and t.problem is not null) as templates,
     (select max(t.problem_at) from jurnaltemplates t where t.profile_id = any ($1) and t.is_active) as templates_at
   from ledger_verifications v left join lateral unnest(v.failed) f (key) on true where v.profile_id = any ($1)`,
);

/** GET /api/finance-v2/jurnal/verifikasi/terakhir: what the night found in the branches in reach, and could not book. */
export const lastVerification = async ({ tx, branches }: Context, _request: CallRequest<typeof lastCall>) => {
  const found = await runOne(tx, lastFindings, branches);
  const { verified_at = null, failed = [], templates = 0, templates_at = null } = found ?? {};
  return { ok: failed.length === 0, verified_at, failed, templates, templates_at };
};

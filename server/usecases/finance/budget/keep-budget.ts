// PUT finance/anggaran: the cells of a year that changed, all of them or none (decision 104). A budget is no journal: a closed period
// does not hold it, and the activity log tells what each cell was before.
import type { budgetCalls } from '../../../../src/resources/finance/budget-calls.ts';
import { refuseField, Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { IS_BUDGETED } from './show-budget.ts';

const begin = named<unknown, [branch: number, year: number]>(
  'budget_year_begin',
  'insert into budgetyears (profile_id, year) values ($1, $2) on conflict do nothing',
);
const hold = named<{ version: number }, [branch: number, year: number]>(
  'budget_year_hold',
  'select version from budgetyears where profile_id = $1 and year = $2 for update',
);
/** Held still, so that none becomes a header meanwhile. */
const accounts = named<{ id: number; code: string; allowed: boolean }, [ids: readonly number[]]>(
  'budget_account_check',
  `select a.id, a.code, ${IS_BUDGETED} as allowed from akuns a where a.id = any ($1) order by a.id for share`,
);

interface Changed {
  readonly code: string;
  /** 'YYYY-MM' */
  readonly month: string;
  readonly before: number;
  readonly after: number;
}
const store = named<Changed, [branch: number, year: number, cells: string]>(
  'budget_store',
  `with new as materialized (
     select n.akun_id, make_date($2::int, n.month, 1) as month, n.amount
     from jsonb_to_recordset($3::jsonb) n (akun_id bigint, month int, amount bigint)
   ), old as materialized (
     select n.akun_id, n.month, n.amount, coalesce(b.amount, 0) as before
     from new n left join budgets b on b.profile_id = $1 and b.month = n.month and b.akun_id = n.akun_id
   ), gone as (
     delete from budgets b using new n where b.profile_id = $1 and b.month = n.month and b.akun_id = n.akun_id and n.amount = 0
   ), kept as (
     insert into budgets (profile_id, month, akun_id, amount) select $1, month, akun_id, amount from new where amount <> 0
     on conflict (profile_id, month, akun_id) do update set amount = excluded.amount
   )
   select a.code, to_char(o.month, 'YYYY-MM') as month, o.before, o.amount as after
   from old o join akuns a on a.id = o.akun_id where o.before <> o.amount order by a.code, o.month`,
);
const next = named<{ version: number }, [branch: number, year: number, by: number]>(
  'budget_year_next',
  `update budgetyears set version = version + 1, updated_at = now(), updated_by = $3
   where profile_id = $1 and year = $2 returning version`,
);

/** @throws Refusal budget-account (422) for headers, accounts of the balance sheet and numbers of none */
const requireAccounts = async ({ tx }: WriteContext, ids: readonly number[]): Promise<void> => {
  const known = await run(tx, accounts, ids);
  const missing = ids.filter((id) => !known.some((account) => account.id === id)).map(String);
  const wrong = [...known.filter(({ allowed }) => !allowed).map(({ code }) => code), ...missing];
  if (wrong.length > 0) throw refuseField('budget-account', 'cells', { codes: wrong.join(', ') });
};

/** For the log: '4-1101 2026-03' with its rupiah. */
const told = (changed: readonly Changed[], side: 'before' | 'after'): Readonly<Record<string, number>> =>
  Object.fromEntries(changed.map((cell) => [`${cell.code} ${cell.month}`, cell[side]]));

/**
 * @throws Refusal budget-changed (409) where the year is of another version by now; those of `requireAccounts`
 */
export const keepBudget = async (
  context: WriteContext,
  { body: { year, version, cells } }: CallRequest<(typeof budgetCalls)['finance.anggaran.simpan']>,
) => {
  const { tx, branch, actor } = context;
  await run(tx, begin, branch.id, year);
  // Whoever comes second waits here, and sees the version of the first.
  const held = await runOne(tx, hold, branch.id, year);
  if (held?.version !== version) throw new Refusal('budget-changed', { year });
  await requireAccounts(context, [...new Set(cells.map(({ akun_id }) => akun_id))]);
  const changed = await run(tx, store, branch.id, year, JSON.stringify(cells));
  if (changed.length === 0) return { record: { year, version, changed: 0 }, log: null };
  const kept = await runOne(tx, next, branch.id, year, actor.id);
  return {
    record: { year, version: kept?.version ?? version, changed: changed.length },
    log: {
      message: `perubahan anggaran ${year}: ${changed.length} sel`,
      url: `/finance/anggaran?tahun=${year}`,
      before: told(changed, 'before'),
      after: told(changed, 'after'),
    },
  };
};

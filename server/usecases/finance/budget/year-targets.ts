// GET and PUT /api/finance/target-tahun: the targets of a branch for twelve months, stored as one change (decision 104).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { targetCalls } from '../../../../src/resources/finance/target-calls.ts';
import { MONTHS_OF_YEAR } from '../../../../src/resources/finance/budget.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { onlyBranch } from '../ledger/only-branch.ts';

type Calls = typeof targetCalls;
type Month = AnswerOf<'finance.target.tahun'>['months'][number];
const EMPTY: Month = { received: null, newcomers: null, noshows: null };

interface Row extends Month {
  readonly month: number;
}
const rowsOf = named<Row, [branch: number, year: number]>(
  'year_targets',
  'select month, received, newcomers, noshows from branchtargets where profile_id = $1 and year = $2',
);
/** Known by what stands there: every change of a month changes it. */
const markOf = named<{ mark: string }, [branch: number, year: number]>(
  'year_targets_mark',
  `select md5(coalesce(string_agg(id || ':' || version, ',' order by month), '')) as mark
   from branchtargets where profile_id = $1 and year = $2`,
);
/** Two who fill the same year take turns, also where nothing is stored yet. */
const turn = named<unknown, [branch: number]>(
  'year_targets_turn',
  'select from profiles where id = $1 for no key update',
);
const store = named<{ month: number }, [number, number, string, number]>(
  'year_targets_store',
  `with new as (
     select month, received, newcomers, noshows from jsonb_to_recordset($3::jsonb)
       as n(month int, received bigint, newcomers int, noshows int)
   ), gone as (
     delete from branchtargets t using new where t.profile_id = $1 and t.year = $2 and t.month = new.month
       and num_nonnulls(new.received, new.newcomers, new.noshows) = 0 returning t.month
   ), kept as (
     insert into branchtargets as t (profile_id, year, month, received, newcomers, noshows, created_by)
     select $1, $2, month, received, newcomers, noshows, $4 from new where num_nonnulls(received, newcomers, noshows) > 0
     on conflict (profile_id, year, month) do update set received = excluded.received, newcomers = excluded.newcomers,
       noshows = excluded.noshows, version = t.version + 1, updated_at = now()
     where (t.received, t.newcomers, t.noshows) is distinct from (excluded.received, excluded.newcomers, excluded.noshows)
     returning t.month
   ) select month from gone union all select month from kept order by month`,
);

const read = async (tx: Transaction, branch: number, year: number) => {
  const [rows, mark] = await Promise.all([run(tx, rowsOf, branch, year), runOne(tx, markOf, branch, year)]);
  const months = Array.from({ length: MONTHS_OF_YEAR }, (_, at): Month => {
    const found = rows.find(({ month }) => month === at + 1);
    if (!found) return EMPTY;
    const { received, newcomers, noshows } = found;
    return { received, newcomers, noshows };
  });
  return { year, mark: mark?.mark ?? '', months };
};

/** @throws Refusal no-branch (422) for a superadmin who has not chosen a branch */
export const showYearTargets = (context: Context, { query: { year } }: CallRequest<Calls['finance.target.tahun']>) =>
  read(context.tx, onlyBranch(context), year);

/** @throws Refusal target-changed (409) where somebody changed the year since it was read */
export const fillYearTargets = async (
  { tx, branch, actor }: WriteContext,
  { body: { year, mark, months } }: CallRequest<Calls['finance.target.isi']>,
) => {
  await run(tx, turn, branch.id);
  const before = await read(tx, branch.id, year);
  if (before.mark !== mark) throw new Refusal('target-changed', { year });
  const rows = months.map((month, at) => ({ month: at + 1, ...month }));
  const changed = await run(tx, store, branch.id, year, JSON.stringify(rows), actor.id);
  const after = await read(tx, branch.id, year);
  const record = { year, mark: after.mark, changed: changed.length };
  if (changed.length === 0) return { record, log: null };
  return {
    record,
    log: {
      message: `pengisian target ${year}: ${changed.length} bulan`,
      url: `/finance/master/targettahun?tahun=${year}`,
      before: before.months,
      after: after.months,
    },
  };
};

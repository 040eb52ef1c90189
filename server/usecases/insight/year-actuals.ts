// GET /api/finance/target-tahun/realisasi: what a year's targets may begin with, by the same sums as the comparison of the branches.
import { billtransaction } from '../../../src/resources/finance/billtransaction.ts';
import { receiptType } from '../../../src/resources/finance/billtransaction-fields.ts';
import type { targetCalls } from '../../../src/resources/finance/target-calls.ts';
import { ABSENT } from '../../../src/resources/service/visit-life.ts';
import { visit } from '../../../src/resources/service/visit.ts';
import { named, run } from '../../db/statement.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { onlyBranch } from '../finance/ledger/only-branch.ts';

interface Row {
  readonly over: boolean;
  readonly received: number;
  readonly newcomers: number;
  readonly noshows: number;
}
/** By month; a month that is not over on $3 tells nothing yet. */
const actualsOf = named<Row, [branch: number, january: string, today: string]>(
  'year_actuals',
  `select m.last < $3::date as over, coalesce(r.received, 0)::bigint as received, coalesce(v.newcomers, 0)::int as newcomers,
     coalesce(v.noshows, 0)::int as noshows
   from generate_series(0, 11) n
   cross join lateral (select ($2::date + make_interval(months => n))::date as first,
     ($2::date + make_interval(months => n + 1) - interval '1 day')::date as last) m
   cross join lateral (select sum(price_amount) as received from billtransactions
     where profile_id = $1 and posting_date between m.first and m.last and status = ${billtransaction.state.valid}
       and type = ${receiptType.payment}) r
   cross join lateral (select
       count(distinct customer_id) filter (where isnew and status <> ${visit.state.cancelled}) as newcomers,
       count(*) filter (where status = ${visit.state.cancelled} and cancel_type = '${ABSENT}') as noshows
     from visits where profile_id = $1 and visit_date between m.first and m.last) v
   order by n`,
);

/** @throws Refusal no-branch (422) for a superadmin who has not chosen a branch */
export const yearActuals = async (
  context: Context,
  { query: { year } }: CallRequest<(typeof targetCalls)['finance.target.realisasi']>,
) => {
  const before = year - 1;
  const rows = await run(context.tx, actualsOf, onlyBranch(context), `${before}-01-01`, context.today);
  return {
    year: before,
    months: rows.map(({ over, received, newcomers, noshows }) =>
      over ? { received, newcomers, noshows } : { received: null, newcomers: null, noshows: null },
    ),
  };
};

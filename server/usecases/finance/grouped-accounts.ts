// GET /api/finance/akun?istypegroup=true&fromdate: accounts by category with their balances, for the opening of a period.
import type { groupedAccounts as groupedAccountsCall } from '../../../src/resources/finance/report-calls.ts';
import { named, run } from '../../db/statement.ts';
import type { CallRequest, Context } from '../contract.ts';
import { reportBranches } from './report-branches.ts';

interface AccountRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly categoryname: string;
  readonly isheader: boolean;
  readonly debit: number;
  readonly credit: number;
}

/** Balance at the end of the day before, on the side where it stands. */
const accounts = named<AccountRow, [readonly number[], string]>(
  'akun_grouped',
  `with amounts as (
     select akun_id, sum(signed) as signed from (
       select akun_id, debit - credit as signed from akunbalances
       where profile_id = any ($1) and month < date_trunc('month', $2::date)::date
       union all
       select c.id, l.signed from unnest($1::bigint[]) p (id) cross join akuns c cross join lateral (
         select sum(debit - credit) as signed from journal_lines where profile_id = p.id and akun_id = c.id
           and transaction_at >= date_trunc('month', $2::date)::date and transaction_at < $2::date
       ) l where not c.isheader and l.signed is not null
     ) parts group by akun_id
   )
   select a.id, a.code, a.name, a.categoryname, a.isheader, greatest(coalesce(m.signed, 0), 0)::bigint as debit,
     greatest(-coalesce(m.signed, 0), 0)::bigint as credit
   from akuns a left join amounts m on m.akun_id = a.id where a.is_active order by a.code`,
);

/** Rupiah; groups in the order of the chart. */
export const groupedAccounts = async (context: Context, { query }: CallRequest<typeof groupedAccountsCall>) => {
  const rows = await run(context.tx, accounts, reportBranches(context, undefined), query.fromdate);
  const names = [...new Set(rows.map((row) => row.categoryname))];
  return {
    data: names.map((categoryname) => ({
      categoryname,
      akuns: rows.filter((row) => row.categoryname === categoryname),
    })),
  };
};

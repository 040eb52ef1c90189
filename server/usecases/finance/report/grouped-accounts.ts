// GET /api/finance/akun: the chart with its balances; by category and before a day for the opening of a period.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import type { groupedAccounts as groupedAccountsCall } from '../../../../src/resources/finance/report-calls.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';

type Answer = AnswerOf<'finance.akun.grouped'>;
type ChartRow = Extract<Answer, { count: number }>['data'][number];
type AccountRow = Exclude<Answer, { count: number }>['data'][number]['akuns'][number];

/** Debit less credit of each account before a day: whole months from the kept balances, the days of its own month by line. */
const AMOUNTS = `with amounts as (
     select akun_id, sum(signed) as signed from (
       select akun_id, debit - credit as signed from balances_before($1, date_trunc('month', $2::date)::date)
       union all
       select c.id, l.signed from unnest($1::bigint[]) p (id) cross join akuns c cross join lateral (
         select sum(debit - credit) as signed from journal_lines where profile_id = p.id and akun_id = c.id
           and transaction_at >= date_trunc('month', $2::date)::date and transaction_at < $2::date
       ) l where not c.isheader and l.signed is not null
     ) parts group by akun_id
   )`;

/** Balances on the side where they stand. */
const accounts = named<AccountRow, [readonly number[], string]>(
  'akun_grouped',
  `${AMOUNTS}
   select a.id, a.code, a.name, a.categoryname, a.isheader, greatest(coalesce(m.signed, 0), 0)::bigint as debit,
     greatest(-coalesce(m.signed, 0), 0)::bigint as credit
   from akuns a left join amounts m on m.akun_id = a.id where a.is_active order by a.code`,
);

/** Every account, switched off or not, with what an edit needs of it. */
const chart = named<ChartRow, [readonly number[], string]>(
  'akun_chart',
  `${AMOUNTS}
   select a.id, a.code, a.name, a.categoryname, a.isheader, a.parent_id, a.type, a.normal, a.subledger, a.allow_manual, a.cashflow,
     a.is_active, a.is_system, a.version,
     (case a.normal when 'D' then 1 else -1 end * coalesce(m.signed, 0))::bigint as balance
   from akuns a left join amounts m on m.akun_id = a.id order by a.code`,
);

/** Rupiah; the chart in its order, or groups of it. */
export const groupedAccounts = async (context: Context, { query }: CallRequest<typeof groupedAccountsCall>) => {
  const branches = reportBranches(context, undefined);
  if (query.fromdate === undefined) {
    const data = await run(context.tx, chart, branches, addDays(context.today, 1));
    return { data, count: data.length };
  }
  const rows = await run(context.tx, accounts, branches, query.fromdate);
  const names = [...new Set(rows.map((row) => row.categoryname))];
  return {
    data: names.map((categoryname) => ({
      categoryname,
      akuns: rows.filter((row) => row.categoryname === categoryname),
    })),
  };
};

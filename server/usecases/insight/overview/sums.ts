// Cash by account over twelve months, and what is to be paid by week, of what is kept (decision 87, decision 92). Rupiah.
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { monthEnds } from '../../../domain/finance/overview.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { IS_CASH_BOOK } from '../sum-position.ts';

interface CashAccount {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly amount: number;
  /** What moved, by first day of the month. */
  readonly moved: Readonly<Record<string, number>>;
}
/** Every account that has money or had some move; an account that never did has no row. $2: the month after the first of the trend. */
const cashOf = named<CashAccount, [branches: readonly number[], from: string]>(
  'overview_cash',
  `with cash as materialized (select a.id, a.code, a.name from akuns a where ${IS_CASH_BOOK}),
   now as (
     select k.akun_id, sum(k.debit - k.credit)::bigint as amount
     from balances_before($1::bigint[], 'infinity') k join cash c on c.id = k.akun_id group by 1
   ), moved as (
     select m.akun_id, jsonb_object_agg(m.month, m.amount) as months from (
       select b.akun_id, b.month, sum(b.debit - b.credit)::bigint as amount
       from cash c join akunbalances b on b.akun_id = c.id
       where b.profile_id = any ($1) and b.month >= $2::date group by 1, 2
     ) m group by 1
   )
   select c.id, c.code, c.name as label, coalesce(n.amount, 0)::bigint as amount, coalesce(m.months, '{}') as moved
   from cash c left join now n on n.akun_id = c.id left join moved m on m.akun_id = c.id
   where n.amount <> 0 or m.months is not null order by c.code`,
);

/** Cash and banks with their balances at the end of each month, of the running one today. @param months their first days */
export const cashByMonth = async ({ tx }: Context, branches: readonly number[], months: readonly string[]) => {
  const rows = await run(tx, cashOf, branches, months[1] ?? '');
  return rows.map(({ moved, ...account }) => ({
    ...account,
    ends: monthEnds(account.amount, months, new Map(Object.entries(moved))),
  }));
};

interface Payable {
  /** What slips pay until each day; corrections are netted by the next slip, whenever they are due. */
  readonly due: readonly number[];
  readonly payable: number;
  readonly tax: number;
}
const payableOf = named<Payable, [branches: readonly number[], days: readonly string[]]>(
  'overview_payable',
  `with days as materialized (
     select due_date, actor_type = '${actorType.tax}' as is_tax, actor_id is null as is_nobodys, sum(open_amount) as open_amount,
       sum(corrections) as corrections
     from hutang_days where profile_id = any ($1) group by 1, 2, 3
   )
   select (select coalesce(sum(open_amount), 0) from days)::bigint as payable,
     (select coalesce(sum(open_amount), 0) from days where is_tax)::bigint as tax,
     array(
       select coalesce(sum(case when d.due_date <= u.day then d.open_amount else d.corrections end), 0)::bigint
       from unnest($2::date[]) with ordinality u (day, no) left join days d on not d.is_nobodys and not d.is_tax
       group by u.no order by u.no
     ) as due`,
);

/** What is owed: until each of the days what slips pay, all of it, and what of it is tax. */
export const payablesUntil = async ({ tx }: Context, branches: readonly number[], days: readonly string[]) => {
  const [found] = await run(tx, payableOf, branches, days);
  const { due = [], payable = 0, tax = 0 } = found ?? {};
  return {
    payable,
    tax,
    due: days.map((until, at) => ({
      until,
      amount: due[at] ?? 0,
      added: (due[at] ?? 0) - (at === 0 ? 0 : (due[at - 1] ?? 0)),
    })),
  };
};

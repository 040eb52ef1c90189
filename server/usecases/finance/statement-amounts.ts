// The figures of a statement: accounts with their amounts by range and branch (finance.md 6.8, 6.9).
import { named, run } from '../../db/statement.ts';
import { differenceOf, type Range, rangeLabel } from '../../domain/finance/report-column.ts';
import type { CashFlowAccount as ChartAccount } from '../../domain/finance/cash-flow.ts';
import type { Context } from '../contract.ts';

interface Amount {
  readonly range_no: number;
  readonly profile_id: number;
  readonly akun_id: number;
  /** Debit minus credit, rupiah. */
  readonly signed: number;
}

/**
 * Whole months come from the kept balances; the days of a month that a range cuts are read by line, each account by its own index.
 * A month in which nothing follows the range is whole: the running one, as long as it is asked for up to its last journal.
 */
const amountsOf = named<Amount, [readonly number[], readonly string[], readonly string[], readonly number[]]>(
  'statement_amounts',
  `with spans as materialized (
     select range_no, first_day, last_day, date_trunc('month', first_day)::date as first_month,
       case when exists (
         select from journals j where j.profile_id = any ($1) and j.transaction_at > last_day
           and j.transaction_at < (date_trunc('month', last_day) + interval '1 month')::date
       ) then date_trunc('month', last_day) else date_trunc('month', last_day) + interval '1 month' end::date as until_month
     from unnest($2::date[], $3::date[]) with ordinality r (first_day, last_day, range_no)
   ), cut (range_no, sign, from_day, until_day) as (
     select range_no, -1, first_month, first_day from spans where first_month < first_day and first_month < until_month
     union all
     select range_no, 1, greatest(until_month, first_day), last_day + 1 from spans where until_month <= last_day
   )
   select x.range_no::int as range_no, x.profile_id, x.akun_id, sum(x.signed)::bigint as signed
   from (
     select s.range_no, b.profile_id, b.akun_id, sum(b.debit - b.credit) as signed
     from spans s join akunbalances b on b.month >= s.first_month and b.month < s.until_month
     where b.profile_id = any ($1) and b.kind = any ($4) group by 1, 2, 3
     union all
     select c.range_no, p.id, a.id, c.sign * l.signed
     from cut c cross join unnest($1::bigint[]) p (id) cross join akuns a
     cross join lateral (
       select sum(debit - credit) as signed from journal_lines
       where profile_id = p.id and akun_id = a.id and transaction_at >= c.from_day and transaction_at < c.until_day and kind = any ($4)
     ) l
     where not a.isheader and l.signed is not null
   ) x group by 1, 2, 3`,
);
/** The other sides of the journals that moved cash. An opening journal moves none: it says what was there. */
const cashMovesOf = named<Amount, [readonly number[], readonly string[], readonly string[], readonly number[]]>(
  'statement_cash_moves',
  `with spans as materialized (
     select range_no, first_day, last_day from unnest($2::date[], $3::date[]) with ordinality r (first_day, last_day, range_no)
   ), moved as materialized (
     select distinct s.range_no, l.journal_id
     from spans s cross join unnest($1::bigint[]) p (id) cross join akuns c
     cross join lateral (
       select journal_id from journal_lines where profile_id = p.id and akun_id = c.id
         and transaction_at between s.first_day and s.last_day and kind = any ($4) offset 0
     ) l
     where c.cashflow = 0 and not c.isheader
   )
   select m.range_no::int as range_no, o.profile_id, o.akun_id, sum(o.signed)::bigint as signed
   from moved m
   cross join lateral (select profile_id, akun_id, debit - credit as signed from journal_lines where journal_id = m.journal_id offset 0) o
   join akuns a on a.id = o.akun_id
   where a.cashflow <> 0 group by 1, 2, 3`,
);
const chart = named<Omit<ChartAccount, 'amounts'>, []>(
  'statement_chart',
  'select id as akun_id, code, name, isheader, parent_id, type, normal, is_intercompany, cashflow from akuns order by code',
);
const branchNames = named<{ id: number; name: string }, [readonly number[]]>(
  'statement_branches',
  'select id, name from profiles where id = any ($1) order by id',
);

export interface StatementColumn {
  readonly key: string;
  readonly label: string;
  /** Rupiah; a difference in rupiah; a share with two decimals, null without a base. */
  readonly kind: 'amount' | 'difference' | 'percent';
}
export interface Figures {
  readonly columns: readonly StatementColumn[];
  readonly accounts: readonly ChartAccount[];
  /** Rupiah that the accounts between branches do not cancel out; only where branches stand side by side. */
  readonly intercompany: number;
}
interface Asked {
  readonly branches: readonly number[];
  readonly ranges: readonly Range[];
  /** Kinds of journals: 1 transaksi 2 saldo awal 3 penyesuaian 4 penutup. */
  readonly kinds: readonly number[];
  readonly byBranch: boolean;
  /** What moved through cash, instead of all that was booked. */
  readonly cash?: true;
}

const read = async ({ tx }: Context, { branches, ranges, kinds, cash }: Asked) => ({
  accounts: await run(tx, chart),
  amounts: await run(
    tx,
    cash ? cashMovesOf : amountsOf,
    branches,
    ranges.map(({ start }) => start),
    ranges.map(({ end }) => end),
    kinds,
  ),
});

/** Columns of one range each, newest first; several branches are one sum. */
const byRange = async (context: Context, asked: Asked): Promise<Figures> => {
  const { accounts, amounts } = await read(context, asked);
  const sums = new Map<string, number>();
  for (const { akun_id, range_no, signed } of amounts) {
    const key = `${akun_id} ${range_no}`;
    sums.set(key, (sums.get(key) ?? 0) + signed);
  }
  return {
    columns: asked.ranges.map((range, i) => ({ key: `range_${i + 1}`, label: rangeLabel(range), kind: 'amount' })),
    accounts: accounts.map((account) => ({
      ...account,
      amounts: asked.ranges.map((_, i) => sums.get(`${account.akun_id} ${i + 1}`) ?? 0),
    })),
    intercompany: 0,
  };
};

/** A column for each branch, what cancels out between them, and the group as one. */
const byBranch = async (context: Context, asked: Asked): Promise<Figures> => {
  const { accounts, amounts } = await read(context, asked);
  const branches = await run(context.tx, branchNames, asked.branches);
  const known = new Map(amounts.map(({ akun_id, profile_id, signed }) => [`${akun_id} ${profile_id}`, signed]));
  const withAmounts = accounts.map((account) => {
    const own = branches.map(({ id }) => known.get(`${account.akun_id} ${id}`) ?? 0);
    const sum = own.reduce((total, value) => total + value, 0);
    // What branches owe each other is nobody's inside the group; a rest is told, not hidden.
    const elimination = account.is_intercompany && !asked.cash ? 0 - sum : 0;
    return { ...account, amounts: [...own, elimination, sum + elimination] };
  });
  const intercompany = withAmounts
    .filter(({ is_intercompany }) => is_intercompany)
    .reduce((total, account) => total - (account.amounts.at(-2) ?? 0), 0);
  return {
    columns: [
      ...branches.map(({ id, name }) => ({ key: `branch_${id}`, label: name, kind: 'amount' as const })),
      { key: 'elimination', label: 'Eliminasi', kind: 'amount' },
      { key: 'consolidated', label: 'Konsolidasi', kind: 'amount' },
    ],
    accounts: withAmounts,
    intercompany,
  };
};

/** The figures of a statement, in the columns that were asked for. */
export const readFigures = (context: Context, asked: Asked): Promise<Figures> =>
  asked.byBranch ? byBranch(context, asked) : byRange(context, asked);

/** Two ranges get their difference beside them, in rupiah and percent. */
export const withDifference = <R extends { readonly values: readonly number[] }>(
  columns: readonly StatementColumn[],
  rows: readonly R[],
): {
  readonly columns: readonly StatementColumn[];
  readonly rows: readonly (Omit<R, 'values'> & { readonly values: readonly (number | null)[] })[];
} => {
  const [first, second, third] = columns;
  if (!first?.key.startsWith('range_') || !second || third) return { columns, rows };
  return {
    columns: [
      ...columns,
      { key: 'difference', label: 'Selisih', kind: 'difference' },
      { key: 'percent', label: 'Selisih %', kind: 'percent' },
    ],
    // A heading without figures has no difference either.
    rows: rows.map((row) => ({
      ...row,
      values: row.values.length === 0 ? [] : [...row.values, ...differenceOf(row.values[0] ?? 0, row.values[1] ?? 0)],
    })),
  };
};

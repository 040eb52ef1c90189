// The figures of a statement: accounts with their amounts by range and branch (finance.md 6.8, 6.9).
import { cashflowKind } from '../../../../src/resources/finance/akun.ts';
import { named, run } from '../../../db/statement.ts';
import { readingOf } from '../../../domain/finance/kept-months.ts';
import { differenceOf, type NamedRange, rangeLabel } from '../../../domain/finance/report-column.ts';
import type { CashFlowAccount as ChartAccount } from '../../../domain/finance/cash-flow.ts';
import type { Context } from '../../kernel/contract.ts';

interface Amount {
  readonly range_no: number;
  readonly profile_id: number;
  readonly akun_id: number;
  /** Debit minus credit, rupiah. */
  readonly signed: number;
}

type Values = readonly [
  branches: readonly number[],
  kinds: readonly number[],
  fromMonths: readonly string[],
  untilMonths: readonly string[],
  cutRanges: readonly number[],
  cutSigns: readonly number[],
  cutFrom: readonly string[],
  cutUntil: readonly string[],
];

/** Whole months come from the kept balances, cut ones are put right by the lines of `days`. */
const amountsOf = (name: string, months: string, days: string) =>
  named<Amount, Values>(
    name,
    `with cut as materialized (
     select c.*, p.id as profile_id
     from unnest($5::int[], $6::int[], $7::date[], $8::date[]) c (range_no, sign, from_day, until_day), unnest($1::bigint[]) p (id)
     where exists (select from journals where profile_id = p.id and transaction_at >= c.from_day and transaction_at < c.until_day)
   )
   select x.range_no::int as range_no, x.profile_id, x.akun_id, sum(x.signed)::bigint as signed
   from (
     select m.range_no, b.profile_id, b.akun_id, sum(e.sign * (b.debit - b.credit)) as signed
     from unnest($3::date[], $4::date[]) with ordinality m (from_month, until_month, range_no)
     cross join lateral (values (-1, m.from_month), (1, m.until_month)) e (sign, day)
     cross join lateral balances_before($1, e.day) b
     where m.from_month < m.until_month and b.kind = any ($2) ${months} group by 1, 2, 3
     union all
     ${days}
   ) x group by 1, 2, 3`,
  );
/** Days that are cut are of one month: an account without a balance of it has no line. */
const ACCOUNTS = `lateral (select distinct akun_id as id from akunbalances
         where profile_id = c.profile_id and month = date_trunc('month', c.from_day::timestamp)::date) a`;
/** Lines of the cut days, each account by its own index. */
const LINES = `from journal_lines where profile_id = c.profile_id and akun_id = a.id
         and transaction_at >= c.from_day and transaction_at < c.until_day and kind = any ($2)`;

const booked = amountsOf(
  'statement_amounts',
  '',
  `select c.range_no, c.profile_id, a.id, c.sign * l.signed
     from cut c cross join ${ACCOUNTS} cross join lateral (select sum(debit - credit) as signed ${LINES}) l
     where l.signed is not null`,
);
/** All lines of the journals that have one on a cash account. An opening journal moves no cash: it says what was there. */
const cashMoves = amountsOf(
  'statement_cash_moves',
  'and b.cash',
  `select range_no, profile_id, akun_id, sum(signed) from (
       select c.range_no, c.profile_id, a.id as akun_id, c.sign * l.signed as signed,
         bool_or(k.cashflow = ${cashflowKind.cash}) over (partition by c.range_no, c.sign, l.journal_id) as cash
       from cut c cross join ${ACCOUNTS} join akuns k on k.id = a.id
       cross join lateral (select journal_id, debit - credit as signed ${LINES} offset 0) l
     ) l where cash group by 1, 2, 3`,
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
  /** Rupiah; a difference in rupiah; a share with two decimals, null without a base; 1, 0 or -1 as `verdicts` name it. */
  readonly kind: 'amount' | 'difference' | 'percent' | 'verdict';
}
export interface Figures {
  readonly columns: readonly StatementColumn[];
  readonly accounts: readonly ChartAccount[];
  /** Rupiah that the accounts between branches do not cancel out; only where branches stand side by side. */
  readonly intercompany: number;
}
interface Asked {
  readonly branches: readonly number[];
  readonly ranges: readonly NamedRange[];
  /** Kinds of journals: 1 transaksi 2 saldo awal 3 penyesuaian 4 penutup. */
  readonly kinds: readonly number[];
  readonly byBranch: boolean;
  /** What moved through cash, instead of all that was booked. */
  readonly cash?: true;
}

const valuesOf = ({ today }: Context, { branches, ranges, kinds }: Asked): Values => {
  const readings = ranges.map((range) => readingOf(range, today));
  const cuts = readings.flatMap((reading, i) => reading.cuts.map((cut) => ({ ...cut, range: i + 1 })));
  return [
    branches,
    kinds,
    readings.map(({ months }) => months.from),
    readings.map(({ months }) => months.until),
    cuts.map(({ range }) => range),
    cuts.map(({ sign }) => sign),
    cuts.map(({ from }) => from),
    cuts.map(({ until }) => until),
  ];
};

const read = async (context: Context, asked: Asked) => {
  const [accounts, amounts] = await Promise.all([
    run(context.tx, chart),
    run(context.tx, asked.cash ? cashMoves : booked, ...valuesOf(context, asked)),
  ]);
  return { accounts, amounts };
};

/** Columns of one range each, newest first; several branches are one sum. */
const byRange = async (context: Context, asked: Asked): Promise<Figures> => {
  const { accounts, amounts } = await read(context, asked);
  const sums = new Map<string, number>();
  for (const { akun_id, range_no, signed } of amounts) {
    const key = `${akun_id} ${range_no}`;
    sums.set(key, (sums.get(key) ?? 0) + signed);
  }
  return {
    columns: asked.ranges.map((range, i) => ({
      key: `range_${i + 1}`,
      label: range.label ?? rangeLabel(range),
      kind: 'amount',
      start_date: range.start,
      end_date: range.end,
    })),
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

// What the clinic owes today, and what it shared out of its profit in the range (platform.md 6, tab Finance). Rupiah.
import type { Calls } from '../../../src/resources/calls.ts';
import { standingDividendStates } from '../../../src/resources/finance/deviden-life.ts';
import { actors, type ActorType, openHutangStates } from '../../../src/resources/finance/hutang.ts';
import { listed, planned, run } from '../../db/statement.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { reportBranches } from '../kernel/report-branches.ts';
import { AMOUNT, COUNT, DATE, figuresWith, headed, LABEL } from './figures.ts';

interface Owed {
  readonly type: ActorType;
  readonly count: number;
  readonly amount: number;
  readonly overdue: number;
}
/** Corrections below nothing take off, as on the page of the payees. */
const perPayee = planned<Owed, [branches: readonly number[], today: string]>(
  `select h.actor_type as type, count(*)::int as count, sum(h.amount - h.paid_amount)::bigint as amount,
     coalesce(sum(h.amount - h.paid_amount) filter (where h.due_date < $2::date), 0)::bigint as overdue
   from hutangs h where h.profile_id = any ($1) and h.status in ${listed(openHutangStates)}
   group by h.actor_type order by amount desc`,
);
const nameOf = (type: ActorType): string => actors.find(({ value }) => value === type)?.label ?? type;
const total = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** GET dashboard/finance/hutang: by kind of payee as of today, whatever the range; `sum` of all of them, and what of it is late. */
export const payables = async (context: Context, { query }: CallRequest<Calls['dashboard.finance.hutang']>) => {
  const read = await run(context.tx, perPayee, reportBranches(context, query.profile_id), context.today);
  const rows = read.map((row) => ({ ...row, label: nameOf(row.type) }));
  const columns = [
    headed(LABEL, 'label', 'Penerima'),
    headed(COUNT, 'count', 'Baris'),
    headed(AMOUNT, 'amount', 'Sisa'),
    headed(AMOUNT, 'overdue', 'Lewat jatuh tempo'),
  ];
  const sums = { sum: total(rows, ({ amount }) => amount), overdue: total(rows, ({ overdue }) => overdue) };
  return figuresWith(query, { title: 'Hutang', columns, rows }, sums);
};

interface Shared {
  readonly id: number;
  readonly label: string;
  readonly date: string;
  readonly amount: number;
  readonly paid: number;
  readonly owed: number;
}
/** What became of a part stands with what is owed for it. */
const perDividend = planned<Shared, [branches: readonly number[], start: string, end: string]>(
  `select v.id, v.code as label, v.transaction_at::text as date, f.amount, f.paid, f.amount - f.paid as owed
   from devidens v cross join lateral (
     select coalesce(sum(d.amount), 0)::bigint as amount, coalesce(sum(h.paid_amount), 0)::bigint as paid
     from devidendetails d left join hutangs h on h.id = d.hutang_id where d.deviden_id = v.id) f
   where v.profile_id = any ($1) and v.transaction_at between $2 and $3 and v.status in ${listed(standingDividendStates)}
   order by v.transaction_at, v.id`,
);

/** GET dashboard/finance/deviden: dividends that stand, on the day of their journal; `sum` is what they share out. */
export const dividends = async (context: Context, { query }: CallRequest<Calls['dashboard.finance.deviden']>) => {
  const { start_date, end_date, profile_id } = query;
  const rows = await run(context.tx, perDividend, reportBranches(context, profile_id), start_date, end_date);
  const columns = [
    headed(LABEL, 'label', 'Deviden'),
    DATE,
    headed(AMOUNT, 'amount', 'Dibagikan'),
    headed(AMOUNT, 'paid', 'Dibayar'),
    headed(AMOUNT, 'owed', 'Sisa'),
  ];
  return figuresWith(query, { title: 'Deviden', columns, rows }, { sum: total(rows, ({ amount }) => amount) });
};

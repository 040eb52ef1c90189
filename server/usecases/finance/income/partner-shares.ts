// What partner hospitals get of the treatments and profits of a range (finance.md 4 /finance/tindakan/mitra).
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType, hutang, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { mulDiv } from '../../../../src/resources/kernel/money.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import {
  addedUp,
  countColumn,
  decimalColumn,
  FEE_COLUMNS,
  incomeSheet,
  moneyColumn,
  patternOf,
  textColumn,
} from './income-sheet.ts';

interface Part {
  readonly mitra_id: number;
  readonly mitra: string;
  readonly treatments: number;
  readonly net_amount: number;
  readonly target_amount: number;
  readonly profit_amount: number;
  readonly accrued_amount: number;
  readonly paid_amount: number;
  readonly owed_amount: number;
}
const { cancelled } = tindakanincome.state;
/** Treatments by the day of the work, profits by the last day of their month. $4: pattern of the name, or null. */
const partsOf = named<Part, [branches: readonly number[], from: string, to: string, name: string | null]>(
  'partner_parts',
  `with done as materialized (
     select t.id, t.mitra_id, t.net_amount, t.rumahsakit_amount, t.status from ${tindakanincome.table} t
     where t.profile_id = any ($1) and t.transaction_at between $2 and $3 and t.mitra_id is not null
   ), shares as (
     select mitra_id, count(*) filter (where status <> ${cancelled}) as treatments,
       coalesce(sum(net_amount) filter (where status <> ${cancelled}), 0)::bigint as net_amount,
       coalesce(sum(rumahsakit_amount) filter (where status <> ${cancelled}), 0)::bigint as target_amount
     from done group by mitra_id
   ), rows as (
     select h.actor_id as mitra_id, h.amount, h.paid_amount, false as of_profit
     from done t join ${hutang.table} h on h.source_type = '${hutangSource.income}' and h.source_id = t.id
       and h.actor_type = '${actorType.rumahsakit}' and h.status <> ${hutang.state.cancelled}
     union all
     select h.actor_id, h.amount, h.paid_amount, true from ${hutang.table} h
     where h.profile_id = any ($1) and h.transaction_at between $2 and $3 and h.source_type = '${hutangSource.profitSharing}'
       and h.actor_type = '${actorType.rumahsakit}' and h.status <> ${hutang.state.cancelled}
   ), owed as (
     select mitra_id, coalesce(sum(amount) filter (where of_profit), 0)::bigint as profit_amount, sum(amount)::bigint as accrued_amount,
       sum(paid_amount)::bigint as paid_amount, sum(amount - paid_amount)::bigint as owed_amount
     from rows group by mitra_id
   )
   select m.id as mitra_id, m.name as mitra, coalesce(s.treatments, 0) as treatments,
     coalesce(s.net_amount, 0)::bigint as net_amount, coalesce(s.target_amount, 0)::bigint as target_amount,
     coalesce(o.profit_amount, 0)::bigint as profit_amount, coalesce(o.accrued_amount, 0)::bigint as accrued_amount,
     coalesce(o.paid_amount, 0)::bigint as paid_amount, coalesce(o.owed_amount, 0)::bigint as owed_amount
   from mitras m left join shares s on s.mitra_id = m.id left join owed o on o.mitra_id = m.id
   where (s.mitra_id is not null or o.mitra_id is not null) and ($4::text is null or m.name ilike $4)
   order by accrued_amount desc, m.name, m.id`,
);

/** Two decimals. */
const HUNDREDTHS = 10_000;
/** What the parts come to of the net, which may follow several rules; null: there was none. */
const percentOf = ({ net_amount, target_amount }: Part): number | null =>
  net_amount === 0 ? null : mulDiv(target_amount, HUNDREDTHS, net_amount) / 100;

const COLUMNS = [
  textColumn('mitra', 'Mitra', 36),
  countColumn('treatments', 'Tindakan'),
  moneyColumn('net_amount', 'Neto'),
  decimalColumn('percent', '%'),
  moneyColumn('target_amount', 'Bagian'),
  moneyColumn('profit_amount', 'Dari laba bulanan'),
  ...FEE_COLUMNS,
];
const SUMS = [
  'treatments',
  'net_amount',
  'target_amount',
  'profit_amount',
  'accrued_amount',
  'paid_amount',
  'owed_amount',
] as const;

/** GET /api/finance/tindakan/mitra: by partner; rupiah. */
export const listPartners = async (
  { tx, branches }: Context,
  { query }: CallRequest<Calls['finance.tindakan.mitra']>,
) => {
  const parts = await run(tx, partsOf, branches, query.start_date, query.end_date, patternOf(query.keyword));
  const data = parts.map((part) => ({ ...part, percent: percentOf(part) }));
  const sums = addedUp(data, SUMS);
  if (query.export) return incomeSheet(query, { title: 'Bagian mitra', columns: COLUMNS, rows: data, sums });
  return { data, count: data.length, sums };
};

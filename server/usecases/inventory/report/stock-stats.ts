// GET /api/inventory/stats: what of the stock wants to be looked at today (inventory.md 4 '/inventory', 5).
import { maySee } from '../../../../src/policies/index.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { openPurchaseStates } from '../../../../src/resources/inventory/purchase.ts';
import { mutationState, underwayStates } from '../../../../src/resources/inventory/mutation-life.ts';
import { composed, listed, named, runOne } from '../../../db/statement.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { waitingPrescriptions } from './waiting-prescriptions-port.ts';

/** SQL over pools `p` and their items `i`: is to be ordered (inventory.md 4). */
export const IS_LOW = `i.status = ${activeStatus.active} and p.min_stock is not null and p.qty_on_hand <= p.min_stock`;

type Stats = Required<Omit<AnswerOf<'inventory.stats.show'>, 'orders' | 'resep'>>;
const statsOf = named<Stats, [branches: readonly number[], today: string]>(
  'stock_stats',
  `with pool as (
     select coalesce(sum(p.stock_value), 0)::bigint as value,
       count(*) filter (where ${IS_LOW}) as low
     from item_branches p join items i on i.id = p.item_id where p.profile_id = any ($1)
   ), shelf as (
     select s.profile_id, s.batch_id, b.expired_at, c.expiry_alert_days as days
     from stock_balances s join batches b on b.id = s.batch_id join items i on i.id = s.item_id
     join item_categories c on c.id = i.category_id
     where s.profile_id = any ($1) and s.qty > 0 and b.expired_at is not null group by 1, 2, 3, 4
   ), expiry as (
     select count(*) filter (where expired_at < $2::date) as expired,
       count(*) filter (where expired_at between $2::date and $2::date + days) as soon,
       count(*) filter (where expired_at between $2::date and $2::date + 30) as within30,
       count(*) filter (where expired_at between $2::date and $2::date + 60) as within60,
       count(*) filter (where expired_at between $2::date and $2::date + 90) as within90
     from shelf
   ), way as (
     select count(*) filter (where m.to_profile_id = any ($1) and m.status in ${listed(underwayStates)}) as incoming,
       count(*) filter (where m.profile_id = any ($1) and m.status in (${mutationState.draft}, ${mutationState.waiting})) as asked
     from mutations m where m.status between ${mutationState.draft} and ${mutationState.partial}
   )
   select pool.value, pool.low, expiry.*, way.* from pool, expiry, way`,
);
/** Counts of some branches on a day. */
export const readStats = async ({
  tx,
  branches,
  today,
}: Pick<Context, 'tx' | 'branches' | 'today'>): Promise<Stats> => {
  const found = await runOne(tx, statsOf, branches, today);
  if (!found) throw new Error('Figures of the stock are always one row.');
  return found;
};

interface Waiting {
  readonly orders: number;
  readonly resep: number;
}
/** Orders of which goods may come, and prescriptions that the pharmacy has not handed over. */
const waitingOf = composed<Waiting, [branches: readonly number[]]>(
  'stock_waiting',
  () => `select (${waitingPrescriptions.given()})::int as resep,
     (select count(*) from purchases where profile_id = any ($1) and status in ${listed(openPurchaseStates)})::int as orders`,
);

/** Its worth is missing for who may not see it. */
export const showStats: CallHandlers['inventory.stats.show'] = async (context) => {
  const [{ value, ...counts }, waiting] = await Promise.all([
    readStats(context),
    runOne(context.tx, waitingOf, context.branches),
  ]);
  const { orders = 0, resep = 0 } = waiting ?? {};
  return { ...counts, orders, resep, ...(maySee(context.actor.role, 'stock') && { value }) };
};

/** GET /api/inventory/stats/jumlah: for the tile of the module: what is low, has expired or will soon. */
export const countStats: CallHandlers['inventory.stats.jumlah'] = async (context) => {
  const { low, expired, soon } = await readStats(context);
  return { late: low + expired + soon };
};

// What sales have cost, for the bills of finance (finance/bill/sold-goods-port.ts): of what was returned into stock nothing any more.
import { sale } from '../../../../src/resources/inventory/sale.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

const costsOf = named<{ bill_id: number; cost: number }, [bills: readonly number[]]>(
  'sale_costs_of_bills',
  `select s.bill_id, s.cost_total - coalesce((select sum(r.cost_value) from salesreturns r where r.sale_id = s.id), 0)::bigint as cost
   from sales s where s.bill_id = any ($1) and s.cost_total is not null and s.status <> ${sale.state.cancelled}`,
);

export const costsOfBills = async (
  { tx }: Pick<Context, 'tx'>,
  bills: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (bills.length === 0) return new Map();
  return new Map((await run(tx, costsOf, bills)).map(({ bill_id, cost }) => [bill_id, cost]));
};

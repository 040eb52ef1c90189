// PAID and HUTANG of patients, for their lists (finance.md 6.12 financeStats), with the receipts and bills that they are the sums of.
import { openBillStates, standingBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { FinanceStats, PatientMoney, StatsOf } from '../../platform/person/finance-stats-port.ts';

type StatsRow = Pick<FinanceStats, 'billtransactions' | 'bills'> & { readonly customer_id: number };

const stats = named<StatsRow, [readonly number[], readonly number[]]>(
  'finance_stats',
  `select c.id as customer_id,
     (select coalesce(json_agg(json_build_object('price_amount', r.amount) order by r.id), '[]'::json) from (
       select id, case type when ${receiptType.payment} then price_amount else deposit_amount - price_amount end as amount
         from billtransactions
       where customer_id = c.id and status = ${billtransaction.state.valid}
       and type in (${receiptType.payment}, ${receiptType.payout}) and profile_id = any ($2)) r) as billtransactions,
     (select coalesce(json_agg(json_build_object(
         'total_amount', b.total_amount, 'installment_current_amount', b.installment_current_amount) order by b.id), '[]'::json)
       from bills b where b.customer_id = c.id and b.status in ${listed(standingBillStates)} and b.profile_id = any ($2)) as bills
   from unnest($1::bigint[]) c (id)`,
);

const statsOf = ({ billtransactions, bills }: StatsRow): FinanceStats => ({
  billtransactions,
  bills,
  paid_amount: billtransactions.reduce((sum, { price_amount }) => sum + price_amount, 0),
  hutang_amount: bills.reduce((sum, bill) => sum + bill.total_amount - bill.installment_current_amount, 0),
});

const statsWithin: StatsOf = async (tx, ids, branches) => {
  const rows = ids.length === 0 ? [] : await run(tx, stats, ids, branches);
  return new Map(rows.map((row) => [row.customer_id, statsOf(row)]));
};

/** Bills of the branches in reach of which something is open, as the index `bills_owing` has them: less than the whole of these is paid. */
const OWED = `i.profile_id = any(?) and i.status in ${listed(openBillStates)} and i.total_amount > 0`;
const INDEBTED = `exists (select from bills i where i.customer_id = t.id and ${OWED})`;
const DEBTORS = `select distinct i.customer_id from bills i where ${OWED}`;

export const financeStats: PatientMoney = { statsOf: statsWithin, indebted: INDEBTED, debtors: DEBTORS };

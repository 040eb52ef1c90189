// What hangs on a bill: its schedule, receipts, notes of credit and journals, in one round trip (finance.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { angsuran } from '../../../../src/resources/finance/angsuran.ts';
import { billrefund } from '../../../../src/resources/finance/billrefund.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import type {
  BillDetail,
  DetailAngsuran,
  DetailJournal,
  DetailPayment,
  DetailRefund,
} from '../../../../src/resources/finance/bill-detail.ts';
import { journalOrigin } from '../../../../src/resources/finance/jurnal.ts';
import type { State } from '../../../../src/resources/kernel/define.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';

type Stored<T> = readonly Omit<T, 'statusname'>[] | null;
interface Row {
  readonly angsurans: Stored<DetailAngsuran>;
  readonly payments: Stored<DetailPayment>;
  readonly refunds: Stored<DetailRefund>;
  readonly journals: readonly DetailJournal[] | null;
}

const detailOf = named<Row, [number, readonly number[]]>(
  'bill_detail',
  `with receipts as materialized (
     select a.billtransaction_id as id, sum(a.amount) as amount from billtransactionallocations a where a.bill_id = $1 group by 1
   ), notes as materialized (
     select * from billrefunds where bill_id = $1
   ), sources (source_type, source_id) as (
     select 'bill', $1::bigint union all select 'billtransaction', id from receipts union all select 'billrefund', id from notes
   )
   select (select jsonb_agg(jsonb_build_object('id', a.id, 'no', a.no, 'due_date', a.due_date, 'amount', a.amount,
         'paid_amount', a.paid_amount, 'status', a.status) order by a.due_date nulls last, a.no)
       from angsurans a where a.bill_id = b.id) as angsurans,
     (select jsonb_agg(jsonb_build_object('id', r.id, 'code', r.code, 'type', r.type, 'posting_date', r.posting_date,
         'amount', x.amount, 'status', r.status, 'methods', (
           select string_agg(distinct m.name, ', ') from billtransactionmethods t join paymentmethods m on m.id = t.paymentmethod_id
           where t.billtransaction_id = r.id)) order by r.id)
       from receipts x join billtransactions r on r.id = x.id) as payments,
     (select jsonb_agg(jsonb_build_object('id', n.id, 'code', n.code, 'transaction_at', n.transaction_at, 'amount', n.amount,
         'payout_amount', n.payout_amount, 'reason', n.reason, 'status', n.status) order by n.id) from notes n) as refunds,
     (select jsonb_agg(jsonb_build_object('id', j.id, 'code', j.code, 'transaction_at', j.transaction_at, 'memo', j.memo,
         'total_amount', j.total_amount, 'status', j.status) order by j.id)
       from sources s join journals j on j.source_type = s.source_type and j.source_id = s.source_id
         and j.profile_id = b.profile_id and j.origin = ${journalOrigin.automatic}) as journals
   from bills b where b.id = $1 and b.profile_id = any ($2)`,
);

const namedBy =
  (states: Readonly<Record<number, State>>) =>
  <T extends { readonly status: number }>(row: T) => ({ ...row, statusname: states[row.status]?.label ?? '' });

/** What hangs on a bill of the actor's branches. @throws Refusal not-found */
export const readBillDetail = async (context: Context, id: number): Promise<BillDetail> => {
  const row = await runOne(context.tx, detailOf, id, context.branches);
  if (!row) throw new Refusal('not-found');
  return {
    angsurans: (row.angsurans ?? []).map(namedBy(angsuran.states)),
    payments: (row.payments ?? []).map(namedBy(billtransaction.states)),
    refunds: (row.refunds ?? []).map(namedBy(billrefund.states)),
    journals: row.journals ?? [],
  };
};

/** GET /api/finance/bill/{id}/rincian @throws Refusal not-found */
export const billDetail = (
  context: Context,
  { params }: CallRequest<Calls['finance.bill.rincian']>,
): Promise<BillDetail> => readBillDetail(context, params['id'] ?? 0);

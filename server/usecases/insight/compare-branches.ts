// GET dashboard/cabang: the branches of the group beside each other (platform.md 5), for the superadmin in whichever branch he works.
import { billType, issuedBillStates } from '../../../src/resources/finance/bill-life.ts';
import { receiptType } from '../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../src/resources/finance/billtransaction.ts';
import { activeStatus } from '../../../src/resources/kernel/active.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { Calls } from '../../../src/resources/calls.ts';
import { visit } from '../../../src/resources/service/visit.ts';
import { listed, planned, run } from '../../db/statement.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { openParts } from '../finance/bill/open-parts.ts';
import { acrossBranches } from '../kernel/across-branches.ts';
import { AMOUNT, COUNT, figuresOf, LABEL, headed } from './figures.ts';

interface Row {
  readonly profile_id: number;
  readonly code: string;
  readonly label: string;
  readonly visits: number;
  readonly finished: number;
  readonly newcomers: number;
  readonly billed: number;
  readonly received: number;
  readonly due: number;
  readonly overdue: number;
}

/** $1 first day, $2 last day. Overdue is judged on the branch's own day. */
const figures = planned<Row, [string, string, string]>(
  `select b.id as profile_id, b.code, b.name as label, v.visits, v.finished, v.newcomers, i.billed, r.received, o.due, o.overdue
   from profiles b
   cross join lateral (
     select count(*) filter (where status <> ${visit.state.cancelled}) as visits,
       count(*) filter (where status = ${visit.state.finished}) as finished,
       count(distinct customer_id) filter (where isnew and status <> ${visit.state.cancelled}) as newcomers
     from visits where profile_id = b.id and visit_date between $1 and $2) v
   cross join lateral (
     select coalesce(sum(total_amount), 0)::bigint as billed from bills
     where profile_id = b.id and posting_date between $1 and $2 and status in ${listed(issuedBillStates)} and type <> ${billType.opening}) i
   cross join lateral (
     select coalesce(sum(price_amount), 0)::bigint as received from billtransactions
     where profile_id = b.id and posting_date between $1 and $2 and status = ${billtransaction.state.valid}
     and type = ${receiptType.payment}) r
   cross join lateral (
     select coalesce(sum(x.amount), 0)::bigint as due,
       coalesce(sum(x.amount) filter (where x.due < ($3::timestamptz at time zone b.timezone)::date), 0)::bigint as overdue
     from (${openParts('o.profile_id = b.id')}) x) o
   where b.status = ${activeStatus.active} or v.visits > 0 or i.billed > 0 or o.due > 0
   order by b.id`,
);

const COLUMNS = [
  headed(LABEL, 'label', 'Cabang'),
  { name: 'code', header: 'Kode', field: field.code('Kode'), width: 8 },
  headed(COUNT, 'visits', 'Kunjungan'),
  headed(COUNT, 'finished', 'Selesai'),
  headed(COUNT, 'newcomers', 'Pasien baru'),
  headed(AMOUNT, 'billed', 'Tagihan terbit'),
  headed(AMOUNT, 'received', 'Pembayaran'),
  headed(AMOUNT, 'due', 'Sisa tagihan'),
  headed(AMOUNT, 'overdue', 'Lewat jatuh tempo'),
];

/** Visits and rupiah of the range; `due` and `overdue` are those of today, out of every range. */
export const compareBranches = async (context: Context, { query }: CallRequest<Calls['dashboard.cabang']>) => {
  const { start_date, end_date } = query;
  const rows = await acrossBranches(context, (tx) => run(tx, figures, start_date, end_date, context.now.toISOString()));
  return figuresOf(query, { title: 'Perbandingan cabang', columns: COLUMNS, rows });
};

// GET dashboard/cabang: the branches of the group beside each other (platform.md 5), for the superadmin in whichever branch he works.
import { billType, issuedBillStates } from '../../../src/resources/finance/bill-life.ts';
import { receiptType } from '../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../src/resources/finance/billtransaction.ts';
import { standingDividendStates } from '../../../src/resources/finance/deviden-life.ts';
import { activeStatus } from '../../../src/resources/kernel/active.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { AnswerOf } from '../../../src/resources/answers.ts';
import type { Calls } from '../../../src/resources/calls.ts';
import { claimState, membershipState } from '../../../src/resources/paket/membership-life.ts';
import { ABSENT } from '../../../src/resources/service/visit-life.ts';
import { visit } from '../../../src/resources/service/visit.ts';
import { listed, planned, run } from '../../db/statement.ts';
import { attendanceSums, TOLD_SLIPS } from '../attendance/payroll/list-stats.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { openByAge } from '../finance/bill/open-parts.ts';
import { IS_LOW } from '../inventory/report/stock-stats.ts';
import { acrossBranches } from '../kernel/across-branches.ts';
import { keptLists, keptOver } from '../kernel/kept-counts.ts';
import { besideTargets, branchTargets } from './branch-targets.ts';
import { AMOUNT, COUNT, figuresOf, LABEL, headed, PERCENT } from './figures.ts';
import { ledgerIncomeOfBranches } from './ledger-income.ts';
import { IS_CASH_BOOK } from './sum-position.ts';

type Figures = AnswerOf<'dashboard.cabang'>['data'][number];
/** The ledger tells the income by itself, and targets are beside what came of them. */
type Told = `${'received' | 'newcomers' | 'noshows'}_${'target' | 'percent'}`;
type Row = Omit<Figures, 'income' | Told>;

/** First visits of a patient in the range are one newcomer. */
const NEWCOMERS = `select distinct customer_id from visits
       where profile_id = b.id and visit_date between $1 and $2 and isnew and status <> ${visit.state.cancelled}`;
/** Figures of a branch `b` by module, each a part of its own: $1 first day, $2 last day, $3 now. What is kept by day is read there. */
const SERVICE = `
   cross join lateral (
     select coalesce(sum(k.count) filter (where k.status <> ${visit.state.cancelled}), 0)::int as visits,
       coalesce(sum(k.count) filter (where k.status = ${visit.state.finished}), 0)::int as finished,
       (select count(*) from (${NEWCOMERS}) n) as newcomers,
       (select count(*) from visits where profile_id = b.id and visit_date between $1 and $2
         and status = ${visit.state.cancelled} and cancel_type = '${ABSENT}') as noshows
     from ${keptOver(keptLists['service.visit'].list, 'array[b.id]', 'day between $1 and $2')} k) v`;
/** Overdue is judged on the branch's own day; what is owed and cash are those of today. */
const FINANCE = `
   cross join lateral (
     select coalesce(sum(total_amount), 0)::bigint as billed from bills
     where profile_id = b.id and posting_date between $1 and $2 and status in ${listed(issuedBillStates)} and type <> ${billType.opening}) i
   cross join lateral (
     select coalesce(sum(k.amount), 0)::bigint as received
     from ${keptOver(keptLists['finance.billtransaction'].list, 'array[b.id]', 'day between $1 and $2')} k
     where k.status = ${billtransaction.state.valid} and k.kind = ${receiptType.payment}) r
   cross join lateral (
     select coalesce(sum(x.amount), 0)::bigint as due, coalesce(sum(x.amount) filter (where x.place), 0)::bigint as overdue
     from (${openByAge('array[b.id]', (due) => `${due} < ($3::timestamptz at time zone b.timezone)::date`)}) x) o
   cross join lateral (
     select coalesce(sum(k.debit - k.credit), 0)::bigint as cash
     from balances_before(array[b.id], 'infinity') k join akuns a on a.id = k.akun_id where ${IS_CASH_BOOK}) c
   cross join lateral (
     select coalesce(sum(h.open_amount), 0)::bigint as payables from hutang_days h where h.profile_id = b.id) h
   cross join lateral (
     select coalesce(sum(s.amount), 0)::bigint as dividends from devidens e join devidendetails s on s.deviden_id = e.id
     where e.profile_id = b.id and e.transaction_at between $1 and $2 and e.status in ${listed(standingDividendStates)}) d`;
const PACKAGES = `
   cross join lateral (
     select count(*) as packages, coalesce(sum(m.total_amount), 0)::bigint as package_sales from memberships m
     where m.profile_id = b.id and m.sold_at between $1 and $2 and m.status <> ${membershipState.cancelled}) m
   cross join lateral (
     select coalesce(sum(u.used), 0)::int as claims from membershipperawatanuseds u
     where u.profile_id = b.id and u.status = ${claimState.used} and u.used_at >= $1::date::timestamp at time zone b.timezone
     and u.used_at < ($2::date + 1)::timestamp at time zone b.timezone) u`;
const STOCK = `
   cross join lateral (
     select coalesce(sum(p.stock_value), 0)::bigint as stock,
       count(*) filter (where ${IS_LOW}) as low
     from item_branches p join items i on i.id = p.item_id where p.profile_id = b.id) g`;
const ATTENDANCE = `
   cross join lateral (
     select ${attendanceSums.hadir} as hadir, ${attendanceSums.telat} as telat, ${attendanceSums.alpha} as alpha
     from attendances a where a.profile_id = b.id and a.work_date between $1 and $2) w
   cross join lateral (
     select coalesce(sum(t.net), 0)::bigint as netto from ${TOLD_SLIPS}
     where r.profile_id = b.id and r.end_date between $1 and $2) n`;

const figures = planned<Row, [string, string, string]>(
  `select b.id as profile_id, b.code, b.name as label, v.visits, v.finished, v.newcomers, v.noshows, i.billed, r.received, o.due, o.overdue,
     c.cash, h.payables, d.dividends, m.packages, m.package_sales, u.claims, g.stock, g.low, w.hadir, w.telat, w.alpha, n.netto
   from profiles b ${SERVICE} ${FINANCE} ${PACKAGES} ${STOCK} ${ATTENDANCE}
   where b.status = ${activeStatus.active} or v.visits > 0 or i.billed > 0 or o.due > 0
   order by b.id`,
);

const COLUMNS = [
  headed(LABEL, 'label', 'Cabang'),
  { name: 'code', header: 'Kode', field: field.code('Kode'), width: 8 },
  headed(COUNT, 'visits', 'Kunjungan'),
  headed(COUNT, 'finished', 'Selesai'),
  headed(COUNT, 'newcomers', 'Pasien baru'),
  headed(COUNT, 'newcomers_target', 'Target pasien baru'),
  headed(PERCENT, 'newcomers_percent', 'Pasien baru % target'),
  headed(COUNT, 'noshows', 'Tidak hadir'),
  headed(COUNT, 'noshows_target', 'Batas tidak hadir'),
  headed(PERCENT, 'noshows_percent', 'Tidak hadir % batas'),
  headed(AMOUNT, 'income', 'Pendapatan'),
  headed(AMOUNT, 'billed', 'Tagihan terbit'),
  headed(AMOUNT, 'received', 'Pembayaran'),
  headed(AMOUNT, 'received_target', 'Target pembayaran'),
  headed(PERCENT, 'received_percent', 'Pembayaran % target'),
  headed(AMOUNT, 'due', 'Sisa tagihan'),
  headed(AMOUNT, 'overdue', 'Lewat jatuh tempo'),
  headed(AMOUNT, 'cash', 'Kas dan bank'),
  headed(AMOUNT, 'payables', 'Hutang'),
  headed(AMOUNT, 'dividends', 'Deviden'),
  headed(COUNT, 'packages', 'Paket terjual'),
  headed(AMOUNT, 'package_sales', 'Nilai paket terjual'),
  headed(COUNT, 'claims', 'Klaim gratis'),
  headed(AMOUNT, 'stock', 'Nilai persediaan'),
  headed(COUNT, 'low', 'Stok rendah'),
  { name: 'hadir', header: 'Hadir', field: field.quantity('Hadir') },
  headed(COUNT, 'telat', 'Terlambat'),
  { name: 'alpha', header: 'Alpha', field: field.quantity('Alpha') },
  headed(AMOUNT, 'netto', 'Gaji netto'),
];

/** Figures of the range; what is owed either way, cash and stock are those of today, out of every range. */
export const compareBranches = async (context: Context, { query }: CallRequest<Calls['dashboard.cabang']>) => {
  const { start_date, end_date } = query;
  const rows = await acrossBranches(context, async (tx): Promise<readonly Figures[]> => {
    const read = await run(tx, figures, start_date, end_date, context.now.toISOString());
    const ids = read.map(({ profile_id }) => profile_id);
    const earned = await ledgerIncomeOfBranches(tx, ids, start_date, end_date);
    const targetOf = await branchTargets(tx, ids, start_date, end_date);
    const incomes = new Map(earned.map(({ profile_id, income }) => [profile_id, income]));
    return read.map((row) => ({
      ...row,
      income: incomes.get(row.profile_id) ?? 0,
      ...besideTargets(row, targetOf(row.profile_id)),
    }));
  });
  return figuresOf(query, { title: 'Perbandingan cabang', columns: COLUMNS, rows });
};

// GET /api/finance-v2/laporan/kas-harian (workspace.md 4): receipts by method and cashier, and the ledger against what was counted.
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import type { cashDayReport as cashDayCall } from '../../../../src/resources/finance/statement-calls.ts';
import { named, run } from '../../../db/statement.ts';
import { type CashAccount, cashDay, type CashierSum } from '../../../domain/finance/cash-day.ts';
import { rangeLabel } from '../../../domain/finance/report-column.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { statementFile } from './statement-file.ts';

/** A receipt counts on its day, and against it on the day that it is taken back: as the books have it. */
const sumsOf = named<CashierSum, [readonly number[], string, string]>(
  'cash_day_receipts',
  `select p.name as method, coalesce(u.name, 'Sistem') as cashier, sum(x.came)::bigint as came, sum(x.went)::bigint as went
   from (
     select r.created_by as cashier, m.paymentmethod_id, case r.type when ${receiptType.payout} then 0 else m.amount end as came,
       case r.type when ${receiptType.payout} then m.amount else 0 end as went
     from billtransactions r join billtransactionmethods m on m.billtransaction_id = r.id
     where r.profile_id = any ($1) and r.posting_date between $2 and $3
     union all
     select r.created_by, m.paymentmethod_id, case r.type when ${receiptType.payout} then m.amount else 0 end,
       case r.type when ${receiptType.payout} then 0 else m.amount end
     from billtransactions r join billtransactionmethods m on m.billtransaction_id = r.id join profiles b on b.id = r.profile_id
     where r.profile_id = any ($1) and r.status = ${billtransaction.state.cancelled}
       and r.void_at >= $2::date::timestamp at time zone b.timezone
       and r.void_at < ($3::date + 1)::timestamp at time zone b.timezone
   ) x join paymentmethods p on p.id = x.paymentmethod_id left join users u on u.id = x.cashier
   where p.kind <> ${paymentKind.deposit}
   group by p.kind, p.name, u.name order by p.kind, p.name, u.name`,
);

/** Accounts of cash, with what stood there before the day $2, what moved until $3, and what was counted in drawers closed on $3. */
const accountsOf = named<CashAccount, [readonly number[], string, string]>(
  'cash_day_accounts',
  `with held as (select distinct akun_id from paymentmethods where profile_id = any ($1) and kind = ${paymentKind.cash}),
   moved as (
     select akun_id, debit - credit as opening, 0 as debit, 0 as credit from balances_before($1, date_trunc('month', $2::date)::date)
     union all
     select akun_id, debit - credit, 0, 0 from journal_lines
     where profile_id = any ($1) and transaction_at >= date_trunc('month', $2::date)::date and transaction_at < $2::date
     union all
     select akun_id, 0, debit, credit from journal_lines
     where profile_id = any ($1) and transaction_at >= $2::date and transaction_at <= $3::date
   ),
   counts as (
     select p.akun_id, sum(c.counted_amount) as counted
     from kasirsesis s join profiles b on b.id = s.profile_id join kasirsesicounts c on c.kasirsesi_id = s.id
     join paymentmethods p on p.id = c.paymentmethod_id
     where s.profile_id = any ($1) and s.status <> ${kasirsesi.state.open} and p.kind = ${paymentKind.cash}
       and s.closed_at >= $3::date::timestamp at time zone b.timezone
       and s.closed_at < ($3::date + 1)::timestamp at time zone b.timezone
     group by p.akun_id
   )
   select a.id as akun_id, a.code, a.name, coalesce(sum(m.opening), 0)::bigint as opening, coalesce(sum(m.debit), 0)::bigint as debit,
     coalesce(sum(m.credit), 0)::bigint as credit, (select counted from counts where akun_id = a.id)::bigint as counted
   from akuns a join held on held.akun_id = a.id left join moved m on m.akun_id = a.id
   group by a.id, a.code, a.name order by a.code`,
);

export const reportCashDay = async (context: Context, { query }: CallRequest<typeof cashDayCall>) => {
  const { start_date: start, end_date: end } = query;
  const branches = reportBranches(context, query.profile_id);
  const [sums, accounts] = await Promise.all([
    run(context.tx, sumsOf, branches, start, end),
    run(context.tx, accountsOf, branches, start, end),
  ]);
  const report = cashDay(sums, accounts);
  if (!query.export) return report;
  const { columns, rows, meta } = report;
  const subject = rangeLabel({ start, end });
  return statementFile(context, { as: query.export, title: 'Kas Harian', subject, branches }, { columns, rows, meta });
};

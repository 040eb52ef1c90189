// Income of a range (platform.md 6): bills by the day of their journal, receipts by the day of theirs. Rupiah.
import { billType, issuedBillStates } from '../../../src/resources/finance/bill-life.ts';
import { bill } from '../../../src/resources/finance/bill.ts';
import { receiptType } from '../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../src/resources/finance/billtransaction.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { Calls } from '../../../src/resources/calls.ts';
import { listed, named, planned, run } from '../../db/statement.ts';
import { filled, monthsOf } from '../../domain/platform/calendar.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { keptOver, TENDERS } from '../kernel/kept-counts.ts';
import { ledgerIncome } from './ledger-income.ts';
import { AMOUNT, COUNT, figuresOf, type FigureValues, LABEL, moneyValues, headed } from './figures.ts';

/** Bills in force: issued and not cancelled. What was owed before the books began (type 9) is no income of theirs. */
const BILLS = `bills b where b.profile_id = any ($1) and b.posting_date between $2 and $3
  and b.status in ${listed(issuedBillStates)} and b.type <> ${billType.opening}
  and ($4::bigint is null or b.doctor_id = $4) and ($5::bigint is null or b.customer_id = $5)`;

/** Valid receipts with `share`: what of them belongs to the doctor's bills, where one is asked for. */
const RECEIPTS = `(
  select r.id, r.posting_date, r.price_amount, case when $4::bigint is null then r.price_amount else coalesce((
    select sum(a.amount) from billtransactionallocations a join bills p on p.id = a.bill_id
    where a.billtransaction_id = r.id and p.doctor_id = $4), 0) end as share
  from billtransactions r where r.profile_id = any ($1) and r.posting_date between $2 and $3
    and r.status = ${billtransaction.state.valid} and r.type = ${receiptType.payment}
    and ($5::bigint is null or r.customer_id = $5)) r where r.share > 0`;

interface OfMonth {
  readonly month: string;
  readonly billed: number;
  readonly received: number;
}
const perMonth = planned<OfMonth, FigureValues>(
  `select to_char(f.month, 'YYYY-MM') as month, sum(f.billed)::bigint as billed, sum(f.received)::bigint as received from (
     select date_trunc('month', b.posting_date::timestamp) as month, b.total_amount as billed, 0 as received from ${BILLS}
     union all
     select date_trunc('month', r.posting_date::timestamp), 0, r.share from ${RECEIPTS}
   ) f group by f.month`,
);
const MONTH = { name: 'month', header: 'Bulan', field: field.text('Bulan', { max: 7 }) };

/**
 * GET dashboard/finance/monthlyincome: months that the range touches, each with its days inside the range. `income` is that of the
 * books, which know neither doctor nor patient: it is answered where neither is asked for.
 */
export const monthlyIncome = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.finance.monthlyincome']>,
) => {
  const values = moneyValues(context, query);
  const [branches, start, end, doctor, customer] = values;
  const isWhole = doctor === null && customer === null;
  const [read, earned] = await Promise.all([
    run(context.tx, perMonth, ...values),
    isWhole ? ledgerIncome(context, branches, start, end) : [],
  ]);
  const incomes = new Map(earned.map(({ month, income }) => [month, income]));
  const rows = filled('month', monthsOf(start, end), read, { billed: 0, received: 0 }).map((row) =>
    isWhole ? { ...row, income: incomes.get(row.month) ?? 0 } : row,
  );
  const columns = [
    MONTH,
    ...(isWhole ? [headed(AMOUNT, 'income', 'Pendapatan')] : []),
    headed(AMOUNT, 'billed', 'Tagihan terbit'),
    headed(AMOUNT, 'received', 'Pembayaran'),
  ];
  return figuresOf(query, { title: 'Ringkasan bulanan', columns, rows });
};

const perType = planned<{ type: number; count: number; amount: number }, FigureValues>(
  `select b.type, count(*) as count, sum(b.total_amount)::bigint as amount from ${BILLS} group by b.type order by amount desc`,
);
const typeName = (type: number): string =>
  bill.fields.type.options.find(({ value }) => value === type)?.label ?? String(type);

/** GET dashboard/finance/incometype: issued bills by what they are for. */
export const incomeTypes = async (context: Context, { query }: CallRequest<Calls['dashboard.finance.incometype']>) => {
  const read = await run(context.tx, perType, ...moneyValues(context, query));
  const rows = read.map(({ type, count, amount }) => ({ type, label: typeName(type), count, amount }));
  const columns = [headed(LABEL, 'label', 'Tipe'), headed(COUNT, 'count', 'Tagihan'), AMOUNT];
  return figuresOf(query, { title: 'Pendapatan per tipe', columns, rows });
};

interface OfMethod {
  /** Null where methods of several branches have the name. */
  readonly id: number | null;
  readonly label: string;
  readonly count: number;
  readonly amount: number;
}
const perMethod = planned<OfMethod, FigureValues>(
  `select case when count(*) = 1 then min(p.id) end as id, p.name as label,
     sum(f.count)::int as count, sum(f.amount)::bigint as amount from (
     select m.paymentmethod_id, count(*) as count, sum(round(m.amount * r.share / r.price_amount)) as amount
     from (select * from ${RECEIPTS}) r join billtransactionmethods m on m.billtransaction_id = r.id
     group by m.paymentmethod_id
   ) f join paymentmethods p on p.id = f.paymentmethod_id group by p.name order by amount desc, p.name`,
);

/** The same of all doctors and patients, as it is kept (docs/decisions/0133). */
const perMethodKept = named<OfMethod, [branches: readonly number[], start: string, end: string]>(
  'income_methods_kept',
  `select case when count(*) = 1 then min(p.id) end as id, p.name as label,
     sum(f.count)::int as count, sum(f.amount)::bigint as amount from (
     select n.term, sum(n.count) as count, sum(n.amount) as amount from ${keptOver(TENDERS, '$1', 'day between $2 and $3')} n
     where n.status = ${billtransaction.state.valid} and n.kind = ${receiptType.payment} group by n.term having sum(n.count) > 0
   ) f join paymentmethods p on p.id = f.term group by p.name order by amount desc, p.name`,
);

/** GET dashboard/finance/incomemethod: valid receipts by tender; of a receipt for several doctors each has his share. */
export const incomeMethods = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.finance.incomemethod']>,
) => {
  const values = moneyValues(context, query);
  const [branches, start, end, doctor, customer] = values;
  const isWhole = doctor === null && customer === null;
  const rows = await (isWhole
    ? run(context.tx, perMethodKept, branches, start, end)
    : run(context.tx, perMethod, ...values));
  const columns = [headed(LABEL, 'label', 'Metode'), headed(COUNT, 'count', 'Pembayaran'), AMOUNT];
  return figuresOf(query, { title: 'Pembayaran per metode', columns, rows });
};

// Income of visits (finance.md 4 /finance/income/service): what each bill is made of, what was paid of it, and how.
import type { Calls } from '../../../../src/resources/calls.ts';
import { billStates, billType, issuedBillStates, openBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { Conditions } from '../../../db/conditions.ts';
import { searchFor } from '../../../db/search.ts';
import { listed, planned, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { readPage } from '../../kernel/read-page.ts';
import { namesOrBelongs } from '../../kernel/patient-search.ts';
import { cutOf, dayColumn, incomeSheet, moneyColumn, textColumn } from './income-sheet.ts';

type Query = CallRequest<Calls['finance.income.service']>['query'];
const whereOf = (context: Context, { start_date, end_date, doctor_id, keyword }: Query): Conditions => {
  const where = new Conditions();
  where.addBranches('t.profile_id', context.branches);
  where.add(
    `t.type = ${billType.visit} and t.status in ${listed(issuedBillStates)} and t.posting_date >= ?`,
    start_date,
  );
  where.add('t.posting_date <= ?', end_date);
  where.add('t.doctor_id = ?', doctor_id);
  if (keyword) {
    const search = searchFor(keyword);
    where.add(`(${namesOrBelongs('t', search, context)})`, search.text);
  }
  return where;
};

/** Of a line before its discounts, as much as notes of credit left of it. */
const GROSS = 'l.net_amount + l.discount_amount + l.bill_discount_amount';
const { treatment, item, lab } = billLineKind;
/** SQL of what lines `l` come to, by kind; whatever is no treatment, item or laboratory work stands with the administration. */
const LINES = `coalesce(sum(${GROSS}) filter (where l.kind = ${treatment}), 0)::bigint as treatment_amount,
  coalesce(sum(${GROSS}) filter (where l.kind = ${item}), 0)::bigint as item_amount,
  coalesce(sum(${GROSS}) filter (where l.kind = ${lab}), 0)::bigint as lab_amount,
  coalesce(sum(${GROSS}) filter (where l.kind not in ${listed([treatment, item, lab])}), 0)::bigint as fee_amount,
  coalesce(sum(l.discount_amount + l.bill_discount_amount), 0)::bigint as discount_amount`;
const OUTSTANDING = `case when t.status in ${listed(openBillStates)} then t.total_amount - t.installment_current_amount else 0 end`;

interface Amounts {
  readonly treatment_amount: number;
  readonly item_amount: number;
  readonly lab_amount: number;
  readonly fee_amount: number;
  readonly discount_amount: number;
  readonly rounding_amount: number;
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly writtenoff_amount: number;
  readonly outstanding: number;
}
interface Row extends Amounts {
  readonly id: number;
  readonly posting_date: string;
  readonly code: string;
  readonly patient: string;
  readonly rm: string | null;
  readonly doctor: string | null;
  readonly methods: readonly string[];
  readonly state: keyof typeof billStates;
}
const ROW = `t.id, t.posting_date::text as posting_date, t.code, t.customer_name as patient, c.username as rm, d.name as doctor, k.*,
  t.rounding_amount, t.total_amount, t.installment_current_amount as paid_amount, t.writtenoff_amount,
  ${OUTSTANDING} as outstanding, m.methods, t.status as state`;
const JOINS = `left join users c on c.id = t.customer_id left join users d on d.id = t.doctor_id
  cross join lateral (select ${LINES} from bill_lines l where l.bill_id = t.id) k
  cross join lateral (
    select coalesce(array_agg(distinct p.name order by p.name), '{}') as methods
    from billtransactionallocations a
    join billtransactions r on r.id = a.billtransaction_id and r.type = ${receiptType.payment}
      and r.status <> ${billtransaction.state.cancelled}
    join billtransactionmethods w on w.billtransaction_id = r.id join paymentmethods p on p.id = w.paymentmethod_id
    where a.bill_id = t.id
  ) m`;

/** Bills first, then their lines: a bill has several. */
const sumsOf = async (context: Context, where: Conditions): Promise<Amounts> => {
  const text = `with t as materialized (select t.* from ${bill.table} t ${where.text})
    select b.*, k.* from (
      select coalesce(sum(rounding_amount), 0)::bigint as rounding_amount, coalesce(sum(total_amount), 0)::bigint as total_amount,
        coalesce(sum(installment_current_amount), 0)::bigint as paid_amount,
        coalesce(sum(writtenoff_amount), 0)::bigint as writtenoff_amount, coalesce(sum(${OUTSTANDING}), 0)::bigint as outstanding from t
    ) b, (select ${LINES} from t join bill_lines l on l.bill_id = t.id) k`;
  const sums = await runOne(context.tx, planned<Amounts, unknown[]>(text), ...where.values);
  if (!sums) throw new Error('Sums have one row.');
  return sums;
};

const present = ({ state, ...row }: Row) => ({ ...row, status: billStates[state].label });

const COLUMNS = [
  dayColumn('posting_date', 'Tanggal'),
  textColumn('code', 'No. tagihan'),
  textColumn('patient', 'Pasien', 30),
  textColumn('rm', 'RM'),
  textColumn('doctor', 'Dokter', 30),
  moneyColumn('treatment_amount', 'Tindakan'),
  moneyColumn('item_amount', 'Resep/item'),
  moneyColumn('lab_amount', 'Lab'),
  moneyColumn('fee_amount', 'Administrasi'),
  moneyColumn('discount_amount', 'Diskon'),
  moneyColumn('rounding_amount', 'Pembulatan'),
  moneyColumn('total_amount', 'Total'),
  moneyColumn('paid_amount', 'Dibayar'),
  moneyColumn('writtenoff_amount', 'Dihapus buku'),
  moneyColumn('outstanding', 'Sisa'),
  textColumn('method', 'Metode', 30),
  textColumn('status', 'Status'),
];

/**
 * GET /api/finance/income/service: bills of visits that were issued in the range, latest first; rupiah. What a line came to stands before
 * its discounts, so that the parts less the discount, with the rounding, are the total.
 */
export const listServices = async (context: Context, { query }: CallRequest<Calls['finance.income.service']>) => {
  const where = whereOf(context, query);
  const parts = { where, columns: ROW, joins: JOINS };
  const { rows, count } = await readPage<Row>(context, bill, { ...cutOf(query), sortby: 'posting_date desc' }, parts);
  const data = rows.map(present);
  const sums = await sumsOf(context, where);
  if (!query.export) return { data, count, sums };
  const told = data.map(({ methods, ...row }) => ({ ...row, method: methods.join(', ') }));
  return incomeSheet(query, { title: 'Pendapatan service', columns: COLUMNS, rows: told, sums });
};

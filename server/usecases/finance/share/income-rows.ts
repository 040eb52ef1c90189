// Reading and writing what treatments brought (finance.md 2d, 6.5).
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { labState } from '../../../../src/resources/finance/tindakanincome-fields.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import type { AgreedRule, IncomeFacts } from '../../../domain/finance/income.ts';
import type { InvestorRule } from '../../../domain/finance/investor-share.ts';
import { knownLabfeeStates, labfee } from '../../../../src/resources/finance/labfee.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { WriteContext } from '../../kernel/contract.ts';

/** A line of a bill that a treatment brought, and that no income stands for yet. */
export interface UnsharedLine {
  readonly id: number;
  readonly bill_id: number;
  readonly visitperawatan_id: number;
  readonly perawatan_id: number;
  readonly doctor_id: number;
  readonly customer_id: number | null;
  readonly name: string;
  readonly qty: number;
  /** Day of the work, 'YYYY-MM-DD'. */
  readonly day: string;
}
const unsharedLines = named<UnsharedLine, [number]>(
  'share_unshared',
  `select l.id, l.bill_id, l.ref_id as visitperawatan_id, l.perawatan_id, l.doctor_id, b.customer_id, l.name, l.qty::float8 as qty,
     b.transaction_at::text as day
   from bill_lines l join bills b on b.id = l.bill_id
   where l.bill_id = $1 and l.kind = ${billLineKind.treatment} and l.ref_type = 'visitperawatan' and l.package_value = 0
     and l.doctor_id is not null and l.perawatan_id is not null
     and not exists (select from tindakanincomes i where i.visitperawatan_id = l.ref_id and i.status <> ${tindakanincome.state.cancelled})
   order by l.id`,
);
/** Of an issued bill, locked. */
export const readUnshared = (tx: Transaction, bill: number): Promise<readonly UnsharedLine[]> =>
  run(tx, unsharedLines, bill);

/** An income with what the money of its line is now. */
export interface IncomeRow extends IncomeFacts {
  readonly id: number;
  readonly bill_id: number;
  readonly doctor_id: number;
  readonly mitra_id: number | null;
  readonly name: string;
  readonly gross_amount: number;
  readonly discount_amount: number;
  readonly net_amount: number;
  readonly base_amount: number;
  readonly investor_amount: number;
  readonly klinik_amount: number;
}
const incomesOf = named<IncomeRow, [readonly number[]]>(
  'share_incomes',
  `select i.id, i.bill_id, i.doctor_id, i.mitra_id, i.name, i.qty::float8 as qty, i.rule, i.investor_rule,
     i.lab_amount, i.bhp_amount, i.lab_state, i.override_reason, i.gross_amount, i.discount_amount, i.net_amount,
     i.base_amount, i.doctor_amount, i.rumahsakit_amount, i.investor_amount, i.klinik_amount, i.accrued_doctor,
     i.accrued_rumahsakit, i.accrued_investor, i.accrued_bruto_doctor,
     i.accrued_bruto_rumahsakit, i.accrued_bruto_investor, i.source_seq, i.status,
     l.net_amount as line_net, round(l.qty * l.price)::bigint - l.discount_amount - l.bill_discount_amount as line_billed,
     l.tax_amount as line_tax, l.discount_amount + l.bill_discount_amount as line_discount,
     l.paid_amount as line_paid
   from tindakanincomes i join bill_lines l on l.id = i.bill_line_id
   where i.bill_id = any ($1) and i.status <> ${tindakanincome.state.cancelled} order by i.id for no key update of i`,
);
/** Incomes of bills that are locked. */
export const readIncomes = (tx: Transaction, bills: readonly number[]): Promise<readonly IncomeRow[]> =>
  run(tx, incomesOf, bills);

/** SQL: state and rupiah of the laboratory work that a treatment bears, by its id. */
export const labOf = (treatment: string): string =>
  `select coalesce(sum(amount) filter (where status in ${listed(knownLabfeeStates)}), 0)::bigint as amount,
     case when count(*) filter (where status = ${labfee.state.awaited}) > 0 then ${labState.awaited}
       when count(*) > 0 then ${labState.confirmed} else ${labState.none} end as state
   from labfees where visitperawatan_id = ${treatment} and on_treatment and status <> ${labfee.state.cancelled}`;

/** What is written of it at first: everything else follows by `recomputeShare`. */
export interface NewIncome {
  readonly line: UnsharedLine;
  readonly rule: (AgreedRule & { readonly mitra_id: number | null }) | undefined;
  readonly investors: InvestorRule | null;
  readonly source: number;
}
const insertIncomes = named<unknown, [number, number, string]>(
  'share_income_insert',
  `insert into tindakanincomes (profile_id, created_by, source, visitperawatan_id, bill_id, bill_line_id, customer_id, doctor_id, mitra_id,
     sharingprofit_id, rule, investor_rule, name, transaction_at, qty, lab_state, lab_amount, gross_amount, discount_amount, net_amount,
     base_amount, doctor_amount, rumahsakit_amount, klinik_amount)
   select $1, $2, n.source, n.visitperawatan_id, n.bill_id, n.bill_line_id, n.customer_id, n.doctor_id, n.mitra_id, n.sharingprofit_id,
     n.rule, n.investor_rule, n.name, n.transaction_at, n.qty, f.state, f.amount, 0, 0, 0, 0, 0, 0, -f.amount
   from jsonb_to_recordset($3) n (source smallint, visitperawatan_id bigint, bill_id bigint, bill_line_id bigint, customer_id bigint,
     doctor_id bigint, mitra_id bigint, sharingprofit_id bigint, rule jsonb, investor_rule jsonb, name text, transaction_at date,
     qty numeric)
   cross join lateral (${labOf('n.visitperawatan_id')}) f`,
);
/** Adds incomes without amounts. */
export const addIncomes = async ({ tx, branch, actor }: WriteContext, incomes: readonly NewIncome[]): Promise<void> => {
  const rows = incomes.map(({ line, rule, investors, source }) => ({
    source,
    visitperawatan_id: line.visitperawatan_id,
    bill_id: line.bill_id,
    bill_line_id: line.id,
    customer_id: line.customer_id,
    doctor_id: line.doctor_id,
    mitra_id: rule?.mitra_id ?? null,
    sharingprofit_id: rule?.id ?? null,
    rule: rule ?? null,
    investor_rule: investors,
    name: line.name,
    transaction_at: line.day,
    qty: line.qty,
  }));
  await run(tx, insertIncomes, branch.id, actor.id, JSON.stringify(rows));
};

const KEPT = [
  'gross_amount',
  'discount_amount',
  'net_amount',
  'base_amount',
  'doctor_amount',
  'rumahsakit_amount',
  'investor_amount',
  'klinik_amount',
  'accrued_doctor',
  'accrued_rumahsakit',
  'accrued_investor',
  'accrued_bruto_doctor',
  'accrued_bruto_rumahsakit',
  'accrued_bruto_investor',
  'source_seq',
  'status',
] as const satisfies readonly (keyof IncomeRow)[];
const saveRows = named<unknown, [string]>(
  'share_income_save',
  `update tindakanincomes i set ${KEPT.map((name) => `${name} = n.${name}`).join(', ')}, updated_at = now(), version = version + 1
   from jsonb_to_recordset($1) n (id bigint, ${KEPT.map((name) => `${name} bigint`).join(', ')}) where i.id = n.id`,
);
/** Writes rows that have changed. */
export const saveIncomes = async ({ tx }: WriteContext, rows: readonly IncomeRow[]): Promise<void> => {
  if (rows.length > 0) await run(tx, saveRows, JSON.stringify(rows));
};
/** True where a row says something else than it did. */
export const hasChanged = (before: IncomeRow, after: IncomeRow): boolean =>
  KEPT.some((name) => before[name] !== after[name]);

// createBill: a finished visit (or, later, a sale) drops a draft bill in the cashier's queue (finance.md 6.12).
import {
  type BillType,
  type billType,
  type DueMode,
  paymentType,
} from '../../../../src/resources/finance/bill-life.ts';
import type { BillLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { billAmounts } from '../../../domain/finance/bill.ts';
import type { PlannedRow } from '../../../domain/finance/installment.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { lockBill } from './bill-rows.ts';
import { roundingStep } from './bill-rounding.ts';
import { storeRows } from './installment-rows.ts';
import { taxLines } from './tax-lines.ts';
import { issueBills } from './issue-bill.ts';

export interface NewBillLine {
  readonly kind: BillLineKind;
  readonly ref_type: string;
  readonly ref_id: number;
  readonly perawatan_id: number | null;
  readonly name: string;
  readonly qty: number;
  /** Rupiah. */
  readonly price: number;
  readonly discount_amount: number;
  /** Income account, from the category of the treatment or item (decisions 8). */
  readonly akun_id: number;
  readonly doctor_id: number | null;
  /** The PPN that the price includes where the branch is a PKP: a row of its code in the master of taxes. */
  readonly pajak_id?: number | null;
  /** The work of a laboratory hangs on it. */
  readonly islab?: boolean;
  /** Allocated price of a treatment covered by a package; its line price is 0. */
  readonly package_value: number;
}
export interface NewBill {
  readonly type: Exclude<BillType, typeof billType.opening>;
  readonly source: { readonly type: string; readonly id: number };
  readonly customer_id: number | null;
  readonly customer_name: string;
  readonly doctor_id: number | null;
  /** Day of the work, 'YYYY-MM-DD'; the day of issue is the posting date. */
  readonly transaction_at: string;
  /** What the desk is told with it. */
  readonly desk_note?: string | null;
  readonly lines: readonly NewBillLine[];
  /** Rows that come to the total: the bill is on credit with a schedule of its own (packages). */
  readonly schedule?: readonly PlannedRow[];
}
export interface CreatedBill {
  readonly id: number;
  readonly code: string | null;
  readonly status: number;
}

const insertBill = named<{ id: number }, unknown[]>(
  'bill_insert',
  `with made as (
     insert into bills (profile_id, type, source_type, source_id, customer_id, customer_name, doctor_id, transaction_at, created_by,
       subtotal_amount, tax_amount, rounding_amount, total_amount, desk_note)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, a.subtotal_amount, a.tax_amount, a.rounding_amount, a.total_amount, $12::text
     from jsonb_to_record($10) a (subtotal_amount bigint, tax_amount bigint, rounding_amount bigint, total_amount bigint)
     returning id
   ), lines as (
     insert into bill_lines (bill_id, profile_id, line_no, kind, ref_type, ref_id, perawatan_id, name, qty, price,
       discount_amount, net_amount, pajak_id, tax_rate, tax_amount, islab, akun_id, doctor_id, package_value)
     select made.id, $1, l.line_no, l.kind, l.ref_type, l.ref_id, l.perawatan_id, l.name, l.qty, l.price, l.discount_amount, l.net_amount,
       l.pajak_id, l.tax_rate, l.tax_amount, coalesce(l.islab, false), l.akun_id, l.doctor_id, l.package_value
     from made, jsonb_to_recordset($11) l (line_no int, kind smallint, ref_type text, ref_id bigint, perawatan_id bigint, name text,
       qty numeric, price bigint, discount_amount bigint, net_amount bigint, pajak_id bigint, tax_rate numeric, tax_amount bigint,
       islab boolean, akun_id bigint, doctor_id bigint, package_value bigint)
   )
   select id from made`,
);
const saveSchedule = named<unknown, [number, number, number, number | null, number]>(
  'bill_schedule',
  `update bills set payment_type = ${paymentType.credit}, dp_amount = $2, cicilan_attempt = $3, cicilan_amount = $4, due_mode = $5
   where id = $1`,
);

/** A schedule that was agreed on elsewhere; a row without a day waits for a visit. */
const keepSchedule = async (context: WriteContext, billId: number, rows: readonly PlannedRow[]): Promise<void> => {
  const parts = rows.filter(({ no }) => no > 0);
  const dp = rows.find(({ no }) => no === 0)?.amount ?? 0;
  const mode: DueMode = parts.some(({ due_date }) => due_date === null) ? 2 : 1;
  await run(context.tx, saveSchedule, billId, dp, Math.max(parts.length, 1), parts[0]?.amount ?? null, mode);
  await storeRows(context, billId, rows);
};

/**
 * Makes the draft bill of a document inside the caller's transaction. A bill that comes to nothing (package slots only)
 * is issued and settled at once (service.md 6.3).
 * @throws Refusal line-tax-not-valid (422)
 */
export const createBill = async (context: WriteContext, bill: NewBill): Promise<CreatedBill> => {
  const taxed = await taxLines(context, bill.lines, bill.transaction_at);
  const amounts = billAmounts(taxed, {}, await roundingStep(context));
  const lines = taxed.map((line, i) => ({
    ...line,
    line_no: i + 1,
    net_amount: amounts.lines[i]?.net_amount ?? 0,
    tax_amount: amounts.lines[i]?.tax_amount ?? 0,
  }));
  const made = await runOne(
    context.tx,
    insertBill,
    context.branch.id,
    bill.type,
    bill.source.type,
    bill.source.id,
    bill.customer_id,
    bill.customer_name,
    bill.doctor_id,
    bill.transaction_at,
    context.actor.id,
    JSON.stringify(amounts),
    JSON.stringify(lines),
    bill.desk_note ?? null,
  );
  if (!made) throw new Error('The bill was not stored.');
  if (bill.schedule) await keepSchedule(context, made.id, bill.schedule);
  if (amounts.total_amount > 0) return { id: made.id, code: null, status: billDocument.state.draft };
  const [issued] = await issueBills(context, [await lockBill(context, made.id)]);
  return { id: made.id, code: issued?.code ?? null, status: issued?.status ?? 0 };
};

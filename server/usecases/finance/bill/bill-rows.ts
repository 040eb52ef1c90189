// Reading and locking bills for the use cases of billing.
import { paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { OpenRow } from '../../../domain/finance/installment.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { Transaction } from '../../../db/transaction.ts';

export interface BillLineRow {
  readonly id: number;
  readonly kind: number;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly discount_amount: number;
  readonly bill_discount_amount: number;
  readonly net_amount: number;
  readonly paid_amount: number;
  /** PPN in percent, and the part of the net that it is. */
  readonly tax_rate: number;
  readonly tax_amount: number;
  readonly akun_id: number;
}
export interface BillRow {
  readonly id: number;
  readonly code: string | null;
  readonly type: number;
  readonly status: number;
  readonly source_type: string;
  readonly source_id: number;
  readonly customer_id: number | null;
  readonly customer_name: string;
  readonly subtotal_amount: number;
  readonly discount_amount: number;
  readonly total_amount: number;
  readonly installment_current_amount: number;
  /** Part of the total that no line has. */
  readonly rounding_amount: number;
  /** Day of the work, 'YYYY-MM-DD'. */
  readonly transaction_at: string;
  readonly posting_date: string | null;
  readonly due_date: string | null;
  /** 1 langsung 2 kredit */
  readonly payment_type: number;
  /** What was open when the bill was written off; 0: it was not. */
  readonly writtenoff_amount: number;
  readonly lines: readonly BillLineRow[];
  /** Installments; none of a bill that is paid directly. */
  readonly rows: readonly OpenRow[];
}

const COLUMNS = `b.id, b.code, b.type, b.status, b.source_type, b.source_id, b.customer_id, b.customer_name, b.subtotal_amount,
  b.discount_amount, b.total_amount, b.installment_current_amount, b.rounding_amount, b.transaction_at::text as transaction_at,
  b.posting_date::text as posting_date, b.due_date::text as due_date, b.payment_type, b.writtenoff_amount`;

const holdStatement = named<unknown, [readonly number[], number]>(
  'bills_hold',
  'select id from bills where id = any ($1) and profile_id = $2 order by id for no key update',
);
/** As it is read: null where there are none. */
type ReadRow = Omit<BillRow, 'lines' | 'rows'> & { readonly [K in 'lines' | 'rows']: BillRow[K] | null };
const readStatement = named<ReadRow, [readonly number[], number]>(
  'bills_read',
  `select ${COLUMNS}, (
     select jsonb_agg(to_jsonb(l) - 'bill_id' - 'profile_id' order by l.line_no) from bill_lines l where l.bill_id = b.id
   ) as lines, case when b.payment_type = ${paymentType.credit} then (
     select jsonb_agg(jsonb_build_object('id', a.id, 'no', a.no, 'due_date', a.due_date, 'amount', a.amount,
       'paid_amount', a.paid_amount)) from angsurans a where a.bill_id = b.id
   ) end as rows
   from bills b where b.id = any ($1) and b.profile_id = $2 order by b.id`,
);

/**
 * Bills of the branch with their lines, locked in id order until the transaction ends. They are read once they are held: a statement
 * that waited would know the bill as it is now, but its lines and installments as they were before.
 */
export const lockBills = async (
  tx: Transaction,
  ids: readonly number[],
  profileId: number,
): Promise<readonly BillRow[]> => {
  const [, rows] = await Promise.all([run(tx, holdStatement, ids, profileId), run(tx, readStatement, ids, profileId)]);
  return rows.map((row) => ({ ...row, lines: row.lines ?? [], rows: row.rows ?? [] }));
};

/** One bill, locked. @throws Refusal not-found */
export const lockBill = async ({ tx, branch }: WriteContext, id: number): Promise<BillRow> => {
  const [bill] = await lockBills(tx, [id], branch.id);
  if (!bill) throw new Refusal('not-found');
  return bill;
};

const bySource = named<{ id: number }, [string, number, number]>(
  'bill_by_source',
  `select id from bills where source_type = $1 and source_id = $2 and profile_id = $3 and status <> ${billDocument.state.cancelled}`,
);

/** Id of the living bill of a document, if it has one. */
export const findBillOf = async (
  tx: Transaction,
  source: { readonly type: string; readonly id: number },
  profileId: number,
): Promise<number | undefined> => (await run(tx, bySource, source.type, source.id, profileId))[0]?.id;

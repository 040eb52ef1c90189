// Reading and locking bills for the use cases of billing.
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { named, run } from '../../db/statement.ts';

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
  readonly posting_date: string | null;
  readonly lines: readonly BillLineRow[];
}

const COLUMNS = `b.id, b.code, b.type, b.status, b.source_type, b.source_id, b.customer_id, b.customer_name, b.subtotal_amount,
  b.discount_amount,
  b.total_amount, b.installment_current_amount, b.posting_date::text as posting_date`;

const lockStatement = named<BillRow, [readonly number[], number]>(
  'bills_lock',
  `select ${COLUMNS}, (
     select jsonb_agg(to_jsonb(l) - 'bill_id' - 'profile_id' order by l.line_no) from bill_lines l where l.bill_id = b.id
   ) as lines
   from bills b where b.id = any ($1) and b.profile_id = $2 order by b.id for no key update of b`,
);

/** Bills of the branch with their lines, locked in id order until the transaction ends. */
export const lockBills = async (
  tx: Transaction<Database>,
  ids: readonly number[],
  profileId: number,
): Promise<readonly BillRow[]> => {
  const rows = await run(tx, lockStatement, ids, profileId);
  return rows.map((row) => ({ ...row, lines: row.lines ?? [] }));
};

const bySource = named<{ id: number }, [string, number, number]>(
  'bill_by_source',
  `select id from bills where source_type = $1 and source_id = $2 and profile_id = $3 and status <> -1`,
);

/** Id of the living bill of a document, if it has one. */
export const findBillOf = async (
  tx: Transaction<Database>,
  source: { readonly type: string; readonly id: number },
  profileId: number,
): Promise<number | undefined> => (await run(tx, bySource, source.type, source.id, profileId))[0]?.id;

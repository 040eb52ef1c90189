// The receipt itself: its number, its tenders and what they pay, whatever it is for (finance.md 2c billtransactions).
import type { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { codePrefix, documentKinds } from '../../../domain/document-code.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { BillPart } from '../../../domain/finance/allocation.ts';
import type { Payer } from '../../../domain/finance/payment.ts';
import type { Tenders } from '../../../domain/finance/tender.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { countOn } from '../../../db/sequence.ts';

export interface NewReceipt {
  readonly type: typeof receiptType.payment | typeof receiptType.topup | typeof receiptType.payout;
  /** Posting date, 'YYYY-MM-DD'. */
  readonly day: string;
  readonly payer: Payer;
  readonly tenders: Tenders;
  readonly allocations: readonly BillPart[];
  /** Rupiah. */
  readonly price: number;
  readonly deposit: number;
  readonly note: string | null;
  /** Where they were taken ahead, for what is posted in the same packet: its own, and that of its journal. */
  readonly ids?: ReceiptIds;
}
export interface ReceiptIds {
  readonly id: number;
  /** Left out where others are booked before it. */
  readonly journal?: number;
}
export interface StoredReceipt {
  readonly id: number;
  readonly code: string;
}

const NEXT_ID = `nextval(pg_get_serial_sequence('billtransactions', 'id'))`;
/** Number, receipt, tenders and allocations in one round trip: the counter stays locked until the end. */
const insertReceipt = named<StoredReceipt, unknown[]>(
  'receipt_insert',
  `with number as (
     ${countOn('$1', '$15', '$14')} returning last
   ), receipt as (
     insert into billtransactions (id, profile_id, code, customer_id, customer_name, transaction_at, posting_date, price_amount,
       received_amount, change_amount, note, created_by, type, deposit_amount, kasirsesi_id, journal_id)
     select coalesce($19, ${NEXT_ID}), $1, $2 || lpad(number.last::text, 6, '0'), $3, $4, $5, $6, $7, $8, $9, $10, $11,
       $16, $17, $18, $20 from number
     returning id, code
   ), methods as (
     insert into billtransactionmethods (billtransaction_id, profile_id, paymentmethod_id, amount, fee_amount, reference)
     select receipt.id, $1, m.paymentmethod_id, m.amount, m.fee_amount, m.reference
     from receipt, jsonb_to_recordset($12) m (paymentmethod_id bigint, amount bigint, fee_amount bigint, reference text)
   ), allocations as (
     insert into billtransactionallocations (billtransaction_id, profile_id, bill_id, angsuran_id, amount)
     select receipt.id, $1, a.bill_id, a.angsuran_id, a.amount
     from receipt, jsonb_to_recordset($13) a (bill_id bigint, angsuran_id bigint, amount bigint)
   )
   select id, code from receipt`,
);
const nextIds = named<Required<ReceiptIds>>(
  'receipt_ids',
  `select ${NEXT_ID} as id, nextval(pg_get_serial_sequence('journals', 'id')) as journal`,
);
/** A merge of the record waits, and then takes along what was made for it; or this one waits, and finds it merged. */
const customerOf = named<{ name: string; username: string; merged: boolean }, [number]>(
  'receipt_customer',
  `select name, username, merged_into_id is not null as merged from users where id = $1 and role = ${userRole.customer} for key share`,
);

/** @throws Refusal not-found for somebody who is no patient of the branch; merge-done (409): the money is the kept record's */
export const payerById = async ({ tx }: WriteContext, id: number): Promise<Payer & { readonly id: number }> => {
  const found = await runOne(tx, customerOf, id);
  if (!found) throw new Refusal('not-found');
  if (found.merged) throw new Refusal('merge-done', { name: found.name, RM: found.username });
  return { id, name: found.name };
};

/** The ids of the next receipt and of its journal; ids may have gaps, numbers do not. */
export const takeReceiptIds = async ({ tx }: WriteContext): Promise<Required<ReceiptIds>> => {
  const taken = await runOne(tx, nextIds);
  if (!taken) throw new Error('The receipts have no series of ids.');
  return taken;
};

/** Stores a receipt with its allocations and tenders in one statement, which may travel with others. */
export const storeReceipt = async (context: WriteContext, receipt: NewReceipt): Promise<StoredReceipt> => {
  const { type, day, payer, tenders } = receipt;
  // What concerns bills is a kwitansi, also when it goes out.
  const ofBills = receipt.allocations.length > 0;
  const { series, prefix } = ofBills ? documentKinds.receipt : documentKinds.deposit;
  const year = day.slice(0, 4);
  const made = await runOne(
    context.tx,
    insertReceipt,
    context.branch.id,
    codePrefix(prefix, context.branch.code, year),
    payer.id,
    payer.name,
    context.now.toISOString(),
    day,
    receipt.price,
    tenders.received,
    tenders.change,
    receipt.note,
    // Of an approved refund: who asked for it, and has the patient before him.
    context.cashiers[0] ?? context.actor.id,
    JSON.stringify(tenders.rows),
    JSON.stringify(receipt.allocations),
    year,
    series,
    type,
    receipt.deposit,
    tenders.session,
    receipt.ids?.id ?? null,
    receipt.ids?.journal ?? null,
  );
  if (!made) throw new Error('The receipt was not stored.');
  return made;
};

/** Where the receipt stands in its list. */
export const receiptUrl = (code: string): string => `/finance/payment/transaction?keyword=${encodeURIComponent(code)}`;

// Issuing freezes a draft: it gets its code and its journal (finance.md 3, 6.1).
import { formatRupiah } from '../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { documentCode, documentKinds } from '../../domain/document-code.ts';
import { nextNumber } from '../../db/sequence.ts';
import { named, run } from '../../db/statement.ts';
import { billStatus } from '../../domain/finance/bill.ts';
import type { PostingAmount } from '../../domain/finance/journal.ts';
import type { Outcome, StoredOf, WriteContext } from '../contract.ts';
import type { bill as billDeclaration } from '../../../src/resources/finance/bill.ts';
import { type BillRow, lockBills } from './bill-rows.ts';
import { showBill } from './show-bill.ts';
import { post } from './post-journal.ts';

const markIssued = named<unknown, [number, string, number, string, string]>(
  'bill_issue',
  `update bills set code = $2, status = $3, posting_date = $4, issued_at = $5, updated_at = now(), version = version + 1 where id = $1`,
);

/** Gross of the lines on their income accounts, and the discounts given; the receivable carries the patient. */
const amountsOf = (bill: BillRow): Record<'gross' | 'discount', PostingAmount[]> => {
  const actor = bill.customer_id === null ? undefined : { type: 'customer', id: bill.customer_id };
  const gross = bill.lines.map((line) => ({
    amount: line.net_amount + line.bill_discount_amount + line.discount_amount,
    accounts: { line: line.akun_id },
    actor,
    description: bill.customer_name,
  }));
  const discount = bill.lines.reduce((sum, line) => sum + line.bill_discount_amount + line.discount_amount, 0);
  return { gross, discount: [{ amount: discount, actor, description: bill.customer_name }] };
};

/**
 * Numbers the drafts; call `postIssued` after every document of the transaction has its number, so that counters are
 * always locked in one order.
 * @throws Refusal bill-not-draft (409), bill-empty (422)
 */
export const numberDrafts = async (context: WriteContext, bills: readonly BillRow[]): Promise<BillRow[]> => {
  const numbered: BillRow[] = [];
  const year = context.today.slice(0, 4);
  for (const bill of bills) {
    if (bill.status !== 0) throw new Refusal('bill-not-draft');
    if (bill.lines.length === 0) throw new Refusal('bill-empty');
    const number = await nextNumber(context.tx, context.branch.id, documentKinds.bill.series, year);
    const code = documentCode(documentKinds.bill.prefix, context.branch.code, year, number);
    const status = billStatus(bill.total_amount, 0);
    await run(context.tx, markIssued, bill.id, code, status, context.today, context.now.toISOString());
    numbered.push({ ...bill, code, status, posting_date: context.today });
  }
  return numbered;
};

/** Posts `bill.issued` of bills that just got their number. A bill of zero has no journal. */
export const postIssued = async (context: WriteContext, bills: readonly BillRow[]): Promise<void> => {
  for (const bill of bills) {
    await post(context, 'bill.issued', {
      source: { type: 'bill', id: bill.id },
      transaction_at: context.today,
      memo: `Tagihan ${bill.code} ${bill.customer_name}`,
      amounts: amountsOf(bill),
    });
  }
};

/** Issues locked drafts: number, status, journal. */
export const issueBills = async (context: WriteContext, bills: readonly BillRow[]): Promise<BillRow[]> => {
  const numbered = await numberDrafts(context, bills);
  await postIssued(context, numbered);
  return numbered;
};

/** POST /api/finance/bill/{id}/issue */
export const issueBill = async (context: WriteContext, row: StoredOf<typeof billDeclaration>): Promise<Outcome> => {
  const [issued] = await issueBills(context, await lockBills(context.tx, [row.id], context.branch.id));
  return {
    record: await showBill(context, row.id),
    log: {
      message: `penerbitan tagihan ${issued?.code} sebesar ${formatRupiah(row.total_amount)}`,
      url: `/finance/payment/bill/${row.id}`,
    },
  };
};

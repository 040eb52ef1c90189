// What a payment, or taking one back, does to the bills: paid amounts by line, installment and bill, and the status (finance.md 3, 6.2).
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { named, run } from '../../../db/statement.ts';
import type { BillPart } from '../../../domain/finance/allocation.ts';
import { billStatus, linePayments } from '../../../domain/finance/bill.ts';
import { nextDue } from '../../../domain/finance/installment.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { inTurn, type LeftToPost, callBillHooks } from './bill-hooks.ts';
import type { BillRow } from './bill-rows.ts';
import { saveRows } from './installment-rows.ts';

const savePaid = named<unknown, [readonly number[], readonly number[], readonly number[], readonly (string | null)[]]>(
  'bill_pay',
  `update bills b set installment_current_amount = p.paid, status = p.status, due_date = p.due, updated_at = now(),
     version = version + 1
   from unnest($1::bigint[], $2::bigint[], $3::smallint[], $4::date[]) p (id, paid, status, due) where b.id = p.id`,
);
const savePaidLines = named<unknown, [readonly number[], readonly number[]]>(
  'bill_line_pay',
  `update bill_lines l set paid_amount = p.paid from unnest($1::bigint[], $2::bigint[]) p (id, paid) where l.id = p.id`,
);

const savePayments = async ({ tx }: WriteContext, bills: readonly BillRow[]): Promise<void> => {
  const lines = bills.flatMap((bill) => {
    const nets = bill.lines.map((line) => line.net_amount);
    const parts = linePayments(bill.installment_current_amount, bill.total_amount, nets);
    return bill.lines.map((line, n) => ({ id: line.id, paid: parts[n] ?? 0 }));
  });
  await Promise.all([
    run(
      tx,
      savePaid,
      bills.map((bill) => bill.id),
      bills.map((bill) => bill.installment_current_amount),
      bills.map((bill) => bill.status),
      bills.map((bill) => (bill.rows.length > 0 ? nextDue(bill.rows) : bill.due_date)),
    ),
    run(
      tx,
      savePaidLines,
      lines.map((line) => line.id),
      lines.map((line) => line.paid),
    ),
  ]);
};

const paidWith = (bill: BillRow, parts: readonly BillPart[]): BillRow => {
  const own = parts.filter(({ bill_id }) => bill_id === bill.id);
  const paid = own.reduce((sum, { amount }) => sum + amount, bill.installment_current_amount);
  const rows = bill.rows.map((row) => {
    const part = own.find(({ angsuran_id }) => angsuran_id === row.id);
    return part ? { ...row, paid_amount: row.paid_amount + part.amount } : row;
  });
  const status = billStatus(bill.total_amount, paid, bill.writtenoff_amount);
  return { ...bill, installment_current_amount: paid, status, rows };
};

/**
 * Adds rupiah to what the locked bills have been paid; negative takes them back.
 * @param day on which it is booked @returns what follows it and is left to post
 */
export const payBills = async (
  context: WriteContext,
  bills: readonly BillRow[],
  parts: readonly BillPart[],
  day: string,
): Promise<LeftToPost> => {
  const paid = bills.map((bill) => paidWith(bill, parts));
  const saved = Promise.all([
    savePayments(context, paid),
    ...bills.map((bill, at) => saveRows(context.tx, bill.rows, paid[at]?.rows ?? [])),
  ]);
  // What follows reads after what is written, and travels with it.
  const told = paid.map(async (bill, at) => {
    const delta = bill.installment_current_amount - (bills[at]?.installment_current_amount ?? 0);
    const settles = bill.status === billDocument.state.settled;
    return Promise.all([
      callBillHooks(context, 'paid', { bill, delta, day }),
      ...(settles ? [callBillHooks(context, 'settled', { bill, delta, day })] : []),
    ]);
  });
  const [, ...left] = await Promise.all([saved, ...told]);
  return inTurn(left.flat());
};

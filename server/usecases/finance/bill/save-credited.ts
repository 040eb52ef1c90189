// Saves a bill that a note of credit has lowered: its total and payments, its lines, its installments.
import { named, run } from '../../../db/statement.ts';
import { billStatus, linePayments } from '../../../domain/finance/bill.ts';
import type { Credited } from '../../../domain/finance/credit-note.ts';
import { shrinkRows } from '../../../domain/finance/installment.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { BillRow } from './bill-rows.ts';
import { nextDue, saveRows } from './installment-rows.ts';

const saveBill = named<unknown, [number, number, number, number, number, number, string | null]>(
  'bill_credited',
  `update bills set total_amount = $2, tax_amount = tax_amount - $3, rounding_amount = rounding_amount - $4,
     installment_current_amount = $5, status = $6, due_date = $7, updated_at = now(), version = version + 1 where id = $1`,
);
const saveLines = named<unknown, [readonly number[], readonly number[], readonly number[], readonly number[]]>(
  'bill_line_credited',
  `update bill_lines l set net_amount = d.net, tax_amount = d.tax, paid_amount = d.paid
   from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) d (id, net, tax, paid) where l.id = d.id`,
);

/** Answers the bill as it is then. */
export const saveCredited = async (context: WriteContext, bill: BillRow, credited: Credited): Promise<BillRow> => {
  const { amount, payout, rounding } = credited;
  const total_amount = bill.total_amount - amount;
  const paid = bill.installment_current_amount - payout;
  const status = billStatus(total_amount, paid);
  const rows = shrinkRows(bill.rows, amount - payout, payout);
  const due_date = rows.length > 0 ? nextDue(rows) : bill.due_date;
  const tax = credited.lines.reduce((sum, line) => sum + line.tax, 0);
  const lines = bill.lines.map((line, at) => {
    const { part = 0, tax: off = 0 } = credited.lines[at] ?? {};
    return { ...line, net_amount: line.net_amount - part, tax_amount: line.tax_amount - off };
  });
  const nets = lines.map(({ net_amount }) => net_amount);
  await run(context.tx, saveBill, bill.id, total_amount, tax, rounding, paid, status, due_date);
  await run(
    context.tx,
    saveLines,
    lines.map(({ id }) => id),
    nets,
    lines.map(({ tax_amount }) => tax_amount),
    linePayments(paid, total_amount, nets),
  );
  await saveRows(context.tx, bill.rows, rows);
  return { ...bill, total_amount, installment_current_amount: paid, status, due_date, lines, rows };
};

// Saves a bill that a note of credit has lowered: its total and payments, its lines, its installments.
import { named, run } from '../../../db/statement.ts';
import type { RefundPlan } from '../../../domain/finance/refund.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { BillRow } from './bill-rows.ts';
import { saveRows } from './installment-rows.ts';

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

/** @param bill as it was, locked */
export const saveCredited = async (
  { tx }: WriteContext,
  bill: BillRow,
  { after, credited }: RefundPlan<BillRow>,
): Promise<void> => {
  const { total_amount, installment_current_amount: paid, status, due_date, lines } = after;
  const tax = credited.lines.reduce((sum, line) => sum + line.tax, 0);
  await run(tx, saveBill, bill.id, total_amount, tax, credited.rounding, paid, status, due_date);
  await run(
    tx,
    saveLines,
    lines.map(({ id }) => id),
    lines.map(({ net_amount }) => net_amount),
    lines.map(({ tax_amount }) => tax_amount),
    lines.map(({ paid_amount }) => paid_amount),
  );
  await saveRows(tx, bill.rows, after.rows);
};

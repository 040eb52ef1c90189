// What a payment, or taking one back, does to the bills: paid amounts by line and by bill, and the status (finance.md 3, 6.2).
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { named, run } from '../../db/statement.ts';
import { spread } from '../../../src/resources/kernel/money.ts';
import { billStatus } from '../../domain/finance/bill.ts';
import type { BillRow } from './bill-rows.ts';

const savePaid = named<unknown, [readonly number[], readonly number[], readonly number[]]>(
  'bill_pay',
  `update bills b set installment_current_amount = p.paid, status = p.status, updated_at = now(), version = version + 1
   from unnest($1::bigint[], $2::bigint[], $3::smallint[]) p (id, paid, status) where b.id = p.id`,
);
const savePaidLines = named<unknown, [readonly number[], readonly number[]]>(
  'bill_line_pay',
  `update bill_lines l set paid_amount = p.paid from unnest($1::bigint[], $2::bigint[]) p (id, paid) where l.id = p.id`,
);

/** Adds rupiah to what the locked bills have been paid; negative takes them back. */
export const payBills = async (
  tx: Transaction<Database>,
  bills: readonly BillRow[],
  amountByBill: ReadonlyMap<number, number>,
): Promise<void> => {
  const paid = bills.map((bill) => bill.installment_current_amount + (amountByBill.get(bill.id) ?? 0));
  const lines = bills.flatMap((bill, i) => {
    const nets = bill.lines.map((line) => line.net_amount);
    const parts = spread(paid[i] ?? 0, nets);
    return bill.lines.map((line, n) => ({ id: line.id, paid: parts[n] ?? 0 }));
  });
  await Promise.all([
    run(
      tx,
      savePaid,
      bills.map((bill) => bill.id),
      paid,
      bills.map((bill, i) => billStatus(bill.total_amount, paid[i] ?? 0)),
    ),
    run(
      tx,
      savePaidLines,
      lines.map((line) => line.id),
      lines.map((line) => line.paid),
    ),
  ]);
};

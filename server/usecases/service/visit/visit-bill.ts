// The bill of a visit's done work (service.md 6.3).
import { billType } from '../../../../src/resources/finance/bill-life.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { createBill, type NewBillLine } from '../../finance/bill/create-bill.ts';
import type { StoredVisit } from './visit-write.ts';

const nameOf = named<{ name: string }, [number]>('customer_name', 'select name from users where id = $1');

/** The draft bill of the visit's done work and the branch's fee; null when there is nothing to charge. */
export const billVisit = async (
  context: WriteContext,
  row: StoredVisit,
  lines: readonly NewBillLine[],
  /** What the chair tells the desk. */
  desk_note: string | null,
): Promise<number | null> => {
  if (lines.length === 0) return null;
  const customer = await runOne(context.tx, nameOf, row.customer_id);
  const bill = await createBill(context, {
    type: billType.visit,
    source: { type: 'visit', id: row.id },
    customer_id: row.customer_id,
    customer_name: customer?.name ?? '',
    doctor_id: row.doctor_id,
    transaction_at: row.visit_date,
    desk_note,
    lines,
  });
  return bill.id;
};

// A sale follows its bill: what is paid of it, and that it was cancelled (inventory.md 3; finance.md 6.12).
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { sale } from '../../../../src/resources/inventory/sale.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { BillHook } from '../../finance/bill/bill-hooks.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { returnGoods, SALE_SOURCE, type SaleHead } from './hand-over.ts';
import { prescriptions } from './prescription-port.ts';

const { state } = sale;
const savePaid = named<unknown, [id: number, paid: number, total: number, status: number]>(
  'sale_paid',
  `update sales set paid_amount = $2, total_amount = $3, status = $4, updated_at = now(), version = version + 1
   where id = $1 and status in (${state.unpaid}, ${state.paid})`,
);
interface Held extends SaleHead {
  readonly visitresep_id: number | null;
}
const holdSale = named<Held, [number]>(
  'sale_hold',
  `select id, code, type, customer_id, customer_name, warehouse_id, visitresep_id from sales
   where id = $1 and status <> ${state.cancelled} for no key update`,
);
const markCancelled = named<unknown, [number, string]>(
  'sale_cancel',
  `update sales set status = ${state.cancelled}, void_reason = $2, updated_at = now(), version = version + 1 where id = $1`,
);
const reasonOf = named<{ reason: string | null }, [number]>(
  'sale_bill_reason',
  'select void_reason as reason from bills where id = $1',
);

/** Goods that had left come back, and a prescription waits again. */
const takeBack = async (context: WriteContext, id: number, billId: number): Promise<() => Promise<void>> => {
  const held = await runOne(context.tx, holdSale, id);
  if (!held) throw new Refusal('not-found');
  const reason = (await runOne(context.tx, reasonOf, billId))?.reason ?? '';
  if (held.visitresep_id !== null) await prescriptions.given().reopen(context, held.visitresep_id);
  const left = await returnGoods(context, held, reason);
  await run(context.tx, markCancelled, id, reason);
  return left;
};

/** Follows the bill of a sale. */
export const followSale: BillHook = async (context, event, { bill }) => {
  if (bill.source_type !== SALE_SOURCE) return undefined;
  if (event === 'voided') return takeBack(context, bill.source_id, bill.id);
  const status = bill.status === billDocument.state.settled ? state.paid : state.unpaid;
  await run(context.tx, savePaid, bill.source_id, bill.installment_current_amount, bill.total_amount, status);
  return undefined;
};

// A discount above the limit of the desk waits for an approver (inventory.md 2: max_discount_percent; platform.md 4).
import { sale } from '../../../../src/resources/inventory/sale.ts';
import { formatRupiah, rateText } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { billAmounts, isAbove } from '../../../domain/finance/bill.ts';
import { discountLimit } from '../../finance/bill/edit-bill.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import { requestFor } from '../../kernel/approval.ts';
import type { ApprovalRequest, StoredOf, WriteContext } from '../../kernel/contract.ts';
import { inRupiah, inWords } from '../../kernel/review.ts';
import { mustAsk } from '../../../../src/policies/approval.ts';
import { readLines } from './sale-lines.ts';

const ACTION = 'inventory.sales.discount';

/**
 * The request that a sale needs for its discounts; undefined where it may be confirmed at once.
 * @throws Refusal sale-discount-limit (403) where the branch does not let anybody ask
 */
export const askForDiscount = async (
  context: WriteContext,
  row: StoredOf<typeof sale>,
): Promise<ApprovalRequest | undefined> => {
  if (!mustAsk(context.actor.role, ACTION)) return undefined;
  const lines = await readLines(context, row.id);
  const amounts = billAmounts(lines, { amount: row.discount_amount }, 0);
  const limit = await discountLimit(context);
  if (!isAbove(limit, amounts)) return undefined;
  const refusal = new Refusal('sale-discount-limit', { n: rateText(limit) });
  const given = amounts.given_amount;
  const request = await requestFor(
    context,
    ACTION,
    () => ({
      record: { type: sale.name, id: row.id },
      grounds: [unchanged(sale.table, row, sale.singular)],
      told: {
        amount: given,
        date: row.sold_at,
        changes: [
          inWords('Customer', row.customer_name, row.customer_name),
          inRupiah('Diskon', 0, given),
          inRupiah('Total', amounts.gross_amount, amounts.total_amount),
        ],
        lines: lines.map((line) =>
          inRupiah(`${line.name} × ${line.qty}`, line.amount + line.discount_amount, line.amount),
        ),
      },
    }),
    `${refusal.message}, diberikan ${formatRupiah(given)}. Permintaan persetujuan dikirim ke manager`,
  );
  if (!request) throw refusal;
  return request;
};

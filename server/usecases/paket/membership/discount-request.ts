// A discount above what the version allows waits for an approver (paket.md 3.2; corrections 26).
import { formatRupiah, rateText } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { mustAsk } from '../../../../src/policies/approval.ts';
import { discountOf } from '../../../domain/finance/bill.ts';
import { requestFor } from '../../kernel/approval.ts';
import type { ApprovalRequest, WriteContext } from '../../kernel/contract.ts';
import { inRupiah, inWords } from '../../kernel/review.ts';
import type { SoldVersion } from '../offer/sold-version.ts';

const ACTION = 'finance.discount';

/**
 * The request that a sale needs for its discount; undefined where it may be sold at once. Called when everything has been tried.
 * @param discount rupiah @throws Refusal package-discount (422) where the branch does not let anybody ask
 */
export const askForDiscount = async (
  context: WriteContext,
  version: SoldVersion,
  { discount, customer, day }: { readonly discount: number; readonly customer: string; readonly day: string },
): Promise<ApprovalRequest | undefined> => {
  const { price, max_discount_percent: most } = version;
  if (discount <= discountOf(price, { percent: most }) || !mustAsk(context.actor.role, ACTION)) return undefined;
  const refusal = new Refusal('package-discount', { x: rateText(most) });
  const request = await requestFor(
    context,
    ACTION,
    () => ({
      record: null,
      grounds: [],
      told: {
        amount: discount,
        date: day,
        changes: [
          inWords('Pelanggan', customer, customer),
          inWords('Paket', version.name, version.name),
          inRupiah('Diskon', 0, discount),
          inRupiah('Total', price, price - discount),
        ],
        lines: [],
      },
    }),
    `${refusal.message}, diberikan ${formatRupiah(discount)}. Permintaan persetujuan dikirim ke manager`,
  );
  if (!request) throw refusal;
  return request;
};

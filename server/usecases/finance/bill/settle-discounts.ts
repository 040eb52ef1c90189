// A draft whose discount waits for an approver is not issued by oversight (docs/decisions/0036).
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { lapse } from '../../kernel/end-request.ts';
import type { BillRow } from './bill-rows.ts';

const waitingDiscounts = named<{ id: number; bill_id: number; amount: number }, [number, readonly number[]]>(
  'bill_discounts_waiting',
  `select id, subject_id as bill_id, (review ->> 'amount')::bigint as amount from applogs
   where profile_id = $1 and subject_type = 'finance.bill' and subject_id = any ($2) and action = 'finance.discount'
   and status = ${logStatus.requested}
   order by id`,
);

/**
 * Nobody issues a draft over a waiting discount without saying so; requests that he goes on without are closed.
 * @param without numbers of those requests
 * @throws Refusal discount-waiting (409)
 */
export const settleDiscounts = async (
  context: WriteContext,
  drafts: readonly BillRow[],
  without: readonly number[],
): Promise<void> => {
  if (drafts.length === 0) return;
  const ids = drafts.map(({ id }) => id);
  const waiting = await run(context.tx, waitingDiscounts, context.branch.id, ids);
  const [first] = waiting.filter(({ id }) => !without.includes(id));
  if (first) {
    const bill = drafts.find(({ id }) => id === first.bill_id);
    const values = { n: first.id, jumlah: formatRupiah(first.amount), code: bill?.customer_name ?? '' };
    throw new Refusal('discount-waiting', values, undefined, { applog_id: first.id, requests: waiting });
  }
  for (const { id } of waiting) await lapse(context, id, `tagihan diterbitkan tanpa diskon oleh ${context.actor.name}`);
};

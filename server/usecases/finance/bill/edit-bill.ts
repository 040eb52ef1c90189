// The discount of a draft bill (finance.md 5, 6.1): the cashier's own up to the branch's limit.
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import type { EditOf } from '../../../../src/resources/kernel/define.ts';
import { formatRupiah, rateText } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { isFrontDesk } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { type BillAmounts, billAmounts, isAbove } from '../../../domain/finance/bill.ts';
import { resizeRows } from '../../../domain/finance/installment.ts';
import { requestFor } from '../../kernel/approval.ts';
import { inRupiah } from '../../kernel/review.ts';
import type { ApprovalRequest, StoredOf, WriteContext } from '../../kernel/contract.ts';
import { aboutBill, billLines } from './bill-review.ts';
import { type BillRow, lockBills } from './bill-rows.ts';
import { roundingStep } from './bill-rounding.ts';
import { saveRows } from './installment-rows.ts';
import { showBill } from './show-bill.ts';

type Bill = typeof billDocument;

const limitOf = named<{ discount_max_percent: number }, [number]>(
  'discount_limit',
  'select discount_max_percent from financesettings where profile_id = $1',
);
/** Percent that the desk may give without asking. */
export const discountLimit = async ({ tx, branch }: Pick<WriteContext, 'tx' | 'branch'>): Promise<number> =>
  (await runOne(tx, limitOf, branch.id))?.discount_max_percent ?? 0;
const saveBill = named<unknown, [number, number | null, number, string | null, number, number, number]>(
  'bill_discount',
  `update bills set discount_percent = $2, discount_amount = $3, discount_reason = $4, total_amount = $5, tax_amount = $6,
     rounding_amount = $7, updated_at = now(), version = version + 1 where id = $1`,
);
const saveLines = named<unknown, [readonly number[], readonly number[], readonly number[], readonly number[]]>(
  'bill_line_discount',
  `update bill_lines l set bill_discount_amount = d.discount, net_amount = d.net, tax_amount = d.tax
   from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) d (id, discount, net, tax) where l.id = d.id`,
);

interface Discounting {
  readonly bill: BillRow;
  /** As it was read by whoever gives the discount. */
  readonly before: StoredOf<Bill>;
  readonly amounts: BillAmounts;
  readonly reason: string | null;
}

/** Refuses a discount without reason or above the bill; one above the limit of a front-desk cashier is asked for. */
const checkDiscount = async (
  context: WriteContext,
  { bill, before, amounts, reason }: Discounting,
): Promise<ApprovalRequest | undefined> => {
  if (amounts.discount_amount > amounts.subtotal_amount) throw refuseField('discount-above-total', 'discount_amount');
  if (amounts.discount_amount > 0 && !reason) throw refuseField('discount-reason', 'discount_reason');
  if (!isFrontDesk(context.actor)) return undefined;
  const limit = await discountLimit(context);
  if (!isAbove(limit, amounts)) return undefined;
  const refusal = new Refusal('discount-above-limit', { n: rateText(limit) });
  const request = await requestFor(
    context,
    'finance.discount',
    () =>
      aboutBill(before, bill, {
        status: bill.status,
        amount: amounts.discount_amount,
        changes: [
          inRupiah('Diskon', before.discount_amount, amounts.discount_amount),
          inRupiah('Total', before.total_amount, amounts.total_amount),
        ],
        lines: billLines(bill, (_line, at) => amounts.lines[at]?.net_amount ?? 0),
        reason,
      }),
    `${refusal.message}. Permintaan persetujuan dikirim ke manager`,
  );
  if (!request) throw refusal;
  return request;
};

/**
 * PUT /api/finance/bill/{id}: discount in percent or in rupiah, with its reason. Giving one clears the other.
 * A discount above the limit waits for an approver where the branch's rule says so.
 * @throws Refusal bill-not-draft (409), discount-reason, discount-above-total (422), discount-above-limit (403)
 */
export const editBill = async (
  context: WriteContext,
  { id, before }: { id: number; before: StoredOf<Bill> },
  body: EditOf<Bill>,
) => {
  const [bill] = await lockBills(context.tx, [id], context.branch.id);
  if (!bill || bill.status !== billDocument.state.draft) throw new Refusal('bill-not-draft');
  const percent =
    body.discount_percent === undefined && body.discount_amount === undefined
      ? before.discount_percent
      : (body.discount_percent ?? null);
  const amount = body.discount_amount === undefined ? before.discount_amount : body.discount_amount;
  const reason = body.discount_reason === undefined ? before.discount_reason : body.discount_reason;
  const amounts = billAmounts(bill.lines, { percent, amount }, await roundingStep(context));
  const request = await checkDiscount(context, { bill, before, amounts, reason });
  const { discount_amount: discount, total_amount: total } = amounts;
  const { tax_amount: tax, rounding_amount: rounding } = amounts;
  await run(context.tx, saveBill, id, percent, discount, discount > 0 ? reason : null, total, tax, rounding);
  await run(
    context.tx,
    saveLines,
    bill.lines.map((l) => l.id),
    amounts.lines.map((l) => l.bill_discount_amount),
    amounts.lines.map((l) => l.net_amount),
    amounts.lines.map((l) => l.tax_amount),
  );
  await saveRows(context.tx, bill.rows, resizeRows(bill.rows, total));
  return {
    record: await showBill(context, id),
    request,
    log: {
      message: `pemberian diskon tagihan ${bill.customer_name} sebesar ${formatRupiah(discount)}`,
      url: `/finance/payment/bill/${id}`,
      before: { discount_amount: before.discount_amount, total_amount: before.total_amount },
      after: { discount_amount: discount, total_amount: total, discount_reason: reason },
    },
  };
};

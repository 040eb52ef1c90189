// POST /api/paket/membership: a package is sold: bill with its schedule, slots, and the money that is there, in one transaction
// (paket.md 3.2, 6, 7).
import { billType } from '../../../../src/resources/finance/bill-life.ts';
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { installmentSchema } from '../../../../src/resources/paket/history-life.ts';
import { scheme } from '../../../../src/resources/paket/membership-life.ts';
import { membership } from '../../../../src/resources/paket/membership.ts';
import { scheduleOf } from '../../../../src/resources/paket/scheme.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { billAmounts } from '../../../domain/finance/bill.ts';
import type { PlannedRow } from '../../../domain/finance/installment.ts';
import { lockBill } from '../../finance/bill/bill-rows.ts';
import { roundingStep } from '../../finance/bill/bill-rounding.ts';
import { createBill } from '../../finance/bill/create-bill.ts';
import { issueBills } from '../../finance/bill/issue-bill.ts';
import { recordPayment } from '../../finance/desk/record-payment.ts';
import { openPeriodOf } from '../../finance/ledger/open-period.ts';
import { checkPostingDate } from '../../finance/ledger/posting-date.ts';
import type { CallHandlers, CallRequest, WriteContext } from '../../kernel/contract.ts';
import { countSale, readPrograms, type SoldVersion, takeVersion } from '../offer/sold-version.ts';
import { keepAgreement } from './agreement.ts';
import { type Buyer, readBuyer } from './buyer.ts';
import { askForDiscount } from './discount-request.ts';
import { followMembership, MEMBERSHIP_SOURCE } from './membership-rows.ts';
import { membershipUrl, showMembership } from './membership-record.ts';
import { storeMembership } from './store-membership.ts';
import { toTotal } from './bill-schedule.ts';

type Body = CallRequest<Calls['paket.membership.jual']>['body'];

const unearnedAccount = named<{ id: number }>(
  'membership_account',
  `select id from akuns where code = '${accountRole.unearnedPackage}'`,
);
const saveBill = named<unknown, [id: number, bill: number]>(
  'membership_bill',
  'update memberships set bill_id = $2 where id = $1',
);

/** A day on which the books take journals. @throws Refusal no-period, date-locked, date-in-future (422) */
const requireDay = async (context: WriteContext, day: string): Promise<void> => {
  const { start_date = null, lock_date = null } = (await openPeriodOf(context)) ?? {};
  checkPostingDate(context, day, { start_date, lock_date });
};

/** Who asks; of an approved sale, who had asked. He may have no branch of his own. */
const askerOf = (context: WriteContext): number => context.cashiers[0] ?? context.actor.id;

interface Priced {
  readonly discount: number;
  /** Terms that the sale is bound to; zeros where it is paid at once. */
  readonly terms: { readonly dp_amount: number; readonly cicilan_amount: number; readonly cicilan_attempt: number };
  /** Undefined: it is paid at once. */
  readonly rows: readonly PlannedRow[] | undefined;
}
const AT_ONCE = { dp_amount: 0, cicilan_amount: 0, cicilan_attempt: 0 };

/** @throws Refusal discount-above-total, package-dp, invalid (422) */
const priceSale = (version: SoldVersion, body: Body, sold_at: string): Priced => {
  const { price, dp_amount, cicilan_amount, cicilan_attempt } = version;
  const discount = body.discount_amount ?? 0;
  if (discount > price) throw refuseField('discount-above-total', 'discount_amount');
  if (body.scheme === scheme.whole) return { discount, terms: AT_ONCE, rows: undefined };
  if (version.installment_schema !== installmentSchema.credit)
    throw new Refusal('invalid', {}, { scheme: ['Paket ini hanya dijual lunas'] });
  const terms = { dp_amount, cicilan_amount, cicilan_attempt };
  const due_day = body.due_day ?? Number(sold_at.slice(8));
  const rows = scheduleOf(price, discount, terms, { sold_at, due_day });
  if (!rows) throw refuseField('package-dp', 'discount_amount');
  return { discount, terms, rows: rows.map(({ no, due_at, amount }) => ({ no, due_date: due_at, amount })) };
};

/** The draft of the sale's bill; one that comes to nothing is issued as it is made. */
const draftBill = async (
  context: WriteContext,
  sale: { readonly id: number; readonly buyer: Buyer; readonly version: SoldVersion; readonly sold_at: string },
  { discount, rows }: Priced,
): Promise<number> => {
  const { version, buyer } = sale;
  const account = await runOne(context.tx, unearnedAccount);
  if (!account) throw new Error('The chart has no account of unearned packages.');
  const amounts = { qty: 1, price: version.price, discount_amount: discount };
  const total = billAmounts([amounts], {}, await roundingStep(context)).total_amount;
  const schedule = rows && toTotal(rows, total);
  const made = await createBill(context, {
    type: billType.package,
    source: { type: MEMBERSHIP_SOURCE, id: sale.id },
    customer_id: buyer.id,
    customer_name: buyer.name,
    doctor_id: null,
    transaction_at: sale.sold_at,
    lines: [
      {
        ...amounts,
        kind: billLineKind.package,
        ref_type: MEMBERSHIP_SOURCE,
        ref_id: sale.id,
        perawatan_id: null,
        name: `${version.name} (${version.code})`,
        akun_id: account.id,
        doctor_id: null,
        package_value: 0,
      },
    ],
    ...(schedule && schedule.length > 0 && { schedule }),
  });
  await run(context.tx, saveBill, sale.id, made.id);
  // One that comes to nothing was settled before the sale knew its bill.
  await followMembership(context, sale.id);
  return made.id;
};

/** Issues the bill, with the receipt where money is there. @throws Refusal those of issuing and of a payment */
const settle = async (context: WriteContext, billId: number, payment: Body['payment']) => {
  const draft = await lockBill(context, billId);
  if (!payment) {
    if (draft.status === billDocument.state.draft) await issueBills(context, [draft]);
    return null;
  }
  const amount = payment.methods.reduce((sum, method) => sum + method.amount, 0);
  const { record } = await recordPayment(context, {
    params: {},
    query: undefined,
    body: { ...payment, allocations: [{ bill_id: billId, amount }], issue: true },
  });
  return { id: record.id, code: record.code, amount: record.price_amount };
};

/**
 * Answers the sale with its slots, its bill and schedule, and the receipt of what was paid. Money is held, and numbers of finance are
 * taken, after the version is held.
 * @throws Refusal package-unavailable, package-quota, package-condition, package-dp, customer-inactive, discount-above-total,
 *   no-period, date-locked, date-in-future (422); package-discount (422), or a request (202), for a discount above the version's; those
 *   of issuing and of a payment
 */
export const sellMembership: CallHandlers['paket.membership.jual'] = async (context, { body }) => {
  const { customer_id, paket_history_id } = body;
  const sold_at = body.sold_at ?? context.today;
  const sales_id = body.sales_id ?? askerOf(context);
  await requireReferences(
    context.tx,
    membership.fields,
    { customer_id, paket_history_id, ...(sales_id === askerOf(context) ? {} : { sales_id }) },
    context.branches,
  );
  await requireDay(context, sold_at);
  const version = await takeVersion(context, paket_history_id, sold_at);
  const buyer = await readBuyer(context, customer_id, version, sold_at);
  const priced = priceSale(version, body, sold_at);
  const { id, code } = await storeMembership(context, {
    ...priced.terms,
    version,
    programs: await readPrograms(context, version.id),
    customer_id,
    sales_id,
    sold_at,
    scheme: body.scheme,
    discount_amount: priced.discount,
    due_day: body.scheme === scheme.credit ? (body.due_day ?? Number(sold_at.slice(8))) : null,
    note: body.note ?? null,
  });
  const total_amount = version.price - priced.discount;
  const starts_from = priced.rows ? Math.min(priced.terms.dp_amount, total_amount) : total_amount;
  await keepAgreement(context, { id, customer_id, scheme: body.scheme, starts_from }, body.signature);
  await countSale(context, version.id, 1);
  const billId = await draftBill(context, { id, buyer, version, sold_at }, priced);
  const kwitansi = await settle(context, billId, body.payment);
  const request = await askForDiscount(context, version, {
    discount: priced.discount,
    customer: buyer.name,
    day: sold_at,
  });
  const total = formatRupiah(total_amount);
  const { signature, ...after } = body;
  return {
    status: 201,
    record: { ...(await showMembership(context, id)), kwitansi },
    log: {
      message: `penjualan paket ${code} ${version.name} kepada ${buyer.name} sebesar ${total}`,
      url: membershipUrl(id),
      after: { ...after, signed: Boolean(signature) },
    },
    ...(request && { request }),
  };
};

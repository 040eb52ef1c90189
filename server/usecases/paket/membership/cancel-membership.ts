// POST .../batal: a package is given up (paket.md 3.2, 6.4): what was used is charged, the rest of the bill is credited and handed back.
import { billState, billType } from '../../../../src/resources/finance/bill-life.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import { type Cancellation, cancellationOf } from '../../../../src/resources/paket/cancellation.ts';
import { cancellableStates } from '../../../../src/resources/paket/membership-life.ts';
import { membership } from '../../../../src/resources/paket/membership.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { named, runOne } from '../../../db/statement.ts';
import { owedBy } from '../../../domain/finance/receivable.ts';
import { type BillRow, lockBill } from '../../finance/bill/bill-rows.ts';
import { cancelBill } from '../../finance/bill/void-bill.ts';
import { giveCredit } from '../../finance/desk/refund-bill.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { requestFor } from '../../kernel/approval.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import type { CallHandlers, CallRequest, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { inRupiah, inWords, reasonOf } from '../../kernel/review.ts';
import { closeMembership, requireNoneReserved } from './close-membership.ts';
import { earnedOf } from './follow-bill.ts';
import { membershipUrl, showMembership } from './membership-record.ts';
import { holdMembership, MEMBERSHIP_SOURCE, type MembershipRow } from './membership-rows.ts';
import { lockSlots, type SlotLine } from './slot-rows.ts';

type Body = CallRequest<Calls['paket.membership.batal']>['body'] & { readonly reason: string };

const billOf = named<{ bill_id: number | null }, [id: number, branch: number]>(
  'membership_bill_of',
  'select bill_id from memberships where id = $1 and profile_id = $2',
);
const feeOf = named<{ fee: number }, [branch: number]>(
  'membership_cancel_fee',
  'select biaya_batal_paket as fee from branchpreferences where profile_id = $1',
);
const billVersion = named<{ id: number; version: number }, [number]>(
  'membership_bill_version',
  'select id, version from bills where id = $1',
);

interface Held {
  readonly bill: BillRow;
  /** As it was before anything was changed. */
  readonly billRead: { readonly id: number; readonly version: number };
  readonly row: MembershipRow;
  readonly lines: readonly SlotLine[];
}

/** The bill is held first: who pays it meanwhile waits, and then finds what is left of it. */
const hold = async (context: WriteContext, id: number, version: number | undefined): Promise<Held> => {
  const found = await runOne(context.tx, billOf, id, context.branch.id);
  if (!found) throw new Refusal('not-found');
  // What was brought along and is paid has no bill here: nothing of it can be credited.
  if (found.bill_id === null) throw new Refusal('wrong-state', { singular: membership.singular });
  const bill = await lockBill(context, found.bill_id);
  // Its bill is only the rest of it: neither can be reckoned against the other.
  if (bill.type === billType.opening) throw new Refusal('wrong-state', { singular: membership.singular });
  const row = await holdMembership(context, id);
  if (version !== undefined && row.version !== version) throw await staleVersion(context, { words: row.code });
  if (!cancellableStates.includes(row.status)) throw new Refusal('wrong-state', { singular: membership.singular });
  const billRead = (await runOne(context.tx, billVersion, bill.id)) ?? { id: bill.id, version: 0 };
  return { bill, billRead, row, lines: await lockSlots(context, id) };
};

interface Reckoned extends Cancellation {
  readonly used_value: number;
  readonly paid: number;
  /** Nothing was paid, and nothing is income. */
  readonly untouched: boolean;
}

/** What was rounded on the bill stays on it, unless all of it is credited. */
const reckon = async (context: WriteContext, { bill, row, lines }: Held): Promise<Reckoned> => {
  const { earned, used_value } = earnedOf(lines);
  const paid = bill.installment_current_amount;
  const admin = (await runOne(context.tx, feeOf, context.branch.id))?.fee ?? 0;
  const untouched = paid === 0 && used_value === 0 && earned === 0;
  const facts = { used_value, earned, admin: untouched ? 0 : admin, total: row.total_amount };
  const plain = cancellationOf({ ...facts, paid });
  if (plain.charge === 0 || bill.rounding_amount === 0) return { ...plain, used_value, paid, untouched };
  const rounded = cancellationOf({ ...facts, paid: paid - bill.rounding_amount });
  return { ...rounded, charge: rounded.charge + bill.rounding_amount, used_value, paid, untouched };
};

/** Lowers the bill to what is charged, and books what of that is no use. */
const settle = async (context: WriteContext, { bill, row }: Held, body: Body, reckoned: Reckoned): Promise<void> => {
  const { charge, credit, kept } = reckoned;
  const whole = charge === 0;
  const { reason, paymentmethod_id, to_deposit, reference } = body;
  const lines = bill.lines.map(({ id }) => ({ bill_line_id: id, amount: credit }));
  if (credit > 0)
    await giveCredit(context, bill, {
      ...(whole ? { amount: bill.total_amount } : { lines }),
      reason,
      paymentmethod_id,
      to_deposit,
      reference,
    });
  await post(context, postedEvent.packageExpired, {
    source: { type: MEMBERSHIP_SOURCE, id: row.id },
    transaction_at: context.today,
    memo: `Pembatalan paket ${row.code} ${row.customer_name}: ${reason}`,
    amounts: { amount: [owedBy(row, kept)] },
  });
};

const slotsOf = ({ used_slot, free_slot }: SlotLine): string => `${used_slot}/${free_slot}`;

const requestOf = (
  context: WriteContext,
  { row, lines, billRead }: Held,
  { charge, paid, refund }: Reckoned,
  reason: string,
) =>
  requestFor(context, 'paket.cancel', () => ({
    record: { type: membership.name, id: row.id },
    grounds: [unchanged(membership.table, row, membership.singular), unchanged('bills', billRead, 'tagihan')],
    told: {
      amount: refund,
      date: row.sold_at,
      changes: [
        inWords('Pelanggan', row.customer_name, row.customer_name),
        inWords('Paket', row.package_name, null),
        inRupiah('Total', row.total_amount, charge),
        inRupiah('Dibayar', paid, paid - refund),
        inRupiah('Dikembalikan', null, refund),
        reasonOf(reason),
      ],
      lines: lines.map((line) => inWords(line.name, slotsOf(line), null)),
    },
  }));

/**
 * With `preview` it answers what it would cost, and writes nothing. Nothing paid and nothing used: the sale is taken back. Otherwise
 * the front desk asks, and what it asks for holds the refund too.
 * @throws Refusal not-found (404), stale-version, wrong-state, membership-reserved (409), membership-shortfall (422), those of a refund
 *   and of posting
 */
export const cancelMembership: CallHandlers['paket.membership.batal'] = async (context, { params, body: asked }) => {
  const id = params['id'] ?? 0;
  const body: Body = { reason: '', ...asked };
  const held = await hold(context, id, body.version);
  const reckoned = await reckon(context, held);
  const { used_value, charge, paid, refund, shortfall, untouched } = reckoned;
  if (body.preview) return { record: { used_value, charge, paid, refund, shortfall }, log: null };
  await requireNoneReserved(context, held.row, held.lines);
  if (shortfall > 0) throw new Refusal('membership-shortfall', { x: formatNumber(shortfall) });
  if (untouched && held.bill.status !== billState.writtenOff)
    await cancelBill(context, { type: MEMBERSHIP_SOURCE, id }, body.reason);
  else {
    await closeMembership(context, held.row, { reason: body.reason, charge, refund });
    await settle(context, held, body, reckoned);
  }
  const request = untouched ? undefined : await requestOf(context, held, reckoned, body.reason);
  return {
    record: await showMembership(context, id),
    log: {
      message: `pembatalan paket ${held.row.code}: ${body.reason}`,
      url: membershipUrl(id),
      after: { charge, refund, reason: body.reason },
    },
    ...(request && { request }),
  };
};

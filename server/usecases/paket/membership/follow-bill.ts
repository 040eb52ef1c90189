// A sold package follows its bill: it is active once enough is paid, waits where that was taken back, and ends with a bill that was
// cancelled (paket.md 3.2; finance.md 6.12).
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import { membershipState, scheme } from '../../../../src/resources/paket/membership-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { BillHook, BillNews } from '../../finance/bill/bill-hooks.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { closeMembership, requireNoneReserved } from './close-membership.ts';
import { followMembership, holdMembership, MEMBERSHIP_SOURCE, type MembershipRow } from './membership-rows.ts';
import { lockSlots, type SlotLine } from './slot-rows.ts';

const activate = named<unknown, [id: number, at: string]>(
  'membership_activate',
  'update memberships set activated_at = $2 where id = $1 and activated_at is null',
);
const dateSlots = named<unknown, [id: number, day: string]>(
  'membership_slots_date',
  `update membershipperawatans set expires_at = $2::date + expired_duration, updated_at = now(), version = version + 1
   where membership_id = $1 and expired_duration > 0`,
);
/** Who has read what was paid of it before is told that it has changed. */
const touch = named<unknown, [number]>(
  'membership_touch',
  'update memberships set updated_at = now(), version = version + 1 where id = $1',
);
const reasonOf = named<{ reason: string | null }, [number]>(
  'membership_bill_reason',
  'select void_reason as reason from bills where id = $1',
);

/** Rupiah from which a sale is active. */
const threshold = ({ scheme: how, dp_amount }: MembershipRow, total: number): number =>
  how === scheme.credit ? Math.min(dp_amount, total) : total;

/** Rupiah of the price that is income already, and what was used of the package at its own price. */
export const earnedOf = (lines: readonly SlotLine[]) => ({
  earned: lines.reduce((sum, line) => sum + line.recognised_amount + line.released_amount, 0),
  used_value: lines.reduce((sum, line) => sum + line.used_slot * line.price_standard, 0),
});

/** The bill was cancelled: only what nobody has used of can be. */
const followVoid = async (context: WriteContext, row: MembershipRow, bill: BillNews['bill']): Promise<void> => {
  const lines = await lockSlots(context, row.id);
  await requireNoneReserved(context, row, lines);
  const { earned, used_value } = earnedOf(lines);
  const owed = Math.min(row.total_amount, Math.max(earned, used_value));
  if (owed > 0) throw new Refusal('membership-shortfall', { x: formatNumber(owed) });
  const reason = (await runOne(context.tx, reasonOf, bill.id))?.reason ?? '';
  await closeMembership(context, row, { reason, charge: 0, refund: 0 });
};

/** Follows the bill of a sold package. */
export const followMembershipBill: BillHook = async (context, event, { bill }) => {
  if (bill.source_type !== MEMBERSHIP_SOURCE) return undefined;
  const row = await holdMembership(context, bill.source_id);
  if (row.status === membershipState.cancelled) return undefined;
  if (event === 'voided') {
    await followVoid(context, row, bill);
    return undefined;
  }
  if (row.activated_at === null && bill.installment_current_amount >= threshold(row, bill.total_amount)) {
    await run(context.tx, activate, row.id, context.now.toISOString());
    await run(context.tx, dateSlots, row.id, context.today);
  }
  if (event === 'paid') await run(context.tx, touch, row.id);
  await followMembership(context, row.id);
  return undefined;
};

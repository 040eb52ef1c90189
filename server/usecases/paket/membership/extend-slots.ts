// POST .../perpanjang: slots live longer; those that had expired come back, and what was booked for them is reversed (paket.md 3.2, 7).
import { addDays, formatDate } from '../../../../src/resources/kernel/date.ts';
import { EXTENDABLE_DAYS, extendableStates, slotState } from '../../../../src/resources/paket/membership-life.ts';
import { membership } from '../../../../src/resources/paket/membership.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import { reverseAll } from '../../finance/ledger/reverse-journal.ts';
import { requestFor } from '../../kernel/approval.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import type { CallHandlers, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { inDays, inWords, reasonOf } from '../../kernel/review.ts';
import { SLOT_SOURCE } from './expire-slots.ts';
import { membershipUrl, showMembership } from './membership-record.ts';
import { followMembership, holdMembership, type MembershipRow } from './membership-rows.ts';
import { lockSlots, type SlotLine } from './slot-rows.ts';

const extend = named<unknown, [id: number, day: string]>(
  'slot_extend',
  `update membershipperawatans set expires_at = $2, status = ${slotState.active}, released_amount = 0, updated_at = now(),
     version = version + 1 where id = $1`,
);

interface Extended {
  readonly line: SlotLine;
  /** 'YYYY-MM-DD' */
  readonly before: string;
  readonly until: string;
}

const chosenLines = (
  lines: readonly SlotLine[],
  { lines: wanted, days }: { readonly lines: readonly number[]; readonly days: number },
  today: string,
): readonly Extended[] =>
  [...new Set(wanted)].map((id) => {
    const line = lines.find((one) => one.id === id);
    if (!line) throw new Refusal('not-found');
    const { expires_at: before, name, status } = line;
    if (before === null || (status !== slotState.active && status !== slotState.expired))
      throw new Refusal('invalid', {}, { lines: [`${name} tidak dapat diperpanjang`] });
    if (addDays(before, EXTENDABLE_DAYS) < today) throw new Refusal('extension-late');
    return { line, before, until: addDays(before > today ? before : today, days) };
  });

const prolong = async (context: WriteContext, extended: readonly Extended[], reason: string): Promise<void> => {
  for (const { line, until } of extended) await run(context.tx, extend, line.id, until);
  // Numbers of journals come after the rows.
  for (const { line } of extended) await reverseAll(context, { type: SLOT_SOURCE, id: line.id }, reason);
};

const request = (context: WriteContext, row: MembershipRow, extended: readonly Extended[], reason: string) =>
  requestFor(context, 'paket.extend', () => ({
    record: { type: membership.name, id: row.id },
    grounds: [unchanged(membership.table, row, membership.singular)],
    told: {
      date: row.sold_at,
      changes: [
        inWords('Pelanggan', row.customer_name, row.customer_name),
        inWords('Paket', row.package_name, row.package_name),
        reasonOf(reason),
      ],
      lines: extended.map(({ line, before, until }) => inDays(line.name, before, until)),
    },
  }));

/**
 * From the last day, or from today where that is over.
 * @throws Refusal not-found (404), stale-version, wrong-state (409), extension-late, invalid (422), those of posting
 */
export const extendMembership: CallHandlers['paket.membership.perpanjang'] = async (context, { params, body }) => {
  const id = params['id'] ?? 0;
  const row = await holdMembership(context, id);
  if (body.version !== undefined && row.version !== body.version)
    throw await staleVersion(context, { words: row.code });
  if (!extendableStates.includes(row.status)) throw new Refusal('wrong-state', { singular: membership.singular });
  const extended = chosenLines(await lockSlots(context, id), body, context.today);
  await prolong(context, extended, body.reason);
  await followMembership(context, id);
  const asked = await request(context, row, extended, body.reason);
  const slots = extended.map(({ line, until }) => `${line.name} s/d ${formatDate(until)}`).join(', ');
  return {
    record: await showMembership(context, id),
    log: {
      message: `perpanjangan paket ${row.code}: ${slots}`,
      url: membershipUrl(id),
      before: extended.map(({ line, before }) => ({ id: line.id, expires_at: before })),
      after: { lines: extended.map(({ line, until }) => ({ id: line.id, expires_at: until })), reason: body.reason },
    },
    ...(asked && { request: asked }),
  };
};

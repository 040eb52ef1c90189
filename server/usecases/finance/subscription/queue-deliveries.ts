// One rule for the night and for people: of a subscription and a day each reader gets one paper, whoever asks for it (decision 119).
import {
  deliveryState,
  KEPT_DAYS,
  lastDue,
  rangeOf,
  reportLabel,
  subscriptionState,
} from '../../../../src/resources/finance/subscription.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { findSubscriptions, holdSubscription, readersText, type Subscription } from './stored.ts';

type Queued = [
  subscription: number,
  branch: number,
  readers: readonly number[],
  day: string,
  start: string,
  end: string,
  asked_by: number | null,
  at: string,
];
/** The key of the table is what holds that nobody gets it twice, whichever server or person comes first. */
const queue = named<{ id: number }, Queued>(
  'delivery_queue',
  `insert into reportdeliveries (subscription_id, profile_id, user_id, day, start_date, end_date, asked_by, next_at, created_at)
   select $1, $2, unnest($3::bigint[]), $4, $5, $6, $7, $8, $8 on conflict (subscription_id, user_id, day) do nothing returning id`,
);

interface Asking {
  readonly day: string;
  readonly asked_by: number | null;
  readonly now: Date;
}
/** @returns how many get it who had not got it on that day */
const queueDay = async (
  tx: Transaction,
  { id, profile_id, readers, range }: Subscription,
  { day, asked_by, now }: Asking,
): Promise<number> => {
  const { start, end } = rangeOf(range, day);
  const ids = readers.map((reader) => reader.id);
  return (await run(tx, queue, id, profile_id, ids, day, start, end, asked_by, now.toISOString())).length;
};

/** POST /api/finance/langganan/{id}/kirim @throws Refusal not-found */
export const sendNow: CallHandlers['finance.langganan.kirim'] = async (context, { params }) => {
  const { tx, branch, actor, today, now } = context;
  const subscription = await holdSubscription(tx, [branch.id], params['id'] ?? 0);
  const queued = await queueDay(tx, subscription, { day: today, asked_by: actor.id, now });
  const known = subscription.readers.length - queued;
  const what = `pengiriman ${reportLabel(subscription.report)} sekarang kepada ${readersText(subscription.readers)}`;
  return {
    record: { queued, known },
    log: queued === 0 ? null : { message: what, url: '/finance/laporan-v2/langganan?tab=riwayat' },
  };
};

const forget = named<{ id: number }, [branch: number, before: string]>(
  'delivery_forget',
  `update reportdeliveries set pdf = null
   where profile_id = $1 and pdf is not null and made_at < $2 and status not in (${deliveryState.waiting}, ${deliveryState.mailing})
   returning id`,
);

interface Night {
  readonly branch: number;
  readonly day: string;
  readonly now: Date;
}

/**
 * Queues what the rhythms of a branch have brought since the last night: of nights that the server slept through, the last day of
 * each. Papers that were made long ago are let go of; the history stays.
 */
export const queueAtNight = async (tx: Transaction, { branch, day, now }: Night): Promise<number> => {
  let queued = 0;
  for (const { id } of await findSubscriptions(tx, [branch])) {
    const subscription = await holdSubscription(tx, [branch], id);
    const due = lastDue(subscription.rhythm, subscription.day, day);
    if (subscription.status !== subscriptionState.active || due < subscription.begins_on) continue;
    queued += await queueDay(tx, subscription, { day: due, asked_by: null, now });
  }
  await run(tx, forget, branch, addDays(day, -KEPT_DAYS));
  return queued;
};

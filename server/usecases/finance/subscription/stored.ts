// Subscriptions as they are stored.
import {
  type Rhythm,
  type SentRange,
  type SentReport,
  subscriptionState,
} from '../../../../src/resources/finance/subscription.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';

export interface Subscription {
  readonly id: number;
  readonly profile_id: number;
  readonly report: SentReport;
  readonly everywhere: boolean;
  readonly rhythm: Rhythm;
  readonly day: number | null;
  readonly range: SentRange;
  /** 'YYYY-MM-DD': days before it are not caught up on. */
  readonly begins_on: string;
  readonly status: number;
  readonly version: number;
  readonly readers: readonly { readonly id: number; readonly name: string }[];
  readonly last_at: string | null;
}
const COLUMNS = `select s.id, s.profile_id, s.report, s.everywhere, s.rhythm, s.day, s.range, s.begins_on, s.status, s.version,
    coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name, u.id)
      from reportsubscribers r join users u on u.id = r.user_id where r.subscription_id = s.id), '[]'::jsonb) as readers,
    (select max(d.made_at) from reportdeliveries d where d.subscription_id = s.id) as last_at
  from reportsubscriptions s where s.profile_id = any ($1) and s.status <> ${subscriptionState.stopped}`;
const all = named<Subscription, [readonly number[]]>('subscriptions', `${COLUMNS} order by s.id`);
const byId = named<Subscription, [readonly number[], number]>('subscription', `${COLUMNS} and s.id = $2`);
const held = named<{ id: number }, [number]>(
  'subscription_hold',
  'select id from reportsubscriptions where id = $1 for update',
);

/** Subscriptions of these branches that are not stopped. */
export const findSubscriptions = (tx: Transaction, branches: readonly number[]): Promise<readonly Subscription[]> =>
  run(tx, all, branches);

/** Held until the transaction ends: who changes it, stops it or sends it takes turns. @throws Refusal not-found */
export const holdSubscription = async (
  tx: Transaction,
  branches: readonly number[],
  id: number,
): Promise<Subscription> => {
  await runOne(tx, held, id);
  const found = await runOne(tx, byId, branches, id);
  if (!found) throw new Refusal('not-found');
  return found;
};

/** 'Laba Rugi untuk Rina Wati, Sari': of whom more than three, how many. */
export const readersText = (readers: readonly { readonly name: string }[]): string => {
  const MOST = 3;
  const named3 = readers.slice(0, MOST).map(({ name }) => name);
  const rest = readers.length - MOST;
  return rest > 0 ? `${named3.join(', ')} dan ${rest} lainnya` : named3.join(', ');
};

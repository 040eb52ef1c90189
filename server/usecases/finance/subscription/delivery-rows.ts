// Deliveries as the one who sends them reads and marks them.
import { deliveryState } from '../../../../src/resources/finance/subscription.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** One that was taken to be tried; `tries` is the number of this try, by which it is known until it is marked. */
export interface Claimed {
  readonly id: number;
  readonly profile_id: number;
  /** Null: a trial of the e-mail. */
  readonly subscription_id: number | null;
  readonly user_id: number;
  readonly day: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly asked_by: number | null;
  readonly tries: number;
}

/** Longer than a try takes: whoever dies in the middle of one leaves it to the next look after that. */
const LEASE_MINUTES = 10;
const OPEN = `(${deliveryState.waiting}, ${deliveryState.mailing})`;
const claim = named<Claimed, [at: string]>(
  'delivery_claim',
  `update reportdeliveries set tries = tries + 1, next_at = $1::timestamptz + interval '${LEASE_MINUTES} minutes'
   where id = (select id from reportdeliveries where status in ${OPEN} and next_at <= $1::timestamptz
     order by next_at, id limit 1 for update skip locked)
   returning id, profile_id, subscription_id, user_id, day, start_date, end_date, asked_by, tries`,
);

/** The next that is due, moved ahead so that nobody else takes it; undefined: there is none. */
export const claimNext = (tx: Transaction, now: Date): Promise<Claimed | undefined> =>
  runOne(tx, claim, now.toISOString());

interface Paper {
  readonly pdf: Buffer | null;
  readonly filename: string | null;
}
const MINE = `where id = $1 and tries = $2 and status in ${OPEN}`;
const hold = named<Paper, [number, number]>(
  'delivery_hold',
  `select pdf, filename from reportdeliveries ${MINE} for update`,
);
/** Undefined: it was taken by another try, or is done. */
export const holdPaper = (tx: Transaction, { id, tries }: Claimed): Promise<Paper | undefined> =>
  runOne(tx, hold, id, tries);

const made = named<
  unknown,
  [number, number, number, Buffer | null, string | null, string | null, string | null, string]
>(
  'delivery_made',
  `update reportdeliveries set status = $3, pdf = coalesce(pdf, $4), filename = coalesce(filename, $5), email = $6, problem = $7,
     made_at = coalesce(made_at, $8) ${MINE}`,
);
interface Made {
  readonly status: number;
  readonly paper: { readonly filename: string; readonly bytes: Buffer } | undefined;
  readonly email: string | null;
  readonly problem: string | null;
}
/** Marks a report as made: it is in the bell of its reader now. */
export const markMade = (tx: Transaction, { id, tries }: Claimed, now: Date, done: Made): Promise<unknown> =>
  run(
    tx,
    made,
    id,
    tries,
    done.status,
    done.paper?.bytes ?? null,
    done.paper?.filename ?? null,
    done.email,
    done.problem,
    now.toISOString(),
  );

const sent = named<unknown, [number, number, string]>(
  'delivery_sent',
  `update reportdeliveries set status = ${deliveryState.sent}, sent_at = $3, problem = null ${MINE}`,
);
export const markSent = (tx: Transaction, { id, tries }: Claimed, now: Date): Promise<unknown> =>
  run(tx, sent, id, tries, now.toISOString());

const dropped = named<unknown, [number, number, string]>(
  'delivery_dropped',
  `update reportdeliveries set status = ${deliveryState.dropped}, problem = $3 ${MINE}`,
);
export const markDropped = (tx: Transaction, { id, tries }: Claimed, why: string): Promise<unknown> =>
  run(tx, dropped, id, tries, why);

/** Minutes after each try that failed; after the last one it is given up, and a person may try again. */
const PAUSES = [1, 5, 30, 120, 720] as const;
const failed = named<unknown, [number, number, boolean, string, string]>(
  'delivery_failed',
  `update reportdeliveries set status = case when $3 then ${deliveryState.failed} else status end, problem = $4, next_at = $5 ${MINE}`,
);
export const markFailed = (tx: Transaction, claimed: Claimed, now: Date, why: string): Promise<unknown> => {
  const { id, tries, subscription_id } = claimed;
  const pause = subscription_id === null ? undefined : PAUSES[tries - 1];
  const next = new Date(now.getTime() + (pause ?? 0) * 60_000);
  return run(tx, failed, id, tries, pause === undefined, why, next.toISOString());
};

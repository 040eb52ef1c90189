// GET, POST, PUT /api/finance/langganan: what comes by itself, to whom, and what becomes of it (decision 119).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { addDays, dateIn } from '../../../../src/resources/kernel/date.ts';
import { nextDue, reportLabel, rhythmText, subscriptionState } from '../../../../src/resources/finance/subscription.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers, CallRequest, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { sendsMail } from '../../platform/mail/mail-settings.ts';
import { readersOf } from './reader.ts';
import { findSubscriptions, holdSubscription, readersText, type Subscription } from './stored.ts';

const URL = '/finance/laporan-v2/langganan';
/** The night of a day begins at 02.00. */
const NIGHT_MS = 2 * 3_600_000;

/** The first day whose night is still to come: what begins now is not caught up on. */
export const firstNight = ({ timezone, now }: Pick<WriteContext, 'timezone' | 'now'>): string =>
  addDays(dateIn(timezone, new Date(now.getTime() - NIGHT_MS)), 1);

type Body = CallRequest<Calls['finance.langganan.buat']>['body'];
type Values = [string, boolean, string, number | null, string, string];
const insert = named<{ id: number }, [number, ...Values, number]>(
  'subscription_insert',
  `insert into reportsubscriptions (profile_id, report, everywhere, rhythm, day, range, begins_on, created_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);
const update = named<unknown, [number, ...Values]>(
  'subscription_update',
  `update reportsubscriptions set report = $2, everywhere = $3, rhythm = $4, day = $5, range = $6, begins_on = $7,
     version = version + 1, updated_at = now() where id = $1`,
);
const setStatus = named<unknown, [number, number, string]>(
  'subscription_status',
  'update reportsubscriptions set status = $2, begins_on = $3, version = version + 1, updated_at = now() where id = $1',
);
const dropReaders = named<unknown, [number, readonly number[]]>(
  'subscribers_drop',
  'delete from reportsubscribers where subscription_id = $1 and user_id <> all ($2)',
);
const addReaders = named<unknown, [number, number, readonly number[]]>(
  'subscribers_add',
  `insert into reportsubscribers (subscription_id, profile_id, user_id) select $1, $2, unnest($3::bigint[])
   on conflict (subscription_id, user_id) do nothing`,
);

/** @throws Refusal forbidden (403) for all branches by anybody but a superadmin; subscription-reader (422) */
const requireReaders = async ({ tx, actor, branch, today }: WriteContext, body: Body): Promise<void> => {
  if (body.everywhere && actor.role !== SUPERADMIN) throw new Refusal('forbidden');
  const able = await readersOf({ tx, branch: branch.id, today }, body.report, body.everywhere);
  const ids = new Set(able.map(({ id }) => id));
  if (body.readers.some((id) => !ids.has(id)))
    throw new Refusal('subscription-reader', {}, { readers: ['Ada penerima yang tidak boleh membaca laporan ini'] });
};

const valuesOf = (context: WriteContext, { report, everywhere, rhythm, day, range }: Body): Values => [
  report,
  everywhere,
  rhythm,
  day,
  range,
  firstNight(context),
];
const told = ({ report, everywhere, rhythm, day, range, readers }: Body) => ({
  report,
  everywhere,
  rhythm,
  day,
  range,
  readers: [...readers].toSorted((a, b) => a - b),
});
const wordsOf = ({ report, rhythm, day }: Pick<Body, 'report' | 'rhythm' | 'day'>): string =>
  `laporan berkala ${reportLabel(report)} ${rhythmText(rhythm, day).toLowerCase()}`;

/** @throws Refusal those of `requireReaders` */
export const createSubscription: CallHandlers['finance.langganan.buat'] = async (context, { body }) => {
  const { tx, branch, actor } = context;
  await requireReaders(context, body);
  const made = await runOne(tx, insert, branch.id, ...valuesOf(context, body), actor.id);
  if (!made) throw new Error('The subscription was not stored.');
  await run(tx, addReaders, made.id, branch.id, body.readers);
  return { status: 201, record: { id: made.id }, log: { message: wordsOf(body), url: URL, after: told(body) } };
};

/** One of the branch in hand: a superadmin over all branches changes none. @throws Refusal not-found; stale-version (409) */
const holdOwn = async (context: WriteContext, id: number, version: number): Promise<Subscription> => {
  const before = await holdSubscription(context.tx, [context.branch.id], id);
  if (before.version !== version) throw await staleVersion(context, { words: wordsOf(before) });
  return before;
};

/** @throws Refusal not-found; stale-version (409); those of `requireReaders` */
export const editSubscription: CallHandlers['finance.langganan.ubah'] = async (context, { params, body }) => {
  const { tx, actor } = context;
  const before = await holdOwn(context, params['id'] ?? 0, body.version);
  if (before.everywhere && actor.role !== SUPERADMIN) throw new Refusal('forbidden');
  await requireReaders(context, body);
  await run(tx, update, before.id, ...valuesOf(context, body));
  await run(tx, dropReaders, before.id, body.readers);
  await run(tx, addReaders, before.id, before.profile_id, body.readers);
  const readers = before.readers.map(({ id }) => id);
  return {
    record: { id: before.id },
    log: { message: `perubahan ${wordsOf(body)}`, url: URL, before: told({ ...before, readers }), after: told(body) },
  };
};

const STATUS_WORDS = {
  [subscriptionState.active]: 'melanjutkan',
  [subscriptionState.paused]: 'menjeda',
  [subscriptionState.stopped]: 'menghentikan',
} as const;

/** @throws Refusal not-found; stale-version (409) */
export const setSubscriptionStatus: CallHandlers['finance.langganan.status'] = async (context, { params, body }) => {
  const before = await holdOwn(context, params['id'] ?? 0, body.version);
  await run(context.tx, setStatus, before.id, body.status, firstNight(context));
  return {
    record: { id: before.id },
    log: {
      message: `keputusan ${STATUS_WORDS[body.status]} ${wordsOf(before)} untuk ${readersText(before.readers)}`,
      url: URL,
    },
  };
};

type Listed = AnswerOf<'finance.langganan.daftar'>['data'][number];
const present = (subscription: Subscription, nextNight: string): Listed => {
  const { id, report, everywhere, rhythm, day, range, readers, last_at, version, begins_on, status } = subscription;
  const isActive = status === subscriptionState.active;
  const from = begins_on > nextNight ? begins_on : nextNight;
  return {
    id,
    report,
    everywhere,
    rhythm,
    day,
    range,
    readers: [...readers],
    last_at,
    version,
    status: isActive ? subscriptionState.active : subscriptionState.paused,
    next: isActive ? nextDue(rhythm, day, from) : null,
  };
};

/** GET /api/finance/langganan: of the branch in hand, or of all in reach. */
export const listSubscriptions: CallHandlers['finance.langganan.daftar'] = async (context) => {
  const { tx, actor, branches } = context;
  const own = actor.session_profile_id ?? actor.profile_id;
  const within = branches.includes(own) ? [own] : branches;
  const [found, mails] = await Promise.all([findSubscriptions(tx, within), sendsMail(tx, own)]);
  return { data: found.map((one) => present(one, firstNight(context))), mails };
};

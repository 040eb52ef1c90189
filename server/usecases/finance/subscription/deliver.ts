// Makes what was queued and hands it over: into the bell of its reader, and by e-mail where his branch sends any. Whether he may read
// it is asked at that moment (decision 119). E-mail goes out between transactions: no row waits for a server elsewhere.
import type pg from 'pg';
import type { Logger } from 'pino';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { dateIn } from '../../../../src/resources/kernel/date.ts';
import { deliveryState, reportLabel } from '../../../../src/resources/finance/subscription.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { noStore } from '../../../files/no-store.ts';
import { MailFailure } from '../../../mail/mail-failure.ts';
import type { Letter, MailServer, SendMail } from '../../../mail/send-mail.ts';
import type { Vault } from '../../../mail/vault.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import { tx, type Transaction } from '../../../db/transaction.ts';
import type { Branch } from '../../kernel/contract.ts';
import { makeContext } from '../../kernel/context.ts';
import { logNight } from '../../kernel/night.ts';
import { mailServerOf, sendsMail } from '../../platform/mail/mail-settings.ts';
import { drawReport } from './draw-report.ts';
import { type Claimed, claimNext, holdPaper, markDropped, markFailed, markMade, markSent } from './delivery-rows.ts';
import { reportLetter, rangeWords, trialLetter } from './letter.ts';
import { findReader, mayGet, type Reader } from './reader.ts';
import { findSubscriptions, type Subscription } from './stored.ts';

export interface Posting {
  readonly pool: pg.Pool;
  readonly vault: Vault;
  readonly sendMail: SendMail;
  readonly logger: Pick<Logger, 'error'>;
  /** What time it is in the clinic. */
  readonly clock: () => Promise<Date>;
}

const branchesOpen = planned<{ id: number }>(
  `select id from profiles where status = ${activeStatus.active} order by id`,
);
const branchOf = named<Branch, [number]>(
  'delivery_branch',
  'select id, code, name, timezone, isexportall from profiles where id = $1',
);

interface Found {
  readonly branch: Branch;
  readonly reader: Reader;
  /** Undefined: a trial. */
  readonly subscription: Subscription | undefined;
}

/** Whom it is for, as he is now; or why he does not get it. */
const judge = async (trx: Transaction, claimed: Claimed, now: Date): Promise<Found | string> => {
  const { profile_id, subscription_id, user_id } = claimed;
  const branch = await runOne(trx, branchOf, profile_id);
  if (!branch) return 'Cabang tidak ada lagi';
  const today = dateIn(branch.timezone, now);
  const reader = await findReader({ tx: trx, branch: profile_id, today }, user_id);
  if (!reader) return 'Penerima tidak aktif lagi atau pindah cabang';
  if (subscription_id === null) return { branch, reader, subscription: undefined };
  const subscription = (await findSubscriptions(trx, [profile_id])).find(({ id }) => id === subscription_id);
  if (!subscription) return 'Langganan sudah dihentikan';
  if (!subscription.readers.some(({ id }) => id === user_id)) return 'Penerima sudah dikeluarkan dari langganan';
  if (!mayGet(reader, subscription.report, subscription.everywhere))
    return 'Penerima tidak lagi berhak membaca laporan ini';
  return { branch, reader, subscription };
};

/** Branches that the reader reaches with this paper. */
const reachOf = ({ branch, reader, subscription }: Found, all: readonly number[]): readonly number[] => {
  if (reader.role !== SUPERADMIN) return [reader.profile_id];
  return subscription?.everywhere ? all : [branch.id];
};

/** The mail that is to go out now; undefined: the bell is all. */
interface Ready {
  readonly server: MailServer;
  readonly letter: Letter;
}

const entryOf = ({ id, start_date, end_date }: Claimed, { reader, subscription }: Found) => ({
  message: `pengiriman laporan ${reportLabel(subscription?.report ?? '')} ${rangeWords(start_date, end_date)} kepada ${reader.name}`,
  url: `/finance/laporan-v2/langganan?kiriman=${id}`,
  told: reader.id,
});

interface Mail {
  readonly email: string | null;
  /** Why none goes out. */
  readonly without: string | null;
}
const mailOf = async (trx: Transaction, { branch, reader }: Found): Promise<Mail> => {
  if (!(await sendsMail(trx, branch.id))) return { email: null, without: 'Cabang belum mengatur e-mail' };
  if (reader.email === null) return { email: null, without: 'Alamat e-mail penerima belum diisi atau tidak sah' };
  return { email: reader.email, without: null };
};

/** Makes the paper once, tells its reader in his bell, and answers the mail that follows. */
const makeOne = async (
  posting: Posting,
  claimed: Claimed,
  found: Found,
  reach: readonly number[],
): Promise<Ready | undefined> => {
  const { pool, vault, clock } = posting;
  const { branch, reader, subscription } = found;
  const now = await clock();
  return tx(pool, { branches: [...new Set([...reach, branch.id])] }, async (trx) => {
    const held = await holdPaper(trx, claimed);
    if (!held) return undefined;
    const { email, without } = await mailOf(trx, found);
    if (!subscription) {
      if (email === null) throw new Refusal('mail-trial', { why: without ?? '' });
      await markMade(trx, claimed, now, { status: deliveryState.mailing, paper: undefined, email, problem: null });
      return { server: await mailServerOf(trx, vault, branch.id), letter: trialLetter(claimed, reader, branch, email) };
    }
    const paper =
      held.pdf && held.filename !== null
        ? { filename: held.filename, bytes: held.pdf }
        : await drawReport(
            makeContext(trx, { actor: reader, branch, branches: reach, now, requestId: 'delivery', files: noStore }),
            subscription.report,
            {
              start_date: claimed.start_date,
              end_date: claimed.end_date,
              profile_id: subscription.everywhere ? 'all' : String(branch.id),
            },
          );
    if (!held.pdf) await logNight({ tx: trx, branch, now }, 'finance', [entryOf(claimed, found)]);
    const status = email === null ? deliveryState.shown : deliveryState.mailing;
    await markMade(trx, claimed, now, { status, paper: held.pdf ? undefined : paper, email, problem: without });
    if (email === null) return undefined;
    return {
      server: await mailServerOf(trx, vault, branch.id).catch(keep),
      letter: reportLetter(claimed, subscription, reader, branch, { email, paper }),
    };
  }).then(opened);
};

/** A server that cannot be had does not undo the paper in the bell: it is told after the transaction. */
const keep = (error: unknown): MailFailure => {
  if (error instanceof MailFailure) return error;
  throw error;
};
const opened = (
  ready: { readonly server: MailServer | MailFailure; readonly letter: Letter } | undefined,
): Ready | undefined => {
  if (!ready) return undefined;
  const { server, letter } = ready;
  if (server instanceof MailFailure) throw server;
  return { server, letter };
};

/** What a failed try says in the history; what it was exactly stands in the log of the server. */
const whyOf = (error: unknown): string =>
  error instanceof MailFailure || error instanceof Refusal ? error.message : 'Laporan tidak dapat dibuat. Dicoba lagi';

const deliverOne = async (posting: Posting, claimed: Claimed, all: readonly number[]): Promise<void> => {
  const { pool, sendMail, clock } = posting;
  const scope = { branches: [claimed.profile_id] };
  const found = await tx(pool, scope, async (trx) => judge(trx, claimed, await clock()));
  if (typeof found === 'string') {
    await tx(pool, scope, (trx) => markDropped(trx, claimed, found));
    return;
  }
  const ready = await makeOne(posting, claimed, found, reachOf(found, all));
  if (!ready) return;
  await sendMail(ready.server, ready.letter);
  const now = await clock();
  await tx(pool, scope, (trx) => markSent(trx, claimed, now));
};

/**
 * Hands over what is due, one after the other, and answers how many were tried. Of several servers each takes its own; what fails is
 * tried again after pauses that grow, and holds up no other. @param stopping tells it to leave the rest
 */
export const deliverDue = async (posting: Posting, stopping?: AbortSignal): Promise<number> => {
  const { pool, logger, clock } = posting;
  const all = await tx(pool, { branches: [], readOnly: true }, async (trx) =>
    (await run(trx, branchesOpen)).map(({ id }) => id),
  );
  for (let tried = 0; ; tried += 1) {
    if (stopping?.aborted) return tried;
    const now = await clock();
    const claimed = await tx(pool, { branches: all }, (trx) => claimNext(trx, now));
    if (!claimed) return tried;
    try {
      await deliverOne(posting, claimed, all);
    } catch (error) {
      if (!(error instanceof MailFailure || error instanceof Refusal))
        logger.error({ err: error, delivery: claimed.id }, 'a report was not delivered');
      await tx(pool, { branches: [claimed.profile_id] }, (trx) => markFailed(trx, claimed, now, whyOf(error)));
    }
  }
};

// The night on which five thousand slots of packages expire: each package in a transaction of its own, as the server does it.
import type pg from 'pg';
import { createPool } from '../../server/db/pool.ts';
import { tx } from '../../server/db/transaction.ts';
import { measureBeside } from './beside.ts';
import { summaryOf } from './load.ts';
import type { Line } from './report.ts';
import { BRANCH, ROUNDS, type Scale } from './scale.ts';
import { timedAway, type Worker } from './staff-night.ts';

/** Packages that make five thousand lines (fill-paket.ts). */
const PACKAGES = 500;
const LIMIT_MS = 30_000;
export const EXPIRY_JOB = '5,000 slots that expire at night';
export const EXPIRY_DESK_JOB = 'patient search while slots expire';

/** The same rows left behind at once: slots over, a journal of two lines for each, the packages' state. */
const leastOf = (ids: readonly number[]): readonly string[] => [
  `with over as (
     update membershipperawatans set status = 3, released_amount = alloc_total - recognised_amount, version = version + 1
     where membership_id = any ('{${ids.join(',')}}') and profile_id = ${BRANCH} returning id, released_amount
   ), header as (
     insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, source_seq, total_amount,
       created_by)
     select ${BRANCH}, 'LEAST/' || o.id, current_date, 'Paket hangus', 1, 1, 'package.expired', 'membershipperawatan', o.id, 99,
       o.released_amount, u.id from over o cross join (select id from users where role = 10 order by id limit 1) u
     returning id, total_amount
   )
   insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
   select h.id, s.no, ${BRANCH}, current_date, 1, a.id, 'Paket hangus', h.total_amount * (2 - s.no), h.total_amount * (s.no - 1)
   from header h cross join (values (1, '2-1502'), (2, '4-1202')) s (no, code) join akuns a on a.code = s.code`,
  `update memberships set status = 3, version = version + 1 where id = any ('{${ids.join(',')}}')`,
];

interface Night {
  /** Packages of this branch whose slots are over. */
  readonly due: readonly number[];
  readonly end: (ids: readonly number[]) => Promise<void>;
}
const nightOf = async (pool: pg.Pool): Promise<Night> => {
  await import('../../server/usecases/index.ts');
  const { endingMemberships, expireMembership } =
    await import('../../server/usecases/paket/membership/expire-night.ts');
  const now = new Date();
  const night = { branch: BRANCH, day: now.toISOString().slice(0, 10), now };
  const scope = { branches: [BRANCH] };
  return {
    due: await tx(pool, scope, (trx) => endingMemberships(trx, night)),
    end: async (ids) => {
      for (const id of ids) await tx(pool, scope, (trx) => expireMembership(trx, night, id));
    },
  };
};

interface Parts extends Worker {
  readonly appUrl: string;
  readonly port: number;
  readonly scale: Scale;
  readonly cookie: string;
}

/** Alone, and with a search at the desk. What has expired stays so: a filled database has enough for many runs. */
export const measureExpiry = async ({ url, appUrl, ...desk }: Parts): Promise<readonly Line[]> => {
  const pool = createPool(appUrl);
  try {
    const { due, end } = await nightOf(pool);
    const packages = Math.min(PACKAGES, Math.floor(due.length / (2 * ROUNDS)));
    const part = (n: number): readonly number[] => due.slice(n * packages, (n + 1) * packages);
    const [took, least]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      least.push(await timedAway({ url }, leastOf(part(round))));
      const began = performance.now();
      await end(part(round));
      took.push(performance.now() - began);
    }
    const app = took.map((ms) => summaryOf([ms], ms / 1000, undefined));
    return [
      { job: EXPIRY_JOB, app, beside: LIMIT_MS, goal: { ratio: 1, p95: LIMIT_MS }, least },
      await measureBeside(EXPIRY_DESK_JOB, desk, (round) => end(part(ROUNDS + round))),
    ];
  } finally {
    await pool.end();
  }
};

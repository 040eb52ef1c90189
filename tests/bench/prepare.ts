// Who signs in to a measurement, and what is out of its way.
import pg from 'pg';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { hashPassword } from '../../server/usecases/platform/access/password.ts';
import { CASHIER } from './fill-master.ts';
import { FREQUENT_DENTIST } from './fill-visit.ts';
import { GRID_BRANCH } from './fill-staff.ts';
import { BRANCH, BRANCHES, CLIENTS, FIRST_BOOK } from './scale.ts';
import { MEMBER, staffRuns } from './staff-jobs.ts';

export const PASSWORD = 'bench-only-12345';
export const BOOKKEEPER = 'bench.finance';
/** Keeps the books of one of the twenty branches; sees all of them. */
export const KEEPER = 'bench.keeper';
/** Keep the books of a branch each, as many as clients; their user names end in the branch. */
export const TREASURER = 'bench.treasurer';
export const TREASURER_BRANCHES = Array.from({ length: CLIENTS }, (_, n) => FIRST_BOOK + n);
export const HEAD = 'bench.head';
/** Works in the branch with a few chairs. */
export const DESK = 'bench.desk';
/** Imports patients there. */
export const MANAGER = 'bench.manager';
/** Lead the staff of the first branch, and of the next. */
export const LEADER = 'bench.leader';
export const GRID_LEADER = 'bench.grid';

interface Prepared {
  readonly cashMethod: number;
  /** Account of the bank. */
  readonly bank: number;
  /** Runs of payroll of the branch, with five hundred slips each. */
  readonly runs: { readonly paid: number; readonly open: number };
}

/** Gives the cashiers their password and adds the others; answers what the jobs of the branch stand on. */
export const prepare = async (url: string): Promise<Prepared> => {
  const client = new pg.Client(url);
  await client.connect();
  const hash = await hashPassword(PASSWORD);
  await client.query(`update users set password_hash = $1 where username like '${CASHIER}%' or username in ($2, $3)`, [
    hash,
    FREQUENT_DENTIST,
    MEMBER,
  ]);
  await client.query(
    `insert into users (profile_id, username, name, role, password_hash)
     values ($1, $2, 'Keuangan', 10, $3), ($4, $5, 'Meja depan', 4, $3), ($6, $7, 'Keuangan buku', 10, $3), ($1, $8, 'Pusat', 0, $3),
            ($4, $9, 'Manajer', 5, $3), ($1, $10, 'Kepala', 5, $3), ($11, $12, 'Kepala', 5, $3)
     on conflict do nothing`,
    [BRANCH, BOOKKEEPER, hash, BRANCHES, DESK, FIRST_BOOK, KEEPER, HEAD, MANAGER, LEADER, GRID_BRANCH, GRID_LEADER],
  );
  await client.query(
    `insert into users (profile_id, username, name, role, password_hash)
     select b, '${TREASURER}' || b, 'Keuangan ' || b, 10, $1 from unnest($2::bigint[]) b on conflict do nothing`,
    [hash, TREASURER_BRANCHES],
  );
  await client.query(
    `insert into kasirsesis (profile_id, code, user_id, opened_at, opening_amount)
     select $1, 'SK/' || id, id, now(), 0 from users where username like '${CASHIER}%' on conflict do nothing`,
    [BRANCH],
  );
  // The night's work is not done by day, and what was filled in counts as sealed: else both take the processors that are measured.
  await client.query(
    `insert into job_runs (job, profile_id, day, ran_at)
     select j, p.id, current_date + d, now() from unnest($1::text[]) j, profiles p, generate_series(-1, 1) d on conflict do nothing`,
    [nightlyJobs.map(({ name }) => name)],
  );
  await client.query(
    `insert into journal_seal_heads (profile_id, sealed_id)
     select p.id, j.id from profiles p, (select coalesce(max(id), 0) as id from journals) j
     on conflict (profile_id) do update set sealed_id = excluded.sealed_id, mark_id = null`,
  );
  const { rows } = await client.query<{ method: string; bank: string }>(
    `select m.id as method, a.id as bank from paymentmethods m, akuns a where m.profile_id = $1 and m.kind = 1 and a.code = '1-1111'`,
    [BRANCH],
  );
  const run = async (sql: string) => Number((await client.query<{ id: string }>(sql)).rows[0]?.id);
  const runs = { paid: await run(staffRuns.paid), open: await run(staffRuns.open) };
  await client.end();
  return { cashMethod: Number(rows[0]?.method), bank: Number(rows[0]?.bank), runs };
};

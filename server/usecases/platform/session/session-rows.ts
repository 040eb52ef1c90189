// Sessions as they are stored: begun, used and ended beside the requests, on a connection of their own.
import type pg from 'pg';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { ABSOLUTE_SECONDS, IDLE_SECONDS } from './session-id.ts';

/** It is in use. */
export const touchSession = (pool: pg.Pool, idHash: string): Promise<unknown> =>
  pool.query('update sessions set last_seen_at = now() where id_hash = $1', [idHash]);

interface NewSession {
  readonly idHash: string;
  readonly user: number;
  readonly address: string;
  readonly agent: string | null;
  /** The one that the browser had; '': none. */
  readonly old: string;
}
/** Begins one; the one that the browser had, and those of the user that are over, go. */
export const beginSession = (pool: pg.Pool, { idHash, user, address, agent, old }: NewSession): Promise<unknown> =>
  pool.query(
    `with gone as (
       delete from sessions where id_hash = $5 or (user_id = $2
         and (last_seen_at < now() - make_interval(secs => $6) or created_at < now() - make_interval(secs => $7))))
     insert into sessions (id_hash, user_id, address, user_agent) values ($1, $2, $3, $4)`,
    [idHash, user, address, agent, old, IDLE_SECONDS, ABSOLUTE_SECONDS],
  );

export const endSession = (pool: pg.Pool, idHash: string): Promise<unknown> =>
  pool.query('delete from sessions where id_hash = $1', [idHash]);

/** The branch that a superadmin works in; null: none. False: there is no such branch. */
export const chooseBranch = async (pool: pg.Pool, idHash: string, branch: number | null): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `update sessions set session_profile_id = $2
     where id_hash = $1 and ($2::bigint is null or exists (select from profiles where id = $2 and status = ${activeStatus.active}))`,
    [idHash, branch],
  );
  return rowCount !== 0;
};

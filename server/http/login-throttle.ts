// Wrong passwords of the last quarter of an hour, at the door and inside: counted in the database, so that every app server
// sees them (platform.md 1).
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Refusal } from '../../src/resources/refusals.ts';
import type { Actor } from '../usecases/contract.ts';

const WINDOW_MINUTES = 15;
const MAX_PER_USERNAME = 10;
const MAX_PER_ADDRESS = 30;

interface Tries {
  readonly username: number;
  readonly address: number;
  readonly seconds: number;
}

const COUNT = `
  select count(*) filter (where username = $1)::int as username,
         count(*) filter (where address = $2)::int as address,
         ceil(extract(epoch from min(attempted_at) + make_interval(mins => ${WINDOW_MINUTES}) - now()))::int as seconds
  from login_attempts
  where (username = $1 or address = $2) and attempted_at > now() - make_interval(mins => ${WINDOW_MINUTES})`;

/** Counts tries to sign in by name and by address, in the database, so that every server knows of them. */
export const createLoginThrottle = (pool: pg.Pool) => {
  /**
   * Counts a try before its password is looked at, so that many at once cannot slip past the limit together.
   * Refuses with `too-many-attempts`; a refused try does not lengthen the wait.
   * @returns what to call when the password was right: the user's tries are forgotten
   */
  const begin = async (username: string, address: string): Promise<() => Promise<void>> => {
    const added = await pool.query<{ id: number }>(
      `with old as (delete from login_attempts where attempted_at < now() - interval '1 day')
       insert into login_attempts (username, address) values ($1, $2) returning id`,
      [username, address],
    );
    const { rows } = await pool.query<Tries>(COUNT, [username, address]);
    const tries = rows[0] ?? { username: 0, address: 0, seconds: 0 };
    if (tries.username > MAX_PER_USERNAME || tries.address > MAX_PER_ADDRESS) {
      await pool.query('delete from login_attempts where id = $1', [added.rows[0]?.id]);
      throw new Refusal('too-many-attempts', { n: Math.max(1, Math.ceil(tries.seconds / 60)) }, undefined, {
        retry_after: Math.max(1, tries.seconds),
      });
    }
    return async () => {
      await pool.query('delete from login_attempts where username = $1', [username]);
    };
  };

  /**
   * The same for a signed-in user whose request proves him by his password; before its transaction, because what that
   * counts would go with it when it is refused. Undefined where the request holds no password.
   */
  const beginProof = async (
    { username }: Actor,
    request: FastifyRequest,
    key: string | undefined,
  ): Promise<(() => Promise<void>) | undefined> => {
    const body = request.body as Readonly<Record<string, unknown>> | null | undefined;
    return key !== undefined && body?.[key] !== undefined ? begin(username, request.ip) : undefined;
  };

  return { begin, beginProof };
};

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

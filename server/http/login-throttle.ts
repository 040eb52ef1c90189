// Wrong passwords, at the door and inside: counted in the database, so that every app server sees them (platform.md 1). A known
// device counts for itself, strangers by their network and all together (decision 49).
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Refusal } from '../../src/resources/refusals.ts';
import type { Actor } from '../usecases/kernel/contract.ts';
import type { KnownDevices, SigningAccount } from './known-device.ts';
import { networkOf } from './network.ts';

export interface Account extends SigningAccount {
  readonly active: boolean;
}
interface Begun {
  readonly try_id: number | null;
  readonly wait_seconds: number;
}
/** A try that is counted as wrong until it is told otherwise. */
export interface Try {
  /** The password was right: it was no guess, and the wrong ones before it are forgiven. */
  readonly forgive: () => Promise<void>;
  /** Nobody looked at the password. */
  readonly withdraw: () => Promise<void>;
}

const ACCOUNT = `
  select id, password_hash, active, floor(extract(epoch from clinic_now()) / 86400)::int as day from sign_in_account($1)`;

/** Counts tries to sign in, in the database, so that every server knows of them. */
export const createLoginThrottle = (pool: pg.Pool, devices: KnownDevices) => {
  const accountOf = async (username: string): Promise<Account | undefined> => {
    const { rows } = await pool.query<Account>(ACCOUNT, [username]);
    return rows[0];
  };

  /**
   * Counts a try before its password is looked at, so that many at once cannot slip past the limit together.
   * Refuses with `too-many-attempts`; a refused try does not lengthen the wait.
   */
  const begin = async (request: FastifyRequest, username: string, account: Account | undefined): Promise<Try> => {
    const { rows } = await pool.query<Begun>('select * from begin_sign_in_try($1, $2, $3, $4)', [
      username,
      request.ip,
      networkOf(request.ip),
      devices.find(request, account),
    ]);
    const { try_id, wait_seconds } = rows[0] ?? { try_id: null, wait_seconds: 1 };
    if (wait_seconds > 0) {
      const extra = { retry_after: wait_seconds };
      throw new Refusal('too-many-attempts', { n: Math.ceil(wait_seconds / 60) }, undefined, extra);
    }
    return {
      forgive: async () => {
        await pool.query('select end_sign_in_try($1)', [try_id]);
      },
      withdraw: async () => {
        await pool.query('delete from login_attempts where id = $1', [try_id]);
      },
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
  ): Promise<Try | undefined> => {
    const body = request.body as Readonly<Record<string, unknown>> | null | undefined;
    if (key === undefined || body?.[key] === undefined) return undefined;
    return begin(request, username, await accountOf(username));
  };

  return { accountOf, begin, beginProof };
};

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

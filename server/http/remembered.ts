// Sessions as they were read of late. What is remembered is used only by a request whose transaction proves that it is still so
// (docs/decisions/0085, 0175).
import { ABSOLUTE_SECONDS, IDLE_SECONDS } from '../usecases/platform/session/session-id.ts';
import type { Proof } from '../db/opening.ts';
import type { Session } from './session.ts';

const HOUR_MS = 3_600_000;
/** Beyond them the one that was read first is forgotten. */
const MOST = 10_000;

/**
 * The session is there and in use, works in the same branch, nothing that its rights are made of has changed, and the program's idea of
 * the time is the clinic's: not ahead of it, nor far behind for having waited.
 */
const STANDS = `exists (select from sessions s where s.id_hash = $3 and s.session_profile_id is not distinct from $4::bigint
    and s.last_seen_at > now() - interval '${IDLE_SECONDS} seconds' and s.created_at > now() - interval '${ABSOLUTE_SECONDS} seconds')
  and rights_version($5) = $6 and clinic_now() between $7::timestamptz - interval '1 second' and $7::timestamptz + interval '15 seconds'`;

/** What was read of a session. */
interface Read {
  readonly session: Session;
  /** Which state of the rights it was. */
  readonly rights: number;
  /** How long it may be used before it is read anew, so that its use is noted. */
  readonly milliseconds: number;
}
interface Kept extends Read {
  readonly at: number;
}

const proofOf = ({ session: { idHash, actor }, rights }: Read, now: Date): Proof => ({
  name: 'session',
  sql: STANDS,
  values: [idHash, actor.session_profile_id, actor.id, rights, now.toISOString()],
});

/**
 * Sessions that were read of late, kept in memory for requests that prove them in their own packet.
 * @param isSafe false: nothing is kept, and what was kept is forgotten
 */
export const createRemembered = (isSafe: () => boolean) => {
  const kept = new Map<string, Kept>();
  return {
    keep: (read: Read): void => {
      const { idHash } = read.session;
      kept.delete(idHash);
      if (read.milliseconds <= 0 || !isSafe()) return;
      kept.set(idHash, { ...read, at: performance.now() });
      const [first] = kept.keys();
      if (kept.size > MOST && first !== undefined) kept.delete(first);
    },

    /** The session with the proof that it needs. A day that begins or ends in between is not guessed at: every hour is read anew. */
    recall: (idHash: string): Session | undefined => {
      const found = kept.get(idHash);
      if (!found) return undefined;
      const { session, at, milliseconds } = found;
      const passed = performance.now() - at;
      const now = new Date(session.now.getTime() + passed);
      const isSameHour = Math.floor(now.getTime() / HOUR_MS) === Math.floor(session.now.getTime() / HOUR_MS);
      if (passed < milliseconds && isSameHour && isSafe()) return { ...session, now, proof: proofOf(found, now) };
      kept.delete(idHash);
      return undefined;
    },

    forget: (idHash: string): boolean => kept.delete(idHash),
    clear: (): void => kept.clear(),
  };
};

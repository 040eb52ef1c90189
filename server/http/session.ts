// Sessions: an opaque id in a cookie, its hash in the database, and everything a request must know of its user in one read.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { effectiveFeatures } from '../../src/policies/index.ts';
import type { Module } from '../../src/resources/kernel/define.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import type { Proof } from '../db/opening.ts';
import type { Actor, Branch } from '../usecases/kernel/contract.ts';
import { avatarUrl } from '../usecases/platform/file/avatar-url.ts';
import { beginSession, chooseBranch, endSession, touchSession } from '../usecases/platform/session/session-rows.ts';
import { ABSOLUTE_SECONDS, hashOf, IDLE_SECONDS, newSessionId } from '../usecases/platform/session/session-id.ts';
import type { Bulletin } from './bulletin.ts';
import { createRemembered } from './remembered.ts';

/** Sent by a page that nobody has touched for a while: what it reads on its own does not keep the session. */
const IDLE_HEADER = 'x-idle';
/** How far `last_seen_at` may lag behind, so that not every request writes. */
const SEEN_LAG_SECONDS = 30;

export interface Session {
  readonly idHash: string;
  readonly actor: Actor;
  /** When it was read, by the clinic's clock: what the request works with as now and today. */
  readonly now: Date;
  /** Address of the user's picture; null: he has none. */
  readonly avatarurl: string | null;
  readonly branch: Branch | null;
  /** Branches whose rows the user may see: his own, the chosen one, or all of them for a superadmin without one. */
  readonly branches: readonly number[];
  /** 0: the module is locked in this branch. */
  readonly locks: Partial<Readonly<Record<Module, number>>>;
  /** Of one that was remembered: what must hold in the database for whatever is done by it. */
  readonly proof?: Proof;
}

interface ActorRow {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly role: number;
  readonly profile_id: number;
  readonly session_profile_id: number | null;
  readonly avatar: number | null;
  readonly now: string;
  /** Seconds since its use was noted. */
  readonly seen: number;
  /** Which state of his rights was read. */
  readonly rights: number;
  readonly given: readonly string[] | null;
  readonly taken: readonly string[] | null;
  readonly branch: Branch | null;
  readonly locks: Session['locks'] | null;
  readonly branches: readonly number[];
}

/** Does the browser speak TLS with us, or with the proxy before us? */
export const isSecure = (request: FastifyRequest, publicUrl: string | undefined): boolean =>
  publicUrl === undefined ? request.protocol === 'https' : publicUrl.startsWith('https:');

/** Behind TLS the cookie carries the prefix that keeps it from being set by a neighbour or over plain HTTP. */
const cookieName = (secure: boolean): string => (secure ? '__Host-klinik' : 'klinik');

const sessionOf = (row: ActorRow, idHash: string): Session => ({
  idHash,
  actor: {
    id: row.id,
    name: row.name,
    username: row.username,
    role: row.role,
    profile_id: row.profile_id,
    session_profile_id: row.session_profile_id,
    features: effectiveFeatures(row.role, row.given ?? [], row.taken ?? []),
  },
  now: new Date(row.now),
  avatarurl: avatarUrl(row.id, row.avatar),
  branch: row.branch,
  branches: row.branches,
  locks: row.locks ?? {},
});

const READ = {
  name: 'session_actor',
  text: `select *, clinic_now() as now, extract(epoch from now() - last_seen_at)::float8 as seen, rights_version(id) as rights
    from session_actor($1, $2, $3)`,
};

/** How long a session that was read counts as one that there is, and how many are remembered at a time. */
const KNOWN_MS = 10 * 60_000;
const MOST_KNOWN = 10_000;

/** Sessions that were read or begun here of late: what is claimed beyond them may be invented. */
const createKnown = () => {
  const until = new Map<string, number>();
  return {
    add: (idHash: string): void => {
      // The latest stands last: the first is the one that was not seen for the longest.
      until.delete(idHash);
      until.set(idHash, performance.now() + KNOWN_MS);
      const [oldest] = until.keys();
      if (until.size > MOST_KNOWN && oldest !== undefined) until.delete(oldest);
    },
    has: (idHash: string): boolean => (until.get(idHash) ?? 0) > performance.now(),
    forget: (idHash: string): boolean => until.delete(idHash),
  };
};

/** Reading sessions by the hash of their id. */
const sessionReader = (pool: pg.Pool) => {
  const known = createKnown();
  /** Notes its use, not with every request. Answers how long that is ago. */
  const touch = async ({ seen }: ActorRow, idHash: string): Promise<number> => {
    if (seen <= SEEN_LAG_SECONDS) return seen;
    await touchSession(pool, idHash);
    return 0;
  };

  const look = async (idHash: string): Promise<ActorRow | undefined> => {
    const { rows } = await pool.query<ActorRow>({ ...READ, values: [idHash, IDLE_SECONDS, ABSOLUTE_SECONDS] });
    return rows[0];
  };

  const find = async (idHash: string): Promise<ActorRow> => {
    const row = await look(idHash);
    if (!row) {
      known.forget(idHash);
      throw new Refusal('not-signed-in');
    }
    known.add(idHash);
    return row;
  };

  const byHash = async (idHash: string): Promise<Session> => sessionOf(await find(idHash), idHash);
  return { touch, look, find, byHash, isKnown: known.has };
};

/** Sessions in cookies and the database: begun, read for every request or proved by it, ended. */
export const createSessions = (
  pool: pg.Pool,
  publicUrl: string | undefined,
  bulletin: Pick<Bulletin, 'isListening' | 'listen'>,
) => {
  const cookieOf = (request: FastifyRequest): string | undefined =>
    request.cookies[cookieName(isSecure(request, publicUrl))];

  const { touch, look, find, byHash, isKnown } = sessionReader(pool);

  const remembered = createRemembered(bulletin.isListening);
  bulletin.listen(({ objects }) => {
    if (objects === undefined) remembered.clear();
  });

  /** Gives the browser the id of its session. */
  const hand = (request: FastifyRequest, reply: FastifyReply, id: string): void => {
    const secure = isSecure(request, publicUrl);
    reply.setCookie(cookieName(secure), id, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  };

  return {
    /** True for a request that claims a session, valid or not. */
    isClaimed: (request: FastifyRequest): boolean => cookieOf(request) !== undefined,

    /** True for a request of a session that this server has seen to be one; asks no database. */
    isKnown: (request: FastifyRequest): boolean => {
      const id = cookieOf(request);
      return id !== undefined && isKnown(hashOf(id));
    },

    byHash,

    /** The session of a request. Refuses with `not-signed-in` when there is none, or when it is over. */
    read: async (request: FastifyRequest): Promise<Session> => {
      const id = cookieOf(request);
      if (id === undefined) throw new Refusal('not-signed-in');
      const idHash = hashOf(id);
      remembered.forget(idHash);
      const row = await find(idHash);
      const session = sessionOf(row, idHash);
      const seen = request.headers[IDLE_HEADER] === undefined ? await touch(row, idHash) : row.seen;
      remembered.keep({ session, rights: row.rights, milliseconds: (SEEN_LAG_SECONDS - seen) * 1000 });
      return session;
    },

    /** The session of a request as it was read of late, with what must be proved; undefined: it is to be read. */
    recall: (request: FastifyRequest): Session | undefined => {
      const id = cookieOf(request);
      return id === undefined ? undefined : remembered.recall(hashOf(id));
    },

    /** The session as it stands now, undefined once it is over; asking does not keep it. */
    current: async (idHash: string): Promise<Session | undefined> => {
      const row = await look(idHash);
      return row && sessionOf(row, idHash);
    },

    /** Starts a session under a new id; the one the browser had, and those of the user that are over, go. */
    start: async (request: FastifyRequest, reply: FastifyReply, userId: number): Promise<string> => {
      const id = newSessionId();
      const idHash = hashOf(id);
      const old = cookieOf(request);
      await beginSession(pool, {
        idHash,
        user: userId,
        address: request.ip,
        agent: request.headers['user-agent']?.slice(0, 300) ?? null,
        old: old === undefined ? '' : hashOf(old),
      });
      hand(request, reply, id);
      return idHash;
    },

    hand,

    /** Ends the session on the server and in the browser. */
    end: async (request: FastifyRequest, reply: FastifyReply, session: Session): Promise<void> => {
      await endSession(pool, session.idHash);
      remembered.forget(session.idHash);
      const secure = isSecure(request, publicUrl);
      reply.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
    },

    /** Chooses the branch that a superadmin works in. Refuses an unknown branch with `invalid`. */
    chooseBranch: async (session: Session, profileId: number | null): Promise<void> => {
      const isChosen = await chooseBranch(pool, session.idHash, profileId);
      if (!isChosen) throw new Refusal('invalid', {}, { session_profile_id: ['Data tidak ditemukan'] });
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;

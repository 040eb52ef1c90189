// Tells every application server what has changed in which branch, over LISTEN/NOTIFY (platform.md 4). It carries names of
// resources only: who hears of them reads anew, and is shown what he may see.
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { requireAppRole } from '../db/app-connection.ts';

const CHANNEL = 'klinik';
/** A notifying commit waits for all others, so changes are told apart from them, gathered, and at most this often. */
const GATHER_MS = 50;
const LONGEST_WAIT_MS = 10_000;

/** What changed in a branch; undefined objects: something was missed, anything may have changed. */
export interface News {
  readonly branch?: number;
  readonly objects?: readonly string[];
}
type Listener = (news: News) => void;

export interface Bulletin {
  /** To be called after the commit. */
  readonly tell: (branch: number, object: string) => void;
  readonly listen: (listener: Listener) => () => void;
  /** False: whatever is told now is not heard here. */
  readonly isListening: () => boolean;
  readonly close: () => Promise<void>;
}

const isNews = (value: unknown): value is Required<News> =>
  typeof value === 'object' && value !== null && 'branch' in value && 'objects' in value;

const parse = (payload: string | undefined): News => {
  const value: unknown = payload === undefined ? undefined : JSON.parse(payload);
  return isNews(value) ? value : {};
};

/** Keeps one connection listening, and a new one after it is lost. */
const keepListening = (options: pg.ClientConfig, log: FastifyBaseLogger, hear: Listener) => {
  let client: pg.Client | undefined;
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (tries: number): Promise<void> => {
    const own = new pg.Client({ ...options, application_name: 'klinik-live' });
    client = own;
    const lost = (error?: Error): void => {
      if (client !== own || closed) return;
      client = undefined;
      isListening = false;
      log.warn({ err: error }, 'live connection to the database lost');
      timer = setTimeout(() => void connect(tries + 1), Math.min(2 ** tries * 250, LONGEST_WAIT_MS)).unref();
    };
    own.on('error', lost).on('end', () => lost());
    own.on('notification', ({ payload }) => hear(parse(payload)));
    try {
      await own.connect();
      await requireAppRole(own);
      await own.query(`listen ${CHANNEL}`);
      isListening = client === own;
      if (tries > 0) hear({});
      tries = 0;
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
      await own.end().catch(() => undefined);
    }
  };
  const first = connect(0);
  const stop = async (): Promise<void> => {
    closed = true;
    isListening = false;
    clearTimeout(timer);
    await first;
    await client?.end();
  };
  return { stop, isListening: () => isListening };
};

/**
 * Tells the server what changed in branches, on this server and on others.
 * @param url where to listen, for a pool behind a pooler that would forget it
 */
export const createBulletin = (pool: pg.Pool, log: FastifyBaseLogger, url?: string): Bulletin => {
  const listeners = new Set<Listener>();
  const options = { ...pool.options, ...(url !== undefined && { connectionString: url }) };
  const { stop, isListening } = keepListening(options, log, (news) => listeners.forEach((listener) => listener(news)));
  const gathered = new Map<number, Set<string>>();
  let timer: NodeJS.Timeout | undefined;

  const send = async (): Promise<void> => {
    timer = undefined;
    const payloads = [...gathered].map(([branch, objects]) => JSON.stringify({ branch, objects: [...objects] }));
    gathered.clear();
    // What is not told is seen with the next change or reading: nothing but freshness is lost.
    await pool
      .query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloads])
      .catch((error: unknown) => log.warn({ err: error }, 'changes not told'));
  };

  return {
    tell: (branch, object) => {
      gathered.set(branch, (gathered.get(branch) ?? new Set()).add(object));
      timer ??= setTimeout(() => void send(), GATHER_MS);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isListening,
    close: async () => {
      clearTimeout(timer);
      await stop();
    },
  };
};

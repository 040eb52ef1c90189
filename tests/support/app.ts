// The real application over a database of its own, and people who are signed in to it.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import type { FileStore } from '../../server/files/store.ts';
import { openVault } from '../../server/mail/vault.ts';
import { watchAnswers } from './answer-check.ts';
import { followDate } from './clock.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { memoryStore } from './memory-store.ts';
import { calm } from './patiently.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface Answer<T = Json> {
  readonly status: number;
  /** Parsed where it is JSON (`T` is the test's own claim), else undefined. */
  readonly body: T;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}
export interface Sending {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Left out: this machine's. */
  readonly remoteAddress?: string;
}

/** One person at a browser. Writing requests say that they come from our own pages, and each is a submit of its own. */
export interface Client {
  readonly get: <T = Json>(path: string, sending?: Sending) => Promise<Answer<T>>;
  readonly post: <T = Json>(path: string, body?: unknown, sending?: Sending) => Promise<Answer<T>>;
  readonly put: <T = Json>(path: string, body?: unknown, sending?: Sending) => Promise<Answer<T>>;
  readonly delete: <T = Json>(path: string, body?: unknown, sending?: Sending) => Promise<Answer<T>>;
  /** Multipart with one file and text fields. */
  readonly upload: <T = Json>(
    path: string,
    file: { readonly part: string; readonly filename: string; readonly bytes: Buffer },
    fields?: Readonly<Record<string, string>>,
  ) => Promise<Answer<T>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  /** Somebody without a session. */
  readonly anonymous: Client;
  /** Signs in with the demo's password; the same session for the same name. */
  readonly as: (username: string) => Promise<Client>;
  /** Signs in once more: a session of its own. */
  readonly again: (username: string) => Promise<Client>;
  readonly close: () => Promise<void>;
}

const multipart = (
  file: { part: string; filename: string; bytes: Buffer },
  fields: Readonly<Record<string, string>>,
): { payload: Buffer; type: string } => {
  const boundary = randomUUID();
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.part}"; filename="${file.filename}"\r\n`;
  const start = Buffer.from(`${texts.join('')}${head}Content-Type: application/octet-stream\r\n\r\n`);
  return {
    payload: Buffer.concat([start, file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
};

const clientOf = (open: () => Promise<FastifyInstance>, faults: () => readonly string[], cookie?: string): Client => {
  const ask = async <T>(options: InjectOptions): Promise<Answer<T>> => {
    const app = await open();
    await calm(app);
    const submit = options.method !== 'GET' && { 'idempotency-key': randomUUID() };
    const headers = { 'sec-fetch-site': 'same-origin', ...submit, ...(cookie && { cookie }), ...options.headers };
    const response = await app.inject({ ...options, headers });
    const wrong = faults();
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: (isJson && response.body !== '' ? JSON.parse(response.body) : undefined) as T,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  };
  const send =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    <T>(path: string, body?: unknown, sending: Sending = {}) =>
      ask<T>({ method, url: path, payload: body as InjectOptions['payload'], ...sending });
  const get = send('GET');
  return {
    get: (path, sending) => get(path, undefined, sending),
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
    upload: (path, file, fields = {}) => {
      const { payload, type } = multipart(file, fields);
      return ask({ method: 'POST', url: path, payload, headers: { 'content-type': type } });
    },
  };
};

const sessionCookie = (header: unknown): string => {
  const lines = (Array.isArray(header) ? header : [header]).map(String);
  return lines.map((line) => line.split(';')[0]).join('; ');
};

/** The key of all tests. */
export const testVault = openVault('kunci-uji-kunci-uji-kunci-uji-kunci-uji');

/** The application over a database and a store of the test's own. */
export const appOver = async (database: TestDatabase, files: FileStore): Promise<TestApp> => {
  const answers = watchAnswers();
  const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });
  let running: FastifyInstance | undefined = await buildApp({
    config: { trustProxy: [], publicUrl: undefined, metricsToken: undefined },
    pool: database.pool,
    files,
    vault: testVault,
    logger,
    watch: answers.watch,
  });
  /** The modules of a test file outlive it, and with them whatever they hold: a closed application is let go of. */
  const open = (): FastifyInstance => {
    if (!running) throw new Error('The application is closed.');
    return running;
  };
  const follow = followDate(database);
  const opened = async (): Promise<FastifyInstance> => {
    await follow();
    return open();
  };
  const anonymous = clientOf(opened, answers.take);
  const clients = new Map<string, Promise<Client>>();

  /** A machine that is still loading the test files says that it is busy, and is asked again, as a browser would. */
  const login = async (username: string, tries = 20): Promise<Answer> => {
    const answer = await anonymous.post('/api/auth/login', { username, password: DEMO_PASSWORD });
    if (answer.status !== 503 || tries === 0) return answer;
    await setTimeout(500);
    return login(username, tries - 1);
  };
  const signIn = async (username: string): Promise<Client> => {
    const answer = await login(username);
    if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(answer.body)}`);
    return clientOf(opened, answers.take, sessionCookie(answer.headers['set-cookie']));
  };
  return {
    get app() {
      return open();
    },
    database,
    anonymous,
    as: (username) => {
      const known = clients.get(username) ?? signIn(username);
      clients.set(username, known);
      return known;
    },
    again: signIn,
    close: async () => {
      await open().close();
      running = undefined;
      await database.drop();
    },
  };
};

/** For `beforeAll`, `close` for `afterAll`: the application over a copy of the filled clinic. */
export const testApp = async (): Promise<TestApp> => appOver(await cloneDatabase('clinic'), memoryStore());

// The built server of a measurement, and how its people sign in.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchDatabase } from './database.ts';
import { PASSWORD } from './prepare.ts';

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** As `npm start` runs the server (docs/decisions/0031). */
const NODE_FLAGS = ['--max-semi-space-size=32'];

export const startServer = async ({ url, appUrl }: BenchDatabase, port: number): Promise<ChildProcess> => {
  const database = { DATABASE_URL: appUrl, DATABASE_DIRECT_URL: url };
  const env = { ...process.env, ...database, PORT: String(port), LOG_LEVEL: 'error', NODE_ENV: 'production' };
  const server = spawn(process.execPath, [...NODE_FLAGS, join('dist', 'server', 'main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('is ready') && resolve());
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return server;
};

const BUSY = 503;

/** A server that has just begun may be busy for a moment and says so: it is asked again when it wants to be. */
export const signIn = async (port: number, username: string): Promise<string> => {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (status === BUSY) {
    await sleep(Number(headers.get('retry-after') ?? 1) * 1000);
    return signIn(port, username);
  }
  if (status !== 200) throw new Error(`${username} cannot sign in (${status}).`);
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
};

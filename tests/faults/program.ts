// The whole program as a child, with settings of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { builtProgram } from './built.ts';
import { endFirst } from './directory.ts';
import { until } from './until.ts';

export interface Program {
  readonly child: ChildProcess;
  readonly port: number;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Exit code; a signal that ended it counts as none. */
  readonly ended: Promise<number | null>;
  /** Resolves when the program says that it is ready. */
  readonly ready: () => Promise<void>;
  readonly get: (path: string) => Promise<Response>;
}

/** A new cluster, all migrations and a recovery, on a machine that has other things to do. */
const START_SECONDS = 60;

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts it with an empty database unless the settings say otherwise. */
export const startProgram = async (settings: Readonly<Record<string, string>>): Promise<Program> => {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'test', SEED: 'empty', LOG_LEVEL: 'error', PORT: String(port), ...settings };
  const child = spawn(process.execPath, [builtProgram('main')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => (said[stream] += chunk.toString()));
  }
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      hasEnded = true;
      resolve(code);
    });
  });
  endFirst(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return {
    child,
    port,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    ended,
    ready: async () => {
      await until(
        'the program is ready',
        () => {
          if (hasEnded) throw new Error(`The program ended: ${said.stderr}${said.stdout}`);
          return said.stdout.includes('Klinik is ready');
        },
        START_SECONDS,
      );
    },
    get: (path) => fetch(`http://127.0.0.1:${port}${path}`),
  };
};

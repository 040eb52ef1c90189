// The embedded database after everything was killed among writes: how long its next start takes.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../server/db/embedded/index.ts';
import { postmasterIn } from '../faults/postmaster.ts';
import { until } from '../faults/until.ts';
import type { Line } from './report.ts';
import { ROUNDS } from './scale.ts';

export const RECOVERY_JOB = 'start after a kill';
/** Milliseconds (reliability.md 1). */
const LIMIT = 3000;
const ROWS = 2000;

/** Writes rows one by one, each of them kept, until everything is killed. */
const writeAndKill = async (dataDir: string): Promise<void> => {
  const args = ['--import', 'tsx', 'tests/faults/writer.ts', dataDir];
  const writer: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let rows = 0;
  writer.stdout?.on('data', (chunk: Buffer) => (rows += chunk.toString().split('\n').length - 1));
  await until('rows are written', () => rows > ROWS, 120);
  process.kill(await until('the database runs', () => postmasterIn(dataDir)), 'SIGKILL');
  const gone = new Promise((resolve) => writer.on('close', resolve));
  writer.kill('SIGKILL');
  await gone;
};

export const measureRecovery = async (): Promise<Line> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'klinik-bench-'));
  const app = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeAndKill(dataDir);
      const began = performance.now();
      const server = await startEmbedded({ dataDir });
      const time = performance.now() - began;
      await server.stop();
      app.push({ rate: 1000 / time, p50: time, p95: time });
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { job: RECOVERY_JOB, app, beside: LIMIT, goal: { ratio: 1, p95: LIMIT } };
};

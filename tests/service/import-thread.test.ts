// Sheets are read and judged in a thread of their own, before a transaction begins: others go on meanwhile.
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { testApp, type Client, type TestApp } from '../support/app.ts';
import { patiently } from '../support/patiently.ts';
import { workbook } from '../support/workbook.ts';

const ROWS = 3000;
const PATH = '/api/users/import';
let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
});
afterAll(() => clinic.close());

const patient = (n: number) => ({
  Nama: `Pasien ${n}`,
  'Jenis Kelamin': 'P',
  'Tanggal Lahir': '02/01/1990',
  'No. HP': `0812${String(n).padStart(8, '0')}`,
});
const connectionsInUse = (): number => clinic.database.pool.totalCount - clinic.database.pool.idleCount;
/** Calls `seen` for each thread that is begun, until the test is over. */
const watchThreads = (seen: (worker: Worker) => void): void => {
  process.on('worker', seen);
  onTestFinished(() => void process.off('worker', seen));
};

describe('a sheet of 3,000 rows', { timeout: 180_000 }, () => {
  it('is judged in its thread while no connection is held and others are served', async () => {
    const bytes = await workbook(Array.from({ length: ROWS }, (_none, n) => patient(n)));
    const told: string[] = [];
    const others: Promise<void>[] = [];
    watchThreads((worker) => {
      told.push(`begins with ${connectionsInUse()}`);
      // Asked when the thread has begun; answered long before it can have ended and 3,000 rows are stored.
      others.push(manager.get('/api/auth/me').then(({ status }) => void told.push(`other ${status}`)));
      worker.once('exit', () => told.push(`ends with ${connectionsInUse()}`));
    });
    const { status, body } = await patiently(() =>
      manager.upload(PATH, { part: 'upload', filename: 'pasien.xlsx', bytes }),
    );
    told.push('import answered');
    await Promise.all(others);
    expect([status, body['count'], body['skipped']]).toEqual([200, ROWS, 0]);
    expect(told).toEqual(['begins with 0', 'other 200', 'ends with 0', 'import answered']);
  });

  it('is read alone: a second one waits for its thread', async () => {
    const bytes = await workbook([patient(1)]);
    let running = 0;
    const most: number[] = [];
    watchThreads((worker) => {
      running += 1;
      most.push(running);
      worker.once('exit', () => (running -= 1));
    });
    const send = () => manager.upload(`${PATH}?dryrun=true`, { part: 'upload', filename: 'pasien.xlsx', bytes });
    const answers = await Promise.all([patiently(send), patiently(send)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(most).toEqual([1, 1]);
  });
});

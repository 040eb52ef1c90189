// A load of demo data fills branches side by side: one waits for the other, however slow the machine is.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openProgress } from '../../server/db/seed/progress.ts';
import { planned, run } from '../../server/db/statement.ts';
import { cloneDatabase } from '../support/database.ts';

/** What a clinic's people wait for a lock, and a bit. */
const LONGER_MS = 3500;
const shared = planned('select pg_advisory_xact_lock(7)');

it('waits for what another branch holds longer than people would', { timeout: 60_000 }, async () => {
  const database = await cloneDatabase('empty');
  onTestFinished(() => database.drop());
  const progress = await openProgress(database.pool, '2026-03-02');
  if (!progress) throw new Error('The database is not empty.');
  const written: string[] = [];
  let second: Promise<void> | undefined;
  await progress.part('first', [], async (trx) => {
    await run(trx, shared);
    second = progress.part('second', [], async (other) => {
      await run(other, shared);
      written.push('second');
    });
    await sleep(LONGER_MS);
    written.push('first');
  });
  await second;
  expect(written).toEqual(['first', 'second']);
});

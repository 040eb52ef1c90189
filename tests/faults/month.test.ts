// kill -9 of the program and its database in the middle of a month: every receipt that was acknowledged is there, and the books hold.
import { describe, expect, it } from 'vitest';
import { startEmbedded } from '../../server/db/embedded/index.ts';
import { createPool } from '../../server/db/pool.ts';
import { randomOf } from '../../server/db/seed/random.ts';
import { clerkOf, type Taken } from '../finance/clerk.ts';
import { draftBill, methodIdsOf } from '../finance/draft.ts';
import { today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { fillClinic } from '../support/clinic.ts';
import { patiently } from '../support/patiently.ts';
import { signIn } from './client.ts';
import { newDataDir, withSchema } from './directory.ts';
import { postmasterIn } from './postmaster.ts';
import { startProgram } from './program.ts';
import { until } from './until.ts';
import { SEED } from '../support/seed.ts';

/** Bills that wait to be paid in a round. */
const DRAFTS = 50;
const CLERKS = 3;
/** Receipts of a round before everything is killed. */
const RECEIPTS = 12;

/** A clinic with open books and bills to be paid; answers the ids of the bills. */
const prepare = async (dataDir: string, bills: number): Promise<number[]> => {
  const server = await startEmbedded({ dataDir });
  await fillClinic(server.appUrl);
  const pool = createPool(server.appUrl, { max: 2 });
  const drafts: number[] = [];
  for (let n = 0; n < bills; n += 1) drafts.push((await draftBill({ database: { pool } })).id);
  await pool.end();
  await server.stop();
  return drafts;
};

const openProgram = async (dataDir: string) => {
  const program = await startProgram({ DATA_DIR: dataDir });
  await program.ready();
  const by = await signIn(program.port, 'superadmin');
  await patiently(() => by.post('/api/profile/changeprofile', { session_profile_id: 1 }));
  return { program, by };
};

/** Works until everything is killed; answers the receipts that were acknowledged. */
const playRound = async (dataDir: string, round: number, drafts: number[]): Promise<readonly Taken[]> => {
  const { program, by } = await openProgram(dataDir);
  const taken: Taken[] = [];
  const methods = await methodIdsOf(by);
  const clerks = Array.from({ length: CLERKS }, (_, n) =>
    clerkOf({
      by,
      random: randomOf(SEED, `${round} ${n}`),
      today: today(),
      methods,
      draft: async () => {
        const id = drafts.pop();
        if (id === undefined) throw new Error('There are no more drafts.');
        return id;
      },
      onTaken: (receipt) => taken.push(receipt),
    }),
  );
  const work = clerks.map(async (clerk) => {
    // Each of its requests fails once the program is gone.
    for (;;) await clerk.act();
  });
  const ended = Promise.allSettled(work);
  await until('receipts are acknowledged', () => taken.length >= RECEIPTS, 90);
  const postmaster = await until('the database runs', () => postmasterIn(dataDir));
  program.child.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await program.ended;
  await ended;
  return taken;
};

const expectWholeMonth = async (rounds: number): Promise<void> => {
  const dataDir = await withSchema(newDataDir());
  const drafts = await prepare(dataDir, rounds * DRAFTS);
  const taken: Taken[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(...(await playRound(dataDir, round, drafts)));
  expect(taken.length).toBeGreaterThanOrEqual(rounds * RECEIPTS);
  const { by } = await openProgram(dataDir);
  for (const { id, code, amount } of taken) {
    const { status, body } = await patiently(() => by.get(`/api/finance/billtransaction/${id}`));
    expect(status, code).toBe(200);
    expect(body).toMatchObject({ code, price_amount: amount, journal_id: expect.any(Number) });
  }
  const verified = await patiently<Json>(() => by.get('/api/finance-v2/jurnal/verifikasi'));
  expect(verified.body).toMatchObject({ ok: true });
};

describe(`kill -9 in the middle of a month (seed ${SEED})`, { timeout: 400_000 }, () => {
  it('loses no receipt that was acknowledged', () => expectWholeMonth(1));
  it('loses nothing when one crash follows another', { tags: ['long'] }, () => expectWholeMonth(3));
});

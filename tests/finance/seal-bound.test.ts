// A look that seals takes a bounded number of journals in all branches together (docs/decisions/0027): it ends in the time of a statement.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { today } from '../service/stage.ts';
import { testApp, type TestApp } from '../support/app.ts';

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
});
afterAll(() => clinic.close());

const MOST = 3;
const TRIES = 400;
/** Looks until nothing is left, which takes while transactions of other tests run; answers what each look sealed. */
const looks = async (wanted: number): Promise<readonly number[]> => {
  const sealed: number[] = [];
  for (let left = TRIES; left > 0 && sealed.reduce((sum, n) => sum + n, 0) < wanted; left -= 1) {
    const { rows } = await clinic.database.pool.query<{ n: number }>('select seal_posted($1) as n', [MOST]);
    if (rows[0]?.n) sealed.push(rows[0].n);
    else await setTimeout(25);
  }
  return sealed;
};

it('takes no more at one look than it may', async () => {
  const [before] = await clinic.database.asOwner<{ n: number }>('select count(*)::int as n from journals');
  await looks(before?.n ?? 0);
  const details = [
    { akun: { code: '6-1201' }, debit: 250_000 },
    { akun: { code: '1-1111' }, credit: 250_000 },
  ];
  for (const username of ['finance.bdg', 'finance.jkt']) {
    const books = await clinic.as(username);
    for (const memo of ['Satu', 'Dua'])
      expect((await books.post('/api/finance-v2/jurnal', { transaction_at: today(), memo, details })).status).toBe(201);
  }
  expect(await looks(4)).toEqual([MOST, 1]);
});

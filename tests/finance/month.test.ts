// A month of work at random: after every step the books hold, and what was received is what was acknowledged (finance.md 6.8, 9).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomOf } from '../../server/db/seed/random.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { patiently } from '../support/patiently.ts';
import { clerkOf } from './clerk.ts';
import { draftBill, methodIdsOf } from './draft.ts';
import { SEED } from '../support/seed.ts';

let clinic: TestApp;
let books: Client;
beforeEach(async () => {
  clinic = await testApp();
  books = await clinic.as('superadmin');
  await patiently(() => books.post('/api/profile/changeprofile', { session_profile_id: 1 }));
});
afterEach(() => clinic.close());

interface Sums {
  readonly allocated: number;
  readonly paid: number;
  readonly lines: number;
  readonly receipts: number;
  readonly owed: number;
  readonly receivable: number;
}
const sums = async (): Promise<Sums | undefined> => {
  const [row] = await clinic.database.asOwner<Sums>(
    `select
       (select coalesce(sum(a.amount), 0) from billtransactionallocations a join billtransactions r on r.id = a.billtransaction_id
         where r.status = 1 and r.profile_id = 1)::bigint as allocated,
       (select coalesce(sum(installment_current_amount), 0) from bills where profile_id = 1 and status <> -1)::bigint as paid,
       (select coalesce(sum(l.paid_amount), 0) from bill_lines l join bills b on b.id = l.bill_id
         where b.profile_id = 1 and b.status <> -1)::bigint as lines,
       (select coalesce(sum(price_amount), 0) from billtransactions where profile_id = 1 and status = 1)::bigint as receipts,
       (select coalesce(sum(total_amount - installment_current_amount), 0) from bills where profile_id = 1
         and status in (1, 2))::bigint as owed,
       (select coalesce(sum(l.debit - l.credit), 0) from journal_lines l join akuns a on a.id = l.akun_id
         where a.code = '1-1201' and l.profile_id = 1)::bigint as receivable`,
  );
  return row;
};
const verify = async () =>
  (await patiently(() => books.get<{ ok: boolean; checks: unknown }>('/api/finance-v2/jurnal/verifikasi'))).body;
const balanced = async (): Promise<boolean> => {
  const query = { start_date: '2000-01-01', end_date: today() };
  const answer = await patiently(() =>
    books.get<{ meta: { balanced: boolean } }>('/api/finance-v2/laporan/neraca-saldo', { query }),
  );
  return answer.body.meta.balanced;
};

const expectBooksToHold = async (steps: number): Promise<void> => {
  const clerk = clerkOf({
    by: books,
    random: randomOf(SEED, 'month'),
    today: today(),
    methods: await methodIdsOf(books),
    draft: async (lines) => (await draftBill(clinic, lines)).id,
  });
  const done = new Set<string>();
  for (let step = 1; step <= steps; step += 1) {
    const work = await clerk.act();
    done.add(work);
    const at = `seed ${SEED}, step ${step}: ${work}`;
    expect(await verify(), at).toMatchObject({ ok: true });
    expect(await balanced(), at).toBe(true);
    const found = await sums();
    const received = clerk.received();
    expect(found, at).toMatchObject({ allocated: received, paid: received, lines: received, receipts: received });
    expect(found?.receivable, at).toBe(found?.owed);
  }
  expect(done.size).toBeGreaterThan(4);
};

/** What a step may take, milliseconds: the books are verified after each. */
const STEP_MS = 2_000;

describe(`a month of work leaves books that hold after each step (seed ${SEED})`, () => {
  it('of 200', { timeout: 200 * STEP_MS }, () => expectBooksToHold(200));
  it('of 5000', { tags: ['long'], timeout: 5_000 * STEP_MS }, () => expectBooksToHold(5_000));
});

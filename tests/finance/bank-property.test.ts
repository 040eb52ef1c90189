// Random statements, groups and undoing: ledger and bank tie after every step, and nothing is matched twice.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { BANK, bookEntry, importFile, match, openBank, type Stage, statement, workOf } from './bank-stage.ts';

let clinic: TestApp;
let books: Client;
let stage: Stage;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  stage = await openBank(clinic, books);
});
afterAll(() => clinic.close());

/** How an amount of the bank stands in the ledger: in parts, or not at all. */
const movement = fc.record({
  amount: fc.integer({ min: -900_000, max: 900_000 }).filter((n) => Math.abs(n) >= 10),
  parts: fc.integer({ min: 0, max: 3 }),
  undo: fc.boolean(),
});

const expectTied = async (): Promise<void> => {
  const [sums] = await clinic.database.asOwner<{ twice: number; differs: number; bank: number; ledger: number }>(
    `select (select count(*)::int from (select bankline_id from bankmatchlines group by 1 having count(*) > 1) d) as twice,
       (select count(*)::int from bankmatches m where
         coalesce((select sum(l.amount) from bankmatchlines p join banklines l on l.id = p.bankline_id where p.match_id = m.id), 0) <>
         coalesce((select sum(e.debit - e.credit) from bankmatchentries p join journal_lines e on e.id = p.journal_line_id
           where p.match_id = m.id), 0)) as differs,
       (select coalesce(sum(l.amount), 0)::bigint from banklines l join bankmatchlines p on p.bankline_id = l.id) as bank,
       (select coalesce(sum(e.debit - e.credit), 0)::bigint from journal_lines e
         join bankmatchentries p on p.journal_line_id = e.id) as ledger`,
  );
  expect(sums).toMatchObject({ twice: 0, differs: 0 });
  expect(sums?.bank).toBe(sums?.ledger);
};

let before: { day: number; amount: number; text: string }[] = [];
let drawn = 0;
it('holds for whatever is imported, split, booked and undone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 5 }), async (wanted) => {
      const day = Math.min(drawn, 9);
      const added = wanted.map(({ amount }, n) => ({ day, amount, text: `MUTASI ${drawn}-${n}` }));
      before = [...before, ...added];
      drawn += 1;
      expect((await importFile(books, stage, statement(stage.start, stage.opening, before))).body).toMatchObject({
        added: added.length,
      });
      for (const [n, { amount, parts, undo }] of wanted.entries()) {
        const text = added[n]?.text ?? '';
        const line = (await workOf(books, stage)).lines.find((one) => one.text === text)?.id ?? 0;
        const shares = Array.from({ length: parts }, (_, at) => Math.trunc(amount / 4) + at * Math.sign(amount));
        const entry_ids: number[] = [];
        for (const share of shares) entry_ids.push(await bookEntry(clinic, books, stage, { day, amount: share, text }));
        const one = { line_ids: [line], entry_ids, rest: { component: 'other', akun_id: stage.other } };
        const done = await match(books, stage, one);
        expect(done.status, JSON.stringify(done.body)).toBe(200);
        expect((await match(books, stage, one)).status).toBe(409);
        const again = undo
          ? [
              await books.post(`${BANK}/${stage.id}/lepas`, { match_id: done.body.match_ids[0] }),
              await match(books, stage, one),
            ]
          : [];
        for (const { status } of again) expect(status).toBe(200);
        await expectTied();
      }
      expect((await workOf(books, stage)).account).toMatchObject({ line_count: 0, difference: 0 });
    }),
    { numRuns: 8 },
  );
});

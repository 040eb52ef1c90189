// Saving what leaves cash or a bank below zero: a program is told, a person is asked first (finance.md 4).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../src/resources/kernel/money.ts';
import { randomOf } from '../../server/db/seed/random.ts';
import { tx } from '../../server/db/transaction.ts';
import { cashBelowZero } from '../../server/usecases/finance/ledger/cash-below.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { SEED } from '../support/seed.ts';

interface Answer {
  readonly code: string;
  readonly message: string;
  readonly warnings?: readonly { readonly code: string; readonly balance: number; readonly day: string }[];
}

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const BANK = '1-1113';
const yesterday = addDays(today(), -1);
/** Money into the bank; out of it where it is negative. */
const journal = (amount: number, transaction_at: string, headers: Readonly<Record<string, string>> = {}) =>
  books.post<Answer>(
    '/api/finance-v2/jurnal',
    {
      transaction_at,
      memo: 'Uji saldo',
      details: [
        { akun: { code: amount > 0 ? BANK : '6-1201' }, debit: Math.abs(amount) },
        { akun: { code: amount > 0 ? '7-1002' : BANK }, credit: Math.abs(amount) },
      ],
    },
    { headers: { 'idempotency-key': randomUUID(), ...headers } },
  );
const ASK = { prefer: 'handling=strict' };
const balance = async (): Promise<number> => {
  const [row] = await clinic.database.asOwner<{ balance: number }>(
    `select coalesce(sum(l.debit - l.credit), 0)::bigint as balance from journal_lines l join akuns a on a.id = l.akun_id
     where a.code = $1 and l.profile_id = 1`,
    [BANK],
  );
  return row?.balance ?? 0;
};

describe('money that is not there', () => {
  it('is paid with a warning, and with a question where that is wanted', async () => {
    expect((await journal(100_000, today())).body.warnings).toBeUndefined();
    expect((await journal(-40_000, today(), ASK)).status).toBe(201);
    const asked = await journal(-70_000, today(), ASK);
    expect([asked.status, asked.body.code, asked.body.message]).toEqual([
      409,
      'cash-below-zero',
      `Saldo kas atau bank menjadi minus: ${BANK} Bank BRI menjadi ${formatRupiah(-10_000)} pada ${formatDate(today())}`,
    ]);
    expect(await balance()).toBe(60_000);
    const saved = await journal(-70_000, today());
    expect(saved).toMatchObject({
      status: 201,
      body: { warnings: [{ code: 'cash-below-zero', balance: -10_000, day: today(), akun: { code: BANK } }] },
    });
    expect(asked.body.warnings).toEqual(saved.body.warnings);
    expect(await balance()).toBe(-10_000);
    expect((await journal(10_000, today(), ASK)).status).toBe(201);
  });

  it('was not there on the day either, though it came later', async () => {
    await journal(50_000, today());
    const early = await journal(-20_000, yesterday, ASK);
    expect([early.status, early.body.warnings]).toMatchObject([409, [{ balance: -20_000, day: yesterday }]]);
  });

  it("is nobody's worry where money comes in", async () => {
    await journal(-900_000, today());
    const { status, body } = await journal(1_000, today(), ASK);
    expect([status, body.warnings]).toEqual([201, undefined]);
  });

  it('is told of the day on which there was least, whichever days are asked', async () => {
    const random = randomOf(SEED, 'cash');
    const day = (): string => addDays(today(), -random.between(0, 75));
    for (let n = 0; n < 24; n += 1) {
      const amount = random.between(-90, 60) * 1000 || 1000;
      expect((await journal(amount, day())).status).toBe(201);
    }
    const moves = await clinic.database.asOwner<{ day: string; amount: number }>(
      `select l.transaction_at::text as day, (l.debit - l.credit)::bigint as amount from journal_lines l join akuns a on a.id = l.akun_id
       where a.code = $1 and l.profile_id = 1`,
      [BANK],
    );
    const endOf = (last: string): number => moves.reduce((sum, one) => sum + (one.day <= last ? one.amount : 0), 0);
    let below = 0;
    for (let n = 0; n < 60; n += 1) {
      const [from = '', until = ''] = [day(), day()].toSorted();
      const days = [from, ...moves.map((one) => one.day).filter((one) => one > from && one <= until)].toSorted();
      const least = days.reduce((found, one) => (endOf(one) < endOf(found) ? one : found));
      const expected = endOf(least) < 0 ? [{ day: least, balance: endOf(least) }] : [];
      below += expected.length;
      const found = await tx(clinic.database.pool, { branches: [1] }, (trx) =>
        cashBelowZero({ tx: trx, today: today() }, 1, { from, until }),
      );
      expect(
        found.filter(({ code }) => code === BANK).map(({ day: on, balance: held }) => ({ day: on, balance: held })),
        `${from} to ${until}`,
      ).toEqual(expected);
    }
    expect(below).toBeGreaterThan(5);
  });
});

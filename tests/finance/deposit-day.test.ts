// A deposit pays nothing before it was received: back-dated receipts find what was held on their day and ever after (finance.md 2c, 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../server/db/seed/random.ts';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../src/resources/kernel/money.ts';
import { today } from '../service/stage.ts';
import { type Answer, type Client, testApp, type TestApp } from '../support/app.ts';
import { DEPOSIT, messageOf, PAY, tenders } from './desk.ts';
import { draftBill, type Receipt } from './draft.ts';

let clinic: TestApp;
let books: Client;
let by: Awaited<ReturnType<typeof tenders>>;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('manager.bdg');
  by = await tenders(clinic);
});
afterAll(() => clinic.close());

const DAYS = 20;
const ago = (days: number): string => addDays(today(), -days);

interface Bill {
  readonly id: number;
  readonly customer_id: number;
}
/** A large bill from before all that follows. */
const oldBill = async (): Promise<Bill> => {
  const draft = await draftBill(clinic, [{ name: 'Implan', qty: 1, price: 90_000_000, akun: '4-1105' }]);
  await clinic.database.asOwner('update bills set transaction_at = $2 where id = $1', [draft.id, ago(DAYS)]);
  const issued = await books.post(`/api/finance/bill/${draft.id}/issue`, { version: 1 });
  expect(issued.status, JSON.stringify(issued.body)).toBe(200);
  return draft;
};
const topUp = ({ customer_id }: Bill, amount: number) =>
  books.post<Receipt>(`${DEPOSIT}/topup`, { customer_id, methods: by({ QRIS: amount }) });
/** Pays 1.000 of the bill, and keeps what is more as deposit, on an earlier day. */
const putIn = ({ id }: Bill, amount: number, transaction_at: string) =>
  books.post<Receipt>(PAY, {
    methods: by({ QRIS: amount + 1000 }),
    allocations: [{ bill_id: id, amount: 1000 }],
    excess_to_deposit: true,
    transaction_at,
  });
const use = ({ id }: Bill, amount: number, transaction_at: string) =>
  books.post<Receipt>(PAY, {
    methods: by({ Deposit: amount }),
    allocations: [{ bill_id: id, amount }],
    transaction_at,
  });
const giveBack = ({ customer_id }: Bill, amount: number) =>
  books.post<Receipt>(`${DEPOSIT}/refund`, {
    customer_id,
    methods: by({ 'Transfer BCA': amount }).map((tender) => ({ ...tender, reference: 'UJI' })),
  });
const takeBack = ({ id, version }: Receipt) => books.post<Receipt>(`${PAY}/${id}/void`, { reason: 'Salah', version });

/** What the account says was held for the patient at the end of each day on which it moved. */
const heldInBooks = async ({ customer_id }: Bill): Promise<readonly number[]> => {
  const rows = await clinic.database.asOwner<{ held: number }>(
    `select (sum(sum(l.credit - l.debit)) over (order by l.transaction_at))::bigint as held
     from journal_lines l join akuns a on a.id = l.akun_id
     where a.code = '2-1501' and l.actor_id = $1 group by l.transaction_at order by l.transaction_at`,
    [customer_id],
  );
  return rows.map(({ held }) => held);
};
const later = (amount: number, days: number) => [
  422,
  `Deposit yang tersedia sejak ${formatDate(ago(days))} hanya ${formatRupiah(amount)}. Deposit tidak dapat dipakai sebelum diterima`,
];

describe('a deposit', () => {
  it('that comes today pays nothing yesterday, and today what it holds', async () => {
    const bill = await oldBill();
    expect((await topUp(bill, 500_000)).status).toBe(201);
    expect(messageOf(await use(bill, 1, ago(1)))).toEqual(later(0, 1));
    expect((await use(bill, 500_000, today())).status).toBe(201);
    expect(await heldInBooks(bill)).toEqual([0]);
  });

  it('that was used later is not used before: the least of all days since counts', async () => {
    const bill = await oldBill();
    expect((await putIn(bill, 300_000, ago(9))).status).toBe(201);
    expect((await use(bill, 250_000, ago(3))).status).toBe(201);
    expect((await topUp(bill, 400_000)).status).toBe(201);
    expect(messageOf(await use(bill, 50_001, ago(6)))).toEqual(later(50_000, 6));
    expect((await use(bill, 50_000, ago(6))).status).toBe(201);
    expect(await heldInBooks(bill)).toEqual([300_000, 250_000, 0, 400_000]);
  });

  it('is used once by two back-dated receipts at the same moment', async () => {
    const bill = await oldBill();
    await putIn(bill, 200_000, ago(5));
    await topUp(bill, 200_000);
    const answers = await Promise.all([5, 4].map((days) => use(bill, 150_000, ago(days))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect((await heldInBooks(bill)).every((held) => held >= 0)).toBe(true);
  });
});

interface Move {
  readonly day: string;
  readonly change: number;
}
const heldOn = (moves: readonly Move[], day: string): number =>
  moves.reduce((sum, move) => sum + (move.day <= day ? move.change : 0), 0);
/** What may be taken on a day. */
const free = (moves: readonly Move[], day: string): number =>
  Math.min(...[day, ...moves.map((move) => move.day).filter((other) => other > day)].map((at) => heldOn(moves, at)));

describe('at random', () => {
  it.each([1, 2])('no day is ever below zero, and nothing is refused that fits (%i)', async (seed) => {
    const random = randomOf(seed, 'deposit by day');
    const bill = await oldBill();
    const moves: Move[] = [];
    const standing: { readonly receipt: Receipt; readonly change: number }[] = [];
    const refused = { yes: 0, no: 0 };

    const step = async (change: number, day: string, ask: () => Promise<Answer<Receipt>>): Promise<boolean> => {
      const fits = change > 0 || free(moves, day) >= -change;
      const answer = await ask();
      expect([200, 201].includes(answer.status), `${change} on ${day}: ${JSON.stringify(answer.body)}`).toBe(fits);
      refused[fits ? 'no' : 'yes'] += 1;
      if (fits) moves.push({ day, change });
      if (answer.status === 201) standing.push({ receipt: answer.body, change });
      return fits;
    };
    const amount = () => random.between(1, 400) * 1000;
    const someDay = () => ago(random.between(0, DAYS - 1));
    const works: readonly (readonly [() => Promise<unknown>, number])[] = [
      [() => ((n) => step(n, today(), () => topUp(bill, n)))(amount()), 1],
      [() => ((n, day) => step(n, day, () => putIn(bill, n, day)))(amount(), someDay()), 4],
      [() => ((n, day) => step(-n, day, () => use(bill, n, day)))(amount(), someDay()), 6],
      [() => ((n) => step(-n, today(), () => giveBack(bill, n)))(amount()), 1],
      [
        async () => {
          const at = random.between(0, standing.length - 1);
          const chosen = standing[at];
          if (chosen && (await step(-chosen.change, today(), () => takeBack(chosen.receipt)))) standing.splice(at, 1);
        },
        1,
      ],
    ];
    for (let i = 0; i < 40; i += 1) await random.weighted(works)();
    expect(Math.min(refused.yes, refused.no)).toBeGreaterThan(3);
    const days = [...new Set(moves.map(({ day }) => day))].toSorted();
    const held = await heldInBooks(bill);
    expect(held).toEqual(days.map((day) => heldOn(moves, day)));
    expect(Math.min(...held)).toBeGreaterThanOrEqual(0);
  });
});

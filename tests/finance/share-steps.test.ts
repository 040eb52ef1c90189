// Days drawn at random: what is owed of treatments after payments, voids, notes of credit, laboratory costs, decisions and slips, in any
// order (finance.md 6.5, 6.6).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../server/db/seed/random.ts';
import { body } from '../service/stage.ts';
import type { Answer, Json } from '../support/app.ts';
import type { Paid } from './share-stage.ts';
import { openSlips, type Slip, type Slips } from './slip-stage.ts';

/** SHARE_SEED draws the same steps again. */
const SEED = Number(process.env['SHARE_SEED'] ?? Date.now() % 1_000_000);
const PRICE = 2_500_000;
const BILL = 2_550_000;

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
});
afterAll(() => at.clinic.close());

interface Fee extends Json {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly amount: number | null;
}
interface Sum {
  readonly net: number;
  readonly doctor: number;
  readonly accrued: number;
  readonly owed: number;
}
/** Of every income: what it says is owed, and what its rows add up to. */
const sums = (): Promise<readonly Sum[]> =>
  at.clinic.database.asOwner<Sum & Json>(
    `select i.net_amount::float8 as net, (i.doctor_amount + i.rumahsakit_amount)::float8 as doctor,
       (i.accrued_doctor + i.accrued_rumahsakit + i.accrued_investor)::float8 as accrued,
       (select coalesce(sum(h.amount), 0)::float8 from hutangs h
        where h.source_type = 'tindakanincome' and h.source_id = i.id and h.status <> -1) as owed
     from tindakanincomes i`,
  );

const expectOwed = async (step: string): Promise<void> => {
  for (const { net, doctor, accrued, owed } of await sums()) {
    expect(owed, step).toBe(accrued);
    expect(doctor, step).toBeLessThanOrEqual(net);
    expect(accrued, step).toBeLessThanOrEqual(doctor);
  }
  await at.expectHolding();
};

/** The steps of one clinic: each asks the server for something that may be refused. */
const stepsOf = (bills: readonly number[]) => {
  const random = randomOf(SEED, 'steps');
  const receipts: Paid[] = [];
  const slips: Slip[] = [];
  const bill = () => random.pick(bills);
  const steps: Readonly<Record<string, () => Promise<Answer<unknown>>>> = {
    pay: async () => {
      const method = { paymentmethod_id: at.bank, amount: random.between(1, BILL / 2), reference: 'TRF-1' };
      const allocations = [{ bill_id: bill(), amount: method.amount }];
      const wish = { methods: [method], allocations, issue: true };
      const made = await at.books.post<Paid>('/api/finance/billtransaction', wish);
      if (made.status === 201) receipts.push(made.body);
      return made;
    },
    unpay: () => {
      const last = receipts.pop();
      const wish = { version: last?.version ?? 1, reason: 'Salah metode' };
      return at.manager.post(`/api/finance/billtransaction/${last?.id ?? 0}/void`, wish);
    },
    credit: async () => {
      const id = bill();
      const { version } = body(await at.books.get(`/api/finance/bill/${id}`));
      const wish = { version, amount: random.between(1, BILL / 6), reason: 'Keluhan', paymentmethod_id: at.bank };
      return at.manager.post(`/api/finance/bill/${id}/refund`, wish);
    },
    lab: async () => {
      const fees = await at.rows<Fee>('/api/finance/labfee', {});
      const fee = random.pick(fees);
      const wish = { version: fee.version, amount: random.between(0, 900_000), invoice_no: 'LAB/9' };
      return at.manager.post(`/api/finance/labfee/${fee.id}/confirm`, wish);
    },
    decide: async () => {
      const income = random.pick(await at.rows<Fee>('/api/finance/tindakanincome', {}));
      const wish = { doctor_amount: random.between(0, PRICE / 2), rumahsakit_amount: random.between(0, PRICE / 4) };
      return at.manager.post(`/api/finance/tindakanincome/${income.id}/override`, { ...wish, reason: 'Disepakati' });
    },
    slip: async () => {
      const open = await at.open();
      const some = open.filter(() => random.between(0, 1) === 1);
      const parts = some.map(({ id, open_amount }) => ({
        hutang_id: id,
        amount: open_amount > 1 && random.between(0, 1) === 1 ? random.between(1, open_amount) : open_amount,
      }));
      const made = await at.slip(parts);
      if (made.status === 201) slips.push(made.body);
      return made;
    },
    unslip: () => {
      const [slip] = slips.splice(random.between(0, Math.max(0, slips.length - 1)), 1);
      return slip
        ? at.undo(slip)
        : at.manager.post('/api/finance/hutangtransaction/0/void', { version: 1, reason: 'Tidak ada' });
    },
  };
  return { steps, random, slips };
};

const expectWalk = async (count: number): Promise<void> => {
  const bills = [await at.billed(), await at.billed(true), await at.billed(true)];
  for (const id of bills) await at.pay(id, 1_000);
  const { steps, random, slips } = stepsOf(bills);
  const done = new Set<string>();
  for (let n = 0; n < count; n += 1) {
    const name = random.pick(Object.keys(steps));
    const answer = await steps[name]?.();
    const told = `seed ${SEED}, step ${n} ${name}: ${answer?.status} ${JSON.stringify(answer?.body).slice(0, 200)}`;
    expect(answer?.status, told).toBeLessThan(500);
    if ((answer?.status ?? 500) < 300) done.add(name);
    await expectOwed(told);
  }
  expect(done.size, `seed ${SEED}: ${[...done].join(', ')}`).toBeGreaterThan(2);
  // All slips taken back and all of it paid at once withholds what the month comes to.
  for (const slip of slips) body(await at.undo(slip));
  const open = await at.open();
  const preview = await at.books.post<{ pph_amount: number; pajak: { bruto_amount: number } }>(
    '/api/finance/hutangtransaction/preview',
    at.wish(at.whole(open)),
  );
  if (preview.status !== 200) return;
  const { pph_amount, pajak } = preview.body;
  expect(pph_amount).toBe(Math.round(Math.round(Math.max(0, pajak.bruto_amount) / 2) * 0.05));
};

describe('what is owed of treatments', () => {
  it('is what was recognised, after any steps', () => expectWalk(25));
  it('is what was recognised, after many steps', { tags: ['long'], timeout: 600_000 }, () => expectWalk(400));
});

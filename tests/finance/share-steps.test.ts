// Days drawn at random: what is owed of treatments after payments, voids, notes of credit, cancelled bills, laboratory costs, changed
// rules, decisions and slips, in any order (finance.md 6.5, 6.6).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../server/db/seed/random.ts';
import { body, today } from '../service/stage.ts';
import type { Answer, Json } from '../support/app.ts';
import type { Paid } from './share-stage.ts';
import { holdShares } from './hold-shares.ts';
import { openSlips, type Slip, type Slips } from './slip-stage.ts';
import { SEED } from '../support/seed.ts';

const PRICE = 2_500_000;
const BILL = 2_550_000;

let at: Slips;
/** Doctor, partner and two investors share. */
beforeAll(async () => {
  at = await openSlips();
  for (const lembar of [10, 20]) {
    const investor = { name: `Investor ${lembar} lembar`, is_badan: false, status: 1 };
    await holdShares(at.books, body(await at.books.post<Fee>('/api/finance/investor', investor), 201).id, { lembar });
  }
  const setting = { metode: 1, percent: 20, reserve_percent: 0, interval: 1, valid_from: '2020-01-01' };
  body(await at.books.post('/api/finance/devidensetting', setting), 201);
});
afterAll(() => at.clinic.close());

interface Fee extends Json {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly amount: number | null;
}
interface Sum extends Json {
  readonly sharer: string;
  readonly net: number;
  readonly shared: number;
  readonly target: number;
  readonly accrued: number;
  readonly owed: number;
}
/** Of every income and everybody who shares in it: what it says is owed, and what his rows add up to. */
const sums = (): Promise<readonly Sum[]> =>
  at.clinic.database.asOwner<Sum>(
    `select s.sharer, i.net_amount::float8 as net, (i.doctor_amount + i.rumahsakit_amount + i.investor_amount)::float8 as shared,
       s.target::float8 as target, s.accrued::float8 as accrued,
       (select coalesce(sum(h.amount), 0)::float8 from hutangs h
        where h.source_type = 'tindakanincome' and h.source_id = i.id and h.actor_type = s.sharer and h.status <> -1) as owed
     from tindakanincomes i cross join lateral (values ('doctor', i.doctor_amount, i.accrued_doctor),
       ('rumahsakit', i.rumahsakit_amount, i.accrued_rumahsakit), ('investor', i.investor_amount, i.accrued_investor))
       s (sharer, target, accrued)`,
  );

const expectOwed = async (step: string): Promise<void> => {
  for (const { sharer, net, shared, target, accrued, owed } of await sums()) {
    expect(owed, `${step} ${sharer}`).toBe(accrued);
    expect(shared, step).toBeLessThanOrEqual(net);
    expect(accrued, `${step} ${sharer}`).toBeLessThanOrEqual(target);
    expect(accrued, `${step} ${sharer}`).toBeGreaterThanOrEqual(0);
  }
  await at.expectHolding();
};

/** The steps of one clinic: each asks the server for something that may be refused. */
const stepsOf = (bills: number[]) => {
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
    cancel: async () => {
      const id = bill();
      const { version } = body(await at.books.get(`/api/finance/bill/${id}`));
      return at.manager.post(`/api/finance/bill/${id}/void`, { version, reason: 'Salah pasien' });
    },
    /** From today on other parts are agreed: what was billed before keeps its own. */
    agree: async () => {
      const parts = { doctor_value: random.between(0, 60), rumahsakit_percent: random.between(1, 30) };
      const recognition = random.between(1, 3);
      await at.agree(at.doctorId, { ...parts, recognition, valid_from: today() });
      bills.push(await at.billed(random.between(0, 1) === 1));
      return at.books.get('/api/finance/sharingprofit');
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

/** All slips taken back, what is open withholds what the month comes to: at once, and cut in two anywhere. */
const expectTaxOfMonth = async (slips: readonly Slip[]): Promise<void> => {
  for (const slip of slips) body(await at.undo(slip));
  const open = await at.open();
  const preview = await at.books.post<{ pph_amount: number; pajak: { bruto_amount: number } }>(
    '/api/finance/hutangtransaction/preview',
    at.wish(at.whole(open)),
  );
  // Nothing is open, or corrections are more than all of it.
  if (preview.status !== 200) return;
  const { pph_amount, pajak } = preview.body;
  expect(pph_amount).toBe(Math.round(Math.round(Math.max(0, pajak.bruto_amount) / 2) * 0.05));
  const random = randomOf(SEED, 'cuts');
  const cut = open.map(({ id, open_amount }) => ({
    hutang_id: id,
    amount: open_amount > 1 ? random.between(1, open_amount) : open_amount,
  }));
  const first = await at.slip(cut);
  if (first.status !== 201) return;
  const rest = await at.open();
  const second = rest.length > 0 ? body(await at.slip(at.whole(rest)), 201).pph_amount : 0;
  expect(first.body.pph_amount + second, `seed ${SEED}`).toBe(pph_amount);
  await at.expectHolding();
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
  await expectTaxOfMonth(slips);
};

describe('what is owed of treatments', () => {
  it('is what was recognised, after any steps', () => expectWalk(25));
  it('is what was recognised, after many steps', { tags: ['long'], timeout: 600_000 }, () => expectWalk(400));
});

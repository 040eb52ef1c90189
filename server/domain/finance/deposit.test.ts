import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';
import { totalOf } from '../../../src/resources/finance/tender.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { decideDepositRefund, decideTopup, type DepositFacts } from './deposit.ts';
import type { Method } from './tender.ts';

const method = (id: number, kind: number, more: Partial<Method> = {}): Method => ({
  id,
  kind,
  akun_id: 100 + id,
  fee_percent: 1,
  fee_fixed: 0,
  need_reference: false,
  is_active: true,
  ...more,
});
const CASH = method(1, paymentKind.cash);
const TRANSFER = method(2, paymentKind.transfer, { need_reference: true });
const QRIS = method(3, paymentKind.qris);
const DEPOSIT = method(4, paymentKind.deposit);
const OLD = method(5, paymentKind.cash, { is_active: false });
const methods = new Map([CASH, TRANSFER, QRIS, DEPOSIT, OLD].map((one) => [one.id, one]));
const by = ({ id }: Method, amount: number, reference?: string) => ({ paymentmethod_id: id, amount, reference });
const desk = { methods, session: 4, required: true };
const facts = (input: DepositFacts['input'], more: Partial<DepositFacts> = {}): DepositFacts => ({
  input,
  desk,
  frontDesk: true,
  payer: { id: 9, name: 'Ratna' },
  ...more,
});
const one = (given: ReturnType<typeof by>, received_amount?: number): DepositFacts =>
  facts({ methods: [given], received_amount });
const refusalOf = (decide: typeof decideTopup, given: DepositFacts): string => {
  try {
    decide(given);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'decided';
};

describe('a deposit', () => {
  it('is filled by any tender, with its fee and its change', () => {
    const plan = decideTopup(facts({ methods: [by(QRIS, 200_000), by(CASH, 50_000)], received_amount: 60_000 }));
    expect(plan).toMatchObject({ price: 250_000, change: 250_000, tenders: { received: 60_000, change: 10_000 } });
    expect(plan.tenders.rows.map(({ fee_amount }) => fee_amount)).toEqual([2_000, 500]);
    expect(plan.amounts.amount.map(({ accounts }) => accounts)).toEqual([
      { paymentmethod: 103 },
      { paymentmethod: 101 },
    ]);
  });

  it('goes back without a fee', () => {
    const plan = decideDepositRefund(one(by(TRANSFER, 80_000, 'TRF-1')));
    expect(plan).toMatchObject({ price: 80_000, change: -80_000 });
    expect(plan.tenders.rows).toMatchObject([{ fee_amount: 0, reference: 'TRF-1' }]);
  });

  it.each<[string, typeof decideTopup, DepositFacts]>([
    ['deposit-by-deposit', decideTopup, one(by(DEPOSIT, 1))],
    ['deposit-by-deposit', decideDepositRefund, one(by(DEPOSIT, 1))],
    ['refund-method', decideDepositRefund, one(by(QRIS, 1))],
    ['decided', decideTopup, one(by(QRIS, 1))],
    ['method-inactive', decideDepositRefund, one(by(OLD, 1))],
    ['reference-missing', decideDepositRefund, one(by(TRANSFER, 1))],
    ['cash-short', decideTopup, one(by(CASH, 2), 1)],
    ['change-without-cash', decideTopup, one(by(QRIS, 2), 3)],
    ['session-missing', decideTopup, { ...one(by(QRIS, 1)), desk: { ...desk, session: null } }],
    ['decided', decideTopup, { ...one(by(QRIS, 1)), desk: { ...desk, session: null }, frontDesk: false }],
  ])('answers %s', (code, decide, given) => {
    expect(refusalOf(decide, given)).toBe(code);
  });

  it('neither loses nor makes a rupiah', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 8 }), (drawn) => {
        const given = facts({ methods: drawn.map((amount) => by(CASH, amount)) });
        const [filled, emptied] = [decideTopup(given), decideDepositRefund(given)];
        const total = drawn.reduce((sum, amount) => sum + amount, 0);
        expect([filled.change, emptied.change]).toEqual([total, -total]);
        for (const { price, amounts, tenders } of [filled, emptied])
          expect([price, totalOf(amounts.amount), totalOf(tenders.rows)]).toEqual([total, total, total]);
      }),
    );
  });
});

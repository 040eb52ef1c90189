import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bill as billDocument } from '../../../src/resources/finance/bill.ts';
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';
import { totalOf } from '../../../src/resources/finance/tender.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { decidePayment, type PayableBill, paymentDay, type PaymentFacts, type PaymentInput } from './payment.ts';
import type { Method } from './tender.ts';

const DAY = '2026-11-21';
const method = (id: number, kind: number): Method => ({
  id,
  kind,
  akun_id: 100 + id,
  fee_percent: 0,
  fee_fixed: 0,
  need_reference: kind === paymentKind.transfer,
  is_active: true,
});
const CASH = method(1, paymentKind.cash);
const TRANSFER = method(2, paymentKind.transfer);
const DEPOSIT = method(3, paymentKind.deposit);
const methods = new Map([CASH, TRANSFER, DEPOSIT].map((one) => [one.id, one]));

const bill = (id: number, total_amount: number, more: Partial<PayableBill> = {}): PayableBill => ({
  id,
  code: `INV/${id}`,
  status: billDocument.state.issued,
  customer_id: 9,
  customer_name: 'Ratna',
  total_amount,
  installment_current_amount: 0,
  posting_date: '2026-11-20',
  rows: [],
  ...more,
});
const facts = (input: PaymentInput, more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  input,
  day: DAY,
  bills: [bill(1, 300_000)],
  desk: { methods, session: 4, required: true },
  frontDesk: true,
  payer: { id: 9, name: 'Ratna' },
  ...more,
});
const paying = (amount: number, tenders: PaymentInput['methods'], more: Partial<PaymentInput> = {}): PaymentInput => ({
  methods: tenders,
  allocations: [{ bill_id: 1, amount }],
  ...more,
});
const cash = (amount: number) => ({ paymentmethod_id: CASH.id, amount });
const deposit = (amount: number) => ({ paymentmethod_id: DEPOSIT.id, amount });

const refusalOf = (given: PaymentFacts): string => {
  try {
    decidePayment(given);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'decided';
};

describe('a payment of what was looked at', () => {
  const row = { id: 7, no: 1, due_date: '2026-11-01', amount: 100_000, paid_amount: 40_000 };
  const seen = (outstanding: number, more: { readonly angsuran_id?: number } = {}) =>
    facts(paying(10_000, [cash(10_000)], { allocations: [{ bill_id: 1, amount: 10_000, outstanding, ...more }] }), {
      bills: [bill(1, 300_000, more.angsuran_id === undefined ? {} : { rows: [row] })],
    });

  it.each([
    [seen(300_000), 'decided'],
    [seen(310_000), 'bill-left'],
    [seen(290_000), 'bill-left'],
    [seen(60_000, { angsuran_id: 7 }), 'decided'],
    [seen(100_000, { angsuran_id: 7 }), 'installment-left'],
  ])('is taken only while it is still open (%#)', (given, expected) => {
    expect(refusalOf(given)).toBe(expected);
  });
});

describe('a payment', () => {
  it('goes to the account of its tender, and is given change for', () => {
    const plan = decidePayment(facts(paying(250_000, [cash(250_000)], { received_amount: 300_000 })));
    expect(plan.tenders).toMatchObject({ received: 300_000, change: 50_000, session: 4 });
    expect(plan.parts).toEqual([{ bill_id: 1, angsuran_id: null, amount: 250_000 }]);
    expect(plan.amounts.tender).toEqual([
      { amount: 250_000, actor: { type: 'customer', id: 9 }, description: 'Ratna', accounts: { paymentmethod: 101 } },
    ]);
    expect(plan).toMatchObject({ price: 250_000, excess: 0, deposits: [], recovered: [] });
  });

  it('takes the deposit first, and keeps what is too much of the money', () => {
    const plan = decidePayment(facts(paying(300_000, [cash(250_000), deposit(100_000)], { excess_to_deposit: true })));
    expect(plan).toMatchObject({ deposits: [-100_000, 50_000], excess: 50_000 });
    expect(plan.amounts.deposit.map(({ amount }) => amount)).toEqual([100_000]);
    expect(plan.amounts.tender.map(({ amount }) => amount)).toEqual([200_000]);
    expect(plan.amounts.excess.map(({ amount }) => amount)).toEqual([50_000]);
  });

  it('recovers a bill that was written off', () => {
    const bills = [bill(1, 300_000, { status: billDocument.state.writtenOff })];
    const plan = decidePayment(facts(paying(300_000, [cash(300_000)]), { bills }));
    expect(plan.amounts.tender).toEqual([]);
    expect(plan.recovered).toMatchObject([{ amount: 300_000 }]);
    expect(refusalOf(facts(paying(300_000, [deposit(300_000)]), { bills }))).toBe('recovered-by-deposit');
  });

  it.each([
    ['tender-differs', facts(paying(300_000, [cash(200_000)]))],
    ['tender-differs', facts(paying(200_000, [cash(300_000)]))],
    ['bill-left', facts(paying(300_001, [cash(300_001)]))],
    ['bill-left', facts(paying(1, [cash(1)]), { bills: [bill(1, 9, { status: billDocument.state.cancelled })] })],
    ['paid-before-issue', facts(paying(1, [cash(1)]), { day: '2026-11-19' })],
    ['cash-short', facts(paying(200_000, [cash(200_000)], { received_amount: 199_999 }))],
    ['change-without-cash', facts(paying(1, [deposit(1)], { received_amount: 5 }))],
    ['reference-missing', facts(paying(1, [{ paymentmethod_id: TRANSFER.id, amount: 1, reference: ' ' }]))],
    ['method-inactive', facts(paying(1, [{ paymentmethod_id: 77, amount: 1 }]))],
    ['session-missing', facts(paying(1, [cash(1)]), { desk: { methods, session: null, required: true } })],
    ['deposit-nobody', facts(paying(1, [deposit(1)]), { payer: { id: null, name: 'Tamu' } })],
    ['deposit-by-deposit', facts(paying(1, [deposit(2)], { excess_to_deposit: true }))],
  ])('is refused with %s', (code, given) => {
    expect(refusalOf(given)).toBe(code);
  });

  it('asks who keeps the books for a session with cash alone', () => {
    const desk = { methods, session: null, required: true };
    const books = { desk, frontDesk: false };
    expect(refusalOf(facts(paying(1, [deposit(1)]), books))).toBe('decided');
    expect(refusalOf(facts(paying(1, [cash(1)]), books))).toBe('session-missing');
  });

  it('is of today at the front desk', () => {
    expect(paymentDay(undefined, DAY, true)).toBe(DAY);
    expect(paymentDay('2026-11-20', DAY, false)).toBe('2026-11-20');
    expect(() => paymentDay('2026-11-20', DAY, true)).toThrow(Refusal);
  });

  it('neither loses nor makes a rupiah', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 900_000 }),
        (wanted, share, extra) => {
          const price = wanted.reduce((sum, amount) => sum + amount, 0);
          const used = Math.floor((price / 100) * share);
          const tenders = [cash(price - used + extra), deposit(used)].filter(({ amount }) => amount > 0);
          fc.pre(tenders.length > 0);
          const input: PaymentInput = {
            methods: tenders,
            allocations: wanted.map((amount, at) => ({ bill_id: at + 1, amount })),
            excess_to_deposit: true,
          };
          const bills = wanted.map((amount, at) => bill(at + 1, amount));
          const plan = decidePayment(facts(input, { bills }));
          const { tender, deposit: taken, excess } = plan.amounts;
          expect(totalOf(plan.parts)).toBe(price);
          expect(totalOf(tender) + totalOf(taken)).toBe(price);
          expect([totalOf(taken), totalOf(excess)]).toEqual([used, extra]);
          expect(plan.deposits.reduce((sum, change) => sum + change, 0)).toBe(extra - used);
        },
      ),
    );
  });
});

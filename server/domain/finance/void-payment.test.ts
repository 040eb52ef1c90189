import { describe, expect, it } from 'vitest';
import { receiptType } from '../../../src/resources/finance/billtransaction-fields.ts';
import { kasirsesi } from '../../../src/resources/finance/kasirsesi.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { decideVoid, type VoidFacts } from './void-payment.ts';

const { open, closed, verified } = kasirsesi.state;
const TODAY = '2026-11-21';
const paid = (amount: number, angsuran_id: number | null = null) => ({ bill_id: 1, angsuran_id, amount: -amount });
const desk = { sameDay: true, session: open, own: 8 };
const facts = (more: Partial<VoidFacts> = {}): VoidFacts => ({
  receipt: { type: receiptType.payment, posting_date: TODAY },
  today: TODAY,
  frontDesk: true,
  desk,
  settled: false,
  allocations: [paid(100_000)],
  bills: [{ id: 1, rows: [] }],
  since: undefined,
  moves: [],
  ...more,
});
const refusalOf = (more: Partial<VoidFacts>): string => {
  try {
    decideVoid(facts(more));
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'decided';
};
const yesterday = { type: receiptType.payment, posting_date: '2026-11-20' };

describe('taking a receipt back', () => {
  it('opens its bills and turns the deposit around', () => {
    expect(decideVoid(facts({ moves: [50_000, -20_000] }))).toEqual({
      session: null,
      parts: [paid(100_000)],
      deposits: [-50_000, 20_000],
    });
  });

  it('takes the money from the own drawer when that of the receipt is closed', () => {
    expect(decideVoid(facts({ desk: { ...desk, session: closed } })).session).toBe(8);
  });

  it('finds what was paid before the bill was put on credit in its down payment', () => {
    const row = (id: number, no: number) => ({ id, no, due_date: null, amount: 1, paid_amount: 1 });
    const bills = [{ id: 1, rows: [row(31, 1), row(30, 0)] }];
    const allocations = [paid(70_000), paid(30_000, 31)];
    expect(decideVoid(facts({ bills, allocations })).parts).toEqual([paid(70_000, 30), paid(30_000, 31)]);
  });

  it.each<[string, Partial<VoidFacts>]>([
    ['void-today-only', { receipt: yesterday }],
    ['decided', { receipt: yesterday, frontDesk: false }],
    ['decided', { receipt: yesterday, desk: { ...desk, sameDay: false } }],
    ['session-verified', { desk: { ...desk, session: verified } }],
    ['payment-settled', { settled: true }],
    ['refund-receipt', { receipt: { type: receiptType.payout, posting_date: TODAY } }],
    ['payment-refunded', { since: { code: 'INV/1', handed_back: true } }],
    ['payment-written-off', { since: { code: 'INV/1', handed_back: false } }],
  ])('answers %s', (code, more) => {
    expect(refusalOf(more)).toBe(code);
  });
});

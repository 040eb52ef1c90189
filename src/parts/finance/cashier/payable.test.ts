import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeskBill } from '../../../resources/finance/bill-detail.ts';
import { allocate, firstTicked, type Payable, payablesOf, restOf, tickedOf, ticksOf } from './payable.ts';

const TODAY = '2026-11-21';
const bill = (id: number, outstanding: number, more: Partial<DeskBill> = {}): DeskBill => ({
  id,
  version: 1,
  code: `INV/${id}`,
  status: 1,
  statusname: 'Terbit',
  source_type: 'visit',
  source_id: id,
  payment_type: 1,
  type: 1,
  transaction_at: '2026-09-01',
  customer_id: 1,
  customer_name: 'Ratna',
  customerdata: null,
  doctordata: null,
  outstanding,
  angsurans: null,
  requests: [],
  ...more,
});
const row = (id: number, due_date: string | null, outstanding = 100) => ({ id, no: id - 10, due_date, outstanding });
const onCredit = bill(1, 400, {
  angsurans: [row(11, '2026-10-21'), row(12, TODAY), row(13, '2026-11-22'), row(14, null)],
});
const keysOf = (payables: readonly Payable[]) => payables.map(({ key }) => key);

describe('what is ticked at first', () => {
  it('is every open bill and every installment whose day has come, but nothing that was written off', () => {
    const payables = payablesOf([onCredit, bill(2, 500), bill(3, 700, { status: 4 })], TODAY);
    expect(keysOf(payables)).toEqual(['1 11', '1 12', '1 13', '1 14', '2', '3']);
    expect(keysOf(firstTicked(payables))).toEqual(['1 11', '1 12', '2']);
  });

  it('is of a clicked bill what is due of it, else its next installment', () => {
    const later = bill(4, 200, { angsurans: [row(21, '2026-12-01'), row(22, '2027-01-01')] });
    const payables = payablesOf([onCredit, later, bill(5, 700, { status: 4 })], TODAY);
    expect(keysOf(firstTicked(payables, 1))).toEqual(['1 11', '1 12']);
    expect(keysOf(firstTicked(payables, 4))).toEqual(['4 21']);
    expect(keysOf(firstTicked(payables, 5))).toEqual(['5']);
  });
});

describe('what was ticked', () => {
  const ticks = ticksOf(firstTicked(payablesOf([onCredit, bill(2, 500)], TODAY)));
  it('stays so while it stands as it did', () => {
    expect(keysOf(tickedOf(payablesOf([onCredit, bill(2, 500)], TODAY), ticks))).toEqual(['1 11', '1 12', '2']);
  });

  it('is ticked no longer once somebody else paid of it, and nothing takes its place', () => {
    const rest = bill(1, 300, { angsurans: [row(12, TODAY), row(13, TODAY), row(14, null)] });
    expect(keysOf(tickedOf(payablesOf([rest, bill(2, 200)], TODAY), ticks))).toEqual(['1 12']);
  });
});

describe('an amount over what is ticked', () => {
  it('names the installments that it pays', () => {
    const payables = payablesOf([onCredit, bill(2, 500)], TODAY);
    expect(allocate(firstTicked(payables), 350)).toEqual([
      { bill_id: 1, angsuran_id: 11, amount: 100, outstanding: 100 },
      { bill_id: 1, angsuran_id: 12, amount: 100, outstanding: 100 },
      { bill_id: 2, amount: 150, outstanding: 500 },
    ]);
  });

  it('pays the oldest first and never more than one has left', () => {
    const drawn = fc.array(fc.record({ id: fc.nat(), outstanding: fc.integer({ min: 1, max: 5_000_000 }) }));
    fc.assert(
      fc.property(drawn, fc.double({ min: 0, max: 1, noNaN: true }), (open, share) => {
        const payables = payablesOf(
          open.map(({ id, outstanding }) => bill(id, outstanding)),
          TODAY,
        );
        const amount = Math.floor(open.reduce((sum, { outstanding }) => sum + outstanding, 0) * share);
        const parts = allocate(payables, amount);
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        parts.slice(0, -1).forEach((part, i) => expect(part.amount).toBe(open[i]?.outstanding));
      }),
    );
  });
});

describe('the rest of a bill that is paid in part', () => {
  it('is asked about where it may become installments', () => {
    const payables = payablesOf([bill(1, 300_000), bill(2, 500_000), bill(3, 200_000)], TODAY);
    expect(restOf(payables, 400_000)).toMatchObject({ bill: { id: 2 }, left: 400_000, others: 1 });
  });

  it.each([
    ['everything is paid', bill(1, 300_000), 300_000],
    ['nothing is paid', bill(1, 300_000), 0],
    ['it is on credit already', bill(1, 300_000, { payment_type: 2 }), 100_000],
    ['it was written off', bill(1, 300_000, { status: 4 }), 100_000],
    ['nobody is known who would owe it', bill(1, 300_000, { customer_id: null }), 100_000],
  ])('is not asked about when %s', (_when, one, amount) => {
    expect(restOf(payablesOf([one], TODAY), amount)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueMode, paymentType } from '../../../src/resources/finance/bill-life.ts';
import { billLineKind } from '../../../src/resources/finance/bill-line.ts';
import { bill as billDocument } from '../../../src/resources/finance/bill.ts';
import { totalOf } from '../../../src/resources/finance/tender.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { billAmounts } from './bill.ts';
import { decideIssue, type DraftBill, type DraftLine, type IssueFacts, type IssueWish } from './issue.ts';

const TODAY = '2026-11-21';
const WORK = '2026-11-18';
const line = (more: Partial<DraftLine> = {}): DraftLine => ({
  kind: billLineKind.treatment,
  net_amount: 600_000,
  tax_amount: 0,
  discount_amount: 0,
  bill_discount_amount: 0,
  akun_id: 401,
  ...more,
});
const draft = (more: Partial<DraftBill> = {}): DraftBill => ({
  status: billDocument.state.draft,
  customer_id: 9,
  customer_name: 'Ratna',
  total_amount: 600_000,
  installment_current_amount: 0,
  rounding_amount: 0,
  payment_type: paymentType.direct,
  transaction_at: WORK,
  lines: [line()],
  rows: [],
  ...more,
});
const facts = (more: Partial<IssueFacts<DraftBill>> = {}): IssueFacts<DraftBill> => ({
  drafts: [draft()],
  period: { start_date: '2026-11-01', lock_date: null },
  today: TODAY,
  frontDesk: false,
  ...more,
});
const credit = (more: Partial<IssueWish> = {}): IssueWish => ({
  payment_type: paymentType.credit,
  dp_amount: 100_000,
  cicilan_attempt: 3,
  due_mode: dueMode.monthly,
  first_due_date: '2026-12-01',
  ...more,
});
const refusalOf = (more: Partial<IssueFacts<DraftBill>>): string => {
  try {
    decideIssue(facts(more));
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'decided';
};

describe('issuing', () => {
  it('puts the bill in the books on the day of its work, and is due today', () => {
    const [plan] = decideIssue(facts());
    expect(plan).toMatchObject({ day: WORK, status: billDocument.state.issued, due_date: TODAY, credit: undefined });
    expect(plan?.amounts.gross).toEqual([
      { amount: 600_000, actor: { type: 'customer', id: 9 }, description: 'Ratna', accounts: { line: 401 } },
    ]);
  });

  it('waits for the first open day', () => {
    const period = { start_date: '2026-11-01', lock_date: '2026-11-19' };
    expect(decideIssue(facts({ period }))[0]?.day).toBe('2026-11-20');
  });

  it('settles a bill of nothing', () => {
    const [plan] = decideIssue(facts({ drafts: [draft({ total_amount: 0, lines: [line({ net_amount: 0 })] })] }));
    expect(plan?.status).toBe(billDocument.state.settled);
  });

  it('agrees on credit, and is due with the down payment', () => {
    const [plan] = decideIssue(facts({ wish: credit() }));
    expect(plan?.credit).toMatchObject({ each: 166_667, terms: { dp_amount: 100_000, cicilan_attempt: 3 } });
    expect(plan?.due_date).toBe(TODAY);
    expect(plan?.credit?.rows.map(({ no, due_date, amount }) => [no, due_date, amount])).toEqual([
      [0, TODAY, 100_000],
      [1, '2026-12-01', 166_667],
      [2, '2027-01-01', 166_667],
      [3, '2027-02-01', 166_666],
    ]);
  });

  it('keeps the schedule that came with a package', () => {
    const rows = [{ id: 5, no: 1, due_date: '2027-01-05', amount: 600_000, paid_amount: 0 }];
    const drafts = [draft({ payment_type: paymentType.credit, rows })];
    expect(decideIssue(facts({ drafts, wish: credit() }))[0]).toMatchObject({
      credit: undefined,
      due_date: '2027-01-05',
    });
  });

  it('numbers the earlier year first', () => {
    const drafts = [draft({ transaction_at: '2026-01-02' }), draft({ transaction_at: '2025-12-30' })];
    const period = { start_date: '2025-12-01', lock_date: null };
    expect(decideIssue(facts({ drafts, period })).map(({ day }) => day)).toEqual(['2025-12-30', '2026-01-02']);
  });

  it.each<[string, Partial<IssueFacts<DraftBill>>]>([
    ['bill-not-draft', { drafts: [draft({ status: billDocument.state.issued })] }],
    ['bill-empty', { drafts: [draft({ lines: [] })] }],
    ['issue-day-fixed', { frontDesk: true, wish: { posting_date: TODAY } }],
    ['decided', { frontDesk: true, wish: { posting_date: WORK } }],
    ['decided', { wish: { posting_date: TODAY } }],
    ['issue-before-work', { wish: { posting_date: '2026-11-17' } }],
    ['date-in-future', { wish: { posting_date: '2026-11-22' } }],
    ['terms-missing', { wish: credit({ cicilan_attempt: null }) }],
    ['terms-missing', { wish: credit({ first_due_date: null }) }],
    ['decided', { wish: credit({ first_due_date: null, due_mode: dueMode.perVisit }) }],
    ['first-due-early', { wish: credit({ first_due_date: '2026-11-20' }) }],
    ['credit-nobody', { drafts: [draft({ customer_id: null })], wish: credit() }],
    ['dp-above-total', { wish: credit({ dp_amount: 600_000 }) }],
    ['installments-too-small', { wish: credit({ dp_amount: 599_999 }) }],
  ])('answers %s', (code, more) => {
    expect(refusalOf(more)).toBe(code);
  });

  it('neither loses nor makes a rupiah: the parts of its journal, and its installments, come to its total', () => {
    const priced = fc.record({
      kind: fc.constantFrom(billLineKind.treatment, billLineKind.package),
      price: fc.integer({ min: 1_000, max: 9_000_000 }),
      tax_rate: fc.constantFrom(0, 11),
    });
    const lines = fc.array(priced, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lines, fc.nat(90), fc.integer({ min: 1, max: 60 }), (drawn, percent, cicilan_attempt) => {
        const rows = drawn.map((one) => ({ ...one, qty: 1, discount_amount: Math.floor(one.price / 10) }));
        const { lines: made, total_amount, rounding_amount } = billAmounts(rows, { percent }, 100);
        const stored = made.map((amounts, at) => ({ ...line(), ...rows[at], ...amounts }));
        const one = draft({ lines: stored, total_amount, rounding_amount });
        const wish = credit({ dp_amount: 0, cicilan_attempt });
        fc.pre(total_amount >= cicilan_attempt ** 2);
        const [plan] = decideIssue(facts({ drafts: [one], wish }));
        const { gross = [], paket = [], discount = [], tax = [], rounding = [] } = plan?.amounts ?? {};
        const journal = totalOf([...gross, ...paket, ...tax, ...rounding]) - totalOf(discount);
        // A package is booked net of its discounts.
        expect(journal).toBe(total_amount);
        expect(totalOf(plan?.credit?.rows ?? [])).toBe(total_amount);
      }),
    );
  });
});

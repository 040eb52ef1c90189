import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billLineKind } from '../../../src/resources/finance/bill-line.ts';
import { bill as billDocument } from '../../../src/resources/finance/bill.ts';
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';
import { fillInOrder, totalOf } from '../../../src/resources/finance/tender.ts';
import { spread } from '../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { billStatus, taxInside } from './bill.ts';
import { decideCredited, decideRefund, type RefundableBill, type RefundInput } from './refund.ts';
import type { Desk, Method } from './tender.ts';

const method = (kind: number, more: Partial<Method> = {}): Method => ({
  id: 1,
  kind,
  akun_id: 101,
  fee_percent: 1,
  fee_fixed: 0,
  need_reference: false,
  is_active: true,
  ...more,
});
const deskOf = (...found: readonly Method[]): Desk => ({
  methods: new Map(found.map((one) => [one.id, one])),
  session: 4,
  required: true,
});
const CASH = deskOf(method(paymentKind.cash));
const line = (id: number, net_amount: number, more: Partial<RefundableBill['lines'][number]> = {}) => ({
  id,
  kind: billLineKind.treatment as number,
  net_amount,
  tax_rate: 0,
  tax_amount: 0,
  paid_amount: 0,
  ...more,
});
const bill = (paid: number, lines: RefundableBill['lines'], more: Partial<RefundableBill> = {}): RefundableBill => {
  const total = lines.reduce((sum, { net_amount }) => sum + net_amount, 0);
  return {
    status: billStatus(total, paid),
    customer_id: 9,
    customer_name: 'Ratna',
    total_amount: total,
    installment_current_amount: paid,
    due_date: '2026-11-20',
    lines,
    rows: [],
    ...more,
  };
};
/** As many installments as were drawn, of which the first ones are paid. */
const scheduleOf = (total: number, parts: number, paid: number): RefundableBill['rows'] => {
  const weights = Array.from({ length: parts }, () => 1);
  const rows = spread(total, weights).map((amount, at) => ({
    id: at,
    no: at + 1,
    due_date: `2026-12-0${at + 1}`,
    amount,
  }));
  const filled = new Map(fillInOrder(rows, ({ amount }) => amount, paid).map(({ row, amount }) => [row.id, amount]));
  return rows.map((row) => ({ ...row, paid_amount: filled.get(row.id) ?? 0 }));
};
interface Case {
  readonly bill?: RefundableBill;
  readonly input?: RefundInput;
  readonly desk?: Desk;
  readonly frontDesk?: boolean;
}
const decide = ({ bill: of = bill(600, [line(1, 600)]), input = { amount: 200 }, desk = CASH, frontDesk }: Case) => {
  const credited = decideCredited(of, input);
  const asked = credited.payout > 0 ? desk : undefined;
  return decideRefund({ bill: of, input, credited, desk: asked, frontDesk: frontDesk ?? true });
};
const refusalOf = (given: Case): string => {
  try {
    decide(given);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'decided';
};

describe('a note of credit', () => {
  it('hands back what was paid beyond the new total, without a fee', () => {
    const { after, payout } = decide({});
    expect(after).toMatchObject({ total_amount: 400, installment_current_amount: 400, lines: [{ paid_amount: 400 }] });
    expect(after.status).toBe(billDocument.state.settled);
    expect(payout).toMatchObject({
      amount: 200,
      depositor: undefined,
      tenders: { received: 0, change: 0, session: 4 },
    });
    expect(payout?.tenders.rows).toMatchObject([{ amount: 200, fee_amount: 0 }]);
    expect(payout?.amounts.cash).toMatchObject([{ amount: 200, accounts: { paymentmethod: 101 } }]);
  });

  it('is kept as deposit where that was asked', () => {
    const desk = deskOf(method(paymentKind.deposit));
    const { payout } = decide({ input: { amount: 200, to_deposit: true }, desk });
    expect(payout).toMatchObject({ depositor: 9, amounts: { to_deposit: [{ amount: 200 }] } });
    expect(payout?.amounts.cash).toBeUndefined();
  });

  it('asks no desk where nothing was paid', () => {
    const { payout, after } = decide({ bill: bill(0, [line(1, 600)]), desk: deskOf() });
    expect(payout).toBeUndefined();
    expect(after).toMatchObject({ total_amount: 400, status: billDocument.state.issued });
  });

  it('takes packages from what is unearned', () => {
    const lines = [line(1, 300), line(2, 300, { kind: billLineKind.package })];
    const { amounts } = decide({ bill: bill(0, lines), input: { lines: [{ bill_line_id: 2, amount: 100 }] } });
    expect([totalOf(amounts.revenue), totalOf(amounts.unearned)]).toEqual([0, 100]);
  });

  const depositor = { bill: bill(600, [line(1, 600)], { customer_id: null }), input: { amount: 1, to_deposit: true } };
  it.each<[string, Case]>([
    ['wrong-state', { bill: bill(0, [line(1, 600)], { status: billDocument.state.writtenOff }) }],
    ['wrong-state', { bill: bill(0, [line(1, 600)], { status: billDocument.state.draft }) }],
    ['refund-above-total', { input: { amount: 601 } }],
    ['refund-above-total', { input: { lines: [{ bill_line_id: 7, amount: 1 }] } }],
    ['refund-method', { desk: deskOf() }],
    ['refund-method', { desk: deskOf(method(paymentKind.qris)) }],
    ['deposit-nobody', { ...depositor, desk: deskOf(method(paymentKind.deposit)) }],
    ['method-inactive', { desk: deskOf(method(paymentKind.cash, { is_active: false })) }],
    ['reference-missing', { desk: deskOf(method(paymentKind.transfer, { need_reference: true })) }],
    ['session-missing', { desk: { ...CASH, session: null } }],
    ['session-missing', { desk: { ...CASH, session: null }, frontDesk: false }],
    ['decided', { desk: { ...deskOf(method(paymentKind.transfer)), session: null }, frontDesk: false }],
  ])('answers %s', (code, given) => {
    expect(refusalOf(given)).toBe(code);
  });

  it('names the field of its own form that lacks a number', () => {
    const desk = deskOf(method(paymentKind.transfer, { need_reference: true }));
    expect(() => decide({ desk })).toThrow(expect.objectContaining({ at: { reference: [expect.any(String)] } }));
  });

  it('neither loses nor makes a rupiah', () => {
    const drawn = fc.record({
      net: fc.integer({ min: 1, max: 5_000_000 }),
      tax_rate: fc.constantFrom(0, 11),
      kind: fc.constantFrom<number>(billLineKind.treatment, billLineKind.package),
    });
    const lines = fc.array(drawn, { minLength: 1, maxLength: 6 });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(lines, percent, percent, fc.integer({ min: 1, max: 4 }), (rows, paidShare, share, parts) => {
        const made = rows.map(({ net, tax_rate, kind }, at) =>
          line(at + 1, net, { kind, tax_rate, tax_amount: taxInside(net, tax_rate) }),
        );
        const total = rows.reduce((sum, { net }) => sum + net, 0);
        const paid = Math.floor((total / 100) * paidShare);
        const amount = Math.max(1, Math.floor((total / 100) * share));
        const schedule = scheduleOf(total, parts, paid);
        const before = bill(paid, made, { rows: schedule });
        const { after, payout, amounts: booked, credited } = decide({ bill: before, input: { amount } });
        const back = payout?.amount ?? 0;
        expect(totalOf(Object.values(booked).flat())).toBe(amount);
        expect(total - after.total_amount).toBe(amount);
        expect(paid - after.installment_current_amount).toBe(back);
        expect(after.installment_current_amount).toBeLessThanOrEqual(after.total_amount);
        expect(back).toBe(credited.payout);
        expect(after.lines.reduce((sum, { net_amount }) => sum + net_amount, 0)).toBe(after.total_amount);
        expect(after.lines.reduce((sum, row) => sum + row.paid_amount, 0)).toBe(after.installment_current_amount);
        expect(totalOf(after.rows)).toBe(after.total_amount);
        expect(after.rows.reduce((sum, row) => sum + row.paid_amount, 0)).toBe(after.installment_current_amount);
      }),
    );
  });
});

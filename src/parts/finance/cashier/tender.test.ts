import { describe, expect, it } from 'vitest';
import { handedOver, type Method, tendered, type TenderRow } from './tender.ts';

const methods: readonly Method[] = [
  { id: 1, name: 'Tunai', kind: 1, need_reference: false },
  { id: 2, name: 'QRIS', kind: 5, need_reference: false },
  { id: 3, name: 'Debit BCA', kind: 3, need_reference: true },
  { id: 7, name: 'Deposit', kind: 7, need_reference: false },
];
const row = (key: number, methodId: number | null, amount: number | null, reference = ''): TenderRow => ({
  key,
  methodId,
  amount,
  reference,
});

describe('tenders', () => {
  it('come to the bill, with change from the cash alone (finance.md WE2)', () => {
    const rows = [row(1, 1, 500_000), row(2, 2, 700_000)];
    const now = tendered(rows, methods, 1_200_000, 550_000);
    expect(now).toEqual({ left: 0, cash: 500_000, change: 50_000, deposit: 0, complete: true });
  });

  it('may pay a part', () => {
    expect(tendered([row(1, 3, 100, 'A1')], methods, 200, null)).toMatchObject({ left: 100, complete: true });
  });

  it.each([
    ['too much', [row(1, 1, 300)], 200, null],
    ['no method', [row(1, null, 200)], 200, null],
    ['no amount', [row(1, 1, null)], 200, null],
    ['no reference', [row(1, 3, 200)], 200, null],
    ['less cash than tendered', [row(1, 1, 200)], 200, 150],
    ['nothing tendered', [], 200, null],
  ])('are not complete: %s', (_, rows, due, received) => {
    expect(tendered(rows, methods, due, received).complete).toBe(false);
  });

  it.each([
    ['reference', [row(1, 1, 50), row(2, 3, 100)], null],
    ['amount', [row(1, 1, 50), row(2, 2, null)], null],
    ['over', [row(1, 1, 300)], null],
    ['short', [row(1, 1, 200)], 150],
    ['deposit', [row(1, 7, 100)], null],
  ] as const)('say what they lack: %s', (lacks, rows, received) => {
    expect(tendered(rows, methods, 200, received).lacks).toBe(lacks);
  });

  it('say nothing of it before anything is entered', () => {
    expect(tendered([row(1, 1, null)], methods, 200, null).lacks).toBeUndefined();
  });

  it.each([
    ['the deposit holds it', [row(1, 7, 150), row(2, 1, 50)], { deposit: 150, keep: false }, true],
    ['the deposit holds less', [row(1, 7, 150), row(2, 1, 50)], { deposit: 149, keep: false }, false],
    ['the rest is kept', [row(1, 1, 500)], { deposit: 0, keep: true }, true],
    ['a deposit would be kept', [row(1, 7, 300)], { deposit: 400, keep: true }, false],
  ])('with a deposit: %s', (_, rows, keeping, complete) => {
    expect(tendered(rows, methods, 200, null, keeping).complete).toBe(complete);
  });

  it('offer the notes above the amount', () => {
    expect(handedOver(520_000)).toEqual([550_000, 600_000]);
    expect(handedOver(500_000)).toEqual([]);
  });
});

// What invoices and returns make of goods that came (inventory.md 6 R7, R8): in whatever parts they come, all parts are the whole.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoicedPart, openOf, type ReceivedLine } from './invoice-part.ts';
import { type Billed, returnPart, splitStock } from './return-part.ts';

type Line = ReceivedLine & Billed;
const line = (more: Partial<Line> = {}): Line => ({
  qty: 100,
  qty_invoiced: 0,
  qty_returned: 0,
  qty_credited: 0,
  open_value: 900_000,
  billed: 0,
  billed_tax: 0,
  billed_back: 0,
  tax_amount: 0,
  price: 9000,
  discount_percent: 0,
  tax_percent: 0,
  is_bonus: false,
  is_credited: false,
  ...more,
});
const amounts = fc.record({
  qty: fc.integer({ min: 1, max: 50 }),
  price: fc.integer({ min: 1, max: 1_000_000 }),
  discount_percent: fc.integer({ min: 0, max: 50 }),
  tax_percent: fc.constantFrom(0, 11),
  is_credited: fc.boolean(),
});

describe('an invoice', () => {
  it('E5: of 950.000 for goods that stand at 900.000 costs 50.000 more', () => {
    expect(invoicedPart(line(), 100, 9500)).toMatchObject({
      amount: 950_000,
      tax: 0,
      received: 900_000,
      difference: 50_000,
    });
  });

  it('credits PPN of its own where the branch does, and a dearer price has its PPN as well', () => {
    const credited = line({ tax_amount: 99_000, tax_percent: 11, is_credited: true });
    expect(invoicedPart(credited, 100, 9500)).toEqual({
      amount: 950_000,
      tax: 104_500,
      received: 900_000,
      credited: 104_500,
      difference: 50_000,
    });
  });

  it('in parts at the price of the receive differs by nothing and comes to the whole', () => {
    fc.assert(
      fc.property(amounts, ({ qty, price, discount_percent, tax_percent, is_credited }) => {
        const gross = price * qty;
        const net = gross - Math.round((gross * discount_percent) / 100);
        const tax_amount = Math.round((net * tax_percent) / 100);
        const cost = net + (is_credited ? 0 : tax_amount);
        let now = line({
          qty,
          price,
          discount_percent,
          tax_percent,
          is_credited,
          tax_amount,
          open_value: cost,
        });
        let sum = 0;
        while (openOf(now) > 0) {
          const part = invoicedPart(now, 1, price);
          expect(part.difference).toBe(0);
          sum += part.amount + part.tax;
          now = { ...now, qty_invoiced: now.qty_invoiced + 1, open_value: now.open_value - part.received };
        }
        expect([sum, now.open_value]).toEqual([net + tax_amount, 0]);
      }),
      // Goods of less than a rupiah, whose PPN rounds to more than a piece costs.
      { examples: [[{ qty: 24, price: 1, discount_percent: 23, tax_percent: 11, is_credited: false }]] },
    );
  });
});

describe('a return', () => {
  it('E6: 10 of an invoiced line at 9.000 are 90.000 that are no longer owed', () => {
    const invoiced = line({ qty_invoiced: 100, open_value: 0, billed: 900_000 });
    expect(returnPart(invoiced, 10)).toEqual({ credited: 10, open: 0, owed: 90_000, tax: 0 });
    expect(splitStock(85_000, 10, 10)).toEqual({ open: 0, owed: 85_000 });
  });

  it('is credited at what was billed, with its PPN', () => {
    const dearer = line({ qty_invoiced: 100, open_value: 0, billed: 950_000 });
    expect(returnPart(dearer, 10)).toMatchObject({ owed: 95_000, tax: 0 });
    const credited = { is_credited: true, billed: 1_054_500, billed_tax: 104_500 };
    expect(returnPart({ ...dearer, ...credited }, 10)).toMatchObject({ owed: 95_000, tax: 10_450 });
  });

  it('takes what has no invoice first', () => {
    const half = line({ qty_invoiced: 50, open_value: 450_000, billed: 450_000 });
    expect(returnPart(half, 60)).toEqual({ credited: 10, open: 450_000, owed: 90_000, tax: 0 });
  });

  it('in parts comes to the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 1_000_000 }), (qty, billed) => {
        let now = line({ qty, qty_invoiced: qty, open_value: 0, billed });
        let sum = 0;
        for (let n = 0; n < qty; n += 1) {
          const { owed } = returnPart(now, 1);
          sum += owed;
          now = { ...now, qty_returned: n + 1, qty_credited: n + 1, billed_back: sum };
        }
        expect(sum).toBe(billed);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { SoldItem } from '../../../parts/inventory/sold-item-picker.tsx';
import { added, amountOf, isShort, sentOf, totalOf } from './basket.ts';

const item = (id: number, price: number): SoldItem => ({
  id,
  code: `RTL-0000${id}`,
  name: 'Sikat gigi',
  golongan: 0,
  qty: 24,
  unit: 'Pcs',
  units: [
    { unit_id: 1, name: 'Pcs', factor: 1, price, barcode: null },
    { unit_id: 2, name: 'Box', factor: 12, price: price * 11, barcode: '899' },
  ],
  scanned_unit_id: null,
});
const brush = item(1, 25_000);
const wax = item(2, 18_000);

describe('the basket', () => {
  it('E9: comes to what the server says', () => {
    const lines = [
      { item: brush, unit_id: 1, qty: 2, discount: 10 },
      { item: wax, unit_id: 1, qty: 1, discount: null },
    ];
    expect(lines.map(amountOf)).toEqual([45_000, 18_000]);
    expect(totalOf(lines)).toBe(63_000);
    expect(sentOf(lines)).toEqual([
      { item_id: 1, unit_id: 1, qty: 2, discount_percent: 10 },
      { item_id: 2, unit_id: 1, qty: 1 },
    ]);
  });

  it('counts what is scanned again, each unit by itself', () => {
    const once = added(added([], brush), brush);
    expect(once).toMatchObject([{ qty: 2, unit_id: 1 }]);
    const box = added(once, { ...brush, scanned_unit_id: 2 });
    expect(box.map(({ unit_id, qty }) => [unit_id, qty])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(box.map(isShort)).toEqual([false, false]);
    expect(isShort({ item: brush, unit_id: 2, qty: 3, discount: null })).toBe(true);
  });

  it('keeps a batch that was scanned apart, and sends it', () => {
    const batch = { id: 9, batch_no: 'LOT7A' };
    const lines = added(added(added([], brush, batch), brush), brush, batch);
    expect(lines.map(({ qty, batch: of }) => [qty, of?.batch_no])).toEqual([
      [2, 'LOT7A'],
      [1, undefined],
    ]);
    // Of a batch that was chosen from the list it is known how much there is.
    expect(lines.map(isShort)).toEqual([false, false]);
    expect(isShort({ item: brush, unit_id: 1, qty: 2, discount: null, batch: { ...batch, qty: 1 } })).toBe(true);
    expect(sentOf(lines)).toEqual([
      { item_id: 1, unit_id: 1, qty: 2, batch_id: 9 },
      { item_id: 1, unit_id: 1, qty: 1 },
    ]);
  });
});

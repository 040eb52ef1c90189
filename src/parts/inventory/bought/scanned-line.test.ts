import { describe, expect, it } from 'vitest';
import type { Row } from '../../../screens/views/view.ts';
import type { ScannedItem } from '../item-scan-field.tsx';
import { withScanned } from './scanned-line.ts';

const BOX = 2;
const PIECE = 1;
const blank: Row = {
  purchase_line_id: null,
  item_id: null,
  unit_id: null,
  qty: null,
  price: null,
  batch_no: null,
  expired_at: null,
};
const scanned = (more: Partial<ScannedItem> = {}): ScannedItem => ({
  item: { id: 7, code: 'OBT-00002', name: 'Amoxicillin 500 mg', unit: 'Tablet', is_batch: true },
  unit: { id: BOX, name: 'Box', factor: 100, is_purchase: true },
  is_unsure: false,
  ...more,
});
const ofBatch = (batch_no: string) => scanned({ batch_no, expired_at: '2027-03-31' });
const after = (lines: readonly Row[], ...codes: readonly ScannedItem[]): readonly Row[] =>
  codes.reduce<readonly Row[]>((all, code) => withScanned(all, code, blank).lines, lines);
const brief = (lines: readonly Row[]) => lines.map(({ batch_no, qty }) => [batch_no, qty]);
const ordered: Row = { ...blank, purchase_line_id: 4, item_id: 7, unit_id: BOX, qty: 10, price: 45_000 };

describe('boxes without an order', () => {
  it('are a line each batch, and one more each time; the price is left to be filled in', () => {
    const lines = after([], ofBatch('A'), ofBatch('B'), ofBatch('A'));
    expect(brief(lines)).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    expect(lines[0]).toMatchObject({ item_id: 7, unit_id: BOX, expired_at: '2027-03-31' });
    expect(lines[0]).not.toHaveProperty('price');
  });
  it('take the place of the line that the form begins with', () => {
    expect(brief(after([blank], ofBatch('A')))).toEqual([['A', 1]]);
  });
  it('of which only the item is printed are one more of the line that is there', () => {
    expect(brief(after([], scanned(), scanned()))).toEqual([[null, 2]]);
    expect(brief(after([], ofBatch('A'), scanned()))).toEqual([['A', 2]]);
  });
  it('complete a line that lacks its batch', () => {
    expect(brief(after([], scanned(), ofBatch('A')))).toEqual([['A', 1]]);
    expect(brief(after([{ ...blank, item_id: 7, unit_id: BOX, qty: 5, batch_no: ' ' }], ofBatch('A')))).toEqual([
      ['A', 5],
    ]);
  });
  it('in a unit that is not bought wait for unit and quantity', () => {
    const piece = scanned({ unit: { id: PIECE, name: 'Tablet', factor: 1, is_purchase: false }, batch_no: 'A' });
    expect(after([], piece)).toMatchObject([{ item_id: 7, unit_id: null, qty: null, batch_no: 'A' }]);
  });
  it('in another unit are a line of their own', () => {
    const piece = scanned({ unit: { id: PIECE, name: 'Tablet', factor: 1, is_purchase: true } });
    expect(after([], scanned(), piece)).toMatchObject([
      { unit_id: BOX, qty: 1 },
      { unit_id: PIECE, qty: 1 },
    ]);
  });
});

describe('boxes of an order', () => {
  it('name the batch of all that is still to come', () => {
    expect(brief(after([ordered], ofBatch('A'), ofBatch('A'), scanned()))).toEqual([['A', 10]]);
  });
  it('of a second batch are taken from the first, at the price of the order', () => {
    const lines = after([ordered], ofBatch('A'), ofBatch('B'), ofBatch('B'), ofBatch('A'), ofBatch('B'));
    expect(brief(lines)).toEqual([
      ['A', 7],
      ['B', 3],
    ]);
    expect(lines[1]).toMatchObject({ purchase_line_id: 4, price: 45_000, unit_id: BOX });
  });
  it('never come to more than the order, until the last box', () => {
    const two = { ...ordered, qty: 2 };
    expect(brief(after([two], ofBatch('A'), ofBatch('B'), ofBatch('B')))).toEqual([['B', 2]]);
    expect(brief(after([two], ofBatch('A'), ofBatch('B'), ofBatch('B'), ofBatch('B')))).toEqual([['B', 2]]);
  });
  it('in another unit name the batch, and leave the quantity of another one open', () => {
    const piece = (batch_no: string) =>
      scanned({ unit: { id: PIECE, name: 'Tablet', factor: 1, is_purchase: true }, batch_no });
    expect(brief(after([ordered], piece('A'), piece('B')))).toEqual([
      ['A', 10],
      ['B', null],
    ]);
  });
  it('leave lines of other items alone', () => {
    const other = { ...ordered, item_id: 8, purchase_line_id: 5 };
    expect(after([other], ofBatch('A'))[0]).toBe(other);
  });
});

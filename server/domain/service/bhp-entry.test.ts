import { describe, expect, it } from 'vitest';
import { bhpProblems, type KnownItem } from './bhp-entry.ts';

const glove: KnownItem = {
  id: 1,
  name: 'Sarung tangan',
  type: 2,
  status: 1,
  allow_decimal: false,
  expected: true,
  qty_default: 2,
};
const paste: KnownItem = { ...glove, id: 2, name: 'Pasta', allow_decimal: true, qty_default: 1.5 };
const cotton: KnownItem = { ...glove, id: 3, name: 'Cotton roll', expected: false, qty_default: null };

describe('confirmed quantities', () => {
  it('are right as the catalogue expects them, with something by hand beside them', () => {
    const entries = [
      { item_id: 1, qty_used: 2 },
      { item_id: 2, qty_used: 1.25 },
      { item_id: 3, qty_used: 40 },
    ];
    expect(bhpProblems([glove, paste, cotton], entries)).toBeUndefined();
  });

  it.each([
    ['a part of a piece', { item_id: 1, qty_used: 1.5 }, { 'lines.0.qty_used': ['Harus bilangan bulat'] }],
    ['nothing without a reason', { item_id: 1, qty_used: 0 }, { 'lines.0.reason': ['Alasan wajib diisi'] }],
    ['twice as much without a reason', { item_id: 1, qty_used: 4 }, { 'lines.0.reason': ['Alasan wajib diisi'] }],
    ['an item that is not there', { item_id: 9, qty_used: 1 }, { 'lines.0.item_id': ['Data tidak ditemukan'] }],
  ])('are wrong with %s', (_what, entry, problems) => {
    expect(bhpProblems([glove], [entry])).toMatchObject(problems);
  });

  it('are wrong with a medicine, with something that is no longer kept, and with nothing by hand', () => {
    const problems = { 'lines.1.item_id': ['Data tidak ditemukan'] };
    const entries = (qty_used: number) => [
      { item_id: 1, qty_used: 2 },
      { item_id: 3, qty_used },
    ];
    expect(bhpProblems([glove, { ...cotton, type: 1 }], entries(1))).toEqual(problems);
    expect(bhpProblems([glove, { ...cotton, status: 0 }], entries(1))).toEqual(problems);
    expect(bhpProblems([glove, cotton], entries(0))).toEqual({ 'lines.1.qty_used': ['Wajib diisi'] });
  });

  it('name every line of the treatment, and none that is no longer kept is forgotten', () => {
    const old = { ...paste, status: 0 };
    expect(bhpProblems([glove, old], [{ item_id: 1, qty_used: 2 }])).toEqual({ lines: ['Pasta belum diisi'] });
    expect(bhpProblems([old], [{ item_id: 2, qty_used: 1.5 }])).toBeUndefined();
  });
});

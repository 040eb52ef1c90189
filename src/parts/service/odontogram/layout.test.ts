import { describe, expect, it } from 'vitest';
import { QUARTERS, quarterOf, ROWS, viewOf } from './layout.ts';

describe('the quarters of the mouth', () => {
  it.each([
    [11, 18],
    [55, 18],
    [21, 28],
    [65, 28],
    [31, 38],
    [71, 38],
    [41, 48],
    [85, 48],
  ])('hold tooth %i in that of %i', (tooth, quarter) => {
    expect(quarterOf(tooth)).toBe(quarter);
  });

  it('show each tooth in one of them, whole', () => {
    const views = QUARTERS.map((quarter) => ({ quarter, view: viewOf(quarter).split(' ').map(Number) }));
    for (const { tooth, x, y } of ROWS.flat()) {
      const shown = views.filter(
        ({ view: [left = 0, top = 0, width = 0, height = 0] }) =>
          x >= left && x < left + width && y >= top && y < top + height,
      );
      expect(shown.map(({ quarter }) => quarter)).toEqual([quarterOf(tooth)]);
    }
  });
});

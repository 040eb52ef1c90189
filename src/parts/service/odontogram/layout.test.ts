import { describe, expect, it } from 'vitest';
import { MIXED_ARCHES, neighbour, PERMANENT_ARCHES, QUARTERS, quarterOf, showsMilk, viewOf } from './layout.ts';

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

  it.each([
    ['permanent', PERMANENT_ARCHES, 32],
    ['mixed', MIXED_ARCHES, 52],
  ])('show each tooth of a %s mouth in one of them, whole', (_, arches, teeth) => {
    const views = QUARTERS.map((quarter) => ({ quarter, view: viewOf(arches, quarter).split(' ').map(Number) }));
    const seats = arches.rows.flat();
    expect(seats).toHaveLength(teeth);
    for (const { tooth, x, y } of seats) {
      const shown = views.filter(
        ({ view: [left = 0, top = 0, width = 0, height = 0] }) =>
          x >= left && x < left + width && y >= top && y < top + height,
      );
      expect(shown.map(({ quarter }) => quarter)).toEqual([quarterOf(tooth)]);
    }
  });
});

describe('milk teeth', () => {
  it.each([
    [13, [], true],
    [14, [], false],
    [null, [], false],
    [undefined, [16], false],
    [40, [16, 75], true],
  ])('of who is %s years old, with %j charted, are shown: %s', (age, charted, shown) => {
    expect(showsMilk(age, charted)).toBe(shown);
  });

  it('lie between the arches for the arrow keys, and are passed over where they are not drawn', () => {
    expect(neighbour(MIXED_ARCHES, 11, 'ArrowDown')).toBe(51);
    expect(neighbour(PERMANENT_ARCHES, 11, 'ArrowDown')).toBe(41);
    expect(neighbour(PERMANENT_ARCHES, 18, 'ArrowLeft')).toBeUndefined();
  });
});

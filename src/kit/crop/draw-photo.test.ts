import { describe, expect, it } from 'vitest';
import { boxAround, scaleOf } from './draw-photo.ts';

describe('the box around a turned photo', () => {
  it.each([
    [0, 400, 300],
    [90, 300, 400],
    [-180, 400, 300],
    [360, 400, 300],
    [45, 494.97, 494.97],
  ])('at %i degrees is %d by %d', (degrees, width, height) => {
    const box = boxAround(400, 300, degrees);
    expect(box.width).toBeCloseTo(width, 1);
    expect(box.height).toBeCloseTo(height, 1);
  });
});

describe('a cropped part', () => {
  it('is made smaller when it is large, and never larger', () => {
    expect(scaleOf({ width: 4_096, height: 100 })).toBe(0.5);
    expect(scaleOf({ width: 100, height: 80 })).toBe(1);
  });
});

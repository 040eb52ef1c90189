import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HYGIENE_CLASSES,
  INDEX_PLACES,
  type IndexScore,
  ohisClass,
  ohisOf,
  partClass,
  plaqueRecord,
} from './hygiene.ts';

const scored = (...scores: readonly (readonly [debris: number, calculus: number] | null)[]) =>
  INDEX_PLACES.map(({ teeth: [tooth] }, at): IndexScore | null => {
    const score = scores[at];
    return score ? { tooth, debris: score[0], calculus: score[1] } : null;
  });

describe('OHI-S', () => {
  it('of debris 9 and calculus 6 on six teeth is 2,5: sedang (worked example)', () => {
    const scores = scored([2, 1], [1, 1], [2, 1], [2, 1], [1, 1], [1, 1]);
    expect(ohisOf(scores)).toEqual({ places: 6, debris: 1.5, calculus: 1, value: 2.5, class: 'sedang' });
  });

  it('is rounded before it is graded: 1,25 is 1,3', () => {
    expect(ohisOf(scored([2, 0], [1, 0], [1, 0], [1, 0]))).toMatchObject({ value: 1.3, class: 'sedang' });
  });

  it('says nothing with fewer than two teeth', () => {
    expect(ohisOf(scored([3, 3]))).toBeNull();
    expect(ohisOf(scored([0, 0], null, [1, 0]))).toMatchObject({ places: 2, value: 0.5, class: 'baik' });
  });

  it.each([
    [0, 'baik'],
    [1.2, 'baik'],
    [1.3, 'sedang'],
    [3, 'sedang'],
    [3.1, 'buruk'],
    [6, 'buruk'],
  ])('%s is %s', (value, name) => {
    expect(ohisClass(value)).toBe(name);
  });
  it.each([
    [0.6, 'baik'],
    [0.7, 'sedang'],
    [1.8, 'sedang'],
    [1.9, 'buruk'],
  ])('of one part %s is %s', (value, name) => {
    expect(partClass(value)).toBe(name);
  });

  const grade = fc.integer({ min: 0, max: 3 });
  const places = fc.array(fc.option(fc.tuple(grade, grade), { nil: null }), { minLength: 6, maxLength: 6 });
  it('lies between 0 and 6, and grows no better with more on the teeth', () => {
    fc.assert(
      fc.property(places, (drawn) => {
        const now = ohisOf(scored(...drawn));
        const worse = ohisOf(scored(...drawn.map((one) => one && ([3, one[1]] as const))));
        expect(now === null).toBe(drawn.filter(Boolean).length < 2);
        if (!now || !worse) return;
        expect(now.value).toBeGreaterThanOrEqual(0);
        expect(now.value).toBeLessThanOrEqual(6);
        expect(HYGIENE_CLASSES.indexOf(worse.class)).toBeGreaterThanOrEqual(HYGIENE_CLASSES.indexOf(now.class));
        // The parts add up but for what rounding each of them takes.
        expect(Math.abs(now.debris + now.calculus - now.value)).toBeLessThanOrEqual(0.1 + 1e-9);
      }),
    );
  });
});

describe('the plaque record', () => {
  it('of 34 and 36 surfaces of 25 teeth is 70 percent (worked example)', () => {
    const full = Array.from({ length: 17 }, (_, at) => [String(at), ['M', 'D', 'V', 'L']] as const);
    const part = [['a', ['M', 'D']] as const, ...Array.from({ length: 7 }, (_, at) => [`b${at}`, []] as const)];
    expect(plaqueRecord(Object.fromEntries([...full, ...part]))).toEqual({ stained: 70, surfaces: 100, value: 70 });
  });
  it('has no value without teeth', () => {
    expect(plaqueRecord({}).value).toBeNull();
  });
});

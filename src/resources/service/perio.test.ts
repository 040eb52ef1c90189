import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentAt, blankTooth, entrancesOf, percent, PERIO_TEETH, perioIndices, rounded, SITES } from './perio.ts';

const tooth = (pd: readonly (number | null)[], more: object = {}) => ({ ...blankTooth(16), pd, ...more });

describe('the level of attachment', () => {
  it.each([
    [5, 2, 7],
    [4, -2, 2],
    [3, null, 3],
    [null, 2, null],
  ])('of depth %s and recession %s is %s', (pd, rec, cal) => {
    expect(attachmentAt({ pd: [pd], rec: [rec] }, 0)).toBe(cal);
  });
});

describe('entrances of furcations', () => {
  it.each([
    [16, ['bukal', 'mesial', 'distal']],
    [28, ['bukal', 'mesial', 'distal']],
    [14, ['mesial', 'distal']],
    [15, []],
    [34, []],
    [36, ['bukal', 'lingual']],
    [11, []],
  ])('of %i are %j', (n, entrances) => {
    expect(entrancesOf(n)).toEqual(entrances);
    expect(blankTooth(n).furcation).toHaveLength(entrances.length);
  });
  it('are those of molars and upper first premolars: 12 teeth and 2', () => {
    expect(PERIO_TEETH).toHaveLength(32);
    expect(PERIO_TEETH.filter((n) => entrancesOf(n).length > 0)).toHaveLength(14);
  });
});

describe('the indices', () => {
  it('of two teeth (worked example)', () => {
    const on = [true, false, false, false, false, false];
    const teeth = {
      16: tooth([5, 3, 4, 6, 3, 3], { rec: [2, 0, 0, -1, null, null], bop: on, plaque: on, pus: on }),
      17: tooth([2, 2, null, 2, 2, null], { plaque: [true, true, true, false, false, false] }),
      // Implants are counted apart.
      26: tooth([9, 9, 9, 9, 9, 9], { implant: true, bop: SITES.map(() => true) }),
    };
    expect(perioIndices(teeth)).toEqual({
      teeth: 2,
      probed: 10,
      bop: 10,
      plaque: 33.3,
      meanPd: 3.2,
      meanCal: 3.3,
      pockets: 3,
      deep: 1,
      pus: 1,
    });
    expect(perioIndices(teeth, true)).toMatchObject({ teeth: 1, probed: 6, bop: 100, deep: 6 });
  });

  it('of nothing are nothing', () => {
    expect(perioIndices({})).toMatchObject({ teeth: 0, probed: 0, bop: null, plaque: null, meanPd: null });
  });

  const figure = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });
  const six = <T>(of: fc.Arbitrary<T>) => fc.array(of, { minLength: 6, maxLength: 6 });
  const anyTooth = fc
    .record({
      pd: six(figure),
      rec: six(fc.integer({ min: -10, max: 20 })),
      bop: six(fc.boolean()),
      plaque: six(fc.boolean()),
      pus: six(fc.boolean()),
    })
    .map((more) => ({ ...blankTooth(16), ...more }));
  it('keep within a hundred percent, and deep pockets are pockets', () => {
    fc.assert(
      fc.property(fc.array(anyTooth, { maxLength: 32 }), (drawn) => {
        const all = perioIndices(Object.fromEntries(drawn.map((one, at) => [PERIO_TEETH[at], one])));
        expect(all.bop ?? 0).toBeLessThanOrEqual(100);
        expect(all.plaque ?? 0).toBeLessThanOrEqual(100);
        expect(all.deep).toBeLessThanOrEqual(all.pockets);
        expect(all.pockets).toBeLessThanOrEqual(all.probed);
        expect(all.probed).toBeLessThanOrEqual(6 * all.teeth);
        expect(all.meanPd === null).toBe(all.probed === 0);
      }),
    );
  });
});

describe('rounding', () => {
  it('takes halves up, exactly', () => {
    expect([rounded(5, 4), rounded(1, 3), rounded(2, 3), rounded(-5, 4)]).toEqual([1.3, 0.3, 0.7, -1.2]);
    expect([percent(70, 100), percent(1, 0)]).toEqual([70, null]);
  });
  it('is never more than half a tenth off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 192 }), (sum, count) => {
        expect(Math.abs(rounded(sum, count) - sum / count)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
  });
});

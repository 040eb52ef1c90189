import { describe, expect, it } from 'vitest';
import { PERIO_TEETH } from '../../../resources/service/perio.ts';
import { moved, sitesAcross, stepped, walkOf } from './walk.ts';

const all = new Set(PERIO_TEETH);

describe('the way of the cursor', () => {
  it('meets each of the 192 points once', () => {
    const walk = walkOf(all);
    expect(walk).toHaveLength(192);
    expect(new Set(walk.map(({ tooth, site }) => `${tooth}.${site}`)).size).toBe(192);
    expect(walk[0]).toEqual({ tooth: 18, site: 0 });
    expect(walk.at(-1)).toEqual({ tooth: 48, site: 0 });
  });

  it('turns at the end of the arch, and passes over teeth that are not there', () => {
    const walk = walkOf(new Set([18, 28, 48]));
    expect(walk).toHaveLength(18);
    const turn = stepped(walk, { tooth: 28, site: 0 }, 1);
    expect(turn).toEqual({ tooth: 28, site: 3 });
    expect(stepped(walk, turn, -1)).toEqual({ tooth: 28, site: 0 });
    expect(stepped(walk, { tooth: 18, site: 0 }, -1)).toEqual({ tooth: 18, site: 0 });
    expect(stepped(walk, { tooth: 18, site: 2 }, 1)).toEqual({ tooth: 28, site: 2 });
  });

  it('goes from distal to mesial on the right of the patient, and back on his left', () => {
    expect(sitesAcross(16, true)).toEqual([0, 1, 2]);
    expect(sitesAcross(26, true)).toEqual([2, 1, 0]);
    expect(sitesAcross(36, false)).toEqual([5, 4, 3]);
  });
});

describe('the arrow keys', () => {
  const here = { tooth: 11, site: 2, row: 'pd' } as const;
  it('cross the middle, and go from side to side of a tooth', () => {
    expect(moved(here, 'ArrowRight', all)).toEqual({ tooth: 21, site: 2, row: 'pd' });
    expect(moved({ ...here, row: 'pus' }, 'ArrowDown', all)).toEqual({ tooth: 11, site: 5, row: 'pd' });
    expect(moved(here, 'ArrowDown', all)).toEqual({ ...here, row: 'rec' });
    expect(moved(here, 'ArrowUp', all)).toEqual(here);
    expect(moved({ tooth: 18, site: 0, row: 'pd' }, 'ArrowLeft', all)).toEqual({ tooth: 18, site: 0, row: 'pd' });
  });
});

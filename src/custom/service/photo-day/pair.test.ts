import { describe, expect, it } from 'vitest';
import { pairOf } from './pair.ts';

const photo = (id: number, visit_id: number | null, multimedialabel_id: number | null) => ({
  id,
  visit_id,
  multimedialabel_id,
});
const ids = (pair: ReturnType<typeof pairOf<ReturnType<typeof photo>>>) => pair?.map(({ id }) => id);

describe('a visit is compared with what was before', () => {
  it('in the same view, where both have one', () => {
    const photos = [photo(9, 5, null), photo(8, 5, 2), photo(7, 4, 1), photo(6, null, 2), photo(5, null, 2)];
    expect(ids(pairOf(photos, 5))).toEqual([6, 8]);
  });

  it('else with the newest photos of each', () => {
    expect(ids(pairOf([photo(9, 5, 3), photo(7, 4, null), photo(6, 4, 2)], 5))).toEqual([7, 9]);
  });

  it('not at all without both', () => {
    expect(pairOf([photo(9, 5, 3)], 5)).toBeUndefined();
    expect(pairOf([photo(9, 4, 3)], 5)).toBeUndefined();
  });
});

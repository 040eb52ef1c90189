import { describe, expect, it } from 'vitest';
import differenceWith from './difference-with.ts';
import get from './get.ts';
import isEqual from './is-equal.ts';
import unionWith from './union-with.ts';
import uniqBy from './uniq-by.ts';

/** No two of them are the same. */
const make = (): readonly unknown[] => [
  undefined,
  null,
  0,
  Number.NaN,
  '',
  '1',
  1,
  [],
  [1, [2]],
  [1, [3]],
  {},
  { a: 1, b: undefined },
  { a: 1, c: undefined },
  { a: 1 },
  { a: { b: [1] } },
  new Date(1),
  new Date(2),
];

describe('the stand-ins for lodash', () => {
  it('find values equal that hold the same', () => {
    const others = make();
    make().forEach((one, at) =>
      others.forEach((other, there) => expect(isEqual(one, other), `${at} ${there}`).toBe(at === there)),
    );
  });

  it('join and subtract lists', () => {
    const [a1, b1, b2, c3, c4] = [
      { f: 'a', v: 1 },
      { f: 'b', v: 1 },
      { f: 'b', v: 2 },
      { f: 'c', v: 3 },
      { f: 'c', v: 4 },
    ] as const;
    const isSame = (one: { f: string }, other: { f: string }): boolean => one.f === other.f;
    expect(unionWith([a1, b1], [b2, c3, c4], isSame)).toEqual([a1, b1, c3]);
    expect(unionWith(undefined, [b2, c3, c4], isSame)).toEqual([b2, c3]);
    expect(differenceWith([a1, b1], [b2, c3], isSame)).toEqual([a1]);
    expect(differenceWith(undefined, [b2], isSame)).toEqual([]);
    expect(uniqBy([b2, c3, c4], 'f')).toEqual([b2, c3]);
  });

  it('read what stands between dots', () => {
    const from = { a: { b: [{ c: 1 }] }, d: null };
    const read = ['a.b.0.c', 'd', 'd.e', 'x.y', 'a.b.length'].map((path) => get(from, path));
    expect(read).toEqual([1, null, undefined, undefined, 1]);
  });
});

import { describe, expect, it } from 'vitest';
import { stringify } from './query-string.ts';

describe('a query', () => {
  it('repeats the name of an array, and leaves out what is not there', () => {
    expect(stringify({ id: [1, 2], keyword: 'a b&c', page: 2, sort: undefined, none: null })).toBe(
      'id=1&id=2&keyword=a+b%26c&page=2',
    );
  });
});

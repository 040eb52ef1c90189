import { expect, it } from 'vitest';
import { parse, stringify } from './qs.ts';

it('reads and writes flat addresses', () => {
  expect(parse('?to=%2Fservice&page=2&name=a%20b')).toEqual({ to: '/service', page: '2', name: 'a b' });
  expect(parse('')).toEqual({});
  expect(stringify({ to: '/service', page: 2, all: true, none: undefined }, { addQueryPrefix: true })).toBe(
    '?to=%2Fservice&page=2&all=true',
  );
  expect(stringify({}, { addQueryPrefix: true })).toBe('');
});

import { describe, expect, it } from 'vitest';
import { encode, Encoded } from './encoded.ts';

describe('an answer that is partly JSON already', () => {
  it('is the same as one that was written as a whole', () => {
    const visits = { id: [7, 9], name: ['drg. "Ayu"', 'Ibu\nSiti'], at: [null, '2026-03-06T04:05:06.789Z'] };
    const rest = { doctors: [{ id: 1, name: 'Ü' }], units: [] };
    const { json } = encode({ ...rest, visits: new Encoded<typeof visits>(JSON.stringify(visits)) });
    expect(JSON.parse(json)).toEqual({ ...rest, visits });
  });

  it('leaves out what is undefined, as JSON does', () => {
    expect(encode<{ a: number; b?: number | undefined }>({ a: 1, b: undefined }).json).toBe('{"a":1}');
  });
});

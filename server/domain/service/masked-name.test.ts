import { describe, expect, it } from 'vitest';
import { maskedName } from './masked-name.ts';

describe('a masked name', () => {
  it.each([
    ['Rizky Nugraha', 'Ri** N.'],
    ['Rizky Ramadhan  Nugraha', 'Ri** N.'],
    ['Suharto', 'Su**'],
    ['I Gede Putra', 'I** P.'],
    ['Keysha (Almira)', 'Ke** A.'],
  ])('of %s is %s', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });
});

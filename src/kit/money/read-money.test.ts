import { expect, it } from 'vitest';
import { readMoney, typedFraction } from './read-money.ts';

it.each([
  ['1.250.000,50', 1_250_000],
  ['50000,5', 50_000],
  ['12,5', 12],
  ['1.250.000,-', 1_250_000],
  ['Rp 1.250.000,00', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1,250,000.50', 1_250_000],
  ['1250000.50', 1_250_000],
])('never reads a part of a rupiah as more rupiah: %s', (text, rupiah) => {
  expect(readMoney(text)).toBe(rupiah);
});

it.each([
  ['1.2500', 12_500],
  ['1.25', 125],
  ['-5.0000', -50_000],
  ['-50', -50],
  ['Rp 5.000', 5000],
  ['', ''],
  ['-', ''],
  ['abc', ''],
])('reads what stands there while it is typed: %s', (text, rupiah) => {
  expect(readMoney(text)).toBe(rupiah);
});

it('keeps a comma on the screen while it is typed', () => {
  expect(typedFraction('50.000,')).toBe(',');
  expect(typedFraction('50.000,5')).toBe(',5');
  expect(typedFraction('50.000')).toBe('');
  expect(typedFraction('1,250,000')).toBe('');
});

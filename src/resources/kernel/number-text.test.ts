import { describe, expect, it } from 'vitest';
import { numberInText, rupiahInText } from './number-text.ts';

describe('a number in a text', () => {
  it.each([
    ['1250', 1250],
    ['-12', -12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1250.500', 1250.5],
    ['1.250.000', 1_250_000],
    ['1.250.000,75', 1_250_000.75],
    ['1.250,75', 1250.75],
    ['1,250,000', 1_250_000],
    ['1,250.75', 1250.75],
    ['Rp 1.250,75', 1250.75],
  ])('%s is read by its signs', (text, n) => {
    expect(numberInText(text)).toBe(n);
  });

  it.each([
    '1.250',
    '12,500',
    '-1.250',
    '1e3',
    '0x10',
    '1.25.000',
    '1.250.00',
    '１２',
    '',
    'dua',
    '1 250',
    '.5',
    'Infinity',
  ])('%s is no number, or two', (text) => {
    expect(numberInText(text)).toBeUndefined();
  });
});

describe('rupiah in a text', () => {
  it.each([
    ['1.250', 1250],
    ['Rp 1.250.000,00', 1_250_000],
    ['1,250,000.00', 1_250_000],
    ['-250000', -250_000],
    ['1.250.000,50', undefined],
    ['1,250', undefined],
    ['1e6', undefined],
  ])('%s is whole, or none', (text, amount) => {
    expect(rupiahInText(text)).toBe(amount);
  });
});

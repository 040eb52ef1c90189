import { expect, it } from 'vitest';
import { mergeTyped, mergeWords } from './merge-typed.ts';

it('keeps what was typed and takes what was not touched', () => {
  const base = { note: null, tooth: { 11: [3, 2, 3], 12: [1, 1, 1] } };
  const now = { note: 'rekan', tooth: { 11: [3, 5, 3], 12: [1, 1, 1], 13: [2, 2, 2] } };
  const typed = { note: null, tooth: { 11: [4, 2, 3], 12: [1, 1, 9] } };
  expect(mergeTyped<object>(base, now, typed)).toEqual({
    note: 'rekan',
    tooth: { 11: [4, 5, 3], 12: [1, 1, 9], 13: [2, 2, 2] },
  });
});

it('lets what was typed stand where both changed the same, and what was taken out stay out', () => {
  expect(mergeTyped({ a: 1, b: 2 }, { a: 5, b: 2 }, { a: 7, b: 2 })).toEqual({ a: 7, b: 2 });
  expect(mergeTyped<Record<string, number>>({ a: 1, b: 2 }, { a: 5, b: 2 }, { a: 1 })).toEqual({ a: 5 });
  expect(mergeTyped([1, 2], [1, 2, 3], [1, 4])).toEqual([1, 4]);
});

it('joins the allergies that two people wrote down at the same time', () => {
  expect(mergeWords(['Latex'], ['Latex', 'Amoksisilin'], ['Latex', 'Ibuprofen'])).toEqual([
    'Latex',
    'Amoksisilin',
    'Ibuprofen',
  ]);
  expect(mergeWords(['Latex'], ['Latex', 'Amoksisilin'], [])).toEqual(['Amoksisilin']);
});

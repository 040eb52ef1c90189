import { describe, expect, it } from 'vitest';
import { rowsOf } from './row-maker.ts';

const answer = (columns: readonly string[], ...rows: readonly unknown[][]) =>
  ({ fields: columns.map((name) => ({ name })), rows }) as unknown as Parameters<typeof rowsOf>[0];

describe('rows of an answer', () => {
  it('name their values by column, in order', () => {
    const rows = rowsOf(answer(['id', 'name'], [1, 'Ani'], [2, null]));
    expect(rows).toEqual([
      { id: 1, name: 'Ani' },
      { id: 2, name: null },
    ]);
    expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'name']);
  });

  it('are told apart by their columns, whatever stands in a name', () => {
    expect(rowsOf(answer(['a', 'b'], [1, 2]))).toEqual([{ a: 1, b: 2 }]);
    expect(rowsOf(answer(['b', 'a'], [1, 2]))).toEqual([{ b: 1, a: 2 }]);
    expect(rowsOf(answer(['?column?', 'a "b"\n'], [1, 2]))).toEqual([{ '?column?': 1, 'a "b"\n': 2 }]);
  });

  it('have the last value of a column that comes twice', () => {
    expect(rowsOf(answer(['id', 'id'], [1, 2]))).toEqual([{ id: 2 }]);
  });
});

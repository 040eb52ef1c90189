import { describe, expect, it } from 'vitest';
import { columnsOf, id, text } from './answer.ts';
import { rowsOf } from './columns.ts';

describe('a table by column', () => {
  it('is read as rows, in its order', () => {
    expect(rowsOf({ id: [3, 1], name: ['Rina', 'Budi'] })).toEqual([
      { id: 3, name: 'Rina' },
      { id: 1, name: 'Budi' },
    ]);
    expect(rowsOf({ id: [], name: [] })).toEqual([]);
  });

  it('leaves out of its rows what is no column of it', () => {
    expect(rowsOf({ id: [3], note: undefined })).toEqual([{ id: 3 }]);
  });

  it('is declared by the shape of a row', () => {
    const shape = columnsOf({ id, name: text });
    expect(shape.parse({ id: [1], name: ['Rina'] })).toEqual({ id: [1], name: ['Rina'] });
    expect(shape.safeParse({ id: [1], name: [7] }).success).toBe(false);
    expect(shape.safeParse({ id: [1] }).success).toBe(false);
  });
});

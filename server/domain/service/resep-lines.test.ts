import { describe, expect, it } from 'vitest';
import { resepProblems } from './resep-lines.ts';

const plain = { isracikan: false, signa: '3x1' };
const powder = { isracikan: true, racikan_group: 1, signa: '3x1 bungkus' };

describe('the lines of a prescription', () => {
  it('agree when what is compounded together is taken together', () => {
    expect(resepProblems([])).toBeUndefined();
    expect(resepProblems([plain, powder, powder, { ...powder, racikan_group: 2, signa: '2x1' }])).toBeUndefined();
  });

  it.each([
    ['a compound without its group', [{ ...powder, racikan_group: null }], 'items.0.racikan_group'],
    ['a group without a compound', [plain, { ...plain, racikan_group: 1 }], 'items.1.racikan_group'],
    ['two directions for one compound', [powder, { ...powder, signa: '2x1' }], 'items.1.signa'],
  ])('do not agree with %s', (_what, items, field) => {
    expect(Object.keys(resepProblems(items) ?? {})).toEqual([field]);
  });
});

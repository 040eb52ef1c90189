import { describe, expect, it } from 'vitest';
import { bodyOf, groupsOf, isComplete, linesOf, type ResepData, type ResepItem } from './resep.ts';

const item = (item_id: number, racikan_group: number | null): ResepItem => ({
  item_id,
  itemdata: { name: `Obat ${item_id}` },
  qty: 10,
  unit: 'Tablet',
  signa: '3x1',
  isracikan: racikan_group !== null,
  racikan_group,
  alergi_reason: null,
});
const draft = {
  id: 1,
  version: 1,
  items: [item(1, 2), item(2, null), item(3, 2)],
  peringatan: [{ item_id: 2, alergi: 'amoksisilin' }],
} as unknown as ResepData;

describe('a prescription on the screen', () => {
  it('shows a compound where its first part was written', () => {
    expect(groupsOf(draft.items).map((group) => group.map(({ item_id }) => item_id))).toEqual([[1, 3], [2]]);
  });

  it('asks for a reason where the patient is allergic, before it is saved', () => {
    const [, allergic] = linesOf(draft);
    if (!allergic) throw new Error('The draft has no second line.');
    expect(linesOf(draft).map(isComplete)).toEqual([true, false, true]);
    expect(isComplete({ ...allergic, alergi_reason: 'Tes kulit negatif' })).toBe(true);
    expect(isComplete({ ...allergic, alergi_reason: 'Tes', qty: 0 })).toBe(false);
  });

  it('sends a line as the server wants it', () => {
    const [first] = linesOf(draft);
    if (!first) throw new Error('The draft has no line.');
    expect(bodyOf({ ...first, signa: ' 3x1 ' })).toEqual({
      item_id: 1,
      qty: 10,
      signa: '3x1',
      isracikan: true,
      racikan_group: 2,
      alergi_reason: null,
    });
  });
});

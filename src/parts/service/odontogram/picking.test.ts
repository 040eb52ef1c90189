import { describe, expect, it } from 'vitest';
import { currentChart } from '../../../resources/service/odontogram-chart.ts';
import { entriesFor, pick } from './picking.ts';

describe('picking', () => {
  it('adds and takes surfaces in the order of the tooth, and lets go of it with the last', () => {
    const one = pick(new Map(), 16, 'O');
    const two = pick(one, 16, 'M');
    expect(two.get(16)).toEqual(['M', 'O']);
    expect(pick(pick(two, 16, 'O'), 16, 'M').size).toBe(0);
    expect(pick(two, 16, null).size).toBe(0);
    expect(pick(new Map(), 16, null).get(16)).toEqual([]);
  });
});

describe('the entries of a selection', () => {
  const current = currentChart([{ tooth: 15, surfaces: [], code: 'mis', layer: 1, sebab: 'karies' }]);
  it('keep surfaces only where the code has them', () => {
    const selection = new Map([[16, ['O']]] as const);
    expect(entriesFor(selection, { code: 'cof', layer: 1 }, current)).toMatchObject([{ tooth: 16, surfaces: ['O'] }]);
    expect(entriesFor(selection, { code: 'rct', layer: 1 }, current)).toMatchObject([{ tooth: 16, surfaces: [] }]);
  });
  it('of a bridge belong together, with a pontic where no tooth is', () => {
    const span = new Map([14, 15, 16].map((tooth) => [tooth, []] as const));
    const entries = entriesFor(span, { code: 'pob', layer: 1 }, current);
    expect(entries.map(({ code }) => code)).toEqual(['pob', 'pon', 'pob']);
    expect(new Set(entries.map(({ span_group }) => span_group)).size).toBe(1);
    expect(entries[0]?.span_group).not.toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { currentChart, isThere } from '../../../resources/service/odontogram-chart.ts';
import { entriesFor, hit, pick } from './picking.ts';

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
  const what = { layer: 1, sebab: null, note: null } as const;
  it('keep surfaces only where the code has them', () => {
    const selection = new Map([[16, ['O']]] as const);
    expect(entriesFor(selection, { ...what, code: 'cof' }, current)).toMatchObject([{ tooth: 16, surfaces: ['O'] }]);
    expect(entriesFor(selection, { ...what, code: 'rct' }, current)).toMatchObject([{ tooth: 16, surfaces: [] }]);
  });
  it('of a bridge belong together, with a pontic where no tooth is', () => {
    const span = new Map([14, 15, 16].map((tooth) => [tooth, []] as const));
    const entries = entriesFor(span, { ...what, code: 'pob' }, current);
    expect(entries.map(({ code }) => code)).toEqual(['pob', 'pon', 'pob']);
    expect(new Set(entries.map(({ span_group }) => span_group)).size).toBe(1);
    expect(entries[0]?.span_group).not.toBeNull();
  });
});

describe('a click with a code in hand', () => {
  it.each([
    ['a surface takes a code of surfaces', 'car', 'O', false, [[16, ['O']]]],
    ['the whole tooth takes any other, wherever it was met', 'rct', 'O', false, [[16, []]]],
    ['the root asks for surfaces', 'car', null, false, null],
    ['so does a finger on a narrow screen', 'car', 'O', true, null],
    ['a bridge is chosen tooth by tooth', 'pob', 'O', false, null],
    ['an implant stands alone', 'ipx', null, true, [[16, []]]],
  ] as const)('%s', (_, code, surface, coarse, teeth) => {
    const met = hit({ code, sebab: null }, 16, surface, coarse);
    expect(met && [...met]).toEqual(teeth);
  });

  it('writes nothing twice, and a cause that was mended anew', () => {
    const lost = { tooth: 15, surfaces: [], code: 'mis', layer: 1, sebab: 'karies' } as const;
    const there = currentChart([lost]);
    expect(isThere(there, { ...lost, surfaces: [] })).toBe(true);
    expect(isThere(there, { ...lost, surfaces: [], sebab: 'lain' })).toBe(false);
    expect(isThere(there, { ...lost, surfaces: [], tooth: 14 })).toBe(false);
  });
});

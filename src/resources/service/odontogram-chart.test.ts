import { describe, expect, it } from 'vitest';
import {
  type ChartEntry,
  currentChart,
  defOf,
  dmfOf,
  hindrance,
  isTooth,
  plannedChart,
  surfacesOf,
  wrongSurface,
} from './odontogram-chart.ts';
import { type CodeValue, ODONTOGRAM_CODES } from './odontogram-code.ts';
import { type Surface, TEETH } from './tooth.ts';

const entry = (tooth: number, code: CodeValue, surfaces = '', more: Partial<ChartEntry> = {}): ChartEntry => ({
  tooth,
  code,
  surfaces: surfaces.split('') as Surface[],
  layer: 1,
  ...more,
});
const codesOf = (tooth: number, ...entries: readonly ChartEntry[]) =>
  Object.fromEntries(Object.entries(currentChart(entries).get(tooth) ?? {}).map(([place, { code }]) => [place, code]));

describe('teeth and surfaces', () => {
  it('are those of FDI (worked example 6)', () => {
    expect(TEETH).toHaveLength(52);
    expect([11, 18, 48, 51, 85].every(isTooth)).toBe(true);
    expect([10, 19, 49, 50, 56, 86, 91].some(isTooth)).toBe(false);
    expect(surfacesOf(11)).toEqual(['M', 'D', 'V', 'L', 'I']);
    expect(surfacesOf(85)).toEqual(['M', 'D', 'V', 'L', 'O']);
  });

  it('are five for every tooth, and what no tooth has is named', () => {
    for (const tooth of TEETH) expect(surfacesOf(tooth)).toHaveLength(5);
    expect(wrongSurface(entry(11, 'car', 'MO'))).toBe('O');
    expect(wrongSurface(entry(85, 'car', 'O'))).toBeUndefined();
    expect(wrongSurface(entry(46, 'mis', 'O'))).toBe('O');
  });
});

describe('the state of a tooth', () => {
  it('is the newest entry of each surface', () => {
    expect(codesOf(26, entry(26, 'car', 'MOD'), entry(26, 'cof', 'MO', { layer: 3 }))).toEqual({
      M: 'cof',
      O: 'cof',
      D: 'car',
    });
  });

  it('is not moved by plans and by what was taken back', () => {
    const voided = entry(26, 'mis', '', { voided_at: '2026-03-02T02:00:00Z' });
    expect(codesOf(26, entry(26, 'car', 'O'), entry(26, 'cof', 'O', { layer: 2 }), voided)).toEqual({ O: 'car' });
  });

  it('begins anew with a state of the whole tooth, and keeps the root below a crown', () => {
    expect(codesOf(46, entry(46, 'car', 'O'), entry(46, 'mis'))).toEqual({ gigi: 'mis' });
    expect(codesOf(46, entry(46, 'car', 'O'), entry(46, 'rct'), entry(46, 'poc'))).toEqual({
      gigi: 'poc',
      akar: 'rct',
    });
    expect(codesOf(46, entry(46, 'mis'), entry(46, 'pon'))).toEqual({ gigi: 'mis', protesa: 'pon' });
    expect(codesOf(46, entry(46, 'sou'), entry(46, 'car', 'O'))).toEqual({ O: 'car' });
  });

  it('hides the surfaces of a tooth that is not there, whatever came before', () => {
    for (const { value } of ODONTOGRAM_CODES)
      for (const absent of ['non', 'une', 'mis'] as const)
        expect(codesOf(46, entry(46, value), entry(46, absent))).toEqual({ gigi: absent });
  });
});

describe('what may follow', () => {
  const after = (absent: CodeValue): readonly string[] => {
    const state = currentChart([entry(46, absent)]).get(46);
    return ODONTOGRAM_CODES.map(({ value }) => value).filter((value) => hindrance(state, value) === null);
  };
  it('a tooth that is not there: a replacement or a new state', () => {
    expect(after('mis')).toEqual(['sou', 'non', 'une', 'imx', 'rrx', 'mis', 'ipx', 'pon', 'prd', 'fld', 'acr']);
    expect(after('une')).toContain('pre');
    expect(hindrance(currentChart([entry(46, 'mis')]).get(46), 'car')).toBe('mis');
  });
  it('any other state: everything', () => {
    expect(after('car')).toHaveLength(ODONTOGRAM_CODES.length);
    expect(hindrance(undefined, 'cof')).toBeNull();
  });
});

describe('a plan', () => {
  it('stands until it is done', () => {
    const plan = entry(16, 'cof', 'O', { layer: 2 });
    expect([...plannedChart([plan]).keys()]).toEqual([16]);
    expect(plannedChart([plan, entry(16, 'cof', 'O', { layer: 3 })]).size).toBe(0);
    expect(plannedChart([plan, entry(16, 'fmc', '', { layer: 3 })]).size).toBe(1);
    expect(plannedChart([entry(16, 'cof', 'O', { layer: 3 }), plan]).size).toBe(1);
  });
});

describe('DMF-T and def-t', () => {
  it('count each tooth once (worked example 6)', () => {
    const chart = currentChart([
      entry(16, 'car', 'O'),
      entry(26, 'cof', 'MO'),
      entry(26, 'car', 'D'),
      entry(36, 'cof', 'O'),
      entry(46, 'mis', '', { sebab: 'karies' }),
      entry(48, 'mis', '', { sebab: 'lain' }),
      entry(55, 'car'),
      entry(65, 'gif'),
    ]);
    expect(dmfOf(chart)).toEqual({ d: 2, m: 1, f: 1, total: 4 });
    expect(defOf(chart)).toEqual({ d: 1, e: 0, f: 1, total: 2 });
  });

  it('never exceed the teeth that have entries, nor find surfaces where no tooth is', () => {
    let state = 7;
    const draw = <T>(from: readonly T[]): T => {
      state = (state * 48_271) % 2_147_483_647;
      return from[state % from.length] as T;
    };
    for (let round = 0; round < 200; round += 1) {
      const entries: ChartEntry[] = [];
      for (let n = 0; n < 60; n += 1) {
        const tooth = draw(TEETH.slice(0, 12));
        const code = draw(ODONTOGRAM_CODES).value;
        const layer = draw([1, 3] as const);
        if (hindrance(currentChart(entries).get(tooth), code) === null)
          entries.push(entry(tooth, code, '', { layer, sebab: draw(['karies', 'lain'] as const) }));
      }
      const chart = currentChart(entries);
      const teeth = new Set(entries.map(({ tooth }) => tooth));
      expect(new Set(chart.keys())).toEqual(teeth);
      expect(dmfOf(chart).total + defOf(chart).total).toBeLessThanOrEqual(teeth.size);
      const gone = [...chart].filter(([, found]) => found.gigi?.code === 'mis');
      expect(gone.filter(([tooth, found]) => surfacesOf(tooth).some((surface) => found[surface]))).toEqual([]);
    }
  });
});

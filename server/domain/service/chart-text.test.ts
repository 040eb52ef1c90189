import { describe, expect, it } from 'vitest';
import { type ChartEntry, currentChart } from '../../../src/resources/service/odontogram-chart.ts';
import { chartIndex, chartLines } from './chart-text.ts';

const entry = (
  tooth: number,
  code: ChartEntry['code'],
  surfaces: ChartEntry['surfaces'] = [],
  more: Partial<ChartEntry> = {},
) => ({ tooth, code, surfaces, layer: 1, sebab: null, voided_at: null, ...more }) as ChartEntry;

describe('a mouth in words', () => {
  // The worked example: D 2, M 1, F 1, DMF-T 4; d 1, e 0, f 1.
  const chart = currentChart([
    entry(16, 'car', ['O']),
    entry(26, 'cof', ['M', 'O']),
    entry(26, 'car', ['D']),
    entry(36, 'cof', ['O']),
    entry(46, 'mis', [], { sebab: 'karies' }),
    entry(48, 'mis', [], { sebab: 'lain' }),
    entry(55, 'car', ['O']),
    entry(65, 'gif', ['O']),
  ]);

  it('counts as the chart does', () => {
    expect(chartIndex(chart)).toBe('DMF-T 4 (D 2, M 1, F 1) · def-t 2 (d 1, e 0, f 1)');
  });

  it('names each tooth once, with its surfaces', () => {
    const lines = chartLines(chart);
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/^Gigi 16: O /);
    expect(lines.find((line) => line.startsWith('Gigi 26'))).toMatch(/^Gigi 26: MO .+, D /);
    expect(lines.at(-1)).toMatch(/^Gigi 65: O /);
  });

  it('has nothing to say of a mouth that nobody wrote about', () => {
    expect(chartLines(currentChart([]))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { chartColors } from './chart-theme.ts';
import { barLabel, configOf, cut, type Drawing } from './plots-config.ts';

const days = Array.from({ length: 31 }, (_, i) => ({
  x: `2026-08-${String(i + 1).padStart(2, '0')}`,
  y: i,
  series: 'A',
}));
const drawing: Drawing = { shape: 'line', points: days, xAs: 'date', yAs: 'count', height: 240 };

describe('a name that is too long', () => {
  it('loses its middle, so that names which begin alike stay apart', () => {
    expect(cut('Scaling', 19)).toBe('Scaling');
    expect(cut('Perawatan saluran akar tunggal', 19)).toBe('Perawatan…r tunggal');
    expect(cut('Perawatan saluran akar ganda', 19)).toBe('Perawatan…kar ganda');
  });
});

describe('the settings of a chart', () => {
  it('label as many days as there is room for', () => {
    const labels = (room: 'wide' | 'narrow') => {
      const { x } = configOf(drawing, chartColors.light, room).axis;
      return days.filter((_, at) => x.tickFilter?.(undefined, at)).map(({ x: at }) => x.labelFormatter(at));
    };
    expect(labels('wide')).toHaveLength(11);
    expect(labels('narrow')).toEqual(['01 Agu', '08 Agu', '15 Agu', '22 Agu', '29 Agu']);
  });

  it('put the number at the end of a bar in the place of an axis', () => {
    const bars = configOf({ ...drawing, shape: 'bars', yAs: 'money' }, chartColors.light, 'wide');
    expect(bars.axis.y).toBe(false);
    expect(barLabel('money', chartColors.light).text({ x: 'Tunai', y: 12_400_000, series: 'A' })).toBe('12,4 jt');
  });
});

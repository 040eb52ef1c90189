import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Mode, palettes } from '../../theme.ts';
import { chartColors } from './chart-theme.ts';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

describe.each<Mode>(['light', 'dark'])('charts of the %s mode', (mode) => {
  const { series, axis } = chartColors[mode];

  it('stand out from the surface', () => {
    for (const color of series) expect(contrast(color, palettes[mode].surface), color).toBeGreaterThanOrEqual(3);
    expect(contrast(axis, palettes[mode].surface)).toBeGreaterThanOrEqual(4.5);
  });

  it('have series that differ in lightness, not in hue alone', () => {
    const [first = '', second = '', third = ''] = series;
    expect(contrast(first, second)).toBeGreaterThanOrEqual(1.5);
    expect(contrast(first, third)).toBeGreaterThanOrEqual(1.5);
    expect(contrast(second, third)).toBeGreaterThanOrEqual(1.5);
  });
});

it('of the dark mode are read on white paper', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'insight.module.css'), 'utf8');
  const light = Number(/\.swatchLight,\s*\.drawnLight canvas \{\s*filter: brightness\(([\d.]+)\)/.exec(sheet)?.[1]);
  const printed = (hex: string): string =>
    `#${[1, 3, 5]
      .map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * light))
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`;
  const { series, axis } = chartColors.dark;
  expect(contrast(printed(axis), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  for (const color of series) expect(contrast(printed(color), '#ffffff'), color).toBeGreaterThanOrEqual(3);
});

import { describe, expect, it } from 'vitest';
import { cssVariables, type Mode, palettes, tones } from './theme.ts';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of '#rrggbb' (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

describe.each<Mode>(['light', 'dark'])('colours of the %s mode', (mode) => {
  const palette = palettes[mode];
  const surfaces = ['page', 'surface', 'raised', 'sunken'] as const;

  it.each(surfaces)('reads on %s', (surface) => {
    for (const text of ['text', 'textQuiet', 'textFaint', 'link'] as const) {
      expect(contrast(palette[text], palette[surface]), text).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.focus, palette[surface])).toBeGreaterThanOrEqual(3);
  });

  it('reads on filled buttons and on the frame', () => {
    for (const fill of ['primary', 'primaryHover', 'primaryActive'] as const) {
      expect(contrast('#ffffff', palette[fill]), fill).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.onFrame, palette.frame)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.onFrameQuiet, palette.frameHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.link, palette.primarySoft)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(tones[mode]))('reads on a %s chip', (_tone, colors) => {
    expect(contrast(colors.text, colors.surface)).toBeGreaterThanOrEqual(4.5);
  });
});

it('names the same variables in both modes', () => {
  expect(Object.keys(cssVariables('dark'))).toEqual(Object.keys(cssVariables('light')));
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { antdTheme } from './providers/antd-theme.ts';
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

const plainSurfaces = (mode: Mode) => {
  const { page, surface, raised, sunken, primarySoft } = palettes[mode];
  return { page, surface, raised, sunken, primarySoft };
};

const toneSurfaces = (mode: Mode) =>
  Object.fromEntries(Object.entries(tones[mode]).map(([name, { surface }]) => [`tone ${name}`, surface]));

const texts = (mode: Mode) => {
  const { text, textQuiet, textFaint, link } = palettes[mode];
  const toned = Object.entries(tones[mode]).map(([name, colors]) => [`tone ${name}`, colors.text]);
  return { text, textQuiet, textFaint, link, ...(Object.fromEntries(toned) as Record<string, string>) };
};

/** Names of the texts of a mode that do not reach 4.5 : 1 on a surface. The stories ask for contrast in the light mode only. */
const unreadable = (mode: Mode, surface: string): string[] =>
  Object.entries(texts(mode)).flatMap(([name, color]) => (contrast(color, surface) < 4.5 ? [name] : []));

describe.each<Mode>(['light', 'dark'])('colours of the %s mode', (mode) => {
  const palette = palettes[mode];
  const surfaces = Object.entries({ ...plainSurfaces(mode), ...toneSurfaces(mode) });

  it.each(surfaces)('reads on %s, in every colour of text', (_name, surface) => {
    expect(unreadable(mode, surface)).toEqual([]);
  });

  it.each(Object.entries(plainSurfaces(mode)))('shows the focus on %s', (_name, surface) => {
    expect(contrast(palette.focus, surface)).toBeGreaterThanOrEqual(3);
  });

  it('reads on the filled button of a danger', () => {
    const { token, components } = antdTheme(mode, false);
    expect(contrast(String(components?.Button?.dangerColor), String(token?.colorError))).toBeGreaterThanOrEqual(4.5);
    expect(components?.Button?.opacityLoading).toBe(1);
  });

  it('reads on what is chosen in a list, as antd draws it', () => {
    const { controlItemBgActive, controlItemBgActiveHover } = theme.getDesignToken(antdTheme(mode, false));
    for (const surface of [controlItemBgActive, controlItemBgActiveHover])
      expect(unreadable(mode, surface), surface).toEqual([]);
  });

  it('reads on filled buttons and on the frame', () => {
    for (const fill of ['primary', 'primaryHover', 'primaryActive'] as const) {
      expect(contrast('#ffffff', palette[fill]), fill).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.onFrame, palette.frame)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.onFrameQuiet, palette.frameHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.link, palette.primarySoft)).toBeGreaterThanOrEqual(4.5);
  });
});

it('finds the texts of one mode unreadable on a surface of the other', () => {
  expect(unreadable('dark', palettes.light.surface)).toContain('textFaint');
  expect(unreadable('light', palettes.dark.surface)).toContain('textFaint');
});

it('names the same variables in both modes', () => {
  expect(Object.keys(cssVariables('dark'))).toEqual(Object.keys(cssVariables('light')));
});

describe('what is printed', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'print.css'), 'utf8');
  const colors = Object.entries(cssVariables('light')).filter(([, value]) => /^(#|\d+ \d)/.test(value));

  it.each(colors)('%s is that of the light mode', (name, value) => {
    expect(sheet).toContain(`${name}: ${name === '--k-page' ? '#ffffff' : value} !important;`);
  });
});

/** Values of the variables in the blocks of a style sheet with this selector. */
const valuesIn = (sheet: string, selector: string): Record<string, string> => {
  const at = sheet.indexOf(`${selector} {`);
  const block = sheet.slice(at, sheet.indexOf('}', at));
  return Object.fromEntries(
    [...block.matchAll(/(--k-[\w-]+):\s+([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' '),
    ]),
  );
};

it.each<[Mode, string]>([
  ['light', ':root'],
  ['dark', ":root:not([data-mode='light'])"],
  ['dark', ":root[data-mode='dark']"],
])('the first paint has the values of the %s mode (%s)', (mode, selector) => {
  const values = valuesIn(readFileSync(join(import.meta.dirname, 'first-paint.css'), 'utf8'), selector);
  expect(Object.keys(values)).toContain('--k-frame');
  expect(cssVariables(mode)).toMatchObject(values);
});

it('the first paint writes in the letters of the application', () => {
  const values = valuesIn(readFileSync(join(import.meta.dirname, 'first-paint.css'), 'utf8'), ':root');
  expect(values['--k-family']).toBe(cssVariables('light')['--k-family']);
});

// Design tokens: the one place where colours, type, spacing and shape are decided. No React and no antd here, so that the
// login page can use them too. `providers/antd-theme.ts` hands them to antd; `applyTokens` makes them CSS variables.
//
// The look: deep petrol for the frame and for what can be acted on, warm greys for everything else, colour only where it
// carries meaning. Text on any surface below passes 4.5 : 1 in both modes (theme.test.ts measures it).
import type { Tone } from './resources/kernel/field.ts';

export type Mode = 'light' | 'dark';

/** Colours of a chip or a notice: text, surface, edge. */
export interface ToneColors {
  readonly text: string;
  readonly surface: string;
  readonly edge: string;
}

export interface Palette {
  /** Fill of buttons and marks that carry white text. */
  readonly primary: string;
  readonly primaryHover: string;
  readonly primaryActive: string;
  /** Petrol as text, on any surface. */
  readonly link: string;
  /** Quiet petrol surface: the selected row, the current menu entry. */
  readonly primarySoft: string;
  /** The top bar, in both modes. */
  readonly frame: string;
  readonly frameHover: string;
  readonly onFrame: string;
  readonly onFrameQuiet: string;
  readonly page: string;
  readonly surface: string;
  readonly raised: string;
  /** Table heads, read-only fields. */
  readonly sunken: string;
  readonly edge: string;
  readonly edgeQuiet: string;
  readonly text: string;
  readonly textQuiet: string;
  /** Placeholders, captions: still 4.5 : 1 on `surface`. */
  readonly textFaint: string;
  readonly focus: string;
  readonly danger: string;
  readonly shadow: string;
}

const light: Palette = {
  primary: '#0e6b6e',
  primaryHover: '#0b5a5d',
  primaryActive: '#08484b',
  link: '#0b5f62',
  primarySoft: '#e3f0ef',
  frame: '#0d3b3f',
  frameHover: '#164c50',
  onFrame: '#f4f8f7',
  onFrameQuiet: '#b3cdcc',
  page: '#f6f4f1',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#faf8f6',
  edge: '#d6d1ca',
  edgeQuiet: '#e9e5df',
  text: '#24211d',
  textQuiet: '#57524b',
  textFaint: '#6d675f',
  focus: '#0e8a8e',
  danger: '#b3261e',
  shadow: '0 1px 2px rgb(36 33 29 / 6%), 0 6px 20px rgb(36 33 29 / 8%)',
};

const dark: Palette = {
  primary: '#1f7d7e',
  primaryHover: '#277f80',
  primaryActive: '#196667',
  link: '#74c9c5',
  primarySoft: '#1b3333',
  frame: '#0b2b2e',
  frameHover: '#143b3f',
  onFrame: '#eef4f3',
  onFrameQuiet: '#9dbbba',
  page: '#171614',
  surface: '#201e1b',
  raised: '#292724',
  sunken: '#1b1917',
  edge: '#433f3a',
  edgeQuiet: '#322f2b',
  text: '#ece8e2',
  textQuiet: '#bbb5ac',
  textFaint: '#a09990',
  focus: '#58b8b5',
  danger: '#d9534a',
  shadow: '0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px rgb(0 0 0 / 40%)',
};

export const palettes: Readonly<Record<Mode, Palette>> = { light, dark };

export const tones: Readonly<Record<Mode, Readonly<Record<Tone, ToneColors>>>> = {
  light: {
    neutral: { text: '#57524b', surface: '#f0ede9', edge: '#ddd8d1' },
    info: { text: '#1c5591', surface: '#e8f0f9', edge: '#c5d9ee' },
    success: { text: '#1f6a3b', surface: '#e6f3ea', edge: '#bfdfc9' },
    warning: { text: '#7d4a00', surface: '#fcf0da', edge: '#efd5a4' },
    danger: { text: '#a3211a', surface: '#fbeae8', edge: '#f0c6c2' },
  },
  dark: {
    neutral: { text: '#c4beb5', surface: '#2f2c28', edge: '#47433d' },
    info: { text: '#9cc5f3', surface: '#1c2b3d', edge: '#30475f' },
    success: { text: '#8fd3a5', surface: '#1b2f22', edge: '#2f4f3a' },
    warning: { text: '#f0c274', surface: '#352814', edge: '#574423' },
    danger: { text: '#f4aaa3', surface: '#3b1f1c', edge: '#63332f' },
  },
};

/** Pixels. `body` is what people read all day; `figure` is for the one number that matters on a card. */
export const type = {
  family:
    "'Inter', 'Segoe UI Variable Text', 'Segoe UI', system-ui, Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  caption: 12,
  body: 14,
  lead: 16,
  title: 20,
  figure: 28,
  line: 1.5,
} as const;

/** Pixels, steps of four. */
export const space = { hair: 2, tight: 4, small: 8, medium: 12, large: 16, wide: 24, broad: 32, vast: 48 } as const;

/** Pixels. */
export const shape = {
  radius: 6,
  radiusCard: 10,
  control: 34,
  controlSmall: 28,
  header: 52,
  foot: 40,
  side: 92,
  bar: 56,
} as const;

/** Milliseconds; everything moves little and stops at once where the reader asked for less motion. */
export const motion = { quick: 120, calm: 180 } as const;

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All tokens of a mode as CSS variables: `--k-text-quiet`, `--k-tone-warning-surface`, `--k-space-large` ... */
export const cssVariables = (mode: Mode): Readonly<Record<string, string>> => {
  const entries: [string, string][] = Object.entries(palettes[mode]).map(([name, value]) => [
    `--k-${dashed(name)}`,
    value,
  ]);
  for (const [tone, colors] of Object.entries(tones[mode])) {
    for (const [part, value] of Object.entries(colors)) entries.push([`--k-tone-${tone}-${part}`, value]);
  }
  for (const [name, value] of Object.entries(space)) entries.push([`--k-space-${name}`, `${value}px`]);
  for (const [name, value] of Object.entries(shape)) entries.push([`--k-${dashed(name)}`, `${value}px`]);
  for (const name of ['caption', 'body', 'lead', 'title', 'figure'] as const)
    entries.push([`--k-type-${name}`, `${type[name]}px`]);
  entries.push(['--k-family', type.family], ['--k-quick', `${motion.quick}ms`]);
  return Object.fromEntries(entries);
};

/** Puts the tokens of a mode on an element (the document's root). */
export const applyTokens = (mode: Mode, root: HTMLElement): void => {
  for (const [name, value] of Object.entries(cssVariables(mode))) root.style.setProperty(name, value);
  root.style.colorScheme = mode;
  root.dataset.mode = mode;
};

// Colours of charts, derived from the design tokens. Neighbouring series differ in lightness as well as in hue, so that they are
// told apart without seeing colour, and each stands out from the surface (chart-theme.test.ts measures both).
import { type Mode, palettes, tones, type } from '../../theme.ts';

const parts = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two others; `share` 0 is the first, 1 the second. */
const between = (a: string, b: string, share: number): string => {
  const ends = parts(b);
  const mixed = parts(a).map((from, i) => Math.round(from + ((ends[i] ?? from) - from) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

export interface ChartColors {
  /** In the order of the measures, of which no chart has more. */
  readonly series: readonly string[];
  readonly axis: string;
  readonly grid: string;
  readonly family: string;
  readonly size: number;
}

const made = (mode: Mode): ChartColors => {
  const palette = palettes[mode];
  const { warning, neutral } = tones[mode];
  const isDark = mode === 'dark';
  return {
    series: isDark
      ? [between(palette.link, palette.primary, 0.45), warning.text, between(neutral.text, neutral.edge, 0.6)]
      : [palette.primary, between(warning.text, warning.edge, 0.45), palette.text],
    axis: palette.textFaint,
    grid: palette.edgeQuiet,
    family: type.family,
    size: type.caption,
  };
};

export const chartColors: Readonly<Record<Mode, ChartColors>> = { light: made('light'), dark: made('dark') };

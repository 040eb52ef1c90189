// How our charts look: quiet axes, no motion, numbers and days in Indonesian. Settings of @ant-design/plots, without loading it.
import type { ChartColors } from './chart-theme.ts';
import { type As, shortNumber, textOf } from './figures.ts';

export interface Point {
  readonly x: string;
  readonly y: number;
  /** Where a span begins; what others begin at is nothing. */
  readonly from?: number;
  /** Name of the measure. */
  readonly series: string;
  /** The address of the rows that it counts. */
  readonly to?: string | undefined;
}
export interface Drawing {
  /** 'spans' are bars that begin where the one before ended. */
  readonly shape: 'line' | 'columns' | 'stacked' | 'bars' | 'spans';
  readonly points: readonly Point[];
  readonly xAs: As;
  readonly yAs: As;
  /** Pixels. */
  readonly height: number;
  /** Names of the measures in the order of the colours; left out: as they come. */
  readonly series?: readonly string[];
}
export type Room = 'wide' | 'narrow';

/** Names stand at the left, one below the other. */
export const liesDown = ({ shape }: Pick<Drawing, 'shape'>): boolean => shape === 'bars' || shape === 'spans';

/** Pixels around the drawing: the last day of an axis, and the number at the end of the longest bar, have room. */
const MARGINS = {
  bars: { marginTop: 0, marginRight: 56, marginBottom: 0, marginLeft: 4 },
  others: { marginTop: 10, marginRight: 24, marginBottom: 4, marginLeft: 4 },
} as const;
/** Letters of a name beside its bar. */
const LONGEST: Readonly<Record<Room, number>> = { wide: 30, narrow: 19 };
/** Labels below an axis. */
const TICKS: Readonly<Record<Room, number>> = { wide: 11, narrow: 5 };

/** Leaves out the middle: names that begin alike often end differently. */
export const cut = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const head = Math.ceil((longest - 1) / 2);
  return `${text.slice(0, head).trimEnd()}…${text.slice(head + 1 - longest).trimStart()}`;
};
/** '06 Mar' under a day, 'Mar 26' under a month. */
const tick = (as: As, value: string, room: Room): string => {
  const text = textOf(as, value);
  if (as === 'date') return text.slice(0, 6);
  return as === 'month' ? `${text.slice(0, 3)} ${text.slice(-2)}` : cut(text, LONGEST[room]);
};

const TOOLTIP = {
  '.g2-tooltip': {
    background: 'var(--k-raised)',
    color: 'var(--k-text)',
    border: '1px solid var(--k-edge)',
    'border-radius': 'var(--k-radius)',
    'box-shadow': 'var(--k-shadow)',
    'font-family': 'var(--k-family)',
  },
  '.g2-tooltip-title': { color: 'var(--k-text-quiet)' },
  '.g2-tooltip-list-item-name-label': { color: 'var(--k-text-quiet)' },
  '.g2-tooltip-list-item-value': { color: 'var(--k-text)', 'font-variant-numeric': 'tabular-nums' },
};

const axesOf = (drawing: Drawing, { axis, grid, family, size }: ChartColors, room: Room) => {
  const { points, xAs, yAs } = drawing;
  const bars = liesDown(drawing);
  const step = Math.ceil(new Set(points.map(({ x }) => x)).size / TICKS[room]);
  const common = {
    labelFill: axis,
    labelFillOpacity: 1,
    labelOpacity: 1,
    labelFontSize: size,
    labelFontFamily: family,
    labelAutoRotate: false,
    title: false as const,
    tick: false,
    line: false,
  };
  const x = {
    ...common,
    labelAutoHide: false,
    ...(!bars && { tickFilter: (_: unknown, at: number) => at % step === 0 }),
    labelFormatter: (value: string) => tick(xAs, value, room),
  };
  const y = {
    ...common,
    grid: true,
    gridStroke: grid,
    gridStrokeOpacity: 1,
    gridLineDash: [0, 0],
    tickCount: 5,
    labelFormatter: (value: number) => (Number.isInteger(value) || yAs === 'money' ? shortNumber(value) : ''),
  };
  // The number stands at the end of its bar.
  return { x, y: bars ? (false as const) : y };
};

/** How far it reaches. */
const worthOf = ({ y, from = 0 }: Point): number => y - from;

/** What every shape has. */
export const configOf = (drawing: Drawing, colors: ChartColors, room: Room) => {
  const { shape, points, xAs, yAs, height } = drawing;
  const bars = liesDown(drawing);
  const spans = shape === 'spans';
  const several = new Set(points.map(({ series }) => series)).size > 1;
  const grouped = shape === 'columns' && several;
  return {
    data: [...points],
    xField: 'x',
    yField: spans ? ['from', 'y'] : 'y',
    colorField: 'series',
    ...(several && shape !== 'stacked' && shape !== 'line' && !spans && { group: true }),
    autoFit: true,
    height,
    ...MARGINS[bars ? 'bars' : 'others'],
    animate: false as const,
    legend: false as const,
    scale: {
      color: { range: [...colors.series], ...(drawing.series && { domain: [...drawing.series] }) },
      // A loss reaches below nothing.
      y: { nice: true, ...(!spans && { domainMin: 0 }) },
      ...(bars && { x: { padding: 0.3 } }),
      ...(grouped && { x: { padding: 0.5 } }),
    },
    axis: axesOf(drawing, colors, room),
    tooltip: {
      title: (point: Point) => textOf(xAs, point.x),
      items: [(point: Point) => ({ name: point.series, value: textOf(yAs, worthOf(point)) })],
    },
    interaction: { tooltip: { css: TOOLTIP } },
    style: {
      maxWidth: bars ? 20 : grouped ? 64 : 28,
      cursor: ({ to }: Point) => (to === undefined ? 'default' : 'pointer'),
      ...(shape !== 'stacked' && { radiusTopLeft: 3, radiusTopRight: 3 }),
    },
  };
};

/** The number at the end of a bar. */
export const barLabel = (yAs: As, { axis, family, size }: ChartColors) => ({
  text: (point: Point) => (yAs === 'money' ? shortNumber(worthOf(point)) : textOf(yAs, worthOf(point))),
  position: 'right' as const,
  textAlign: 'start' as const,
  dx: 6,
  fill: axis,
  fillOpacity: 1,
  fontSize: size,
  fontFamily: family,
});

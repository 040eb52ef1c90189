// The drawing of a chart: the only file that loads @ant-design/plots. Loaded when a chart is about to be seen.
import { Bar, Column as Columns, Line } from '@ant-design/plots';
import { useMedia } from '../../../providers/media.ts';
import { useMode } from '../../../providers/mode.ts';
import { chartColors } from './chart-theme.ts';
import { type As, shortNumber, textOf } from './figures.ts';

export interface Point {
  readonly x: string;
  readonly y: number;
  /** Name of the measure. */
  readonly series: string;
}
export interface Drawing {
  readonly shape: 'line' | 'columns' | 'stacked' | 'bars';
  readonly points: readonly Point[];
  readonly xAs: As;
  readonly yAs: As;
  /** Pixels. */
  readonly height: number;
}

/** Letters of a name beside its bar, where there is room and on a phone. */
const LONGEST = { wide: 30, narrow: 18 } as const;
const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
/** '06 Mar' under a day, 'Mar 26' under a month. */
const tick = (as: As, value: string, longest: number): string => {
  const text = textOf(as, value);
  if (as === 'date') return text.slice(0, 6);
  return as === 'month' ? `${text.slice(0, 3)} ${text.slice(-2)}` : cut(text, longest);
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

export default function PlotsChart({ shape, points, xAs, yAs, height }: Drawing) {
  const [mode] = useMode();
  const longest = useMedia('(min-width: 768px)') ? LONGEST.wide : LONGEST.narrow;
  const { series, axis, grid, family, size } = chartColors[mode];
  const label = { labelFill: axis, labelFillOpacity: 1, labelOpacity: 1, labelFontSize: size, labelFontFamily: family };
  const bars = shape === 'bars';
  const shared = {
    data: [...points],
    xField: 'x',
    yField: 'y',
    colorField: 'series',
    autoFit: true,
    height,
    margin: 4,
    animate: false as const,
    legend: false as const,
    scale: { color: { range: [...series] }, ...(bars && { x: { padding: 0.3 } }), y: { nice: true, domainMin: 0 } },
    axis: {
      x: {
        ...label,
        title: false as const,
        tick: false,
        line: false,
        labelAutoRotate: false,
        labelAutoHide: bars ? false : { keepHeader: true },
        labelFormatter: (value: string) => tick(xAs, value, longest),
      },
      y: {
        ...label,
        title: false as const,
        tick: false,
        line: false,
        grid: true,
        gridStroke: grid,
        gridStrokeOpacity: 1,
        gridLineDash: [0, 0],
        tickCount: 5,
        labelAutoHide: true,
        labelFormatter: (value: number) => (Number.isInteger(value) || yAs === 'money' ? shortNumber(value) : ''),
      },
    },
    tooltip: {
      title: (point: Point) => textOf(xAs, point.x),
      items: [(point: Point) => ({ name: point.series, value: textOf(yAs, point.y) })],
    },
    interaction: { tooltip: { css: TOOLTIP } },
  };
  if (shape === 'line') return <Line {...shared} style={{ lineWidth: 2 }} />;
  if (bars) return <Bar {...shared} style={{ maxWidth: 22, radiusTopLeft: 3, radiusTopRight: 3 }} />;
  const stacked = shape === 'stacked';
  const radius = stacked ? 0 : 3;
  const style = { maxWidth: 28, radiusTopLeft: radius, radiusTopRight: radius };
  return <Columns {...shared} {...(stacked ? { stack: true } : { group: true })} style={style} />;
}

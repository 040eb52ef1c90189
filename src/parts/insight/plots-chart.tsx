// The drawing of a chart: the only file that loads @ant-design/plots. Loaded when a chart is about to be seen.
import { Bar, Column, Line } from '@ant-design/plots';
import { useGo } from '../../providers/go.ts';
import { useMedia } from '../../providers/media.ts';
import { useMode } from '../../providers/mode.ts';
import { chartColors } from './chart-theme.ts';
import { barLabel, configOf, type Drawing, liesDown, type Point } from './plots-config.ts';

/** What the library hands over of a drawing: presses on its bars, each with its point. */
interface Drawn {
  readonly chart: {
    readonly on: (event: string, told: (press: { readonly data?: { readonly data?: Point } }) => void) => unknown;
  };
}

export default function PlotsChart(drawing: Drawing) {
  const [mode] = useMode();
  const room = useMedia('(min-width: 768px)') ? 'wide' : 'narrow';
  const colors = chartColors[mode];
  const go = useGo();
  const drawn = configOf(drawing, colors, room);
  if (drawing.shape === 'line') return <Line {...drawn} style={{ lineWidth: 2 }} />;
  // Who cannot press a bar goes the same ways by the links below the picture (chart-ways.tsx).
  const config = {
    ...drawn,
    onReady: ({ chart }: Drawn) => {
      chart.on('interval:click', ({ data }) => {
        if (data?.data?.to !== undefined) void go(data.data.to);
      });
    },
  };
  if (liesDown(drawing)) return <Bar {...config} label={barLabel(drawing.yAs, colors)} />;
  return drawing.shape === 'stacked' ? <Column {...config} stack /> : <Column {...config} />;
}

// The drawing of a chart: the only file that loads @ant-design/plots. Loaded when a chart is about to be seen.
import { Bar, Column, Line } from '@ant-design/plots';
import { useNavigate } from 'react-router';
import { useMedia } from '../../providers/media.ts';
import { useMode } from '../../providers/mode.ts';
import { chartColors } from './chart-theme.ts';
import { barLabel, configOf, type Drawing, liesDown, type Point } from './plots-config.ts';

type Clicked = { readonly data?: { readonly data?: Partial<Point> } };
interface Clickable {
  readonly on: (event: string, handler: (event: Clicked) => void) => unknown;
}

/** A click on a bar leads to its rows; the table behind the chart has the same ways as links. */
const useClicks = () => {
  const navigate = useNavigate();
  return (chart: Clickable) =>
    chart.on('element:click', ({ data }) => {
      if (data?.data?.to !== undefined) void navigate(data.data.to);
    });
};

export default function PlotsChart(drawing: Drawing) {
  const [mode] = useMode();
  const room = useMedia('(min-width: 768px)') ? 'wide' : 'narrow';
  const colors = chartColors[mode];
  const config = { ...configOf(drawing, colors, room), onReady: useClicks() };
  if (drawing.shape === 'line') return <Line {...config} style={{ lineWidth: 2 }} />;
  if (liesDown(drawing)) return <Bar {...config} label={barLabel(drawing.yAs, colors)} />;
  return drawing.shape === 'stacked' ? <Column {...config} stack /> : <Column {...config} />;
}

// The drawing of a chart: the only file that loads @ant-design/plots. Loaded when a chart is about to be seen.
import { Bar, Column, Line } from '@ant-design/plots';
import { useMedia } from '../../providers/media.ts';
import { useMode } from '../../providers/mode.ts';
import { chartColors } from './chart-theme.ts';
import { barLabel, configOf, type Drawing, liesDown } from './plots-config.ts';

export default function PlotsChart(drawing: Drawing) {
  const [mode] = useMode();
  const room = useMedia('(min-width: 768px)') ? 'wide' : 'narrow';
  const colors = chartColors[mode];
  const config = configOf(drawing, colors, room);
  if (drawing.shape === 'line') return <Line {...config} style={{ lineWidth: 2 }} />;
  if (liesDown(drawing)) return <Bar {...config} label={barLabel(drawing.yAs, colors)} />;
  return drawing.shape === 'stacked' ? <Column {...config} stack /> : <Column {...config} />;
}

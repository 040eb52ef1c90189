import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyCode, sampleOdontogram } from '../../../../.storybook/sample/odontogram.ts';
import { currentChart, plannedChart } from '../../../resources/service/odontogram-chart.ts';
import { OdontogramChart, type Selection } from './chart.tsx';

const NONE: Selection = new Map();
const { entries } = sampleOdontogram;

const meta = {
  title: 'Parts/Service/Odontogram chart',
  component: OdontogramChart,
  args: {
    current: new Map(),
    plan: new Map(),
    selection: NONE,
    onPick: () => undefined,
    onClear: () => undefined,
  },
} satisfies Meta<typeof OdontogramChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unexamined: Story = {};
export const AllLayers: Story = { args: { current: currentChart(entries), plan: plannedChart(entries) } };
export const EveryCode: Story = { args: { current: currentChart(everyCode) } };
export const Chosen: Story = {
  args: {
    current: currentChart(entries),
    selection: new Map([
      [16, ['M', 'O']],
      [46, []],
    ] as const),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChairChip, WaitingChip } from './waiting-chip.tsx';

const meta = {
  title: 'Parts/Service/Visit/Waiting chip',
  component: WaitingChip,
  args: { minutes: 5 },
} satisfies Meta<typeof WaitingChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = { args: { minutes: 15 } };
export const TooLong: Story = { args: { minutes: 45 } };
/** Told in whole hours from 100 minutes on. */
export const Hours: Story = { args: { minutes: 130 } };
export const InTheUnit: Story = { render: ({ minutes }) => <ChairChip minutes={minutes} /> };

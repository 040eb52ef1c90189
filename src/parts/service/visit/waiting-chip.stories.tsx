import type { Meta, StoryObj } from '@storybook/react-vite';
import { WaitingChip } from './waiting-chip.tsx';

const meta = {
  title: 'Visit/WaitingChip',
  component: WaitingChip,
  args: { minutes: 5 },
} satisfies Meta<typeof WaitingChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = { args: { minutes: 15 } };
export const TooLong: Story = { args: { minutes: 45 } };

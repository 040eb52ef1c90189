import type { Meta, StoryObj } from '@storybook/react-vite';
import { Unanswered } from './unanswered.tsx';

const meta = {
  title: 'Parts/Finance/Cashier/Unanswered payment',
  component: Unanswered,
  args: { busy: false, onAgain: () => undefined, onLeave: () => undefined },
} satisfies Meta<typeof Unanswered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

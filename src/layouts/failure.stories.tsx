import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Failure } from './failure.tsx';

const meta = {
  title: 'Layout/Failure',
  component: Failure,
  args: { message: 'Server tidak dapat dihubungi', onRetry: fn() },
} satisfies Meta<typeof Failure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

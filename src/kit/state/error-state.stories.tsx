import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Kit/Error state',
  component: ErrorState,
  args: { message: 'Server tidak dapat dihubungi' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithRetry: Story = { args: { onRetry: fn() } };

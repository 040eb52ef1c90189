import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Paging } from './paging.tsx';

const meta = {
  title: 'Kit/Paging',
  component: Paging,
  args: { page: 1, limit: 20, count: 240, onChange: fn() },
} satisfies Meta<typeof Paging>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { page: 6 } };
export const Last: Story = { args: { page: 12 } };
export const None: Story = { args: { count: 0 } };

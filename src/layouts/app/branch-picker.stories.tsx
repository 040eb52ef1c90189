import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import BranchPicker from './branch-picker.tsx';

const meta = {
  title: 'Layout/BranchPicker',
  component: BranchPicker,
  args: { onClose: fn() },
} satisfies Meta<typeof BranchPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

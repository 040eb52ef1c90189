import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Warnings } from './warnings.tsx';

const meta = {
  title: 'Kit/Warnings',
  component: Warnings,
  args: {
    warnings: ['Batch KMP-0412 kedaluwarsa dalam 20 hari.', 'Jumlah melebihi pesanan: 12 dari 10 kotak.'],
  },
} satisfies Meta<typeof Warnings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const None: Story = {
  args: { warnings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

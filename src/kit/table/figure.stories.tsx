import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Figure } from './figure.tsx';

const meta = { title: 'Kit/Figure', component: Figure, args: { value: 1_250_000 } } satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Positive: Story = {};
/** In brackets, as accountants write it. */
export const BelowZero: Story = {
  args: { value: -25_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(25.000)')).toBeVisible();
  },
};
/** Zeros of a column say nothing. */
export const Zero: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
/** ... but a sum or a balance is shown. */
export const ZeroOfASum: Story = {
  args: { value: 0, always: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

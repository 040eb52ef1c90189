import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PayUndivided } from './pay-undivided.tsx';

const meta = {
  title: 'Parts/Finance/Pay opening receivables',
  component: PayUndivided,
} satisfies Meta<typeof PayUndivided>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Button: Story = {};
/** In the row of a list. */
export const Small: Story = { args: { size: 'small' } };
/** Nobody can pay it yet: what comes first, and where. */
export const Explained: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bayar' }));
    await expect(await screen.findByRole('link')).toHaveAttribute('href', '/finance/periode');
  },
};

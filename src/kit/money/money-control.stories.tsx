import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { MoneyControl } from './money-control.tsx';

interface Args {
  readonly start: number | null;
  readonly disabled: boolean;
}
const Field = ({ start, disabled }: Args) => {
  const [value, setValue] = useState(start);
  return <MoneyControl aria-label="Jumlah" value={value} onChange={setValue} disabled={disabled} />;
};

const meta = {
  title: 'Kit/Money control',
  component: Field,
  args: { start: 1_250_000, disabled: false },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1.250.000');
  },
};
/** Grouped while it is typed. */
export const Typed: Story = {
  args: { start: null },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '75000');
    await expect(field).toHaveValue('75.000');
  },
};
export const Pasted: Story = {
  args: { start: null },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(field);
    await userEvent.paste('Rp 1.250.000');
    await userEvent.tab();
    await expect(field).toHaveValue('1.250.000');
  },
};
export const Disabled: Story = { args: { disabled: true } };

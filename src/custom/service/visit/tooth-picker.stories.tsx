import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ToothPicker } from './tooth-picker.tsx';

const Held = ({ start }: { start: readonly number[] }) => {
  const [value, setValue] = useState(start);
  return <ToothPicker id="teeth" label="Gigi" value={value} onChange={setValue} />;
};

const meta = { title: 'Pages/Service/Visit/Tooth picker', component: Held, args: { start: [] } } satisfies Meta<
  typeof Held
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { start: [16, 26] } };
export const MilkTeeth: Story = { args: { start: [54] } };
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const tooth = canvas.getByRole('button', { name: '11' });
    await userEvent.click(tooth);
    await expect(tooth).toHaveAttribute('aria-pressed', 'true');
  },
};

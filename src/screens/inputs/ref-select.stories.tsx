import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { RefSelect } from './ref-select.tsx';

const Held = (props: { resource: string; start: number | null; disabled?: boolean; invalid?: boolean }) => {
  const { start, ...rest } = props;
  const [value, setValue] = useState(start);
  return <RefSelect {...rest} label="Unit" value={value} onChange={setValue} />;
};

const meta = {
  title: 'Screens/Reference select',
  component: Held,
  args: { resource: 'service.unit', start: null },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { start: 3 } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { start: 3, disabled: true } };
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await screen.findByTitle(/Nama.* 2$/);
    await waitFor(() => expect(option).toBeVisible());
  },
};

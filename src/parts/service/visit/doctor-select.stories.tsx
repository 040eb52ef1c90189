import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DoctorSelect } from './doctor-select.tsx';

const Held = ({ start }: { start: number | null }) => {
  const [value, setValue] = useState(start);
  return <DoctorSelect value={value} onChange={setValue} />;
};

const meta = { title: 'Parts/Service/Visit/Doctor select', component: Held, args: { start: null } } satisfies Meta<
  typeof Held
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Chosen: Story = { args: { start: 3 } };
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Dokter' }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
  },
};

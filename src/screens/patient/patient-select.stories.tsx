import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type Asking, NewPatient } from './new-patient.ts';
import { PatientSelect } from './patient-select.tsx';

const Held = ({ onAsk, start }: { onAsk?: (asking: Asking) => void; start: number | null }) => {
  const [value, setValue] = useState(start);
  return (
    <NewPatient value={onAsk}>
      <PatientSelect label="Pasien" value={value} onChange={setValue} />
    </NewPatient>
  );
};

const meta = { title: 'Screens/Patient select', component: Held, args: { start: null } } satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { start: 2 } };
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ratna');
    await expect(await screen.findByText(/HP …0001/)).toBeVisible();
  },
};
/** Nobody is found: he is registered with what was typed. */
export const Registers: Story = {
  args: { onAsk: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzzz');
    await userEvent.click(await screen.findByText('Pasien Baru: “zzzz”'));
    await expect(args.onAsk).toHaveBeenCalledWith(expect.objectContaining({ typed: 'zzzz' }));
  },
};

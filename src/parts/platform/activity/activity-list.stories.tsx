import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ADMIN, MANAGER } from '../../../policies/role.ts';
import { type ActivityMode, firstFilter } from './activity.ts';
import { ActivityList } from './activity-list.tsx';

const Filtered = ({ mode }: { mode: ActivityMode; role: number }) => {
  const [filter, setFilter] = useState(firstFilter(mode));
  return <ActivityList mode={mode} filter={filter} onFilter={setFilter} />;
};

const meta = {
  title: 'Parts/Platform/Activity list',
  component: Filtered,
  args: { mode: 0, role: MANAGER },
} satisfies Meta<typeof Filtered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfManager: Story = {};
export const OfAdmin: Story = { args: { role: ADMIN } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Confirming: Story = {
  args: { mode: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Konfirmasi Aksi' }));
    const save = await screen.findByRole('button', { name: 'Simpan' });
    await expect(save).toBeDisabled();
    await userEvent.click(screen.getByText('Reject'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Beri Alasan' }), 'Jumlah sesuai');
    await expect(save).toBeEnabled();
  },
};
export const Decided: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keputusan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Jumlah sesuai bukti transfer')).toBeVisible());
  },
};
export const Changes: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Perubahan' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(screen.getByRole('cell', { name: 'Salah input' })).toBeVisible());
  },
};
/** A phone shows all of a number. */
export const ChangesNarrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Perubahan' });
    await userEvent.click(first as HTMLElement);
    const table = await screen.findByRole('table', { name: 'Perubahan' });
    const room = table.parentElement?.clientWidth ?? 0;
    await expect(table.scrollWidth).toBeLessThanOrEqual(room);
  },
};

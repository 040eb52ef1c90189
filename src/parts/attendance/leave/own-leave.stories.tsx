import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PERAWAT } from '../../../policies/role.ts';
import { OwnLeave } from './own-leave.tsx';

const meta = {
  title: 'Parts/Attendance/Own leave',
  component: OwnLeave,
  args: { role: PERAWAT },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Sisa cuti \d{4}: 11,5 hari/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
/** Special leave asks for its reason; a letter is a photo or a file. */
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ajukan Izin/Cuti' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /Jenis/ }));
    await userEvent.click(await screen.findByTitle('Cuti Khusus'));
    await expect(await screen.findByRole('combobox', { name: /Alasan cuti khusus/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Foto surat' })).toBeVisible();
  },
};
export const AskingNarrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ajukan Izin/Cuti' }));
    await expect(await screen.findByRole('button', { name: 'Pilih file' })).toBeVisible();
  },
};

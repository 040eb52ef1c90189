import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Attendance/Daily attendance',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everybody's day; the states are counted, and a click shows one of them alone. */
export const Day: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buka absensi Siti Aminah' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Terlambat 1$/ }));
    await expect(await canvas.findByRole('button', { name: 'Buka absensi Rizky Ramadhan' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Buka absensi Siti Aminah' })).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

const dialogOf = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

/** Nothing is changed without its reason; a punch that was voided says why. */
export const Corrected: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await dialogOf(canvasElement, 'Buka absensi Rizky Ramadhan');
    await expect(await sheet.findByText('Dibatalkan: Absen dua kali')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Simpan' })).toBeDisabled();
    await userEvent.type(sheet.getByLabelText('Alasan'), 'Mesin mati');
    await expect(sheet.getByRole('button', { name: 'Simpan' })).toBeEnabled();
    await expect(sheet.getByRole('button', { name: 'Kembalikan ke hitungan' })).toBeEnabled();
  },
};
/** The reason of what is voided is no part of the day's own form: nothing of the day is sent with it. */
export const Voided: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await dialogOf(canvasElement, 'Buka absensi Siti Aminah');
    await userEvent.type(sheet.getByLabelText('Alasan'), 'Mesin mati');
    await userEvent.click(await sheet.findByRole('button', { name: 'Batalkan absen 05:52' }));
    const reason = await screen.findByRole('textbox', { name: 'Beri Alasan' });
    await userEvent.type(reason, 'Absen dua kali');
    const dialog = reason.closest<HTMLElement>('[role=dialog]');
    if (!dialog) throw new Error('The reason stands in no dialog.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batalkan' }));
    await waitFor(() => expect(reason).not.toBeInTheDocument());
    await expect(sheet.getByLabelText('Alasan')).toHaveValue('Mesin mati');
    await expect(sheet.queryByRole('alert')).toBeNull();
  },
};
export const Recorded: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement, 'Catat Absen');
    await expect(dialog.getByRole('button', { name: 'Catat Absen' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Pegawai' }));
    await userEvent.click(await screen.findByTitle('Siti Aminah · 1008'));
    await userEvent.type(dialog.getByLabelText('Alasan'), 'Mesin mati');
    await expect(dialog.getByRole('button', { name: 'Catat Absen' })).toBeEnabled();
  },
};
export const Recalculated: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement, 'Hitung Ulang');
    await expect(dialog.getByText(/Absensi dihitung lagi/)).toBeVisible();
  },
};
/** What a file of the machine holds is told before it is stored. */
export const Imported: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement, 'Import Mesin');
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    const input = document.querySelector<HTMLInputElement>('.ant-modal input[type=file]');
    if (!input) throw new Error('No file can be chosen.');
    await userEvent.upload(input, new File(['1008\t2026-03-02 05:52:00'], 'log.dat', { type: 'text/plain' }));
    await expect(await dialog.findByText('12 absen baru dari 3 pegawai, 2 sudah ada')).toBeVisible();
    await expect(dialog.getByText(/77, 78/)).toBeVisible();
    await expect(dialog.getByText('Jam tidak dikenal')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled();
  },
};

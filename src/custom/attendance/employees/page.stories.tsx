import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ADMIN, MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Attendance/Staff',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForManager: Story = {};
export const ForAdmin: Story = { args: { role: ADMIN } };
export const Resigning: Story = {
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Keluarkan/ });
    if (!button) throw new Error('Nobody can be released.');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('Form Pengeluaran Pegawai')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Keluarkan' })).toBeDisabled();
  },
};
/** To what somebody's wages are made of: his rows alone. */
export const Pay: Story = {
  play: async ({ canvas }) => {
    const [components] = await canvas.findAllByRole('link', { name: /^Komponen gaji/ });
    const [loans] = await canvas.findAllByRole('link', { name: /^Kasbon/ });
    await expect(components?.getAttribute('href')).toMatch(/^\/attendance\/employees\/komponen\?pegawai=\d+$/);
    await expect(loans?.getAttribute('href')).toMatch(/^\/attendance\/employees\/kasbon\?pegawai=\d+$/);
  },
};
export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tambah Pegawai' }));
    await waitFor(() => expect(screen.getByLabelText(/Password pertama/)).toBeVisible());
  },
};
/** From Excel: what is taken, and that the file with its passwords is not kept. */
export const Importing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Impor Pegawai' }));
    await waitFor(() => expect(screen.getByText(/file tidak disimpan/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Unduh template' })).toBeEnabled();
  },
};
/** Accounts are a superior's. */
export const WithoutImport: Story = {
  args: { role: ADMIN },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Ubah kepegawaian/ });
    await expect(canvas.queryByRole('button', { name: 'Impor Pegawai' })).not.toBeInTheDocument();
  },
};
export const Employment: Story = {
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Ubah kepegawaian/ });
    if (!button) throw new Error('Nobody is employed.');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByLabelText(/Gaji pokok/)).toBeVisible());
  },
};
export const Profile: Story = {
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Profil / });
    if (!button) throw new Error('Nobody is there.');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('STR 31510112')).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE, INVESTOR, MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Scheduled reports',
  component: Page,
  args: { role: FINANCE },
  parameters: { path: '/finance/laporan-v2/langganan' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Setiap tanggal 1')).toBeVisible();
    await expect(page.getByText('Dijeda')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Kirim sekarang: Laba Rugi' }));
    await expect(await screen.findByText('Sedang dikirim kepada 2 penerima')).toBeVisible();
  },
};
/** Nothing is kept before somebody gets it. */
export const NewOne: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Jadwalkan Laporan' }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByRole('button', { name: 'Simpan' })).toBeDisabled();
    await userEvent.click(await drawer.findByRole('checkbox', { name: /Rina Wati/ }));
    await expect(drawer.getByRole('button', { name: 'Simpan' })).toBeEnabled();
    await expect(drawer.getByText(/Budi Santoso · manager · tanpa e-mail/)).toBeVisible();
  },
};
export const History: Story = {
  parameters: { path: '/finance/laporan-v2/langganan?tab=riwayat' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Server e-mail tidak dapat dihubungi')).toBeVisible();
    await expect(page.getAllByRole('button', { name: /Coba lagi/ })).toHaveLength(1);
  },
};
/** The password is never shown. */
export const Mail: Story = {
  args: { role: MANAGER },
  parameters: { path: '/finance/laporan-v2/langganan?tab=email' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText(/Kata sandi/)).toHaveValue('');
    await expect(page.getByText(/Kata sandi tersimpan/)).toBeVisible();
  },
};
/** What the bell leads to, for who only reads. */
export const OfAReader: Story = {
  args: { role: INVESTOR },
  parameters: { path: '/finance/laporan-v2/langganan?kiriman=3' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: /Buka PDF Laba Rugi/ })).toBeVisible();
    await expect(page.getByText('Tidak tersedia')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE, MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Bank reconciliation',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/bank/:id', path: '/finance/bank/1' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines and entries that differ cannot be matched; what is between them is booked from the line. */
export const Unmatched: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/QRIS bruto Rp 500\.000, potongan Rp 3\.500/)).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: /TOKO SINAR -1\.499\.400/ }));
    await userEvent.click(page.getByRole('checkbox', { name: /Biaya Toko Sinar -1\.000\.000/ }));
    await expect(page.getByRole('button', { name: 'Cocokkan' })).toBeDisabled();
    await userEvent.click(page.getByRole('checkbox', { name: /Biaya Toko Sinar -500\.000/ }));
    await expect(page.getByText(/selisih Rp 600/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Bukukan Selisih' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/Rp 600 masuk dan belum ada di buku/)).toBeVisible();
  },
};
export const Import: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Impor Mutasi/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Impor Mutasi' })).toBeDisabled();
  },
};
/** What is closed cannot be undone; a manager opens the last one again. */
export const History: Story = {
  args: { role: MANAGER },
  parameters: { path: '/finance/bank/1?tab=riwayat' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Ditutup')).toBeVisible();
    await expect(page.getAllByRole('button', { name: 'Lepas' })).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Buka Kembali' })).toBeEnabled();
  },
};

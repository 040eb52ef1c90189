import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Due payables',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/hutang-v2/transaction', path: '/finance/hutang-v2/transaction' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Payees: Story = {};
/** Whoever is owed less than nothing cannot be ticked; an account that is missing is told before anything is paid. */
export const Ticked: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('checkbox', { name: 'drg. Siti Nurhaliza Lubis' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Bayar 0 penerima' })).toBeDisabled();
    await userEvent.click(page.getByRole('checkbox', { name: 'Pilih semua' }));
    await expect(await page.findByText(/2 penerima: bruto Rp 1.440.000/)).toBeVisible();
    await expect(page.getByText(/Lab Gigi Prima tidak masuk/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Bayar 2 penerima' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Bayar' }));
    await expect((await dialog.findAllByText('Wajib diisi')).length).toBeGreaterThan(0);
  },
};
/** Cards have no headings: the tick of all who can be paid stays above them. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText('Pilih semua'));
    await expect(page.getByText('2 penerima, Rp 1.440.000')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Bayar 2 penerima' })).toBeVisible();
  },
};
/** Slips that are no transfers stand there with why, and cannot be ticked. */
export const Files: Story = {
  parameters: { path: '/finance/hutang-v2/transaction?tab=transfer' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Unduh CSV' })).toBeDisabled();
    await userEvent.click(page.getByRole('checkbox', { name: 'PH/BDG/2026/000004' }));
    await expect(page.getByRole('button', { name: 'Unduh CSV' })).toBeEnabled();
    await expect(page.getByRole('checkbox', { name: 'PH/BDG/2026/000005' })).toBeDisabled();
    await expect(page.getByText('Dibayar tunai')).toBeVisible();
  },
};

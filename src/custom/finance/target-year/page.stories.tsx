import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Targets of a year',
  component: Page,
  args: { role: MANAGER },
  parameters: { path: '/finance/master/targettahun?tahun=2026' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One value for all months, and what came of the year before with growth. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText('Pembayaran Januari')).toHaveValue('180.000.000');
    await userEvent.type(page.getByLabelText('Nilai'), '200000000');
    await userEvent.click(page.getByRole('button', { name: 'Isi semua bulan' }));
    await expect(page.getByLabelText('Pembayaran Desember')).toHaveValue('200000000');
    await userEvent.click(page.getByRole('button', { name: 'Salin realisasi 2025' }));
    await expect(await page.findByDisplayValue('171.000.000')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Simpan' })).toBeEnabled();
  },
};
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Pasien baru Maret'), 'x');
    await expect(page.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  },
};

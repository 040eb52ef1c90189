import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Profit sharing',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/profitsharing', path: '/finance/profitsharing?month=2026-02' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole('table', { name: 'Dibanding bulan sebelumnya' }));
    await expect(table.getByRole('row', { name: /^Laba 40\.512\.750 \(12\.417\.250\)/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /RS Mitra Sehat \(10,00%\) \(4\.051\.275\)/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Jasa dokter: -Rp 52\.730\.000/ })).toHaveAttribute(
      'href',
      '/finance/laporan-v2/labarugi?start_date=2026-02-01&end_date=2026-02-28',
    );
    await userEvent.click(page.getByRole('button', { name: 'Setujui' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/menjadi hutang pada hari terakhir bulan itu/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
  },
};

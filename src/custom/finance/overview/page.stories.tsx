import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FINANCE, MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Finance overview',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance', path: '/finance' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfABranch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cash = await canvas.findByRole('link', { name: '84.250.000' });
    await expect(cash).toHaveAttribute('href', expect.stringContaining('/finance/laporan-v2/bukubesar?'));
    await expect(canvas.getByRole('table', { name: 'Hasil bulan ini' })).toBeVisible();
    await expect(canvas.getByText('Anggaran')).toBeVisible();
  },
};

export const OfAManager: Story = {
  args: { role: MANAGER },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const result = await canvas.findByRole('link', { name: '31.200.000' });
    await expect(result).toHaveAttribute(
      'href',
      '/finance/laporan-v2/labarugi?start_date=2026-03-01&end_date=2026-03-06',
    );
    await expect(canvas.getAllByRole('link', { name: '15.700.000' })[0]).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '15.700.000' })[0]).toHaveAttribute(
      'href',
      '/finance/hutang-v2/transaction?until=2026-03-12',
    );
  },
};

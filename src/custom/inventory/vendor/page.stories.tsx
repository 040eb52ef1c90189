import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Vendor',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/inventory/master/vendor/:id', path: '/inventory/master/vendor/1' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithInvoices: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Faktur Pembelian' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Slip Pembayaran' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Supplier' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Sales returns',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/sales/retur', path: '/inventory/sales/retur' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Returns: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Retur Penjualan' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: /Tambah/ })).toBeNull();
  },
};

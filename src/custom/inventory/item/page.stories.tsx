import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Item',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/master/item/:id', path: '/inventory/master/item/2' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabels: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Cetak label' })).toBeVisible();
  },
};

export const Tabs: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const name of ['Satuan & barcode', 'Harga per cabang', 'Supplier & riwayat harga'])
      await expect(await page.findByRole('tab', { name })).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Supplier & riwayat harga' }));
    await expect(await page.findByRole('table', { name: /Riwayat harga/ })).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Kartu stok' }));
    await expect(await page.findByText('Saldo awal')).toBeVisible();
  },
};

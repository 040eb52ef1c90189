import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FINANCE, INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Item',
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

/** What is typed is saved by Enter or its button, and put back by Escape. */
export const PricesByBranch: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Harga per cabang' }));
    const price = await page.findByRole('spinbutton', { name: 'Harga Cabang Bandung' });
    await expect(price).toHaveValue('28.000');
    await userEvent.clear(price);
    await userEvent.type(price, '30000');
    await expect(page.getByRole('button', { name: 'Simpan harga Cabang Bandung' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(price).toHaveValue('28.000');
    await userEvent.clear(price);
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByText('Harga cabang disimpan')).toBeVisible();
  },
};

/** Whoever sets no prices reads them. */
export const PricesToRead: Story = {
  args: { role: FINANCE },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Harga per cabang' }));
    await expect(await page.findByText('Cabang Jakarta Selatan')).toBeVisible();
    await expect(page.queryByRole('spinbutton', { name: 'Harga Cabang Bandung' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { INVENTORY, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Sales',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/sales', path: '/inventory/sales' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Penjualan baru' }));
    const find = await screen.findByRole('combobox', { name: 'Cari atau scan barang' });
    await userEvent.type(find, 'sikat');
    await userEvent.click(await screen.findByText(/Sikat gigi ortodonti ·/));
    await expect(await screen.findByRole('spinbutton', { name: 'Jumlah Sikat gigi ortodonti' })).toHaveValue('1');
  },
};

export const ChoosingABatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Penjualan baru' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Cari atau scan barang' }), 'sikat');
    await userEvent.click(await screen.findByText(/Sikat gigi ortodonti ·/));
    const batch = await screen.findByRole('combobox', { name: 'Batch Sikat gigi ortodonti' });
    await expect(screen.getByText('FEFO otomatis')).toBeVisible();
    await userEvent.click(batch);
    const lot = 'LOT7A · 30 Apr 2026 · stok 300';
    await userEvent.click(await screen.findByText(lot));
    // Beside the list it stands as what was chosen.
    await expect((await screen.findAllByText(lot)).length).toBeGreaterThan(1);
  },
};

export const Scanning: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Penjualan baru' }));
    const field = await screen.findByRole('textbox', { name: 'Scan atau ketik barcode, lalu Enter' });
    await userEvent.type(field, '8991234567891{Enter}8991234567891{Enter}404404{Enter}');
    await expect(await screen.findByText('Barcode tidak dikenal.')).toBeVisible();
    await expect(screen.getByRole('spinbutton', { name: 'Jumlah Sikat gigi ortodonti' })).toHaveValue('2');
    await expect(screen.getAllByText('Sikat gigi ortodonti +1 Box')).toHaveLength(2);
  },
};

export const Looking: Story = {
  args: { role: PERAWAT },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/Penjualan/);
    await expect(within(canvasElement).queryByRole('button', { name: 'Penjualan baru' })).toBeNull();
  },
};

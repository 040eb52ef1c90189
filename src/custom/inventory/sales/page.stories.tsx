import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { INVENTORY, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Sales',
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

export const Looking: Story = {
  args: { role: PERAWAT },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/Penjualan/);
    await expect(within(canvasElement).queryByRole('button', { name: 'Penjualan baru' })).toBeNull();
  },
};

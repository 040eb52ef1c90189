import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { INVENTORY, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Low stock',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/purchase/low', path: '/inventory/purchase/low' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Buat PO (0)' })).toBeDisabled();
    await userEvent.click(await page.findByRole('checkbox', { name: 'Pilih Sarung tangan latex M' }));
    await expect(await page.findByRole('button', { name: 'Buat PO (1)' })).toBeEnabled();
  },
};
export const Prices: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Riwayat harga/ }));
    await expect(await screen.findByText('+11,00%')).toBeVisible();
  },
};
/** Nurses read it, and order nothing. */
export const OfNurse: Story = { args: { role: PERAWAT } };

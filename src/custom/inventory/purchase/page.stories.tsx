import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Order',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/purchase/:id', path: '/inventory/purchase/2' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Terima' })).toBeVisible();
  },
};
/** Who did what, with the way to what came of it. */
export const History: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Riwayat' }));
    await expect(await page.findByText('Sesuai anggaran')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Posting penerimaan/ })).toBeVisible();
  },
};
export const Invoices: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Faktur' }));
    await expect(await page.findByRole('tab', { name: 'Faktur', selected: true })).toBeVisible();
  },
};

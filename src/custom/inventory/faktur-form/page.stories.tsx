import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Purchase invoice form',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/inventory/purchase/invoice/create', path: '/inventory/purchase/invoice/create?terima=3' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfReceive: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Simpan' })).toBeVisible();
  },
};
/** Opened without goods: the way to choose them. */
export const WithoutGoods: Story = {
  parameters: { route: '/inventory/purchase/invoice/create', path: '/inventory/purchase/invoice/create' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
  },
};

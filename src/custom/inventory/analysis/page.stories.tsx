import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Analysis of the stock',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/inventory/warehouse/analisis', path: '/inventory/warehouse/analisis' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Movement: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('(42)')).toBeVisible();
  },
};
export const Slow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Stok lambat'));
    await expect(await canvas.findByText('Belum pernah')).toBeVisible();
  },
};
export const Abc: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('ABC'));
    await expect(await canvas.findByText(/^Kelas A · 1 item/)).toBeVisible();
  },
};

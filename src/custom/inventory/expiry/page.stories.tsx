import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { INVENTORY, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Expiry',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/warehouse/kedaluwarsa', path: '/inventory/warehouse/kedaluwarsa' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachWithItsWays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Retur LOT7A' })).toHaveAttribute(
      'href',
      '/inventory/purchase/return/create?terima=8&batch=LOT7A',
    );
    await expect(canvas.getByRole('link', { name: 'Mutasi ke JKT LOT7A' })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Kedaluwarsa (1)' }));
    await expect(await canvas.findByRole('link', { name: 'Penyesuaian Kedaluwarsa LOT1' })).toBeVisible();
    await expect(canvas.queryByText('LOT7A')).toBeNull();
  },
};
export const Nurse: Story = { args: { role: PERAWAT } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/New adjustment',
  component: Page,
  args: { role: INVENTORY },
  parameters: {
    route: '/inventory/warehouse/adjustment/create',
    path: '/inventory/warehouse/adjustment/create?jenis=2&gudang=1&item=1&batch=LOT7A&jumlah=10',
  },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfWhatExpired: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByDisplayValue('LOT7A')).toBeVisible();
  },
};

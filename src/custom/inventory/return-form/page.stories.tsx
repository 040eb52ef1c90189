import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Purchase return form',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/purchase/return/create', path: '/inventory/purchase/return/create?terima=3' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfReceive: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Simpan' })).toBeVisible();
  },
};

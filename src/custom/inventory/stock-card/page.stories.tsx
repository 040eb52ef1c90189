import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Stock card',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/warehouse/kartustok/:id', path: '/inventory/warehouse/kartustok/2' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moves: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Saldo awal')).toBeVisible();
    await expect(within(canvasElement).getAllByText('ADJ/BDG/2026/000001')).not.toHaveLength(0);
  },
};

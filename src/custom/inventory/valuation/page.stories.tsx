import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Worth of the stock',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/inventory/warehouse/nilai', path: '/inventory/warehouse/nilai?date=2026-02-28' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfADay: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Kartu stok Sarung tangan latex M' }),
    ).toHaveAttribute('href', '/inventory/warehouse/kartustok/4?sampai=2026-02-28');
  },
};

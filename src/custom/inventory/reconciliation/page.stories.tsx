import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Stock reconciliation',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/inventory/warehouse/rekonsiliasi', path: '/inventory/warehouse/rekonsiliasi' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Differs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1 akun berbeda dengan buku besar')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ADJ/BDG/2026/000001' })).toHaveAttribute(
      'href',
      '/inventory/warehouse/adjustment/1',
    );
    await expect(canvas.getByText('Stok tiap item sama dengan jumlah mutasinya')).toBeVisible();
  },
};

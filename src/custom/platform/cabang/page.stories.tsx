import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SUPERADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Platform/Branches',
  component: Page,
  args: { role: SUPERADMIN },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kehadiran dan gaji' })).toBeVisible();
    // Each figure of a branch leads to the rows of that branch.
    const [stock] = await canvas.findAllByRole('link', { name: 'Rp 25.010.500' });
    await expect(stock).toHaveAttribute('href', '/inventory/warehouse/nilai?cabang=1');
  },
};

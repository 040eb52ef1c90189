import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Receive',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/purchase/receive/:id', path: '/inventory/purchase/receive/3' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Periksa dahulu')).toBeVisible();
  },
};
export const Posted: Story = {
  parameters: { path: '/inventory/purchase/receive/1' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Pakai Rp 1.500 untuk Amoxicillin 500 mg' }),
    ).toBeEnabled();
  },
};

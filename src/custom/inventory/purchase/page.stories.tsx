import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Order',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/purchase/:id', path: '/inventory/purchase/2' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Terima' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Inventory',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory', path: '/inventory' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Rp 84.250.000')).toBeVisible();
  },
};

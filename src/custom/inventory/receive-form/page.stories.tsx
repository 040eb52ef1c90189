import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Receive form',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/purchase/receive/create', path: '/inventory/purchase/receive/create?po=2' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfOrder: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Simpan' })).toBeVisible();
  },
};

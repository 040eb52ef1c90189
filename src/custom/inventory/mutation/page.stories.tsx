import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Mutations',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/mutation', path: '/inventory/mutation?dari=1' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outgoing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('tab', { name: 'Keluar', selected: true })).toBeVisible();
    await expect((await page.findAllByText('5 hari'))[0]).toBeVisible();
  },
};

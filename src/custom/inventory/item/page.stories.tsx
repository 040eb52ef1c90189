import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Item',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/master/item/:id', path: '/inventory/master/item/2' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabels: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Cetak label' })).toBeVisible();
  },
};

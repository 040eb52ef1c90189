import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Use of consumables',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/warehouse/bhp', path: '/inventory/warehouse/bhp' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByTreatment: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Pasta poles 75 g')).toBeVisible();
    await expect(within(canvasElement).getByText('Tambal komposit')).toBeVisible();
  },
};

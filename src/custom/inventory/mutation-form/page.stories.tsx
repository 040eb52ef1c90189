import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/New mutation',
  component: Page,
  args: { role: PERAWAT },
  parameters: { route: '/inventory/mutation/create', path: '/inventory/mutation/create' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No place is chosen before somebody says so. */
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText(/^Dari/)).toBeVisible();
    await expect(page.getAllByText('Pilih…')).toHaveLength(2);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/New mutation',
  component: Page,
  args: { role: PERAWAT },
  parameters: { route: '/inventory/mutation/create', path: '/inventory/mutation/create' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two places fit side by side; more are a list. */
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/^Dari/)).toBeVisible();
  },
};

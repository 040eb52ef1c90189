import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Stock count',
  component: Page,
  args: { role: PERAWAT },
  parameters: { route: '/inventory/warehouse/opname/:id', path: '/inventory/warehouse/opname/1' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1 dari 2 baris dihitung')).toBeVisible();
  },
};

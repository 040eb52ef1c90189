import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Chart of accounts',
  component: Page,
  args: { role: FINANCE },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The unit is said once, above the amounts. */
export const Tree: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Saldo (Rp)' })).toBeVisible();
    await expect(canvas.queryAllByRole('cell', { name: /^Rp/ })).toEqual([]);
  },
};

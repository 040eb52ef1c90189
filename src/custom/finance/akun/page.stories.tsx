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

/** Code and name stand in one cell, so that the balance is in sight beside them. */
export const TreeNarrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    const { scrollWidth, clientWidth } = table.parentElement ?? table;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvas.queryByRole('columnheader', { name: 'Nama' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Saldo (Rp)' })).toBeVisible();
  },
};

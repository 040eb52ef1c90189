import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Dividend settings',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/deviden/setting', path: '/finance/deviden/setting' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Simulated: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText('Laba yang diandaikan')).toHaveValue('100.000.000');
    const table = within(await page.findByRole('table', { name: 'Pembagian per investor' }));
    await expect(table.getByRole('row', { name: /Sari Wijayanti 30 30,00 20\.400\.000/ })).toBeVisible();
  },
};

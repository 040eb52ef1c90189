import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Income of packages',
  component: Page,
  args: { role: ADMIN },
  parameters: { route: '/finance/income/paket', path: '/finance/income/paket' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sold: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paket Behel Metal (BM-02)')).toBeVisible();
  },
};

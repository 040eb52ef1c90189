import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Investor',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/master/investor/:id', path: '/finance/master/investor/1' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shares: Story = {};
export const Account: Story = { parameters: { path: '/finance/master/investor/1?tab=rekening' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN, FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Receipt',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/payment/transaction/:id', path: '/finance/payment/transaction/7' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsFinance: Story = {};
export const AsAdmin: Story = { args: { role: ADMIN } };

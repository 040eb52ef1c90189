import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN, FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Payroll',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/attendance/payroll/transaction', path: '/attendance/payroll/transaction' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Run: Story = {};
/** Prepares it, and neither approves nor books it. */
export const Desk: Story = { args: { role: ADMIN } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN, PERAWAT } from '../../../policies/role.ts';
import { CashierDesk } from './cashier-desk.tsx';

const meta = {
  title: 'Parts/Cashier/Desk',
  args: { role: ADMIN },
  render: () => <CashierDesk title="Kasir" />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bills: Story = {};
export const Paying: Story = { parameters: { path: '/?bill=1' } };
export const WithoutMoney: Story = { args: { role: PERAWAT } };

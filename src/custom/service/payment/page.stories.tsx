import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN, PERAWAT } from '../../../policies/role.ts';
import CashierPage from './page.tsx';

const meta = {
  title: 'Pages/Service/Cashier',
  args: { role: ADMIN },
  render: () => <CashierPage />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bills: Story = {};
export const Paying: Story = { parameters: { path: '/?bill=1' } };
export const WithoutMoney: Story = { args: { role: PERAWAT } };

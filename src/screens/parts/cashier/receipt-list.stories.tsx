import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN, MANAGER } from '../../../policies/role.ts';
import { ReceiptList } from './receipt-list.tsx';

const meta = {
  title: 'Parts/Cashier/Receipts',
  args: { role: MANAGER },
  render: () => <ReceiptList title="Pembayaran" />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsManager: Story = {};
export const AsAdmin: Story = { args: { role: ADMIN } };

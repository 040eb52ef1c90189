import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADMIN } from '../../../policies/role.ts';
import { DepositDrawer } from '../../../parts/finance/cashier/deposit-drawer.tsx';
import { PaymentSheet } from '../../../parts/finance/cashier/payment-sheet.tsx';
import { ReceiveDrawer } from './receive-drawer.tsx';

const meta = {
  title: 'Pages/Finance/Receipts/Receive',
  args: { role: ADMIN },
  render: () => <ReceiveDrawer onClose={() => undefined} />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FindPatient: Story = {};
export const AllBills: Story = { render: () => <PaymentSheet customerId={1} name="Ratna Kusuma Wardani" /> };
export const Deposit: Story = { render: () => <DepositDrawer onClose={() => undefined} /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ADMIN } from '../../../policies/role.ts';
import { billtransaction } from '../../../resources/finance/billtransaction.ts';
import { AccountReceipt } from './account-receipts.tsx';

const NARROW = 280;
const row = {
  id: 1,
  version: 1,
  code: 'KW/BDG/2026/000588',
  transaction_at: '2026-11-27T20:03:00.000Z',
  price_amount: 250_000,
  method_names: 'Tunai + QRIS',
  status: billtransaction.state.valid,
  statusname: billtransaction.states[billtransaction.state.valid].label,
};
const waiting = {
  ...row,
  id: 2,
  requests: [{ id: 7, action: 'finance.payment.void', label: 'Pembatalan pembayaran', verb: 'void' }],
};

const meta = {
  title: 'Parts/Finance/Desk/Receipts of an account',
  args: { role: ADMIN },
  render: () => (
    <ul style={{ width: NARROW }}>
      <AccountReceipt row={row} />
      <AccountReceipt row={waiting} />
    </ul>
  ),
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheColumn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pembatalan pembayaran menunggu persetujuan')).toBeVisible();
    await expect(canvas.getByRole('list').scrollWidth).toBe(NARROW);
  },
};

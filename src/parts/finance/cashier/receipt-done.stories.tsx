import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReceipt } from '../../../../.storybook/sample/call.ts';
import { ReceiptDone } from './receipt-done.tsx';

const meta = {
  title: 'Parts/Finance/Cashier/Receipt done',
  component: ReceiptDone,
  args: { receipt: sampleReceipt, onNext: () => undefined },
} satisfies Meta<typeof ReceiptDone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithChange: Story = {};
export const Exact: Story = { args: { receipt: { ...sampleReceipt, change_amount: 0 } } };

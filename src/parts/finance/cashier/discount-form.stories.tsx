import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBill } from '../../../../.storybook/sample/call.ts';
import { DiscountForm } from './discount-form.tsx';

const meta = {
  title: 'Parts/Finance/Cashier/Discount',
  component: DiscountForm,
  args: { bill: sampleBill(1), onDone: () => undefined, onCancel: () => undefined },
} satisfies Meta<typeof DiscountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByAmount: Story = {};
export const ByPercent: Story = {
  args: { bill: { ...sampleBill(1), discount_amount: 130_000, discount_percent: 10 } },
};

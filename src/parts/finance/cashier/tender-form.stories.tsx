import type { Meta, StoryObj } from '@storybook/react-vite';
import { TenderForm } from './tender-form.tsx';

const meta = {
  title: 'Parts/Finance/Cashier/Tenders',
  component: TenderForm,
  args: {
    methods: [
      { id: 1, name: 'Tunai', kind: 1, need_reference: false },
      { id: 2, name: 'Transfer BCA', kind: 2, need_reference: true },
      { id: 5, name: 'QRIS', kind: 5, need_reference: false },
      { id: 7, name: 'Deposit', kind: 7, need_reference: false },
    ],
    due: 1_200_000,
    busy: false,
    action: 'Terbitkan & Bayar',
    onPay: () => undefined,
  },
} satisfies Meta<typeof TenderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cash: Story = {};
export const WithDeposit: Story = { args: { deposit: 750_000 } };
export const Busy: Story = { args: { busy: true } };
export const NothingDue: Story = { args: { due: 0 } };

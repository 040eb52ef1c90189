import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
    onPay: fn(),
  },
} satisfies Meta<typeof TenderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cash: Story = {};
export const WithDeposit: Story = { args: { deposit: 750_000 } };
export const Busy: Story = { args: { busy: true } };
export const NothingDue: Story = { args: { due: 0 } };

/** In cash, with more than is due: the change is told before it is taken. */
export const Change: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const pay = canvas.getByRole('button', { name: 'Terbitkan & Bayar' });
    await expect(pay).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Uang pas' }));
    await userEvent.click(canvas.getByRole('button', { name: '+ 100rb' }));
    await expect(canvas.getByText('Uang kurang')).toBeVisible();
    await expect(pay).toBeDisabled();
    await userEvent.clear(canvas.getByLabelText('Uang diterima'));
    await userEvent.type(canvas.getByLabelText('Uang diterima'), '1300000');
    await userEvent.click(pay);
    await expect(args.onPay).toHaveBeenCalledTimes(1);
    await expect(args.onPay).toHaveBeenCalledWith({
      rows: [{ key: 0, methodId: 1, amount: 1_200_000, reference: '' }],
      received: 1_300_000,
      keep: false,
    });
  },
};

/** The deposit takes the place of the row that stood empty; what it leaves is paid by another method. */
export const DepositAndTransfer: Story = {
  args: { deposit: 750_000 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Pakai deposit/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah metode' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Terbitkan & Bayar' }));
    await expect(args.onPay).toHaveBeenCalledTimes(1);
    await expect(args.onPay).toHaveBeenCalledWith({
      rows: [
        { key: 1, methodId: 7, amount: 750_000, reference: '' },
        { key: 2, methodId: 1, amount: 450_000, reference: '' },
      ],
      received: null,
      keep: false,
    });
  },
};

/** More than is due is taken only when it is kept as deposit. */
export const TooMuch: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Jumlah'), '1250000');
    const pay = canvas.getByRole('button', { name: 'Terbitkan & Bayar' });
    await expect(pay).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(pay);
    await expect(args.onPay).toHaveBeenCalledTimes(1);
    await expect(args.onPay).toHaveBeenCalledWith({
      rows: [{ key: 0, methodId: 1, amount: 1_250_000, reference: '' }],
      received: null,
      keep: true,
    });
  },
};

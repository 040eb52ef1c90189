import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { RestQuestion } from './rest-question.tsx';

const meta = {
  title: 'Parts/Finance/Cashier/Rest of a partial payment',
  component: RestQuestion,
  args: {
    rest: {
      bill: {
        id: 1,
        version: 1,
        code: 'INV/BDG/2026/000101',
        type: 1,
        status: 1,
        statusname: 'Terbit',
        source_type: 'visit',
        source_id: 1,
        payment_type: 1,
        transaction_at: '2026-03-02',
        customer_id: 1,
        customer_name: 'Ratna Kusuma Wardani',
        customerdata: null,
        doctordata: null,
        requests: [],
      },
      left: 1_500_000,
      others: 1,
    },
    action: 'Terbitkan & Bayar',
    onGo: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof RestQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const OnCredit: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('radio', { name: /Dicicil/ }));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrisScreen } from './qris-screen.tsx';

const meta = {
  title: 'Parts/Finance/Cashier/QRIS',
  component: QrisScreen,
  args: {
    methodId: 5,
    amount: 1_250_000,
    reference: '',
    needsReference: false,
    onArrived: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof QrisScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const WithReference: Story = { args: { needsReference: true } };

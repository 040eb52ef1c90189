import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../../../policies/role.ts';
import TransferRecordPage from './page.tsx';

const meta = {
  title: 'Pages/Finance/Cash transfer',
  args: { role: FINANCE },
  parameters: { path: '/finance/biaya/transfer/1', route: '/finance/biaya/transfer/:id' },
  render: () => <TransferRecordPage />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Booked: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../../../policies/role.ts';
import CashDayPage from './page.tsx';

const meta = {
  title: 'Pages/Finance/Cash day',
  args: { role: FINANCE },
  render: () => <CashDayPage />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfADay: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../../../policies/role.ts';
import { SessionDetail } from './session-detail.tsx';

const meta = {
  title: 'Pages/Finance/Cash session',
  args: { role: FINANCE },
  render: () => <SessionDetail id={2} />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};

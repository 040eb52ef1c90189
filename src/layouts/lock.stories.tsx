import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from './lock.tsx';

const meta = {
  title: 'Layout/Lock',
  component: Lock,
  args: { user: { name: 'drg. Laksmi Dewi', username: 'dokter.dps' } },
} satisfies Meta<typeof Lock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

import { BellOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from './count-badge.tsx';

const meta = {
  title: 'Kit/Count badge',
  component: CountBadge,
  args: { count: 3, children: <BellOutlined aria-hidden style={{ fontSize: 18 }} /> },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { count: 0 } };
export const TooMany: Story = { args: { count: 140 } };

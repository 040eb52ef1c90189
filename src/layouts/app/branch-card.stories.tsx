import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BranchCard } from './branch-card.tsx';

const meta = { title: 'Layout/Branch card', component: BranchCard, args: { onChange: fn() } } satisfies Meta<
  typeof BranchCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Superadmin: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from './status-chip.tsx';

const meta = { title: 'Kit/Status chip', component: StatusChip, args: { label: 'Lunas' } } satisfies Meta<
  typeof StatusChip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Info: Story = { args: { tone: 'info' } };
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning' } };
export const Danger: Story = { args: { tone: 'danger' } };

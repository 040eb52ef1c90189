import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './money.tsx';

const meta = { title: 'Kit/Money', component: Money, args: { value: 1_250_000 } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Strong: Story = { args: { strong: true } };
export const Negative: Story = { args: { value: -50_000 } };

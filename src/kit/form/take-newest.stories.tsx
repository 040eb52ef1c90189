import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TakeNewest } from './take-newest.tsx';

const meta = {
  title: 'Kit/Take the newest version',
  component: TakeNewest,
  args: { onTake: fn() },
} satisfies Meta<typeof TakeNewest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const WithStored: Story = { args: { children: <p>Harga: Rp 350.000 (tadinya Rp 300.000)</p> } };

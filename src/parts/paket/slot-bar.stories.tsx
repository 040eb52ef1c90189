import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SlotBar } from './slot-bar.tsx';

const meta = { title: 'Parts/Packages/Slot bar', component: SlotBar } satisfies Meta<typeof SlotBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = { args: { used: 3, total: 12 } };
export const WithReserved: Story = {
  args: { used: 3, reserved: 1, total: 12 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3/12 · 1 dipesan')).toBeVisible();
  },
};
export const UsedUp: Story = { args: { used: 4, total: 4 } };
export const None: Story = { args: { used: 0, total: 0 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dayStatus } from '../../../resources/attendance/day-status.ts';
import { DayChip } from './day-chip.tsx';

const meta = {
  title: 'Parts/Attendance/Day chip',
  component: DayChip,
  args: { day: { status: dayStatus.present, is_half_day: false, is_edited: false } },
} satisfies Meta<typeof DayChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Present: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Diubah manual')).toBeNull();
  },
};
export const HalfLeave: Story = {
  args: { day: { status: dayStatus.leave, is_half_day: true, is_edited: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('½ hari')).toBeVisible();
  },
};
export const Edited: Story = {
  args: { day: { status: dayStatus.absent, is_half_day: false, is_edited: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diubah manual')).toBeVisible();
  },
};

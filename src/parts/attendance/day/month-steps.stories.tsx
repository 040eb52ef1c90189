import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MonthSteps } from './month-steps.tsx';

const meta = {
  title: 'Parts/Attendance/Month steps',
  component: MonthSteps,
  args: { month: '2026-01', onChange: fn() },
} satisfies Meta<typeof MonthSteps>;
export default meta;

/** Over the year's end, too. */
export const January: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bulan sebelumnya' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-12');
    await userEvent.click(canvas.getByRole('button', { name: 'Bulan berikutnya' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DaySteps } from './day-steps.tsx';

const meta = {
  title: 'Kit/Day steps',
  component: DaySteps,
  args: {
    label: 'Tanggal',
    date: '2026-03-02',
    today: '2026-03-06',
    previous: 'Hari sebelumnya',
    next: 'Hari berikutnya',
    onChange: fn(),
  },
} satisfies Meta<typeof DaySteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnEarlierDay: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hari sebelumnya' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Hari ini' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-06');
  },
};
export const ByTheWeek: Story = {
  args: { date: '2026-03-06', step: 7 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hari berikutnya' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-13');
    await expect(canvas.getByRole('button', { name: 'Hari ini' })).toBeDisabled();
  },
};

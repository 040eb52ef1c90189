import type { Meta, StoryObj } from '@storybook/react-vite';
import dayjs from 'dayjs';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ClockPicker, DayPicker } from './day-picker.tsx';

const meta = {
  title: 'Kit/Day picker',
  component: DayPicker,
  args: { 'aria-label': 'Tanggal lahir', format: 'DD/MM/YYYY', value: dayjs('2026-03-06'), onChange: fn() },
} satisfies Meta<typeof DayPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Empty: Story = { args: { value: null } };
export const Month: Story = { args: { picker: 'month', format: 'MMMM YYYY', 'aria-label': 'Masa pajak' } };
export const Year: Story = { args: { picker: 'year', format: 'YYYY', 'aria-label': 'Tahun' } };
export const Wrong: Story = { args: { status: 'error', 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
export const Time: Story = {
  render: () => <ClockPicker aria-label="Jam mulai" format="HH:mm" value={dayjs('2026-03-06T09:30')} />,
};

/** A day that is typed as forms are written is taken. */
export const Typed: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    // The calendar itself, not what stands in for it.
    await waitFor(() => expect(canvasElement.querySelector('.ant-picker')).not.toBeNull());
    const input = within(canvasElement).getByLabelText('Tanggal lahir');
    await userEvent.click(input);
    await userEvent.type(input, '07/03/2026');
    await userEvent.click(await screen.findByTitle('2026-03-07'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

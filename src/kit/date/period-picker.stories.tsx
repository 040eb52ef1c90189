import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { MonthPicker, YearPicker } from './period-picker.tsx';

const meta = {
  title: 'Kit/Period picker',
  component: MonthPicker,
  args: { label: 'Masa pajak', month: '2026-03', onChange: fn() },
} satisfies Meta<typeof MonthPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvasElement, args }) => {
    // The calendar has an icon; the field that stands for it until it is loaded has none.
    await within(canvasElement).findByRole('img', { name: 'calendar' });
    const input = within(canvasElement).getByLabelText('Masa pajak');
    await expect(input).toHaveValue('Maret 2026');
    await userEvent.click(input);
    await userEvent.click(await screen.findByTitle('2026-05'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05');
  },
};
/** Later months cannot be chosen. */
export const Until: Story = {
  args: { until: '2026-03-06' },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('img', { name: 'calendar' });
    await userEvent.click(within(canvasElement).getByLabelText('Masa pajak'));
    await userEvent.click(await screen.findByTitle('2026-05'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByTitle('2026-02'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02');
  },
};

const onYear = fn();
export const Year: Story = {
  render: () => <YearPicker label="Tahun pajak" year={2026} onChange={onYear} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', { name: 'calendar' });
    const input = within(canvasElement).getByLabelText('Tahun pajak');
    await expect(input).toHaveValue('2026');
    await userEvent.click(input);
    await userEvent.click(await screen.findByTitle('2025'));
    await expect(onYear).toHaveBeenLastCalledWith(2025);
  },
};

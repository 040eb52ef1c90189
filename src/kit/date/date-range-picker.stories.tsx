import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { addDays, dateIn } from '../../resources/kernel/date.ts';
import { DateRangePicker } from './date-range-picker.tsx';
import type { DateRange } from './range.ts';

const today = dateIn('Asia/Jakarta', new Date());

const Held = ({ start, end, required }: DateRange & { required?: boolean }) => {
  const [range, setRange] = useState({ start, end });
  return (
    <div style={{ width: 290 }}>
      <DateRangePicker
        label="Tanggal kunjungan"
        required={required}
        {...range}
        onChange={(from, to) => setRange({ start: from, end: to })}
      />
    </div>
  );
};

const meta = {
  title: 'Kit/Date range picker',
  component: Held,
  args: { start: '', end: '' },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unset: Story = {};
export const Today: Story = {
  args: { start: today, end: today },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TODAY')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hari berikutnya' }));
    await expect(canvas.getByText('AKAN DATANG')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hari sebelumnya' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hari sebelumnya' }));
    await expect(canvas.getByText('SUDAH LEWAT')).toBeVisible();
  },
};
export const Upcoming: Story = { args: { start: addDays(today, 2), end: addDays(today, 9) } };
export const Past: Story = { args: { start: '2026-01-01', end: '2026-01-31' } };
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Semua Tanggal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pilih Periode' }));
    const apply = dialog.getByRole('button', { name: 'APPLY' });
    await expect(apply).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Bulan lalu' }));
    await expect(apply).toBeEnabled();
    await userEvent.click(apply);
    await expect(canvas.getByText('SUDAH LEWAT')).toBeVisible();
  },
};
export const Backwards: Story = {
  args: { start: '2026-01-02', end: '2026-01-31', required: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /02 Jan 2026/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pilih Periode' }));
    const end = dialog.getByLabelText('Sampai tanggal');
    await userEvent.clear(end);
    await userEvent.type(end, '1/1/2026{Enter}');
    await expect(dialog.getByRole('button', { name: 'APPLY' })).toBeDisabled();
    await expect(dialog.getByText('Tanggal akhir harus setelah tanggal awal')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './roster-page.tsx';

const meta = {
  title: 'Pages/Attendance/Roster',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Days are as wide as each other, whatever is said of one of them. */
export const Week: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kurang perawat')).toBeVisible();
    const [, ...days] = canvas.getAllByRole('columnheader');
    const widths = days.map((day) => Math.round(day.getBoundingClientRect().width));
    await expect(widths).toHaveLength(7);
    await expect(new Set(widths).size).toBe(1);
  },
};
/** A doctor practises on Monday; the nurse who is painted there makes up for the one that was missing. */
export const Painted: Story = {
  play: async ({ canvas }) => {
    const [cell] = await canvas.findAllByRole('button', { name: /^Siti Aminah, / });
    if (!cell) throw new Error('Nobody stands in the roster.');
    await expect(canvas.getByText('Kurang perawat')).toBeVisible();
    await userEvent.click(cell);
    await expect(canvas.getByRole('button', { name: 'Simpan (1)' })).toBeEnabled();
    await expect(canvas.queryByText('Kurang perawat')).toBeNull();
  },
};

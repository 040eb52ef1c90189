import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Attendance/Monthly attendance',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Siti Aminah' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Keterangan huruf' })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
/** A cell opens the day behind it. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const [cell] = await canvas.findAllByRole('button', { name: /^Siti Aminah, / });
    if (!cell) throw new Error('Nobody stands in the month.');
    await userEvent.click(cell);
    await expect(await screen.findByRole('dialog', { name: /^Siti Aminah, / })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Attendance/Payroll periods',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/attendance/master/payrollperiode', path: '/attendance/master/payrollperiode' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Periods: Story = {};
/** All of a year at once: what is missing is told in its place. */
export const Year: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Buat 12 bulan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Simpan' }));
    await expect((await dialog.findAllByText('Wajib diisi')).length).toBeGreaterThan(0);
  },
};

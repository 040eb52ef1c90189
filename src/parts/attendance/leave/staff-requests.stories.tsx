import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import { StaffRequests } from './staff-requests.tsx';

const meta = {
  title: 'Parts/Attendance/Requests of the staff',
  component: StaffRequests,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /Izin\/Cuti/ })).toBeVisible();
  },
};
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Lembur/ }));
    await expect(await screen.findByText('2 jam 30 menit')).toBeVisible();
  },
};

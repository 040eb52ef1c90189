import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { MANAGER, PERAWAT } from '../../../policies/role.ts';
import { OvertimePanel } from './overtime-panel.tsx';
import { OwnOvertime } from './own-overtime.tsx';

const meta = {
  title: 'Parts/Attendance/Overtime',
  component: OvertimePanel,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2 jam 30 menit')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Tolak' })).toHaveLength(2);
  },
};
export const StaffNarrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Own: Story = { args: { role: PERAWAT }, render: () => <OwnOvertime /> };
export const OwnNarrow: Story = {
  args: { role: PERAWAT },
  render: () => <OwnOvertime />,
  globals: { viewport: { value: 'mobile1' } },
};
export const Asking: Story = {
  args: { role: PERAWAT },
  render: () => <OwnOvertime />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ajukan Lembur' }));
    await expect(await screen.findByLabelText(/^Mulai/)).toBeVisible();
    await expect(screen.queryByRole('checkbox', { name: 'Melewati batas' })).toBeNull();
  },
};

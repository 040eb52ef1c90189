import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Attendance/Shifts',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/attendance/master/shift', path: '/attendance/master/shift' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the roster and the holidays. */
export const Shifts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('tab')).toHaveLength(3);
  },
};

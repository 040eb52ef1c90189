import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './holiday-page.tsx';

const meta = {
  title: 'Pages/Attendance/Holidays',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/attendance/master/shift/libur', path: '/attendance/master/shift/libur' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Holidays: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent('Hari Libur');
  },
};

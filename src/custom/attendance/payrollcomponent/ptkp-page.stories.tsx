import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './ptkp-page.tsx';

const route = '/attendance/master/payrollcomponent/ptkp';
const meta = {
  title: 'Pages/Attendance/PTKP and Pasal 17',
  component: Page,
  args: { role: FINANCE },
  parameters: { route, path: route },
} satisfies Meta<{ role: number }>;
export default meta;

export const List: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sampai Rp 60.000.000')).toBeVisible();
  },
};

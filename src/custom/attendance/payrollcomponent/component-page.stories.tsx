import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './component-page.tsx';

const route = '/attendance/master/payrollcomponent';
const meta = {
  title: 'Pages/Attendance/Wage components',
  component: Page,
  args: { role: FINANCE },
  parameters: { route, path: route },
} satisfies Meta<{ role: number }>;
export default meta;

export const List: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'TER PPh 21' })).toBeVisible();
  },
};

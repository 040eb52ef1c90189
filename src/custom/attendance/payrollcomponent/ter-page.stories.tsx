import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './ter-page.tsx';

const route = '/attendance/master/payrollcomponent/ter';
const meta = {
  title: 'Pages/Attendance/TER PPh 21',
  component: Page,
  args: { role: FINANCE },
  parameters: { route, path: route },
} satisfies Meta<{ role: number }>;
export default meta;

export const List: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Bruto sebulan'), '8363200');
    await userEvent.click(canvas.getByRole('button', { name: 'Hitung' }));
    await expect(await canvas.findByText('Rp 127.358')).toBeVisible();
  },
};

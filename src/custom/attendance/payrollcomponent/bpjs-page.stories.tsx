import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './bpjs-page.tsx';

const route = '/attendance/master/payrollcomponent/bpjs';
const meta = {
  title: 'Pages/Attendance/BPJS rates',
  component: Page,
  args: { role: FINANCE },
  parameters: { route, path: route },
} satisfies Meta<{ role: number }>;
export default meta;

export const List: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Batas upah JP belum diperbarui untuk tahun 2027.')).toBeVisible();
    await expect(await canvas.findByText('Cocokkan dengan lampiran peraturan sebelum dipakai')).toBeVisible();
  },
};

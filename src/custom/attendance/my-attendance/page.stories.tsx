import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Attendance/My attendance',
  component: Page,
  args: { role: PERAWAT },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever came leaves next; below are the days of the month. */
export const Own: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Absen Pulang' })).toBeEnabled();
    await expect(canvas.getByText('Sisa cuti 11,5 hari')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Kalender' })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Roster: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Jadwal saya' }));
    await expect(await canvas.findByRole('table', { name: 'Jadwal saya' })).toBeVisible();
  },
};
export const Profile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Profil' }));
    await expect(await canvas.findByRole('tab', { name: 'Profil', selected: true })).toBeVisible();
  },
};

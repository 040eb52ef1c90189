import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { todayFor } from '../../../../.storybook/sample/today.ts';
import { ADMIN, DOKTER, FINANCE, INVENTORY, INVESTOR, PERAWAT, SUPERADMIN } from '../../../policies/role.ts';
import { Today } from './today.tsx';

const meta = {
  title: 'Pages/Platform/Home/Today',
  component: Today,
  args: { problem: undefined, onRetry: fn() },
} satisfies Meta<typeof Today>;
export default meta;

export const Desk: StoryObj<typeof meta> = {
  args: { answer: todayFor(ADMIN) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Belum datang' })).toHaveTextContent('Siti Aminah');
    await expect(canvas.getByRole('link', { name: 'Lihat semua (1): Belum datang' })).toBeVisible();
  },
};
export const Doctor: StoryObj<typeof meta> = {
  args: { answer: todayFor(DOKTER) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pasien saya' })).toHaveTextContent(
      /Persetujuan belum ditandatangani/,
    );
  },
};
export const Nurse: StoryObj<typeof meta> = { args: { answer: todayFor(PERAWAT) } };
export const Finance: StoryObj<typeof meta> = { args: { answer: todayFor(FINANCE) } };
export const Stock: StoryObj<typeof meta> = { args: { answer: todayFor(INVENTORY) } };
export const Owner: StoryObj<typeof meta> = { args: { answer: todayFor(SUPERADMIN) } };
export const Investor: StoryObj<typeof meta> = { args: { answer: todayFor(INVESTOR) } };
export const NothingWaits: StoryObj<typeof meta> = {
  args: { answer: todayFor(INVENTORY, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak ada yang menunggu')).toBeVisible();
  },
};
export const Waiting: StoryObj<typeof meta> = { args: { answer: undefined } };
export const Failed: StoryObj<typeof meta> = { args: { answer: undefined, problem: 'Server tidak dapat dihubungi' } };
/** The last answer stays in sight. */
export const Stale: StoryObj<typeof meta> = {
  args: { answer: todayFor(ADMIN), problem: 'Server tidak dapat dihubungi' },
};

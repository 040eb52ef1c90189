import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ADMIN, DOKTER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Schedule',
  component: Page,
  args: { role: ADMIN },
  parameters: { route: '/service/visit/jadwal', path: '/service/visit/jadwal?date=2026-03-04' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const OfDoctor: Story = { args: { role: DOKTER } };
export const Day: Story = { parameters: { path: '/service/visit/jadwal?date=2026-03-02&span=day' } };
export const ByUnit: Story = { parameters: { path: '/service/visit/jadwal?date=2026-03-04&by=unit' } };
export const WaitingList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Daftar tunggu' }));
    await expect(await screen.findByText('Tempat kosong karena pembatalan')).toBeInTheDocument();
  },
};
export const Reminders: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pengingat' }));
    await expect(await screen.findAllByRole('link', { name: /WhatsApp/ })).toHaveLength(2);
  },
};
export const Peek: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Keysha Almira, 09\.30/ }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Buka kunjungan');
  },
};

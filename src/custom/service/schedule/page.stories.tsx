import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ADMIN, DOKTER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Schedule',
  component: Page,
  args: { role: ADMIN },
  parameters: { route: '/service/visit/jadwal', path: '/service/visit/jadwal?date=2026-03-02' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Forms and lists come after the calendar. */
const LATER = { timeout: 5000 };

/** No column cuts its doctor's name. */
export const Week: Story = {
  play: async ({ canvas }) => {
    for (const name of await canvas.findAllByText(/^drg\./, { selector: 'strong' }, LATER))
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};
export const OfDoctor: Story = { args: { role: DOKTER } };
export const Day: Story = { parameters: { path: '/service/visit/jadwal?date=2026-03-02&span=day' } };
export const ByUnit: Story = { parameters: { path: '/service/visit/jadwal?date=2026-03-02&by=unit' } };
export const WaitingList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Daftar tunggu' }));
    await expect(await screen.findByText('Tempat kosong karena pembatalan', {}, LATER)).toBeInTheDocument();
  },
};
export const NotBooked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Belum dijadwalkan' }));
    const dialog = within(await screen.findByRole('dialog', {}, LATER));
    await expect(await dialog.findByText('Tambal komposit 16, Mahkota 26')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Buat janji' })[0] as HTMLElement);
    await expect(await screen.findByRole('spinbutton', { name: 'Lama (menit)' }, LATER)).toHaveValue('90');
  },
};
export const Reminders: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pengingat' }));
    await expect(await screen.findAllByRole('link', { name: /WhatsApp/ }, LATER)).toHaveLength(2);
  },
};
export const Peek: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Keysha Almira, 09\.30/ }));
    await expect(await screen.findByRole('dialog', {}, LATER)).toHaveTextContent('Buka kunjungan');
    const facts = screen.getAllByRole('term').at(-1)?.closest('dl');
    const steps = screen.getByRole('link', { name: 'Buka kunjungan' });
    const gap = steps.getBoundingClientRect().top - (facts?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBeGreaterThanOrEqual(16);
  },
};

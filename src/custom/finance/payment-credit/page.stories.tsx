import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ADMIN, MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Credit bills',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Books: Story = {
  play: async ({ canvas }) => {
    const old = await canvas.findByRole('button', { name: /31–60 hari/ });
    await userEvent.click(old);
    await expect(old).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Rescheduling: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Lainnya/ });
    if (!first) throw new Error('No bill can be rescheduled.');
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Jadwal ulang' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Jadwal ulang');
  },
};
export const Desk: Story = { args: { role: ADMIN } };
/** Whole bills are ticked, and asked for in one round. */
export const Round: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Pilih / });
    if (!first) throw new Error('No bill is on credit.');
    await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Hubungi' }));
    await expect(await screen.findByRole('heading', { name: 'Siti Rahmawati' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Recall',
  component: Page,
  args: { role: ADMIN },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of them has an appointment that somebody else booked. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sudah ada janji 04 Apr 2026' })).toBeVisible();
  },
};
export const Booking: Story = {
  play: async ({ canvas }) => {
    const [book] = await canvas.findAllByRole('button', { name: 'Buat janji' });
    if (!book) throw new Error('Nobody is to be called.');
    await userEvent.click(book);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Catat hasil');
  },
};

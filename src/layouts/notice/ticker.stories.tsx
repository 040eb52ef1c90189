import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import Ticker from './ticker.tsx';

const meta = { title: 'Layout/Ticker', component: Ticker, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Ticker
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jeda pengumuman' }));
    await expect(canvas.getByRole('button', { name: 'Jalankan pengumuman' })).toBeVisible();
  },
};
export const Posting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Post sesuatu!' }));
    const send = await screen.findByRole('button', { name: 'Post' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Pesan' }), 'Rapa');
    await expect(send).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Pesan' }), 't sore');
    await expect(send).toBeEnabled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Platform/Home',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfManager: Story = {
  play: async ({ canvas }) => {
    const waits = await canvas.findByRole('region', { name: 'Yang menunggu' });
    await expect(waits).toHaveTextContent(/Permintaan menunggu keputusan Anda/);
    // What waits stands on the tile of its page as well.
    await expect(await canvas.findByRole('link', { name: /Papan antrian.*Menunggu 15 menit/ })).toBeVisible();
  },
};

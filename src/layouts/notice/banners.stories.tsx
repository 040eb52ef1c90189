import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ADMIN } from '../../policies/role.ts';
import { Banners } from './banners.tsx';

const meta = {
  title: 'Layout/Banners',
  component: Banners,
  args: { module: 'finance', who: { role: ADMIN, features: [] } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LockedModule: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Modul Finance saat ini sedang Offline/)).toBeVisible();
  },
};
export const OpenModule: Story = { args: { module: 'service' } };

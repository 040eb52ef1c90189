import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MANAGER } from '../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Ledger verification',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Differing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /akun 1-1101/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hitung ulang' })).toBeEnabled();
  },
};

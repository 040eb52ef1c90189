import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Packages/Package kinds',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/paket/promosi/tipe', path: '/paket/promosi/tipe' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  play: async ({ canvasElement }) => {
    const tab = await within(canvasElement).findByRole('tab', { name: 'Tipe Paket' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Platform/Doctors',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  play: async ({ canvas }) => {
    const [owed] = await canvas.findAllByRole('link', { name: 'Rp 4.200.000' });
    await expect(owed).toHaveAttribute('href', '/finance/hutang/actor/doctor?actor=1');
  },
};
export const OfSuperadmin: Story = { args: { role: SUPERADMIN } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Platform/Branch readiness',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is done, what lacks something, and what nobody uses. */
export const Steps: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 langkah masih terbuka')).toBeVisible();
    const books = canvas.getByRole('region', { name: 'Keuangan dan paket' });
    await expect(within(books).getByText(/12\.500\.000 belum dirinci per pasien/)).toBeVisible();
    await expect(within(books).getByRole('link', { name: 'Buka Piutang awal per pasien' })).toHaveAttribute(
      'href',
      '/finance/periode',
    );
    await expect(canvas.getByText('2 dokter belum punya jadwal')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

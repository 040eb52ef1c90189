import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DOKTER, FINANCE, INVESTOR, MANAGER } from '../../policies/role.ts';
import Rail from './rail.tsx';

const meta = {
  title: 'Layout/Rail',
  args: { role: MANAGER },
  parameters: { layout: 'fullscreen', path: '/service/visit' },
  render: () => (
    <div style={{ width: 92 }}>
      <Rail onMore={fn()} />
    </div>
  ),
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfManager: Story = {
  play: async ({ canvas }) => {
    const rail = within(await canvas.findByRole('navigation', { name: 'Menu utama' }));
    await expect(rail.getByRole('link', { current: true })).toHaveTextContent(/^Antrian|Antrian/);
    // What waits is said in words beside its number.
    await expect(await rail.findByRole('link', { name: /Antrian.*Menunggu 15 menit/ })).toBeVisible();
  },
};
export const OfDoctor: Story = { args: { role: DOKTER } };
export const OfFinance: Story = { args: { role: FINANCE }, parameters: { path: '/finance/biaya/transaction' } };
export const OfInvestor: Story = { args: { role: INVESTOR }, parameters: { path: '/' } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { role: FINANCE },
  parameters: { path: '/' },
};
export const Settings: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pengaturan & master' }));
    const panel = within(await screen.findByRole('dialog'));
    const search = await panel.findByRole('textbox');
    await expect(search).toHaveFocus();
    await userEvent.type(search, 'lab');
    await expect(panel.getByRole('link', { name: 'Jasa Laboratorium' })).toBeVisible();
    await expect(panel.queryByRole('link', { name: 'Gudang' })).toBeNull();
    await userEvent.type(search, 'zzz');
    await expect(panel.getByText('Menu tidak ditemukan')).toBeVisible();
  },
};

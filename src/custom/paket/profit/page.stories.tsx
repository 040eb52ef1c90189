import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Packages/Package profit',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/paket/sales/laba', path: '/paket/sales/laba' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByVersion: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'BM-02' }));
    const sale = await canvas.findByRole('link', { name: 'MBR/BDG/2026/000001' });
    await expect(sale).toHaveAttribute('href', '/paket/sales/1');
    await expect(canvas.getByText('Rizky Ramadhan')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Semua versi' }));
    await expect(await canvas.findByRole('button', { name: 'BM-02' })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Company tax',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/hutang/pajak/pph_badan', path: '/finance/hutang/pajak/pph_badan' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Masih harus dibayar')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hitung 02-2026' })).toBeVisible();
  },
};
export const Remitting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Setor' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

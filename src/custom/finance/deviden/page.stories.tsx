import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE, INVESTOR } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Dividends',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/deviden/transaction', path: '/finance/deviden/transaction' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What would become of the profit is said before it is kept. */
export const Reckoning: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Hitung' }));
    const dialog = within(await screen.findByRole('dialog'));
    const table = within(await dialog.findByRole('table', { name: 'Pembagian per investor' }));
    await expect(table.getByRole('row', { name: /Budi Santoso 50 50,00 34\.000\.000/ })).toBeVisible();
    await expect(dialog.getByText('Draft periode ini sudah ada dan akan dihitung ulang.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Bulan lalu' })).toHaveAttribute('aria-pressed', 'true');
  },
};
/** He reads, and reckons nothing. */
export const OfInvestor: Story = {
  args: { role: INVESTOR },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('DV/BDG/2026/000002')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Hitung' })).toBeNull();
  },
};

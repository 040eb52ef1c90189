import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Bank accounts',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/bank', path: '/finance/bank' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accounts: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Bank BCA' })).toHaveAttribute('href', '/finance/bank/1');
    await userEvent.click(page.getByRole('button', { name: 'Daftarkan Rekening' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Simpan' }));
    await expect((await dialog.findAllByText('Wajib diisi')).length).toBeGreaterThan(0);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Fixed assets',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/aset', path: '/finance/aset' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Register: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Daftar aset berbeda dari buku besar')).toBeVisible();
    await expect(await page.findByText('Nilai buku', { selector: 'dt' })).toBeVisible();
  },
};

export const Depreciating: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Susutkan bulan ini' }));
    const dialog = within(await screen.findByRole('dialog'));
    const table = within(await dialog.findByRole('table', { name: 'Yang akan dibukukan' }));
    await expect(
      table.getByRole('row', { name: /AT\/BDG\/2026\/000002 Autoklaf 23L 2 bulan tertinggal 4\.000\.000/ }),
    ).toBeVisible();
    await expect(table.getByRole('row', { name: /Jumlah 6\.666\.667/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Bukukan' })).toBeEnabled();
  },
};

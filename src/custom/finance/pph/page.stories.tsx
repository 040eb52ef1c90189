import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Withheld tax',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/hutang/pajak/pph_doctor', path: '/finance/hutang/pajak/pph_doctor' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Doctors: Story = {};
export const Employees: Story = {
  parameters: { route: '/finance/hutang/pajak/pph_pegawai', path: '/finance/hutang/pajak/pph_pegawai' },
};
export const TaxFile: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Berkas pajak' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/bukan pelaporan/)).toBeVisible();
    await expect(await dialog.findByText(/Status PTKP wajib diisi/)).toBeVisible();
  },
};
export const Remitting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Setor' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Setor' }));
    await expect((await dialog.findAllByText('Wajib diisi')).length).toBeGreaterThan(0);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Budget',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/anggaran', path: '/finance/anggaran?tahun=2026' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const LIGHT = '6-1204 Beban Listrik, Air dan Internet';

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '4-1101 Pendapatan Ortodonti, Januari' })).toHaveValue(
      '125.000.000',
    );
    await expect(canvas.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  },
};

export const Typed: Story = {
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('textbox', { name: `${LIGHT}, Maret` });
    await userEvent.type(cell, '4250000{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('10 sel belum disimpan')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: `${LIGHT}, Desember` })).toHaveValue('4.250.000');
    await expect(canvas.getByRole('button', { name: 'Simpan' })).toBeEnabled();
  },
};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: `${LIGHT}, Maret` }), 'empat juta');
    await expect(await canvas.findByText('1 sel bukan rupiah bulat')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  },
};

export const Copied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salin' }));
    await userEvent.click(await page.findByRole('radio', { name: 'Realisasi 2025' }));
    await userEvent.click(page.getByRole('button', { name: 'Salin ke tabel' }));
    await expect(await page.findByText('10 sel disalin. Periksa, lalu Simpan')).toBeVisible();
    await expect(page.getByText(/November, Desember/)).toBeVisible();
  },
};

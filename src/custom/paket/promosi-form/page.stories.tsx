import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Packages/Package form',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/paket/promosi/:id/edit', path: '/paket/promosi/3/edit' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;
const UNFIT = 'Total DP dan cicilan tidak sesuai dengan harga paket';

/** What it comes to is told while it is composed, and terms that do not fit. */
export const Draft: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Retainer Hawley')).toBeVisible();
    await expect(page.getByText('Rp 10.000.000')).toBeVisible();
    await expect(page.getByText('Rp 8.200.000 (82%)')).toBeVisible();
    await expect(page.getByText(UNFIT)).toBeVisible();
    await expect(page.queryByLabelText('Cabang')).toBeNull();
  },
};

/** The proposed installment makes them fit; the rows follow. */
export const Proposed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const price = await page.findByLabelText(/^Harga \*|^Harga$/);
    await userEvent.clear(price);
    await userEvent.type(price, '7500000');
    const count = page.getByLabelText('Jumlah cicilan');
    await userEvent.clear(count);
    await userEvent.type(count, '7');
    await expect(await page.findByText(UNFIT)).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Pakai cicilan Rp 785.714' }));
    await expect(page.queryByText(UNFIT)).toBeNull();
    await expect(await page.findByText('Cicilan 7')).toBeVisible();
  },
};

/** Parts are found from three letters on, and bring their price. */
export const Adding: Story = {
  args: { role: SUPERADMIN },
  parameters: { route: '/paket/promosi/create', path: '/paket/promosi/create' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Tambah baris/ }));
    const part = await page.findByRole('combobox', { name: 'Program' });
    await userEvent.type(part, 'beh');
    await userEvent.click(await screen.findByText('ORT-03 Kontrol behel · Rp 250.000'));
    await expect(await page.findByText('Nilai Rp 250.000')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Cabang' })).toBeVisible();
  },
};

/** Of what is sold the description changes, nothing else. */
export const Active: Story = {
  parameters: { route: '/paket/promosi/:id/edit', path: '/paket/promosi/1/edit' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText('Deskripsi')).toBeVisible();
    await expect(page.queryByLabelText(/^Harga/)).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ADMIN, MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Packages/Package sale',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/paket/sales/:id', path: '/paket/sales/1' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('3/12 · 1 dipesan')).toBeVisible();
    await expect(canvas.getByText('Kewajiban tersisa')).toBeVisible();
    await expect(await canvas.findByText('Ditolak: Belum perlu')).toBeVisible();
    const use = canvas.getByRole('link', { name: 'Pakai Kontrol behel' });
    await expect(use.getAttribute('href')).toMatch(/\/paket\/sales\/getfreeused\?customer=\d+$/);
  },
};
export const OfAdmin: Story = {
  args: { role: ADMIN },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('3/12 · 1 dipesan');
    await expect(within(canvasElement).queryByText('Kewajiban tersisa')).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Cancelling: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Batalkan' }));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByText('Biaya yang dikenakan')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Batalkan' })).toBeDisabled();
  },
};
export const Extending: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Perpanjang' }));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('checkbox', { name: /Kontrol behel/ })).toBeChecked();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), 'Sakit');
    await expect(within(dialog).getByRole('button', { name: 'Perpanjang' })).toBeEnabled();
  },
};

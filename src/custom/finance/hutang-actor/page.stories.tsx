import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Payees',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/hutang/actor/doctor', path: '/finance/hutang/actor/doctor' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One is late, one was paid too much; the ages of the one who is chosen stand above his rows. */
export const Doctors: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Kelebihan bayar Rp.150\.000$/)).toBeVisible();
    await expect(await page.findByText('Lewat 1–30 hari')).toBeVisible();
  },
};
/** All is ticked from the beginning; what the slip comes to is told before it is paid. */
export const Paying: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const control = await page.findByRole('checkbox', { name: 'Kontrol ortho' });
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(page.getByText('499 baris dipilih, Rp 124.900.000')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Bayar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('Dibayarkan')).toBeVisible();
    await expect(dialog.getByText(/Dari mana PPh ini/)).toBeVisible();
  },
};
/** More is open than a slip pays: all that it pays is ticked, on whatever page; what an import named may be given back. */
export const Releasing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^500 dari 512 baris/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Lepas dari rincian saldo awal JM-03' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lepas JM-03 dari rincian saldo awal' }));
    await expect(dialog.getByRole('button', { name: 'Lepas dari rincian saldo awal' })).toBeDisabled();
  },
};
/** Cards have no headings: the tick of all of them stays above, with how many they are and what they come to. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const all = await page.findByRole('checkbox', { name: 'Pilih semua' });
    await expect(all).toBeChecked();
    await expect(page.getByText('Pilih semua')).toBeVisible();
    await expect(page.getByText('500 baris, Rp 125.000.000')).toBeVisible();
    await userEvent.click(all);
    await expect(page.getByRole('checkbox', { name: 'Kontrol ortho' })).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Bayar' })).toBeDisabled();
    await userEvent.click(page.getByText('Pilih semua'));
    await expect(page.getByText('500 baris dipilih, Rp 125.000.000')).toBeVisible();
  },
};
export const Card: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: 'Kartu hutang' }));
    await expect(await within(canvasElement).findByText('PH/BDG/2026/000004')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ADMIN, DOKTER, FINANCE, INVENTORY, INVESTOR, SUPERADMIN } from '../../policies/role.ts';
import { Insight } from './insight.tsx';

const Sample = ({ role }: { readonly role: number }) => <Insight key={role} heading="Dashboard" />;

const meta = {
  title: 'Insight/Dashboard',
  component: Sample,
  args: { role: FINANCE },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const tabsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('tab')
    .map((tab) => tab.textContent);
const opens = (name: string) => async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('tab', { name }));
  await expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
};

export const Visit: Story = {};
export const Records: Story = {
  args: { role: ADMIN },
  play: async ({ canvasElement }) => {
    await expect(tabsOf(canvasElement)).toEqual(['Visit', 'Rekam Medis', 'Farmasi']);
    await opens('Rekam Medis')(canvasElement);
  },
};
export const Pharmacy: Story = {
  args: { role: ADMIN },
  play: async ({ canvasElement }) => {
    await opens('Farmasi')(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Pembelian per paket' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'lihat semua' })).toHaveAttribute('href', '/paket/promosi');
    await expect(await canvas.findByRole('heading', { name: 'Item terbanyak terpakai' })).toBeVisible();
  },
};
export const Finance: Story = {
  args: { role: INVESTOR },
  play: async ({ canvasElement }) => {
    await expect(tabsOf(canvasElement)).toEqual(['Visit', 'Rekam Medis', 'Farmasi', 'Finance']);
    await opens('Finance')(canvasElement);
    await expect(await within(canvasElement).findByRole('heading', { name: 'Posisi kas dan bank' })).toBeVisible();
  },
};
export const FinanceOfDoctor: Story = {
  args: { role: DOKTER },
  play: async ({ canvasElement }) => {
    await expect(tabsOf(canvasElement)).toEqual(['Visit', 'Finance']);
    await opens('Finance')(canvasElement);
    await expect(within(canvasElement).queryByText('Posisi kas dan bank')).toBeNull();
  },
};
export const OfInventory: Story = {
  args: { role: INVENTORY },
  play: async ({ canvasElement }) => {
    await expect(tabsOf(canvasElement)).toEqual(['Visit']);
  },
};
export const OfSuperadmin: Story = { args: { role: SUPERADMIN } };

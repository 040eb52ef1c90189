import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ADMIN, DOKTER, FINANCE, INVENTORY, INVESTOR, SUPERADMIN } from '../../policies/role.ts';
import { Insight } from './insight.tsx';

const Sample = ({ role }: { readonly role: number }) => <Insight key={role} heading="Dashboard" />;

const meta = {
  title: 'Parts/Insight/Dashboard',
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

const PATIENCE = { timeout: 15_000 };
/** The box of a figure, and where it leads; null: nowhere, for this role. */
const leadOf = async (canvasElement: HTMLElement, label: string): Promise<string | null> => {
  // A box becomes a link with its answer.
  const box = () => within(canvasElement).getByText(label, { selector: 'a > span, div > span' }).parentElement;
  await waitFor(() => expect(box()?.querySelector('strong')).toHaveAttribute('aria-busy', 'false'), PATIENCE);
  return box()?.closest('a')?.getAttribute('href') ?? null;
};

/** Finance does not open the visits themselves. */
export const Visit: Story = {
  play: async ({ canvasElement }) => {
    await expect(await leadOf(canvasElement, 'Selesai')).toBeNull();
  },
};
export const VisitOfDoctor: Story = {
  args: { role: DOKTER },
  play: async ({ canvasElement }) => {
    await expect(await leadOf(canvasElement, 'Selesai')).toMatch(/^\/service\/visit\/daily\?start_date=.*&status=3$/);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan tabel: Kunjungan selesai per dokter' }));
    await expect(await canvas.findByRole('link', { name: '171' })).toHaveAttribute(
      'href',
      expect.stringMatching(/doctor=1&status=3$/),
    );
  },
};
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
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Posisi kas dan bank' })).toBeVisible();
    await expect(await leadOf(canvasElement, 'Pendapatan')).toMatch(/^\/finance\/laporan-v2\/labarugi\?/);
    // He may not open bills or payees.
    await expect(await leadOf(canvasElement, 'Pembayaran diterima')).toBeNull();
    await expect(await canvas.findByRole('heading', { name: 'Hutang' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Deviden' })).toBeVisible();
  },
};
export const FinanceOfDoctor: Story = {
  args: { role: DOKTER },
  play: async ({ canvasElement }) => {
    await expect(tabsOf(canvasElement)).toEqual(['Visit', 'Finance']);
    await opens('Finance')(canvasElement);
    await expect(within(canvasElement).queryByText('Posisi kas dan bank')).toBeNull();
    await expect(await leadOf(canvasElement, 'Fee diakui')).toMatch(/^\/user\/\d+\/finance\?/);
  },
};
export const OfInventory: Story = {
  args: { role: INVENTORY },
  play: async ({ canvasElement }) => {
    await expect(tabsOf(canvasElement)).toEqual(['Visit']);
  },
};
export const OfSuperadmin: Story = { args: { role: SUPERADMIN } };

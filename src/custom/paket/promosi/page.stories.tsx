import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ADMIN, MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Packages/Packages',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/paket/promosi', path: '/paket/promosi' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is on sale above, all that there is below. */
export const Offered: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const cards = within(await page.findByRole('region', { name: 'Paket yang dijual' }));
    await expect(await cards.findByRole('button', { name: 'Paket Behel Metal' })).toBeVisible();
    await expect(cards.getByText('hemat 20%')).toBeVisible();
    await expect(cards.getByText('DP Rp 2.000.000 + 12 x Rp 500.000')).toBeVisible();
    await expect(cards.getByText('Sisa kuota 12')).toBeVisible();
    await expect(cards.queryByText('BM-01')).toBeNull();
    await expect(await page.findByText('Terjadwal')).toBeVisible();
  },
};

const openFrom = async (canvasElement: HTMLElement, code: string) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: `Tindakan untuk ${code}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Lihat' }));
  return within(await screen.findByRole('dialog'));
};
const tabsIn = (panel: ReturnType<typeof within>) =>
  panel.getAllByRole('tab').map((tab: HTMLElement) => tab.textContent);

/** One that is sold says how it is paid for. */
export const Panel: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openFrom(canvasElement, 'BM-02');
    await expect(tabsIn(panel)).toEqual(['Program Promo', 'Skema Pembayaran', 'Deskripsi']);
    await expect(await panel.findByText('Kontrol behel')).toBeVisible();
    await expect(panel.getByText('Tanpa batas')).toBeVisible();
    await userEvent.click(panel.getByRole('tab', { name: 'Skema Pembayaran' }));
    await waitFor(() => expect(panel.getByText('Cicilan 12')).toBeInTheDocument());
  },
};

/** A draft, or one of the past, does not. */
export const PanelOfDraft: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openFrom(canvasElement, 'SB-01');
    await expect(tabsIn(panel)).toEqual(['Program Promo', 'Deskripsi']);
  },
};
export const PanelOfInactive: Story = {
  play: async ({ canvasElement }) => {
    const panel = await openFrom(canvasElement, 'BM-01');
    await expect(tabsIn(panel)).toEqual(['Program Promo', 'Deskripsi']);
  },
};

const choicesOf = async (canvasElement: HTMLElement, code: string): Promise<(string | null)[]> => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `Tindakan untuk ${code}` }));
  await screen.findByRole('menuitem', { name: 'Lihat' });
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

export const OfDraft: Story = {
  play: async ({ canvasElement }) => {
    await expect(await choicesOf(canvasElement, 'SB-01')).toEqual(['Lihat', 'Ubah', 'Aktifkan', 'Salin', 'Hapus']);
  },
};
export const OfActive: Story = {
  play: async ({ canvasElement }) => {
    await expect(await choicesOf(canvasElement, 'BM-02')).toEqual(['Lihat', 'Ubah deskripsi', 'Nonaktifkan', 'Salin']);
  },
};
/** Who sells looks. */
export const OfSeller: Story = {
  args: { role: ADMIN },
  play: async ({ canvasElement }) => {
    await expect(await choicesOf(canvasElement, 'SB-01')).toEqual(['Lihat']);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ADMIN, FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Attendance/Payroll',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/attendance/payroll/transaction', path: '/attendance/payroll/transaction' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Run: Story = {};
/** Prepares it, and neither approves nor books it. */
export const Desk: Story = { args: { role: ADMIN } };
/** Counted and entered by hand, each under what it is; who prepares the run enters more. */
export const Slip: Story = {
  args: { role: ADMIN },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Siti Aminah' }));
    const slip = within(await screen.findByRole('dialog'));
    await expect(await slip.findByRole('heading', { name: 'Iuran ditanggung klinik' })).toBeVisible();
    await expect(slip.getByRole('region', { name: 'Tambah baris manual' })).toBeVisible();
    await expect(slip.getAllByRole('button', { name: 'Hapus' })).toHaveLength(1);
  },
};
/** Variable components come with a sheet, as long as the run is not approved. */
export const Import: Story = {
  args: { role: ADMIN },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import Komponen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Komponen' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Unduh template' })).toBeVisible());
  },
};
/** What is posted is paid, without those that are left out. */
export const Paid: Story = {
  parameters: { path: '/attendance/payroll/transaction?periode=2' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bayar 3 slip' }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText('Jumlah dibayar Rp 14.398.500')).toBeVisible();
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Dewi Lestari' }));
    await expect(drawer.getByText('Jumlah dibayar Rp 9.599.000')).toBeVisible();
  },
};
/** Of what is posted somebody is told; its flags are words. */
export const Told: Story = {
  parameters: { path: '/attendance/payroll/transaction?periode=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rekening kosong')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Rizky Ramadhan' }));
    const slip = within(await screen.findByRole('dialog'));
    const chat = await slip.findByRole('link', { name: 'WhatsApp ke Rizky Ramadhan' });
    await expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('Halo Rizky Ramadhan, slip gaji');
  },
};
/** Who lacks what before the file can be made. */
export const TaxFile: Story = {
  parameters: { path: '/attendance/payroll/transaction?periode=1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Laporan & berkas/ }));
    await userEvent.click(await screen.findByText('Berkas pajak (BPMP, BPA1)'));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText('Baris 2 Rizky Ramadhan: Jabatan wajib diisi')).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Buat berkas' })).toBeNull();
  },
};
/** A year as its last run settled it, with what came from before the first run. */
export const Year: Story = {
  parameters: { path: '/attendance/payroll/transaction?periode=1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Laporan & berkas/ }));
    await userEvent.click(await screen.findByText('PPh 21 setahun'));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Siti Aminah' }));
    await expect(await drawer.findByText('Penghasilan kena pajak')).toBeVisible();
    await expect(drawer.getByText('5 masa sebelum aplikasi')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

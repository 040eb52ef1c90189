import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ADMIN, FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Packages/Package sales',
  component: Page,
  args: { role: ADMIN },
  parameters: { route: '/paket/sales', path: '/paket/sales' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A version is chosen: its schedule, programme and terms follow, and the down payment is asked for. */
const choosing: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Jual Paket' }));
  await userEvent.click(await screen.findByRole('button', { name: /Paket Behel Metal/ }));
  await expect(await screen.findByText('Cicilan 12')).toBeVisible();
  await expect(await screen.findByText(/Bila cicilan terlambat lebih dari 30 hari/)).toBeVisible();
  await expect(await screen.findByRole('button', { name: 'Jual dan bayar' })).toBeDisabled();
};
export const Selling: Story = { play: choosing };
export const SellingNarrow: Story = { globals: { viewport: { value: 'mobile1' } }, play: choosing };
export const AtOnce: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Jual Paket' }));
    await userEvent.click(await screen.findByRole('button', { name: /Paket Anak Ceria/ }));
    await expect(await screen.findByText('Bayar lunas')).toBeVisible();
    await expect(screen.queryByText('Cicilan 1')).toBeNull();
  },
};
export const FromOffer: Story = {
  parameters: { route: '/paket/sales', path: '/paket/sales?jual=1' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Paket Behel Metal/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const Looking: Story = {
  args: { role: FINANCE },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/Penjualan Paket/);
    await expect(within(canvasElement).queryByRole('button', { name: 'Jual Paket' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ADMIN, MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const of = (id: number) => ({ route: '/finance/payment/bill/:id', path: `/finance/payment/bill/${id}` });
const meta = {
  title: 'Pages/Finance/Bill',
  component: Page,
  args: { role: MANAGER },
  parameters: of(11),
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnCredit: Story = {};
export const Refunding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Paket Ortho Metal/ }));
    await expect(dialog).toHaveTextContent('Dikembalikan ke pasien');
  },
};
export const Draft: Story = { args: { role: ADMIN }, parameters: of(12) };
export const Issuing: Story = {
  args: { role: ADMIN },
  parameters: of(12),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Terbitkan' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Pembayaran');
  },
};

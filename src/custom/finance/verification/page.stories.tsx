import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Ledger verification',
  component: Page,
  args: { role: MANAGER },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Differing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /akun 1-1101/ })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '1-1101 Kas Kasir' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hitung ulang' })).toBeEnabled();
    // What is typed off a paper is looked at before it is asked for.
    const noted = canvas.getByRole('textbox', { name: 'Ujung rantai di catatan' });
    await userEvent.type(noted, '1204:abc');
    await userEvent.click(canvas.getByRole('button', { name: /Bandingkan/ }));
    await expect(await canvas.findByText(/Tulis jumlah segel/)).toBeVisible();
    await userEvent.type(noted, '{Backspace}{Backspace}{Backspace}5f5f5f5f5f5f');
    await userEvent.click(canvas.getByRole('button', { name: /Bandingkan/ }));
    await expect(await canvas.findByText('Tidak sesuai: lihat V9 di atas.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import { LedgerImport } from './ledger-import.tsx';

const meta = {
  title: 'Parts/Finance/Ledger import',
  args: { role: FINANCE },
  render: () => <LedgerImport of="jurnal" />,
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Button: Story = {};
export const WithErrors: Story = {
  play: async () => {
    await userEvent.click(page.getByRole('button', { name: 'Impor Jurnal' }));
    await page.findByRole('dialog');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The dialog takes no file.');
    await userEvent.upload(input, new File(['x'], 'jurnal.xlsx'));
    await expect(await page.findByText('Akun 1-1100 adalah header')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

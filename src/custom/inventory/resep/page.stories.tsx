import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { INVENTORY, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Prescriptions at the pharmacy',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/sales/resep', path: '/inventory/sales/resep' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('RSP/BDG/2026/000012')).toBeVisible();
    await expect(within(canvasElement).getByText('Alergi: penisilin')).toBeVisible();
  },
};

export const Preparing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Siapkan RSP/ }));
    await expect(await screen.findByRole('button', { name: 'Serahkan' })).toBeVisible();
  },
};

export const Checking: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Siapkan RSP/ }));
    const field = await screen.findByRole('textbox', { name: 'Scan obat yang disiapkan untuk memeriksanya' });
    await userEvent.type(field, '(01)08991234567907(17)260430(10)LOT7A{Enter}8991234567891{Enter}');
    await expect(await screen.findByText('Sikat gigi ortodonti tidak ada di resep ini.')).toBeVisible();
    await expect(screen.getByText('Amoxicillin 500 mg sesuai resep, batch LOT7A')).toBeVisible();
    await expect(screen.getByText('Sudah dipindai · LOT7A')).toBeVisible();
  },
};

export const ChangingABatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Siapkan RSP/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ganti batch Amoxicillin 500 mg' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Batch Amoxicillin 500 mg' }));
    const lot = 'LOT7A · 30 Apr 2026 · stok 300';
    await userEvent.click(await screen.findByText(lot));
    // Beside the list it stands as what was chosen.
    await expect((await screen.findAllByText(lot)).length).toBeGreaterThan(1);
  },
};

export const Looking: Story = {
  args: { role: PERAWAT },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('RSP/BDG/2026/000012');
    await expect(within(canvasElement).queryByRole('button', { name: /Siapkan/ })).toBeNull();
  },
};

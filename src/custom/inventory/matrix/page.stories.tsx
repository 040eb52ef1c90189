import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Stock matrix',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory-v2/warehouse', path: '/inventory-v2/warehouse' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warehouses: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('62.400.000')).toBeVisible();
  },
};

/** Whoever does not drag opens the cell. */
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    const cell = await within(canvasElement).findByRole('button', { name: 'Masker 3 ply, Gudang Utama: 320 Pcs' });
    await userEvent.click(cell);
    const sheet = within(await within(document.body).findByRole('dialog'));
    const target = await sheet.findByText('Pindahkan ke');
    await waitFor(() => expect(target).toBeVisible());
    await expect(sheet.getByRole('button', { name: 'Minta Mutasi' })).toBeDisabled();
  },
};

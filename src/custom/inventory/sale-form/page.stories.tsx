import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Sale form',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/sales/create', path: '/inventory/sales/create' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Tambah baris/ }));
    const [batch] = await page.findAllByRole('combobox', { name: 'Batch' });
    await expect(batch).toBeDefined();
    if (batch) await userEvent.click(batch);
    await expect(await screen.findByRole('option', { name: 'FEFO otomatis' })).toBeVisible();
  },
};

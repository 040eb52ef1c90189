import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Stock count',
  component: Page,
  args: { role: PERAWAT },
  parameters: { route: '/inventory/warehouse/opname/:id', path: '/inventory/warehouse/opname/1' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1 dari 2 baris dihitung')).toBeVisible();
  },
};

export const Scanning: Story = {
  parameters: { path: '/inventory/warehouse/opname/4' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: 'Scan atau ketik barcode, lalu Enter' });
    await userEvent.type(field, '(01)08991234567907(17)260430(10)LOT7A{Enter}');
    await expect(await page.findByText('Amoxicillin 500 mg, batch LOT7A +100 Tablet, jumlah 398')).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

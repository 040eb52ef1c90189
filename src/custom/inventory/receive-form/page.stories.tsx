import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { INVENTORY } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Receive form',
  component: Page,
  args: { role: INVENTORY },
  parameters: { route: '/inventory/purchase/receive/create', path: '/inventory/purchase/receive/create?po=2' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfOrder: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Simpan Draft' })).toBeVisible();
  },
};

export const Scanning: Story = {
  parameters: { path: '/inventory/purchase/receive/create' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: 'Scan atau ketik barcode, lalu Enter' });
    await userEvent.type(field, '(01)08991234567907(17)260430(10)LOT7A{Enter}'.repeat(2));
    await expect(await page.findByText('Amoxicillin 500 mg, batch LOT7A: 2 Box')).toBeVisible();
    await expect(await page.findByDisplayValue('LOT7A')).toBeVisible();
  },
};

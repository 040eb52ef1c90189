import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MANAGER, PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Stock',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/inventory/warehouse', path: '/inventory/warehouse' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('3 Box 20 Pcs')).toBeVisible();
    await expect(within(canvasElement).getByText('Segera kedaluwarsa')).toBeVisible();
  },
};
export const Batches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Batch Amoxicillin 500 mg' }));
    const drawer = await within(document.body).findByRole('dialog', { name: 'Batch Amoxicillin 500 mg' });
    await expect(await within(drawer).findByText('LOT7A')).toBeVisible();
    await expect(within(drawer).getByText('Diblokir: Ditarik pabrik')).toBeVisible();
  },
};
export const Nurse: Story = { args: { role: PERAWAT } };

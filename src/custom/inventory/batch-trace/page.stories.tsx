import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Inventory/Batch trace',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/inventory/warehouse/batch/:id', path: '/inventory/warehouse/batch/2' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Withheld: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Pasien penerima (2)')).toBeVisible();
    // Of a treatment, and of a prescription.
    for (const code of ['VST/BDG/2026/000007', 'VST/BDG/2026/000008']) await expect(page.getByText(code)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lepas blokir' })).toBeVisible();
  },
};

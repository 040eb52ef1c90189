import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Dividend',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/finance/deviden/transaction/:id', path: '/finance/deviden/transaction/3' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who is paid has nothing left to pay. */
export const PartlyPaid: Story = {
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: 'Pembagian per investor' }));
    await expect(table.getByRole('link', { name: 'Bayar Andi Pratama' })).toBeVisible();
    await expect(table.queryByRole('link', { name: 'Bayar Budi Santoso' })).toBeNull();
    await expect(
      table.getByRole('row', { name: /^Jumlah 100 68\.000\.000 3\.400\.000 54\.400\.000 13\.600\.000/ }),
    ).toBeVisible();
  },
};

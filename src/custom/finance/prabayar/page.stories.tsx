import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Prepaid expenses',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/aset/prabayar', path: '/finance/aset/prabayar' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schedules: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole('table', { name: 'Jadwal' }));
    await expect(
      await table.findByRole('row', { name: /3 dari 12 120\.000\.000 30\.000\.000 90\.000\.000/ }),
    ).toBeVisible();
    await expect(table.getByRole('row', { name: /Jumlah 132\.000\.000 42\.000\.000 90\.000\.000/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /1-1401 .* 90\.000\.000 95\.000\.000 5\.000\.000/ })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Fixed asset',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/aset/:id', path: '/finance/aset/2' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole('table', { name: 'Jadwal penyusutan' }));
    await expect(
      await table.findByRole('row', { name: /^2026 20\.000\.000 4\.000\.000 20\.000\.000 100\.000\.000 6\.250\.000/ }),
    ).toBeVisible();
    await userEvent.click(page.getByText('Bulan', { selector: '.ant-segmented-item-label' }));
    await expect(await table.findByRole('row', { name: /^Maret 2026 2\.000\.000 2\.000\.000/ })).toBeVisible();
  },
};

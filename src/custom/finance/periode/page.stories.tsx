import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Periods',
  component: Page,
  args: { role: FINANCE },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {};
export const ListedNarrow: Story = { globals: { viewport: { value: 'mobile1' } } };
/** What stood on the accounts before the first day, and what of it nobody is named for yet. */
export const Opening: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Hutang awal .* belum dirinci per penerima$/)).toBeVisible();
    await expect(page.getByText(/^2-1201 Hutang Jasa Dokter: Rp.12\.250\.000$/)).toBeVisible();
    // An account whose rows are all named is not told any more.
    await expect(page.queryByText(/^2-1102/)).toBeNull();
    await expect(page.getByText(/^9 dokumen hutang sebelum pembukuan sudah dirinci/)).toBeVisible();
  },
};

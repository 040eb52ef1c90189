import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/History of treatment incomes',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/tindakan/history', path: '/finance/tindakan/history' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Steps: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Riwayat / });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/Pembagian diubah/)).toBeVisible();
  },
};

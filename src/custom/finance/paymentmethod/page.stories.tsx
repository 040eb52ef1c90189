import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Payment methods',
  component: Page,
  args: { role: FINANCE },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Methods: Story = {};
/** What the bank kept is the gross less what came. */
export const Settling: Story = {
  play: async ({ canvasElement }) => {
    const [settle] = await within(canvasElement).findAllByRole('button', { name: 'Catat Pencairan' });
    if (settle) await userEvent.click(settle);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/potongan Rp 4\.900/)).toBeVisible();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'KW/BDG/2026/000506' }));
    await expect(await dialog.findByText(/potongan Rp 3\.500/)).toBeVisible();
  },
};

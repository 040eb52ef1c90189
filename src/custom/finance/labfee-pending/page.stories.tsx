import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Pending laboratory fees',
  component: Page,
  args: { role: FINANCE },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Awaited: Story = {};
/** What was estimated is offered; the invoice may say otherwise. */
export const Confirming: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'LAB/BDG/2026/000007' }));
    await userEvent.click(page.getByRole('button', { name: /Konfirmasi/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByDisplayValue('600.000')).toBeVisible();
  },
};

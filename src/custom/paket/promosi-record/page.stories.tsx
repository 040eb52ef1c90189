import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MANAGER } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Packages/Package',
  component: Page,
  args: { role: MANAGER },
  parameters: { route: '/paket/promosi/:id', path: '/paket/promosi/1' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'BM-02' })).toBeVisible();
    await expect(page.getAllByRole('button', { name: 'Salin' })).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Nonaktifkan' })).toBeVisible();
    await expect(await page.findByText('Retainer Hawley')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Packages/Package liability',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/paket/sales/kewajiban', path: '/paket/sales/kewajiban' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agrees: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Kewajiban paket sama dengan buku besar')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Tanpa batas atau belum aktif/ })).toHaveTextContent('Rp 40.000.000');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

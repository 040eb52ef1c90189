import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Partners’ part',
  component: Page,
  args: { role: FINANCE },
  parameters: { route: '/finance/tindakan/mitra', path: '/finance/tindakan/mitra' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partners: Story = {};
/** Partners are kept where their part is seen. */
export const Keeping: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Kelola Mitra' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Tambah' }));
    await expect(await screen.findByRole('button', { name: 'Simpan' })).toBeVisible();
  },
};

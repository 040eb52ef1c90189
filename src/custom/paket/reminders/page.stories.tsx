import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ADMIN } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Packages/Package reminders',
  component: Page,
  args: { role: ADMIN },
  parameters: { route: '/paket/sales/pengingat', path: '/paket/sales/pengingat' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Sisa Kontrol behel 9 dari 12')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Kirim pengingat/ })).toHaveLength(1);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Noting: Story = {
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: /Catat hasil/ });
    if (button) await userEvent.click(button);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Catatan' }), 'Minggu depan');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await expect(await screen.findByText('Sisa Kontrol behel 9 dari 12')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FINANCE } from '../../policies/role.ts';
import BooksBanner from './books-banner.tsx';

const meta = {
  title: 'Layout/Books banner',
  component: BooksBanner,
  args: { role: FINANCE },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wrong: Story = {
  play: async ({ canvas }) => {
    // Of last night, and of a backup whose findings nobody has signed off.
    await expect(await canvas.findAllByRole('link', { name: 'Buka verifikasi' })).toHaveLength(2);
    const templates = await canvas.findByRole('link', { name: 'Buka template' });
    await expect(templates).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sembunyikan' }));
    await expect(templates).not.toBeInTheDocument();
    localStorage.removeItem('klinik:templates-hidden');
  },
};

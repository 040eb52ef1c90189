import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { MANAGER } from '../../policies/role.ts';
import SectionBar from './section-bar.tsx';

const meta = {
  title: 'Layout/Section bar',
  args: { role: MANAGER },
  parameters: { layout: 'fullscreen', path: '/service/rekammedis' },
  render: () => (
    <div style={{ minHeight: 320 }}>
      <SectionBar />
    </div>
  ),
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfPatients: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Rekam Medis', current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Foto' }));
    await expect(await screen.findByRole('link', { name: 'Galeri Foto' })).toBeVisible();
  },
};
export const OfStock: Story = { parameters: { path: '/inventory' } };
export const OfReports: Story = {
  parameters: { path: '/dashboard' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Service' }));
    await expect(await screen.findByRole('link', { name: 'Waktu tunggu & kursi' })).toBeVisible();
  },
};

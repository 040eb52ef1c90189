import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Steps } from './steps.tsx';

const meta = {
  title: 'Parts/Inventory/Document steps',
  component: Steps,
  args: {
    steps: [
      {
        key: 'made',
        title: 'Pembuatan PO PO/BDG/2026/000012',
        at: '2026-03-05T02:10:00.000Z',
        by: 'Rini Hartati (inventory)',
      },
      {
        key: 'asked',
        title: 'Diajukan',
        at: '2026-03-05T02:12:00.000Z',
        by: 'Rini Hartati (inventory)',
        note: 'persetujuan PO PO/BDG/2026/000012',
      },
      {
        key: 'rejected',
        title: 'Ditolak',
        at: '2026-03-05T04:40:00.000Z',
        by: 'Dewi Lestari (manager)',
        note: 'Stok implan masih cukup',
        stops: true,
      },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Stok implan masih cukup')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

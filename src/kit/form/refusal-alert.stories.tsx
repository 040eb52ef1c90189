import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusalAlert } from './refusal-alert.tsx';

const meta = {
  title: 'Kit/Refusal alert',
  component: RefusalAlert,
  args: { refusal: { message: 'Data sudah diubah pengguna lain' } },
} satisfies Meta<typeof RefusalAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithName: Story = {
  args: {
    refusal: {
      message: 'Data sudah diubah pengguna lain. Muat ulang halaman',
      changed: { id: 7, name: 'Dewi Lestari', at: '2026-11-27T03:32:00.000Z' },
    },
  },
};
export const WithFields: Story = {
  args: {
    refusal: { message: 'Periksa isian', errors: { price: ['Jumlah tidak valid'] } },
    labels: { price: 'Harga' },
  },
};

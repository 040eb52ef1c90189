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
export const WithFields: Story = {
  args: {
    refusal: { message: 'Periksa isian', errors: { price: ['Jumlah tidak valid'] } },
    labels: { price: 'Harga' },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhatsApp } from './whats-app.tsx';

const meta = {
  title: 'Kit/WhatsApp',
  component: WhatsApp,
  args: { phone: '0812-3456-7890', label: 'WhatsApp Ratna' },
} satisfies Meta<typeof WhatsApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Icon: Story = {};
export const WithWords: Story = {
  args: { text: 'Halo', label: 'Kirim kwitansi lewat WhatsApp', children: 'Kirim kwitansi' },
};

import { WalletOutlined } from '@ant-design/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './empty-state.tsx';

const meta = { title: 'Kit/Empty state', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithReason: Story = { args: { text: 'Ubah saringan atau kata kunci' } };
export const ToChoose: Story = {
  args: {
    title: 'Belum ada tagihan yang dipilih',
    text: 'Pilih pasien atau tagihan di daftar',
    icon: <WalletOutlined />,
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppLayout } from './app-layout.tsx';

const meta = {
  title: 'Layout/App layout',
  component: AppLayout,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const InModule: Story = { parameters: { path: '/service/master/unit' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhyDrawer } from './why-drawer.tsx';

const meta = {
  title: 'Parts/Finance/Why drawer',
  component: WhyDrawer,
  args: { call: 'finance.hutang.why', id: 1, onClose: () => undefined },
} satisfies Meta<typeof WhyDrawer>;
export default meta;

export const Fee: StoryObj<typeof meta> = {};

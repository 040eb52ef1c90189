import type { Meta, StoryObj } from '@storybook/react-vite';
import { PERAWAT } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Service/Queue screen',
  component: Page,
  args: { role: PERAWAT },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingRoom: Story = {};

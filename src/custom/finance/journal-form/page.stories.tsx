import type { Meta, StoryObj } from '@storybook/react-vite';
import { FINANCE } from '../../../policies/role.ts';
import Page from './page.tsx';

const meta = {
  title: 'Pages/Finance/Journal form',
  component: Page,
  args: { role: FINANCE },
} satisfies Meta<{ role: number }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
